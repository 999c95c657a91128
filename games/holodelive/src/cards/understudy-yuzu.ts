import { performer } from '../card.ts';
import { chooseInHand, chooseOnStage, OPTIONAL } from '../choose.ts';
import { swapWithHand } from '../stage.ts';
import { handOf } from '../state.ts';

export const understudyYuzu = performer(
  'understudy-yuzu',
  {
    name: { ja: '代役ユズ', 'zh-Hant': '替身柚子', en: 'Understudy Yuzu' },
    icons: ['TRICKSTER', 'KUSOGAKI'],
    suits: ['HOT', 'INDONESIA'],
    art: { icon: 'domino-mask' },
  },
  {
    play: {
      text: {
        ja: '自分のステージの他のカード1枚と、手札のカード1枚を入れ替えてもよい。（プレイしたことにはならない）',
        'zh-Hant': '你可以將你舞台上的另一張牌與1張手牌互換。（不視為打出）',
        en: 'You may swap another card on your stage with a card in your hand. (This does not count as playing it.)',
      },
      *run(k) {
        const { g, seat } = k;
        if (handOf(g, seat).length === 0) return;
        const leaving = yield* chooseOnStage(k, seat, undefined, OPTIONAL);
        if (leaving < 0) return;
        const coming = yield* chooseInHand(k);
        swapWithHand(g, leaving, coming, seat);
      },
    },
  },
);
