import { performer } from '../card.ts';
import { chooseOnStage, reachable } from '../choose.ts';
import { swapPlaces } from '../stage.ts';
import type { HlCard } from '../state.ts';
import { suitsOf } from '../values.ts';

export const chairMomo = performer(
  'chair-momo',
  {
    name: { ja: '椅子取りモモ', 'zh-Hant': '搶椅子桃桃', en: 'Musical-Chair Momo' },
    icons: ['ENJOY', 'KUSOGAKI'],
    suits: ['LOVELY', 'INDONESIA'],
    art: { icon: 'wooden-chair' },
  },
  {
    action: {
      text: {
        ja: '自分のステージの他のカード1枚と、相手のステージの、それと同じスートを持つカード1枚を入れ替える。',
        'zh-Hant': '將你舞台上的另一張牌，與對手舞台上1張具有相同花色的牌互換位置。',
        en: "Swap another card on your stage with a card on your opponent's stage that shares a suit with it.",
      },
      *run(k) {
        const { g, seat, rival } = k;
        const sharesSuit = (mine: HlCard) => (theirs: HlCard) => (suitsOf(g, mine) & suitsOf(g, theirs)) !== 0;
        const mine = yield* chooseOnStage(k, seat, (card) => reachable(k, rival, sharesSuit(card)).length > 0);
        if (mine < 0) return;
        const theirs = yield* chooseOnStage(k, rival, sharesSuit(g.s.cards[mine] as HlCard));
        swapPlaces(g, mine, theirs);
      },
    },
  },
);
