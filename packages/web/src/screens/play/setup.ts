/** How a game is set up: the opponent, the decks, the house rules. Begins with the last choice, and stores the next. */
import { LEVELS } from '@taisen/bots';
import type { DeckList, RulingValues } from '@taisen/kernel';
import { deckCode } from '@taisen/protocol';
import { useState } from 'react';
import { isLegal, knownRulings } from '../../decks/legal.ts';
import { readCode } from '../../decks/link.ts';
import { deckStore } from '../../decks/store.ts';
import type { GameUi } from '../../games/game-ui.ts';
import { GENTLEST } from '../../local/levels.ts';
import { rememberedSetup, rememberSetup } from './remembered.ts';

export interface Deck {
  readonly id: string;
  readonly cards: DeckList;
}

export interface GameSetup {
  readonly level: string;
  readonly mine: Deck;
  /** Null for any. */
  readonly theirs: Deck | null;
  readonly rulings: RulingValues;
}

/** What a link chooses. */
export interface Linked {
  /** The code of a deck. */
  readonly code?: string | null;
  /** The id of a set of house rules. */
  readonly set?: string | null;
}

/** The last choice, without what no longer exists or is not legal any more. */
export function setupOf(ui: GameUi, { code = null, set = null }: Linked = {}): GameSetup {
  const { level, mine, theirs, rulings } = rememberedSetup(ui.game.id);
  const own = deckStore()
    .list()
    .filter(({ game }) => game === ui.game.id);
  const deckNamed = (id: string | null | undefined) => [...own, ...ui.game.decks].find((deck) => deck.id === id);
  return legalised(ui, {
    level: LEVELS.some(({ id }) => id === level) ? (level as string) : GENTLEST,
    mine: deckOfCode(ui, code, [...own, ...ui.game.decks]) ??
      deckNamed(mine) ??
      ui.game.decks[0] ?? { id: '', cards: [] },
    theirs: deckNamed(theirs) ?? null,
    rulings: ui.game.houseSets?.find(({ id }) => id === set)?.rulings ?? knownRulings(ui.game, rulings ?? {}),
  });
}

/** The deck of a code: one of those known here, or a new one. */
function deckOfCode(ui: GameUi, code: string | null, known: readonly Deck[]): Deck | null {
  const cards = code === null ? null : readCode(ui.game, code);
  if (cards === null) return null;
  return known.find((deck) => deckCode(ui.game, deck.cards) === code) ?? { id: 'sent', cards };
}

/** Decks that the house rules do not allow are replaced. */
function legalised(ui: GameUi, setup: GameSetup): GameSetup {
  const isAllowed = ({ cards }: Deck) => isLegal(ui.game, cards, setup.rulings);
  const { mine, theirs } = setup;
  return {
    ...setup,
    mine: isAllowed(mine) ? mine : (ui.game.decks.find(isAllowed) ?? mine),
    theirs: theirs === null || isAllowed(theirs) ? theirs : null,
  };
}

export function useSetup(ui: GameUi, linked: Linked = {}): GameSetup & { choose(change: Partial<GameSetup>): void } {
  const [setup, setSetup] = useState(() => setupOf(ui, linked));
  const choose = (change: Partial<GameSetup>) => {
    const next = legalised(ui, { ...setup, ...change });
    const { level, mine, theirs, rulings } = next;
    rememberSetup(ui.game.id, { level, mine: mine.id, theirs: theirs?.id ?? null, rulings });
    setSetup(next);
  };
  return { ...setup, choose };
}
