import type { DeckList, DeckProblem, ReadyDeck } from '@taisen/kernel';

/** HL-2.3: both players share one deck, so there is nothing to choose. */
export const DECKS: readonly ReadyDeck[] = [
  {
    id: 'standard',
    name: { ja: '共有デッキ', 'zh-Hant': '共用牌庫', en: 'The shared deck' },
    plan: {
      ja: '60人の出演者、同じ顔はひとりもいない。',
      'zh-Hant': '六十位表演者，沒有兩張相同的面孔。',
      en: 'Sixty performers, no two alike.',
    },
    cards: [],
  },
];

export function checkDeck(deck: DeckList): DeckProblem[] {
  if (deck.length === 0) return [];
  return [
    {
      rule: 'HL-2.3',
      message: {
        ja: 'デッキは両者共有：自分のデッキは持ち込めない',
        'zh-Hant': '雙方共用一副牌庫：不能自備牌組',
        en: 'both players share one deck: nobody brings an own one',
      },
    },
  ];
}
