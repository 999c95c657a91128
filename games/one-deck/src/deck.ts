import { addCard, type DeckList, type DeckProblem, type ReadyDeck } from '@taisen/kernel';
import { CARDS } from './cards/index.ts';
import { blank, DECK_ZONE, newCard, type OdState } from './state.ts';

/** OD-1.1: players do not bring decks: the list of a seat is always empty. */
export const DECKS: readonly ReadyDeck[] = [
  {
    id: 'standard',
    name: { ja: '一つの山札', 'zh-Hant': '共用牌堆', en: 'The one deck' },
    plan: {
      ja: '52枚の山札を2人で使う。引いたカードで勝負する。',
      'zh-Hant': '雙方共用一副52張的牌堆，用抽到的卡一決勝負。',
      en: 'Both players draw from the same 52 cards and fight with what they get.',
    },
    cards: [],
  },
];

export function checkDeck(deck: DeckList): DeckProblem[] {
  if (deck.length === 0) return [];
  return [
    {
      rule: 'OD-1.1',
      message: {
        ja: '2人で1つの山札を使う：自分のデッキは持ち込めない',
        'zh-Hant': '雙方共用一副牌堆：不能帶自己的牌組',
        en: 'both players share one deck: nobody brings a deck',
      },
    },
  ];
}

export function setup({ seed }: { readonly seed: string }): OdState {
  const s = blank(seed);
  CARDS.forEach((card, def) => {
    for (let i = 0; i < card.copies; i++) addCard(s, newCard(s.cards.length, def, 0, DECK_ZONE));
  });
  return s;
}
