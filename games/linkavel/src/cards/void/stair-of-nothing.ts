import { use } from '../../abilities.ts';
import { defOf, magic } from '../../card.ts';
import { chooseFromHand, chooseMonster, type Fits, fitting } from '../../choose.ts';
import { toTrash } from '../../leave.ts';
import { type G, handOf, type LvCard, monstersOf } from '../../state.ts';
import { specialSummon } from '../../summon.ts';

/** The void monsters that may replace `low`: higher by at most `n` levels. */
const higherThan = (g: G, low: LvCard, n: number): Fits => {
  const { level } = defOf(g, low);
  return (def) => def.attribute === 'void' && def.level > level && def.level <= level + n;
};

export const stairOfNothing = magic(
  'stair-of-nothing',
  {
    name: { ja: '無の階段', 'zh-Hant': '虛無之階', en: 'Stair of Nothing' },
    art: { icon: 'stairs-goal' },
    vars: { n: 2 },
  },
  {
    a: {
      text: {
        ja: '自分の場のモンスター1体をトラッシュに送って発動できる。そのモンスターよりレベルが1～{n}高い無属性モンスター1体を手札から特殊召喚する。',
        'zh-Hant': '將我方場上1隻怪獸送入棄牌區才能發動。從手牌將1隻等級比該怪獸高1～{n}的無屬性怪獸特殊召喚。',
        en: 'Send a monster you control to the trash to use this. Special summon from your hand a void monster 1 to {n} levels higher.',
      },
      does: use(
        function* (g, self, { n }) {
          const low = yield* chooseMonster(g, self, 'a', self.controller);
          toTrash(g, [low], 'effect');
          const high = yield* chooseFromHand(g, self, 'a', higherThan(g, g.s.cards[low] as LvCard, n));
          if (high >= 0) yield* specialSummon(g, self.controller, [high]);
        },
        (g, self, { n }) =>
          monstersOf(g, self.controller).some(
            (low) => fitting(g, handOf(g, self.controller), higherThan(g, low, n)).length > 0,
          ),
      ),
    },
  },
);
