import { opponent } from '@taisen/kernel';
import { use } from '../../../abilities.ts';
import { instant } from '../../../card.ts';
import { enemies } from '../../../choose.ts';
import { losePower } from '../../../power.ts';
import { discardOf, type ShCard } from '../../../state.ts';

export const heavensReckoning = instant(
  'heavens-reckoning',
  {
    name: { ja: '天の算', 'zh-Hant': '天算', en: "Heaven's Reckoning" },
    rarity: 'legendary',
    deity: 'withered-vizier',
    cost: 4,
    vars: { n: 1, most: 10 },
    art: { icon: 'abacus' },
  },
  {
    a: {
      text: {
        ja: '相手の場と捨て札にあるキャラクターカードの撃破回数の合計1回につき、相手は神力を{n}失う（最大{most}）。',
        'zh-Hant': '對手場上與棄牌堆中角色卡的死亡次數合計，每1次，對手失去{n}點神力（最多{most}點）。',
        en: 'The opponent loses {n} power for each death of the characters on their field and in their discard pile, at most {most}.',
      },
      does: use((g, self, { n, most }) => {
        const enemy = opponent(self.controller);
        let deaths = 0;
        for (const id of [...enemies(g, self), ...discardOf(g, enemy)]) deaths += (g.s.cards[id] as ShCard).deaths;
        losePower(g, enemy, Math.min(most, n * deaths), 'effect', self.id);
      }),
    },
  },
);
