import { atMyEnd } from '../../../abilities.ts';
import { lasting } from '../../../card.ts';
import { allies } from '../../../choose.ts';
import { mend } from '../../../leave.ts';

export const prayerFlags = lasting(
  'prayer-flags',
  {
    name: { ja: '祈りの旗', 'zh-Hant': '經幡', en: 'Prayer Flags' },
    rarity: 'common',
    cost: 2,
    durability: 4,
    vars: { n: 1 },
    art: { icon: 'prayer' },
  },
  {
    a: {
      text: {
        ja: '自分のターン終了時、自分のキャラクターすべての体力を{n}回復する。',
        'zh-Hant': '己方回合結束時，己方所有角色恢復{n}點生命。',
        en: 'At the end of your turn, restore {n} health to each of your characters.',
      },
      does: atMyEnd(
        (g, self, { n }) => {
          for (const id of allies(g, self)) mend(g, id, n);
        },
        (g, self) => allies(g, self, (_def, card) => card.damage > 0).length > 0,
      ),
    },
  },
);
