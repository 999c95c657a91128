/** Shenhun 神魂之戰: life and mana are one power, which is never restored. See RULES.md. */
import { addCard, type Game, zoneOf } from '@taisen/kernel';
import { CARDS } from './cards/index.ts';
import { checkDeck, mainOf } from './deck.ts';
import { DECKS } from './decks/index.ts';
import { effects } from './effects.ts';
import { evaluate } from './evaluate.ts';
import { events } from './events.ts';
import { features } from './features.ts';
import { destroyDamaged } from './leave.ts';
import { abilitiesApply } from './myth.ts';
import { refusal } from './refusal.ts';
import { ruleset } from './ruleset.ts';
import { rulings } from './rulings.ts';
import { cardFacts } from './show.ts';
import { blank, clone, DECK, newCard, type ShState, ZONES } from './state.ts';
import { steps } from './turn.ts';
import { words } from './words/index.ts';

const defIndex = new Map(CARDS.map((card, def) => [card.id, def]));

export const shenhun: Game<ShState> = {
  id: 'shenhun',
  name: { ja: '神魂の戦い', 'zh-Hant': '神魂之戰', en: 'Shenhun' },
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
      const main = mainOf(deck);
      for (let at = 0; at < deck.length; at++) {
        const card = newCard(s.cards.length, defIndex.get(deck[at] as string) as number, seat, zoneOf(DECK, seat));
        card.main = at === main ? 1 : 0;
        addCard(s, card);
      }
    }
    return s;
  },
  publicFacts: ({ s }) => ({
    power: s.power,
    phase: s.step,
    coins: s.coins,
    starter: s.starter,
    domains: s.domains,
    deployed: s.deployed,
    moves: s.moves,
    attacks: s.attacks,
  }),
  cardFacts,
  // SH-1.5: a card keeps its deaths. SH-2.9: a main fighter stays the main fighter.
  identity: ['deaths', 'main'],
  onLeave: (_g, card) => {
    card.damage = 0;
    card.exhausted = false;
    card.attacks = 0;
    card.countdown = 0;
    card.came = 0;
  },
  canResolve: abilitiesApply,
  afterEffect: (g) => destroyDamaged(g, 'effect'),
};

export { RARITIES, type Rarity, type ShCardDef, TYPES, type Type } from './card.ts';
export { KEYWORDS, type Keyword } from './keywords.ts';
export type { ShCard, ShState } from './state.ts';
