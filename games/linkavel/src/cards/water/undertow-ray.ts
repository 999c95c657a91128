import { opponent } from '@taisen/kernel';
import { onSummoned } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { chooseMonster } from '../../choose.ts';
import { toHand } from '../../leave.ts';

export const undertowRay = monster(
  'undertow-ray',
  {
    name: { ja: '引き潮の鱏', 'zh-Hant': '退潮魟', en: 'Undertow Ray' },
    reading: 'ひきしおのえい',
    attribute: 'water',
    family: 'tide',
    level: 2,
    cost: { level: 1, count: 1 },
    power: 400,
    art: { icon: 'manta-ray' },
    vars: { n: 2 },
  },
  {
    a: {
      text: {
        ja: 'このモンスターが召喚された時、相手の場のレベル{n}以下のモンスター1体を持ち主の手札に戻す。',
        'zh-Hant': '這隻怪獸被召喚時，使對手場上1隻等級{n}以下的怪獸返回持有者手牌。',
        en: 'When this monster is summoned, return a level {n} or lower monster your opponent controls to its owner’s hand.',
      },
      does: onSummoned(function* (g, self, { n }) {
        const id = yield* chooseMonster(g, self, 'a', opponent(self.controller), (def) => def.level <= n);
        if (id >= 0) toHand(g, id);
      }),
    },
  },
);
