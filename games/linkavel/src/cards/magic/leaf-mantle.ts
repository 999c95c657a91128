import { NO_CARD } from '@taisen/kernel';
import { use } from '../../abilities.ts';
import { magic } from '../../card.ts';
import { throughNextTurn } from '../../effects.ts';

export const leafMantle = magic(
  'leaf-mantle',
  {
    name: { ja: '木の葉の外套', 'zh-Hant': '樹葉斗篷', en: 'Leaf Mantle' },
    art: { icon: 'leaf-swirl' },
    vars: { n: 300 },
  },
  {
    a: {
      text: {
        ja: '次の相手のターン終了時まで、自分がダメージを受ける時、そのダメージは{n}減る。',
        'zh-Hant': '直到下個對手回合結束，我方受到傷害時，該傷害減少{n}點。',
        en: 'Until the end of your opponent’s next turn, each time you take damage, reduce it by {n}.',
      },
      does: use(function* (g, self, { n }) {
        throughNextTurn(g, self, 'a', 'shield', NO_CARD, n);
      }),
    },
  },
);
