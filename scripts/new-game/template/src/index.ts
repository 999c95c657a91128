/** Template Game: three places, growing energy, and attacks that compare power. See RULES.md. */
import type { Game } from '@taisen/kernel';
import { about } from '../about.ts';
import { CARDS } from './cards/index.ts';
import { checkDeck, DECKS, setup } from './deck.ts';
import { evaluate } from './evaluate.ts';
import { events } from './events.ts';
import { refusal } from './refusal.ts';
import { ruleset } from './ruleset.ts';
import { rulings } from './rulings.ts';
import { blank, clone, type DuelState, forgetStay, newCard, ZONES } from './state.ts';
import { steps } from './turn.ts';
import { hasAttacked, powerOf } from './values.ts';
import { words } from './words.ts';

export const templateGame: Game<DuelState> = {
  id: about.id,
  name: about.name,
  ruleset,
  rulings,
  events,
  cards: CARDS,
  zones: ZONES,
  decks: DECKS,
  steps,
  effects: {},
  words,
  blank,
  newCard,
  setup,
  clone,
  checkDeck,
  publicFacts: ({ s }) => ({ life: s.life, energy: s.energy }),
  cardFacts: (g, card) => ({ power: powerOf(g, card), attacked: hasAttacked(g, card) }),
  onLeave: (_g, card) => forgetStay(card),
  refusal,
  evaluate,
};

export type { DuelCardDef, Kind } from './card.ts';
export type { DuelCard, DuelState } from './state.ts';
