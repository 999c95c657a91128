import { opponent } from '@taisen/kernel';
import { onSummoned, permanent } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { isOtherOfFamily } from '../../choose.ts';
import { destroy } from '../../leave.ts';
import { monstersOf } from '../../state.ts';
import { powerOf } from '../../values.ts';

export const pyreWyrm = monster(
  'pyre-wyrm',
  {
    name: { ja: '焚天の飛竜', 'zh-Hant': '焚天飛龍', en: 'Pyre Wyrm' },
    reading: 'ふんてんのひりゅう',
    attribute: 'fire',
    family: 'ember',
    level: 5,
    cost: { level: 3, count: 1 },
    power: 1900,
    art: { icon: 'wyvern' },
    vars: { n: 800, p: 200 },
  },
  {
    a: {
      text: {
        ja: 'このモンスターが召喚された時、相手の場のパワー{n}以下のモンスターをすべて破壊する。',
        'zh-Hant': '這隻怪獸被召喚時，破壞對手場上所有力量{n}以下的怪獸。',
        en: 'When this monster is summoned, destroy all monsters your opponent controls with {n} or less power.',
      },
      does: onSummoned(function* (g, self, { n }) {
        const weak = monstersOf(g, opponent(self.controller)).filter((card) => powerOf(g, card) <= n);
        yield* destroy(
          g,
          weak.map((card) => card.id),
          'effect',
        );
      }),
    },
    b: {
      text: {
        ja: '自分の場の他の熾火一族のモンスターのパワーは{p}アップする。',
        'zh-Hant': '我方場上其他餘燼族怪獸的力量上升{p}。',
        en: 'Other Ember-family monsters you control have {p} more power.',
      },
      does: permanent({
        power: (g, self, card, power, { p }) => (isOtherOfFamily(g, self, card, 'ember') ? power + p : power),
      }),
    },
  },
);
