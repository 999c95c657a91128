import type { DeckList, DeckProblem, Words } from '@taisen/kernel';
import type { MsCardDef } from './card.ts';
import { CARDS } from './cards/index.ts';
import type { MsTypes } from './types.ts';

const SIZE = 40;
const COPIES = 3;
const byId = new Map<string, MsCardDef>(CARDS.map((card) => [card.id, card]));

/** MS-2.2, MS-2.3, MS-2.4: every rule that a deck breaks, each with its own message. */
export function checkDeck(deck: DeckList, rulings: MsTypes['rulings']): DeckProblem[] {
  const problems: DeckProblem[] = [];
  const broken = (rule: string, message: Words) => problems.push({ rule, message });
  const counts = new Map<string, number>();
  for (const id of deck) counts.set(id, (counts.get(id) ?? 0) + 1);
  let taboo = 0;
  for (const [id, count] of counts) {
    const card = byId.get(id);
    if (card === undefined) {
      broken('MS-2.2', {
        ja: `「${id}」というカードはない`,
        'zh-Hant': `沒有「${id}」這張卡`,
        en: `there is no card called "${id}"`,
      });
      continue;
    }
    if (card.taboo) taboo += count;
    if (count <= COPIES) continue;
    broken('MS-2.3', {
      ja: `《${card.name.ja}》が${count}枚：同じカードは${COPIES}枚まで`,
      'zh-Hant': `《${card.name['zh-Hant']}》有${count}張：同一卡片最多${COPIES}張`,
      en: `${count} of ${card.name.en}: at most ${COPIES} of a card`,
    });
  }
  const limit = rulings.tabooLimit;
  if (taboo > limit) {
    broken('MS-2.4', {
      ja: `禁忌カードが${taboo}枚：デッキに${limit}枚まで`,
      'zh-Hant': `禁忌卡有${taboo}張：牌組最多${limit}張`,
      en: `${taboo} taboo cards: at most ${limit} in a deck`,
    });
  }
  if (deck.length !== SIZE) {
    broken('MS-2.2', {
      ja: `デッキは${deck.length}枚：ちょうど${SIZE}枚でなければならない`,
      'zh-Hant': `牌組有${deck.length}張：必須正好${SIZE}張`,
      en: `the deck has ${deck.length} cards: it must have exactly ${SIZE}`,
    });
  }
  return problems;
}
