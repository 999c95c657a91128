import { onStrike } from '../../../abilities.ts';
import { character } from '../../../card.ts';
import { SNIPE } from '../../../keywords.ts';
import { drain } from '../../../power.ts';

export const sunPiercer = character(
  'sun-piercer',
  {
    name: { ja: '貫日の弓神', 'zh-Hant': '貫日弓神', en: 'Sun Piercer' },
    row: 'back',
    rarity: 'legendary',
    deity: 'far-archer',
    cost: 6,
    attack: 8,
    health: 4,
    vars: { n: 2 },
    art: { icon: 'sun-spear' },
  },
  {
    a: SNIPE,
    b: {
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
