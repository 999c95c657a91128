import { countdown } from '../../../abilities.ts';
import { special } from '../../../card.ts';
import { drain } from '../../../power.ts';

export const endOfCalendar = special(
  'end-of-calendar',
  {
    name: { ja: '暦の尽きる日', 'zh-Hant': '曆盡之日', en: 'End of the Calendar' },
    rarity: 'legendary',
    deity: 'star-keeper',
    cost: 5,
    vars: { turns: 4, n: 14 },
    art: { icon: 'calendar' },
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
