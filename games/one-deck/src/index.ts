/** One-Deck Duel: two players, one deck of 52 cards, six points each, chains of answers. See RULES.md. */
import type { Game } from '@taisen/kernel';
import type { OdCardDef } from './card.ts';
import { CARDS } from './cards/index.ts';
import { checkDeck, DECKS, setup } from './deck.ts';
import { effects } from './effects.ts';
import { evaluate } from './evaluate.ts';
import { events } from './events.ts';
import { features } from './features.ts';
import { HOUSE_SETS } from './house-sets.ts';
import { refusal } from './refusal.ts';
import { ruleset } from './ruleset.ts';
import { rulings } from './rulings.ts';
import { cardFacts, publicFacts } from './show.ts';
import { blank, clone, newCard, type OdState, resetCard, ZONES } from './state.ts';
import { steps } from './turn.ts';
import { words } from './words.ts';

export const oneDeck: Game<OdState> = {
  id: 'one-deck',
  name: { ja: 'ワンデッキデュエル', 'zh-Hant': '一副牌對決', en: 'One-Deck Duel' },
  ruleset,
  rulings,
  events,
  cards: CARDS,
  zones: ZONES,
  decks: DECKS,
  houseSets: HOUSE_SETS,
  steps,
  effects,
  words,
  blank,
  newCard,
  setup,
  clone,
  checkDeck,
  publicFacts,
  cardFacts,
  onLeave: (_g, card) => resetCard(card),
  refusal,
  evaluate,
  // OD-3.2: only traps are set.
  fits: (card, def) => !card.faceDown || (def as OdCardDef).kind === 'trap',
  features,
};

export { type Relation, relation, underRelation } from './attributes.ts';
export { ATTRIBUTES, type Attribute, type Kind, type OdCardDef } from './card.ts';
export type { Attack, Link, OdCard, OdState, Phase } from './state.ts';
export { pointsOf } from './values.ts';
