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
        ja: '自分のターン終了時、自分のキャラクターすべてのダメージを{n}回復する。',
        'zh-Hant': '我方回合結束時，我方所有角色恢復{n}點傷害。',
        en: 'At the end of your turn, mend {n} damage on each of your characters.',
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
