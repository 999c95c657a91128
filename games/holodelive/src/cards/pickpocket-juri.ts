import { type CardId, roll } from '@taisen/kernel';
import { performer } from '../card.ts';
import { chooseInHand } from '../choose.ts';
import { toHand } from '../stage.ts';
import { handOf } from '../state.ts';

export const pickpocketJuri = performer(
  'pickpocket-juri',
  {
    name: { ja: '早業ジュリ', 'zh-Hant': '妙手朱里', en: 'Pickpocket Juri' },
    icons: ['KUSOGAKI', 'TRICKSTER'],
    suits: ['HOT', 'COOL'],
    art: { icon: 'robber' },
  },
  {
    play: {
      text: {
        ja: '相手の手札からランダムに1枚を自分の手札に加え、その後、自分の手札のカード1枚を相手に渡す。',
        'zh-Hant': '隨機將對手的1張手牌加入你的手牌，然後將你的1張手牌交給對手。',
        en: "Take a random card from your opponent's hand, then give them a card from yours.",
      },
      *run(k) {
        const { g, seat, rival } = k;
        const hand = handOf(g, rival);
        if (hand.length === 0) return;
        toHand(g, hand[roll(g.s.rng, hand.length)] as CardId, seat);
        const id = yield* chooseInHand(k);
        if (id >= 0) toHand(g, id, rival);
      },
    },
  },
);
