import { whenever } from '../../../abilities.ts';
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
    vars: { n: 2 },
    art: { icon: 'prayer' },
  },
  {
    a: {
      text: {
        ja: '自分が他の神蹟を使うたび、自分のキャラクターすべての体力を{n}回復する。',
        'zh-Hant': '己方每次施展其他神蹟，己方所有角色恢復{n}點生命。',
        en: 'Whenever you use another miracle, restore {n} health to each of your characters.',
      },
      does: whenever(
        'used',
        (_g, self, event) => event.seat === self.controller && event.card !== self.id,
        (g, self, { n }) => {
          for (const id of allies(g, self)) mend(g, id, n);
        },
      ),
    },
  },
);
