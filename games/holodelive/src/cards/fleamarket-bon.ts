import { performer } from '../card.ts';
import { chooseAtHome, chooseInHand } from '../choose.ts';
import { discard, toHand } from '../stage.ts';
import { handOf } from '../state.ts';

export const fleamarketBon = performer(
  'fleamarket-bon',
  {
    name: { ja: '蚤の市ボン', 'zh-Hant': '跳蚤市場阿凡', en: 'Flea-Market Bon' },
    icons: ['ALCOHOL', 'TRICKSTER'],
    suits: ['HOT'],
    art: { icon: 'trade' },
  },
  {
    action: {
      text: {
        ja: '自宅のカード1枚と手札のカード1枚を入れ替える。',
        'zh-Hant': '將自宅的1張牌與1張手牌互換。',
        en: 'Swap a card at Home with a card in your hand.',
      },
      *run(k) {
        const { g, seat } = k;
        if (handOf(g, seat).length === 0) return;
        const coming = yield* chooseAtHome(k);
        if (coming < 0) return;
        const going = yield* chooseInHand(k);
        discard(g, going);
        toHand(g, coming, seat);
      },
    },
  },
);
