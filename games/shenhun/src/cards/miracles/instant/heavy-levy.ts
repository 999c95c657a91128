import { opponent } from '@taisen/kernel';
import { use } from '../../../abilities.ts';
import { instant } from '../../../card.ts';
import { raiseCosts } from '../../../effects.ts';

export const heavyLevy = instant(
  'heavy-levy',
  {
    name: { ja: '重い賦役', 'zh-Hant': '重賦', en: 'Heavy Levy' },
    rarity: 'rare',
    cost: 2,
    vars: { n: 1 },
    art: { icon: 'coins-pile' },
  },
  {
    a: {
      text: {
        ja: '次の相手のターン終了時まで、相手のカードのコスト+{n}。',
        'zh-Hant': '直到對手下個回合結束，對手的卡消耗增加{n}。',
        en: "Until the end of the opponent's next turn, the opponent's cards cost {n} more.",
      },
      does: use((g, self, { n }) => {
        raiseCosts(g, self, 'a', opponent(self.controller), n);
      }),
    },
  },
);
