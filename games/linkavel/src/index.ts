/** LinkaVel: linked realms, three monster zones, one summon a turn. See RULES.md. */
import { addCard, type Game, zoneOf } from '@taisen/kernel';
import { CARDS } from './cards/index.ts';
import { checkDeck } from './deck.ts';
import { DECKS } from './decks.ts';
import { dropOwedDraws } from './draw.ts';
import { countersOn, effects } from './effects.ts';
import { evaluate } from './evaluate.ts';
import { events } from './events.ts';
import { features } from './features.ts';
import { refusal } from './refusal.ts';
import { ruleset } from './ruleset.ts';
import { rulings } from './rulings.ts';
import { blank, clone, DECK, type LvState, newCard, ZONES } from './state.ts';
import { isUsed, markUsed, mayBeGone, steps } from './turn.ts';
import { isNegated, powerOf } from './values.ts';
import { words } from './words.ts';

const defIndex = new Map(CARDS.map((card, def) => [card.id, def]));

export const linkavel: Game<LvState> = {
  id: 'linkavel',
  name: { ja: 'リンカヴェル', 'zh-Hant': 'LinkaVel', en: 'LinkaVel' },
  ruleset,
  rulings,
  events,
  cards: CARDS,
  zones: ZONES,
  decks: DECKS,
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
  setup: ({ seed, decks }) => {
    const s = blank(seed);
    for (const seat of [0, 1] as const) {
      const zone = zoneOf(DECK, seat);
      for (const id of decks[seat]) addCard(s, newCard(s.cards.length, defIndex.get(id) as number, seat, zone));
    }
    return s;
  },
  publicFacts: ({ s }) => ({ lp: s.lp, phase: s.step, starter: s.starter, summons: s.summons, refreshes: s.refreshes }),
  cardFacts: (g, card) => ({
    power: powerOf(g, card),
    attacks: card.attacks,
    used: card.used,
    negated: isNegated(g, card),
    counters: countersOn(g, card),
  }),
  identity: ['used'],
  onLeave: (g, card) => {
    card.attacks = 0;
    if (!g.rulings.onceAcrossLeaving) card.used = 0;
  },
  canResolve: (g, card, ability) => !isNegated(g, card) && !isUsed(g, card, ability) && mayBeGone(g, card, ability),
  onResolve: markUsed,
  afterEffect: dropOwedDraws,
};

export { ATTRIBUTES, type Attribute, FAMILIES, type LvCardDef } from './card.ts';
export { type Frame, faceOf, RATIO, type Row } from './face.ts';
export { FAMILY_WORDS } from './families.ts';
export type { LvCard, LvState } from './state.ts';
