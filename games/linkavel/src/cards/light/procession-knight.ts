import { onSummoned } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { monsterOf, summonFromTrash } from '../../choose.ts';

export const processionKnight = monster(
  'procession-knight',
  {
    name: { ja: '行列の騎士', 'zh-Hant': '燈列騎士', en: 'Procession Knight' },
    attribute: 'light',
    family: 'choir',
    level: 3,
    cost: { level: 2, count: 1 },
    power: 800,
    art: { icon: 'knight-banner' },
    vars: { n: 2 },
  },
  {
    a: {
      text: {
        ja: 'このモンスターが召喚された時、自分のトラッシュからレベル{n}以下の灯歌一族のモンスター1体を特殊召喚する。',
        'zh-Hant': '這隻怪獸被召喚時，從我方棄牌區將1隻等級{n}以下的燈歌族怪獸特殊召喚。',
        en: 'When this monster is summoned, special summon a level {n} or lower Choir-family monster from your trash.',
      },
      does: onSummoned(function* (g, self, { n }) {
        yield* summonFromTrash(g, self, 'a', monsterOf('choir', n));
      }),
    },
  },
);
