import { countdown } from '../../../abilities.ts';
import { special } from '../../../card.ts';
import { drain } from '../../../power.ts';

export const midnightToll = special(
  'midnight-toll',
  {
    name: { ja: '子夜の鐘', 'zh-Hant': '子夜鐘', en: 'Midnight Toll' },
    rarity: 'epic',
    cost: 3,
    vars: { turns: 3, n: 7 },
    art: { icon: 'clock-tower' },
  },
  {
    a: {
      text: {
        ja: 'カウントダウン{turns}：相手は神力を{n}失う。',
        'zh-Hant': '倒數{turns}：對手失去{n}點神力。',
        en: 'Countdown {turns}: the opponent loses {n} power.',
      },
      does: countdown((g, self, { n }) => {
        drain(g, self, n);
      }),
    },
  },
);
