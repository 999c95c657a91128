import { opponent } from '@taisen/kernel';
import { use } from '../../abilities.ts';
import { defOf, magic } from '../../card.ts';
import { chooseMonster } from '../../choose.ts';
import { toHand } from '../../leave.ts';
import { monstersOf } from '../../state.ts';

export const riptide = magic(
  'riptide',
  {
    name: { ja: '離岸流', 'zh-Hant': '離岸流', en: 'Riptide' },
    art: { icon: 'whirlpool-shuriken' },
    vars: { n: 3 },
  },
  {
    a: {
      text: {
        ja: '相手の場のレベル{n}以下のモンスター1体を持ち主の手札に戻す。',
        'zh-Hant': '使對手場上1隻等級{n}以下的怪獸返回持有者手牌。',
        en: 'Return a level {n} or lower monster your opponent controls to its owner’s hand.',
      },
      does: use(
        function* (g, self, { n }) {
          const id = yield* chooseMonster(g, self, 'a', opponent(self.controller), (def) => def.level <= n);
          if (id >= 0) toHand(g, id);
        },
        (g, self, { n }) => monstersOf(g, opponent(self.controller)).some((card) => defOf(g, card).level <= n),
      ),
    },
  },
);
