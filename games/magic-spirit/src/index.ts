/** Magic Spirit: monsters with tokens, charges and skills. See RULES.md. */

import { addCard, type Game, zoneOf } from '@taisen/kernel';
import { defOf } from './card.ts';
import { CARDS } from './cards/index.ts';
import { chargeLeft } from './charge.ts';
import { checkDeck } from './deck.ts';
import { DECKS } from './decks/index.ts';
import { effects } from './effects.ts';
import { evaluate } from './evaluate.ts';
import { events } from './events.ts';
import { features } from './features.ts';
import { fallAtZeroHp } from './leave.ts';
import { refusal } from './refusal.ts';
import { ruleset } from './ruleset.ts';
import { rulings } from './rulings.ts';
import {
  blank,
  clone,
  DECK,
  type G,
  HAND,
  inPlay,
  type MsCard,
  type MsState,
  newCard,
  placesOf,
  resetCard,
  ZONES,
} from './state.ts';
import { steps } from './turn.ts';
import type { MsCardFacts, MsFacts } from './types.ts';
import { underdog } from './underdog.ts';
import { attackOf, costOf, hpOf, isSilenced, maxHpOf } from './values.ts';
import { words } from './words.ts';

/** The rule book's name for each step. */
const PHASES: Readonly<Record<string, string>> = {
  turn: 'start',
  turning: 'start',
  more: 'draw',
  opening: 'battle',
  declared: 'battle',
  strike: 'battle',
  ending: 'end',
  expiring: 'end',
};

const defIndex = new Map(CARDS.map((card, def) => [card.id, def]));

export const magicSpirit: Game<MsState> = {
  id: 'magic-spirit',
  name: { ja: 'マジックスピリット', 'zh-Hant': '魔法精靈', en: 'Magic Spirit' },
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
      const deck = decks[seat];
      for (let i = 0; i < deck.length; i++)
        addCard(s, newCard(s.cards.length, defIndex.get(deck[i] as string) as number, seat, zoneOf(DECK, seat)));
    }
    return s;
  },
  publicFacts,
  cardFacts,
  onLeave: (_g, card) => resetCard(card),
  afterEffect: fallAtZeroHp,
  canResolve,
};

function publicFacts(g: G): MsFacts {
  const { life, tokens, rested, locked, step, starter } = g.s;
  return { life, tokens, rested, locked, phase: PHASES[step] ?? step, starter, charged: !chargeLeft(g) };
}

function cardFacts(g: G, card: MsCard): MsCardFacts {
  if (inPlay(card)) {
    const { sp, attacks, skilled } = card;
    const [attack, hp, maxHp] = [attackOf(g, card), hpOf(g, card), maxHpOf(g, card)];
    const bonus = underdog(g, card, true);
    const [moreAttack, lessDamage] = [bonus.attack - 100, 100 - bonus.damage];
    return { attack, hp, maxHp, sp, attacks, skilled, moreAttack, lessDamage };
  }
  // The place of its carrier; -1 is the phase card.
  if (card.on >= 0) return { place: placesOf(g, card.controller).indexOf(card.on) };
  // The present cost may differ from the printed one.
  if (card.zone >> 1 === HAND) return { cost: costOf(g, card) };
  return defOf(g, card).kind === 'phase' ? { stage: card.stage } : {};
}

/** MS-8.4: a phase card has only the effect of its stage. A silenced monster has only its skills. */
function canResolve(g: G, card: MsCard, key: string): boolean {
  const ability = defOf(g, card).abilities[key];
  if (ability?.stage !== undefined) return ability.stage === card.stage;
  return ability?.kind === 'skill' || !(card.mute || isSilenced(g, card));
}

export { ATTRIBUTE_NAMES, ATTRIBUTES, type Attribute, HP_RANGES } from './attributes.ts';
export { counterTo, dealtBy, directStrike } from './battle.ts';
export type { Kind, MsCardDef } from './card.ts';
export { CATEGORIES, type Category } from './categories.ts';
export { KEYWORDS, type Keyword } from './keywords.ts';
export type { MsCard, MsState } from './state.ts';
export { STATUSES, type Status } from './statuses.ts';
