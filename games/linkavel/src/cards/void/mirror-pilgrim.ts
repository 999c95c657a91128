import { NO_CARD } from '@taisen/kernel';
import { whenAttacking } from '../../abilities.ts';
import { defOf, defOfId, monster } from '../../card.ts';
import { thisTurn } from '../../effects.ts';

export const mirrorPilgrim = monster(
  'mirror-pilgrim',
  {
    name: { ja: '鏡の巡礼者', 'zh-Hant': '鏡之巡禮者', en: 'Mirror Pilgrim' },
    attribute: 'void',
    level: 2,
    cost: { level: 1, count: 1 },
    power: 400,
    art: { icon: 'mirror-mirror' },
    vars: { n: 100 },
  },
  {
    a: {
      text: {
        ja: 'このモンスターがモンスターを攻撃した時に発動できる。ターン終了時まで、このモンスターの元々のパワーは、攻撃対象の元々のパワーより{n}高い数値になる。',
        'zh-Hant': '這隻怪獸攻擊怪獸時可以發動。直到回合結束，這隻怪獸的原本力量變成攻擊對象的原本力量加{n}。',
        en: 'When this monster attacks a monster, you can use this: until the end of the turn, its printed power becomes that monster’s printed power plus {n}.',
      },
      does: whenAttacking(
        function* (g, self, { n }, { target = NO_CARD }) {
          const before = g.s.effects.findIndex((effect) => effect.card === self.id && effect.ability === 'a');
          if (before >= 0) g.s.effects.splice(before, 1);
          thisTurn(g, self, 'a', 'power', self.id, defOfId(g, target).power + n - defOf(g, self).power);
        },
        (_g, _self, { target }) => target !== undefined,
      ),
    },
  },
);
