import { performer } from '../card.ts';
import { draw } from '../draw.ts';
import { handOf } from '../state.ts';

export const umbrellaTamaki = performer(
  'umbrella-tamaki',
  {
    name: { ja: '相合傘タマキ', 'zh-Hant': '共傘環', en: 'Umbrella Tamaki' },
    icons: ['SEISO', 'ENJOY'],
    suits: ['INDONESIA', 'LOVELY'],
    art: { icon: 'umbrella' },
    vars: { n: 3 },
  },
  {
    play: {
      text: {
        ja: '手札が{n}枚になるまでカードを引く。',
        'zh-Hant': '抽牌直到你的手牌有{n}張。',
        en: 'Draw until you have {n} cards in hand.',
      },
      *run({ g, seat, vars: { n } }) {
        draw(g, seat, Math.max(0, n - handOf(g, seat).length));
      },
    },
  },
);
