/** Opens a table on this device. */

import { isLegal } from '../../decks/legal.ts';
import type { GameUi } from '../../games/game-ui.ts';
import type { Say } from '../../language.ts';
import { openTable } from '../../local/device.ts';
import { levelNamed } from '../../local/levels.ts';
import type { LocalSeat, TableSpec } from '../../local/spec.ts';
import type { Deck, GameSetup } from './setup.ts';

/** A random ready-made deck other than the player's. */
function someDeck({ game }: GameUi, { mine, rulings }: GameSetup): Deck {
  const decks = game.decks.filter(({ cards, id }) => id !== mine.id && isLegal(game, cards, rulings));
  return decks[Math.floor(Math.random() * decks.length)] ?? mine;
}

interface OpenOptions extends Pick<TableSpec, 'draft'> {
  readonly forTwo?: boolean;
}

/** Against a bot, or for two people at this device. Returns the address of the table. */
export async function openAgainst(ui: GameUi, setup: GameSetup, say: Say, options: OpenOptions = {}): Promise<string> {
  const { forTwo = false, ...more } = options;
  const { level, mine, rulings } = setup;
  const theirs = setup.theirs ?? someDeck(ui, setup);
  const you: LocalSeat = { kind: 'person', name: '' };
  const bot: LocalSeat = { kind: 'bot', level, name: say(levelNamed(level)) };
  const seats = [you, forTwo ? you : bot] as const;
  return `/table/local/${await openTable({ game: ui.game.id, decks: [mine.cards, theirs.cards], rulings, seats, ...more })}`;
}
