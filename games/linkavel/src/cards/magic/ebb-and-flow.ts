import { use } from '../../abilities.ts';
import { magic } from '../../card.ts';
import { discardCards } from '../../choose.ts';
import { draw } from '../../draw.ts';

export const ebbAndFlow = magic(
  'ebb-and-flow',
  {
    name: { ja: '潮の満ち干', 'zh-Hant': '潮起潮落', en: 'Ebb and Flow' },
    art: { icon: 'low-tide', sign: 'tide' },
    vars: { n: 2, k: 1 },
  },
  {
    a: {
      text: {
        ja: 'カードを{n}枚ドローする。その後、手札を{k}枚捨てる。',
        'zh-Hant': '抽{n}張卡，然後捨棄{k}張手牌。',
        en: 'Draw {n}, then discard {k}.',
      },
      does: use(function* (g, self, { n, k }) {
        draw(g, self.controller, n);
        yield* discardCards(g, self, 'a', self.controller, k);
      }),
    },
  },
);
