import { use } from '../../abilities.ts';
import { magic } from '../../card.ts';
import { draw } from '../../draw.ts';
import { handOf } from '../../state.ts';

export const lastProvisions = magic(
  'last-provisions',
  {
    name: { ja: '最後の兵糧', 'zh-Hant': '最後的糧食', en: 'Last Provisions' },
    reading: 'さいごのひょうろう',
    art: { icon: 'knapsack' },
    vars: { k: 2, n: 2 },
  },
  {
    a: {
      text: {
        ja: 'このカード以外の自分の手札が{k}枚以下の場合に発動できる。カードを{n}枚ドローする。',
        'zh-Hant': '這張卡以外的我方手牌在{k}張以下時才能發動。抽{n}張卡。',
        en: 'Use only if you have {k} or fewer other cards in hand. Draw {n}.',
      },
      does: use(
        function* (g, self, { n }) {
          draw(g, self.controller, n);
        },
        (g, self, { k }) => handOf(g, self.controller).filter((id) => id !== self.id).length <= k,
      ),
    },
  },
);
