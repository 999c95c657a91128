/** The facts about a card for every viewer who can see it. Fields with a default value are left out. */

import { defOf, type ShCardDef } from './card.ts';
import { costOf } from './cost.ts';
import { KEYWORDS, type Keyword, keywordOf } from './keywords.ts';
import { isMythActive } from './myth.ts';
import { DECK, DISCARD, type G, HAND, isStanding, type ShCard } from './state.ts';
import { attackOf, healthOf } from './values.ts';

export interface CardNow {
  /** SH-1.5: a viewer who cannot see the card does not see its deaths either. */
  deaths?: number;
  main?: true;
  cost?: number;
  attack?: number;
  health?: number;
  damage?: number;
  countdown?: number;
  exhausted?: true;
  attacks?: number;
  keywords?: Partial<Record<Keyword, number>>;
  /** Myth cards: whether the card is active. */
  holds?: boolean;
}

export function cardFacts(g: G, card: ShCard): CardNow {
  const def = defOf(g, card);
  const now: CardNow = {};
  if (def.type === 'myth') {
    now.holds = isMythActive(g, card);
    return now;
  }
  if (card.deaths > 0) now.deaths = card.deaths;
  if (card.main === 1) now.main = true;
  const kind = card.zone >> 1;
  // In the discard pile only the cost of a character matters: other cards return unchanged.
  if (kind === HAND || kind === DECK || (kind === DISCARD && def.type === 'character')) now.cost = costOf(g, card);
  if (kind > DISCARD) showMarks(g, card, def, now);
  return now;
}

function showMarks(g: G, card: ShCard, def: ShCardDef, now: CardNow): void {
  if (isStanding(card)) {
    now.attack = attackOf(g, card);
    if (card.exhausted) now.exhausted = true;
    if (card.attacks > 0) now.attacks = card.attacks;
    const keywords = keywordsOf(g, card);
    if (keywords !== null) now.keywords = keywords;
  }
  if (def.health > 0) now.health = healthOf(g, card);
  if (card.damage > 0) now.damage = card.damage;
  if (card.countdown > 0) now.countdown = card.countdown;
}

function keywordsOf(g: G, card: ShCard): Partial<Record<Keyword, number>> | null {
  let keywords: Partial<Record<Keyword, number>> | null = null;
  for (const keyword of KEYWORDS) {
    const value = keywordOf(g, card, keyword);
    if (value <= 0) continue;
    keywords ??= {};
    keywords[keyword] = value;
  }
  return keywords;
}
