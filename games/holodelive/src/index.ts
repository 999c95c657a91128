/**
 * HOLOdeLIVE: three performers on the stage and a guest in the backstage; the best unit wins the round. See RULES.md.
 */
import { addCard, type Game } from '@taisen/kernel';
import { CARDS } from './cards/index.ts';
import { checkDeck, DECKS } from './deck.ts';
import { effects } from './effects.ts';
import { evaluate } from './evaluate.ts';
import { events } from './events.ts';
import { features } from './features.ts';
import { HOUSE_SETS } from './house-sets.ts';
import { refusal } from './refusal.ts';
import { ruleset } from './ruleset.ts';
import { rulings } from './rulings.ts';
import { blank, clone, DECK_ZONE, type HlState, newCard, ZONES } from './state.ts';
import { steps } from './turn.ts';
import { openRank, RANKS } from './unit.ts';
import { iconsOf, isUntouchable, suitsOf } from './values.ts';
import { words } from './words/index.ts';

export const holodelive: Game<HlState> = {
  id: 'holodelive',
  name: { ja: 'HOLOdeLIVE', 'zh-Hant': 'HOLOdeLIVE', en: 'HOLOdeLIVE' },
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
  clone,
  checkDeck,
  refusal,
  evaluate,
  features,
  identity: ['used'],
  // HL-2.3: one shared deck. The owner is always seat 0 and means nothing; only the controller counts.
  setup: ({ seed }) => {
    const s = blank(seed);
    for (let def = 0; def < CARDS.length; def++) addCard(s, newCard(def, def, 0, DECK_ZONE));
    return s;
  },
  publicFacts: (g) => ({
    phase: g.s.step,
    round: g.s.round,
    wins: g.s.wins,
    ready: g.s.ready,
    played: g.s.played,
    ranks: [RANKS[openRank(g, 0)] as string, RANKS[openRank(g, 1)] as string],
  }),
  cardFacts: (g, card) => ({
    icons: iconsOf(g, card),
    suits: suitsOf(g, card),
    used: card.used,
    untouchable: isUntouchable(g, card),
  }),
  onLeave: () => {},
};

export { type HlCardDef, ICONS, type Icon, iconBit, type SkillKind, SUITS, type Suit, suitBit } from './card.ts';
export type { HlCard, HlState } from './state.ts';
export type { HlCardFacts, HlFacts } from './types.ts';
export { bestRank, RANKS, rankOf, unitOf } from './unit.ts';
