/** Shenhun 神魂之戰: life and mana are one power that never comes back. See RULES.md. */
import { addCard, type Game, type Seat, zoneOf } from '@taisen/kernel';
import { defOf } from './card.ts';
import { CARDS } from './cards/index.ts';
import { costOf } from './cost.ts';
import { checkDeck, mainOf } from './deck.ts';
import { DECKS } from './decks/index.ts';
import { effects } from './effects.ts';
import { evaluate } from './evaluate.ts';
import { KEYWORDS, keywordOf } from './keywords.ts';
import { sweep } from './leave.ts';
import { mythHolds } from './myth.ts';
import { refusal } from './refusal.ts';
import { ruleset } from './ruleset.ts';
import { rulings } from './rulings.ts';
import { blank, clone, DECK, DISCARD, type G, isStanding, newCard, type ShCard, type ShState, ZONES } from './state.ts';
import { steps } from './turn.ts';
import { attackOf, healthOf } from './values.ts';
import { words } from './words/index.ts';

const defIndex = new Map(CARDS.map((card, def) => [card.id, def]));

export const shenhun: Game<ShState> = {
  id: 'shenhun',
  name: { ja: '神魂の戦い', 'zh-Hant': '神魂之戰', en: 'Shenhun' },
  ruleset,
  rulings,
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
  setup: ({ seed, decks }) => {
    const s = blank(seed);
    decks.forEach((deck, seat) => {
      const main = mainOf(deck);
      deck.forEach((id, at) => {
        const zone = zoneOf(DECK, seat as Seat);
        const card = newCard(s.cards.length, defIndex.get(id) as number, seat as Seat, zone);
        card.main = at === main ? 1 : 0;
        addCard(s, card);
      });
    });
    return s;
  },
  show: ({ s }) => ({
    power: s.power,
    phase: s.step,
    coins: s.coins,
    starter: s.starter,
    domains: s.domains,
    deployed: s.deployed,
    moves: s.moves,
    attacks: s.attacks,
  }),
  showCard,
  // SH-1.5: deaths stay with the card, SH-2.9: and so does being the main fighter.
  identity: ['deaths', 'main'],
  leaves: (_g, card) => {
    card.damage = 0;
    card.exhausted = false;
    card.attacks = 0;
    card.countdown = 0;
    card.came = 0;
  },
  resolves: (g, card) => defOf(g, card).type !== 'myth' || mythHolds(g, card),
  afterEffect: (g) => sweep(g, 'effect'),
};

/** A card that can be used shows its present cost; one on the field what it has become. */
function showCard(g: G, card: ShCard): object {
  const { type } = defOf(g, card);
  if (type === 'myth') return { holds: mythHolds(g, card) };
  const identity = type === 'character' ? { deaths: card.deaths, main: card.main === 1 } : {};
  if (card.zone >> 1 <= DISCARD) return { ...identity, cost: costOf(g, card) };
  if (!isStanding(card)) return { health: healthOf(g, card), damage: card.damage, countdown: card.countdown };
  const keywords: Record<string, number> = {};
  for (const keyword of KEYWORDS) {
    const value = keywordOf(g, card, keyword);
    if (value > 0) keywords[keyword] = value;
  }
  const { damage, exhausted, attacks } = card;
  return { ...identity, attack: attackOf(g, card), health: healthOf(g, card), damage, exhausted, attacks, keywords };
}

export { RARITIES, type Rarity, type ShCardDef, TYPES, type Type } from './card.ts';
export { KEYWORDS, type Keyword } from './keywords.ts';
export type { ShCard, ShState } from './state.ts';
