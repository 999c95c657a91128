import { pickSome } from '@taisen/kernel';
import { onSummoned, permanentForPlayer } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { fitting, monsterOf } from '../../choose.ts';
import { monstersOf, trashOf } from '../../state.ts';
import { specialSummon } from '../../summon.ts';

export const firstLamp = monster(
  'first-lamp',
  {
    name: { ja: '始まりの灯', 'zh-Hant': '初始之燈', en: 'The First Lamp' },
    reading: 'はじまりのともしび',
    attribute: 'light',
    family: 'choir',
    level: 5,
    cost: { level: 3, count: 1 },
    power: 1800,
    art: { icon: 'lantern-flame' },
    vars: { n: 2, k: 2, m: 200 },
  },
  {
    a: {
      text: {
        ja: 'このモンスターが召喚された時、自分のトラッシュからレベル{k}以下の灯歌一族のモンスターを{n}体まで特殊召喚してもよい。',
        'zh-Hant': '這隻怪獸被召喚時，可以從我方棄牌區將最多{n}隻等級{k}以下的燈歌族怪獸特殊召喚。',
        en: 'When this monster is summoned, you may special summon up to {n} level {k} or lower Choir-family monsters from your trash.',
      },
      does: onSummoned(function* (g, self, { n, k }) {
        const seat = self.controller;
        const candidates = fitting(g, trashOf(g, seat), monsterOf('choir', k));
        // LV-6.11: as many as there are free zones.
        const room = Math.min(n, 3 - monstersOf(g, seat).length);
        const how = { optional: true, asking: { card: self.id, ability: 'a' } };
        yield* specialSummon(g, seat, yield* pickSome(seat, 'trash', candidates, room, how));
      }),
    },
    b: {
      text: {
        ja: '自分がダメージを受ける時、そのダメージは{m}減る。',
        'zh-Hant': '我方受到傷害時，該傷害減少{m}點。',
        en: 'Each time you take damage, reduce it by {m}.',
      },
      does: permanentForPlayer({
        battleDamage: (_g, self, seat, amount, { m }) => (seat === self.controller ? amount - m : amount),
        effectDamage: (_g, self, seat, amount, { m }) => (seat === self.controller ? amount - m : amount),
      }),
    },
  },
);
