import { onSlain } from '../../../abilities.ts';
import { character } from '../../../card.ts';
import { drain } from '../../../power.ts';

export const graveSentinel = character(
  'grave-sentinel',
  {
    name: { ja: '墓守の卒', 'zh-Hant': '守墓卒', en: 'Grave Sentinel' },
    row: 'front',
    rarity: 'common',
    cost: 2,
    attack: 1,
    health: 4,
    vars: { n: 2 },
    art: { icon: 'tombstone' },
  },
  {
    a: {
      text: {
        ja: '撃破された時、相手は神力を{n}失う。',
        'zh-Hant': '被擊殺時，對手失去{n}點神力。',
        en: 'When killed, the opponent loses {n} power.',
      },
      does: onSlain((g, self, { n }) => {
        drain(g, self, n);
      }),
    },
  },
);
