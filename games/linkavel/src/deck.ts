import type { DeckList, DeckProblem } from '@taisen/kernel';
import type { LvCardDef } from './card.ts';
import { CARDS } from './cards/index.ts';

const SIZE = 30;
const COPIES = 3;
const byId = new Map<string, LvCardDef>(CARDS.map((card) => [card.id, card]));

/** LV-2.1 and LV-2.2: every rule that a deck breaks, each with its own message. */
export function checkDeck(deck: DeckList): DeckProblem[] {
  const problems: DeckProblem[] = [];
  const counts = new Map<string, number>();
  for (const id of deck) counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const [id, count] of counts) {
    const name = byId.get(id)?.name;
    if (name === undefined) {
      problems.push({
        rule: 'LV-3.1',
        message: {
          ja: `「${id}」というカードはない`,
          'zh-Hant': `沒有「${id}」這張卡`,
          en: `there is no card called "${id}"`,
        },
      });
    } else if (count > COPIES) {
      problems.push({
        rule: 'LV-2.2',
        message: {
          ja: `《${name.ja}》が${count}枚：同名カードは${COPIES}枚まで`,
          'zh-Hant': `《${name['zh-Hant']}》有${count}張：同名卡最多${COPIES}張`,
          en: `${count} of ${name.en}: at most ${COPIES} of a name`,
        },
      });
    }
  }
  if (deck.length !== SIZE) {
    problems.push({
      rule: 'LV-2.1',
      message: {
        ja: `デッキは${deck.length}枚：ちょうど${SIZE}枚でなければならない`,
        'zh-Hant': `牌組有${deck.length}張：必須正好${SIZE}張`,
        en: `the deck has ${deck.length} cards: it must have exactly ${SIZE}`,
      },
    });
  }
  return problems;
}
