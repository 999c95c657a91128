import { addCard, type DeckList, type DeckProblem, type ReadyDeck, type Setup, zoneOf } from '@taisen/kernel';
import { CARDS } from './cards/index.ts';
import { blank, DECK, type DuelState, newCard } from './state.ts';

const SIZE = 20;
const COPIES = 4;

const times = (count: number, ...ids: readonly string[]): string[] =>
  ids.flatMap((id) => new Array<string>(count).fill(id));

export const DECKS: readonly ReadyDeck[] = [
  {
    id: 'banner',
    name: { ja: '軍旗', 'zh-Hant': '軍旗', en: 'Banner' },
    plan: {
      ja: 'ユニットを並べ、旗手で強くして押し切る。',
      'zh-Hant': '排滿單位，靠旗手強化後一舉壓制。',
      en: 'Fill the line, raise the banner, and attack with everything.',
    },
    cards: [
      ...times(4, 'river-guard', 'hill-ox', 'banner-bearer'),
      ...times(2, 'ember-pup', 'ash-moth', 'spark', 'gust'),
    ],
  },
  {
    id: 'grove',
    name: { ja: '森', 'zh-Hant': '森林', en: 'Grove' },
    plan: {
      ja: '序盤をしのぎ、大きなユニットで勝つ。',
      'zh-Hant': '撐過前期，再以大型單位取勝。',
      en: 'Survive the first turns, then win with large units.',
    },
    cards: [
      ...times(4, 'hill-ox', 'river-guard'),
      ...times(3, 'old-oak', 'scout-wren'),
      ...times(2, 'herb-tea', 'old-map', 'gust'),
    ],
  },
];

/** TG-1.1: every rule that a deck breaks. */
export function checkDeck(deck: DeckList): DeckProblem[] {
  const problems: DeckProblem[] = [];
  for (const id of new Set(deck)) {
    const card = CARDS.find((each) => each.id === id);
    const count = deck.filter((each) => each === id).length;
    if (card === undefined) problems.push({ rule: 'TG-1.1', message: unknownCard(id) });
    else if (count > COPIES) problems.push({ rule: 'TG-1.1', message: tooMany(card.name, count) });
  }
  if (deck.length !== SIZE) problems.push({ rule: 'TG-1.1', message: wrongSize(deck.length) });
  return problems;
}

const unknownCard = (id: string): DeckProblem['message'] => ({
  ja: `「${id}」というカードはない`,
  'zh-Hant': `沒有「${id}」這張卡`,
  en: `there is no card called "${id}"`,
});
const tooMany = (name: DeckProblem['message'], count: number): DeckProblem['message'] => ({
  ja: `《${name.ja}》が${count}枚：同名カードは${COPIES}枚まで`,
  'zh-Hant': `《${name['zh-Hant']}》有${count}張：同名卡最多${COPIES}張`,
  en: `${count} of ${name.en}: at most ${COPIES} of a name`,
});
const wrongSize = (count: number): DeckProblem['message'] => ({
  ja: `デッキは${count}枚：ちょうど${SIZE}枚でなければならない`,
  'zh-Hant': `牌組有${count}張：必須正好${SIZE}張`,
  en: `the deck has ${count} cards: it must have exactly ${SIZE}`,
});

const defById = new Map(CARDS.map((card, def) => [card.id, def]));

export function setup({ seed, decks }: Setup): DuelState {
  const s = blank(seed);
  for (const seat of [0, 1] as const)
    for (const id of decks[seat])
      addCard(s, newCard(s.cards.length, defById.get(id) as number, seat, zoneOf(DECK, seat)));
  return s;
}
