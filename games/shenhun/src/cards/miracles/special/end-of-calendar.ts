import { countdown } from '../../../abilities.ts';
import { special } from '../../../card.ts';
import { discard } from '../../../leave.ts';
import { drain } from '../../../power.ts';
import { onField } from '../../../state.ts';

export const endOfCalendar = special(
  'end-of-calendar',
  {
    name: { ja: '暦の尽きる日', 'zh-Hant': '曆盡之日', en: 'End of the Calendar' },
    rarity: 'legendary',
    deity: 'star-keeper',
    cost: 5,
    vars: { turns: 4, n: 4 },
    art: { icon: 'calendar' },
  },
  {
    a: {
      text: {
        ja: 'カウントダウン{turns}：両者の場のキャラクター、神蹟、神域をすべて捨て札に置く（撃破ではない）。こうして捨てた相手のカード1枚につき、相手は神力を{n}失う。',
        'zh-Hant':
          '倒數{turns}：將雙方場上的所有角色、神蹟與神域置入棄牌堆（不算死亡）；其中每有一張對手的卡，對手失去{n}點神力。',
        en: 'Countdown {turns}: put all characters, miracles and domains on both fields into the discard piles; none of them dies. The opponent loses {n} power for each of their cards.',
      },
      does: countdown((g, self, { n }) => {
        const all = g.s.cards.filter((card) => onField(card) && card.id !== self.id);
        const theirs = all.filter(({ owner }) => owner !== self.controller).length;
        for (const { id } of all) discard(g, id, 'effect');
        drain(g, self, n * theirs);
      }),
    },
  },
);
