import { onStrike } from '../../../abilities.ts';
import { character } from '../../../card.ts';
import { drain } from '../../../power.ts';

export const taxDemon = character(
  'tax-demon',
  {
    name: { ja: '税の鬼', 'zh-Hant': '稅鬼', en: 'Tax Demon' },
    row: 'middle',
    rarity: 'rare',
    cost: 3,
    attack: 3,
    health: 3,
    vars: { n: 3 },
    art: { icon: 'devil-mask' },
  },
  {
    a: {
      text: {
        ja: '神を攻撃した時、相手はさらに神力を{n}失う。',
        'zh-Hant': '攻擊神明時，對手再失去{n}點神力。',
        en: 'When it attacks the deity, the opponent loses {n} more power.',
      },
      does: onStrike((g, self, { n }) => {
        drain(g, self, n);
      }),
    },
  },
);
