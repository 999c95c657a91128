import { opponent } from '@taisen/kernel';
import { use } from '../../abilities.ts';
import { magic } from '../../card.ts';
import { chooseMonster } from '../../choose.ts';
import { destroy } from '../../leave.ts';
import { monstersOf } from '../../state.ts';
import { powerOf } from '../../values.ts';

export const scorchedPath = magic(
  'scorched-path',
  {
    name: { ja: '焦土の道', 'zh-Hant': '焦土之路', en: 'Scorched Path' },
    art: { icon: 'burning-tree' },
    vars: { n: 700 },
  },
  {
    a: {
      text: {
        ja: '相手の場のパワー{n}以下のモンスター1体を破壊する。',
        'zh-Hant': '破壞對手場上1隻力量{n}以下的怪獸。',
        en: 'Destroy a monster your opponent controls with {n} or less power.',
      },
      does: use(
        function* (g, self, { n }) {
          const id = yield* chooseMonster(
            g,
            self,
            'a',
            opponent(self.controller),
            (_def, card) => powerOf(g, card) <= n,
          );
          if (id >= 0) yield* destroy(g, [id], 'effect');
        },
        (g, self, { n }) => monstersOf(g, opponent(self.controller)).some((card) => powerOf(g, card) <= n),
      ),
    },
  },
);
