import { atMyEnd } from '../../../abilities.ts';
import { character } from '../../../card.ts';
import { mend } from '../../../leave.ts';

export const riverChild = character(
  'river-child',
  {
    name: { ja: '河伯の子', 'zh-Hant': '河伯之子', en: 'Child of the River' },
    row: 'front',
    rarity: 'rare',
    cost: 3,
    attack: 2,
    health: 5,
    vars: { n: 2 },
    art: { icon: 'river' },
  },
  {
    a: {
      text: {
        ja: '自分のターン終了時、このキャラクターの体力を{n}回復する。',
        'zh-Hant': '己方回合結束時，此角色恢復{n}點生命。',
        en: 'At the end of your turn, restore {n} health to this character.',
      },
      does: atMyEnd(
        (g, self, { n }) => {
          mend(g, self.id, n);
        },
        (_g, self) => self.damage > 0,
      ),
    },
  },
);
