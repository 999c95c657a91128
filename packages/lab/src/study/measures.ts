/** What a study is about: a number for each game. Wins count in half wins, so that a draw is half a win everywhere. */
import { BadInput, opponent, type Seat } from '@taisen/kernel';
import type { Prepared } from './prepare.ts';

/** A game after its end. */
export interface Played {
  readonly winner: Seat | null;
  readonly starter: Seat;
  /** Names of decks, by seat. */
  readonly decks: readonly [string, string];
  readonly lists: readonly [readonly string[], readonly string[]];
  /** Of both players together. */
  readonly turns: number;
  readonly decisions: number;
  /** Decisions with more than one option. */
  readonly choices: number;
  /** The winner was behind: see `Comeback`. */
  readonly comeback: boolean;
}

export interface Measure {
  readonly name: string;
  /** How many units are 1: two half wins are a win. */
  readonly scale: number;
  /** Whole units; null if the game says nothing about it. */
  of(played: Played): number | null;
}

/** Half wins. */
export const points = (winner: Seat | null, seat: Seat): number => (winner === null ? 1 : winner === seat ? 2 : 0);

const OF_GAMES: Readonly<Record<string, Omit<Measure, 'name'>>> = {
  starter: { scale: 2, of: ({ winner, starter }) => points(winner, starter) },
  first: { scale: 2, of: ({ winner }) => points(winner, 0) },
  draws: { scale: 1, of: ({ winner }) => (winner === null ? 1 : 0) },
  comebacks: { scale: 1, of: ({ comeback }) => (comeback ? 1 : 0) },
  turns: { scale: 1, of: ({ turns }) => turns },
  decisions: { scale: 1, of: ({ decisions }) => decisions },
  choices: { scale: 1, of: ({ choices }) => choices },
};

/** Whether a measure is a share of games, in percent for readers. */
export const isShare = (name: string): boolean => !['turns', 'decisions', 'choices'].includes(name);

export function measureNamed(name: string, { deckNames, game }: Pick<Prepared, 'deckNames' | 'game'>): Measure {
  const known = OF_GAMES[name];
  if (known !== undefined) return { name, ...known };
  const [kind, what = ''] = [name.slice(0, 4), name.slice(5)];
  if (kind === 'deck') {
    if (!deckNames.includes(what))
      throw new BadInput(`the study has no deck "${what}"; it has ${deckNames.join(', ')}`);
    return { name, scale: 2, of: (played) => ofSeatWith(played, (seat) => played.decks[seat] === what) };
  }
  if (!game.cards.some(({ id }) => id === what)) throw new BadInput(`${game.id} has no card called "${what}"`);
  return { name, scale: 2, of: (played) => ofSeatWith(played, (seat) => played.lists[seat].includes(what)) };
}

/** The half wins of the one seat that has something; null if both or none have it. */
function ofSeatWith({ winner }: Played, has: (seat: Seat) => boolean): number | null {
  if (has(0) === has(1)) return null;
  const seat: Seat = has(0) ? 0 : 1;
  return winner === null ? 1 : winner === opponent(seat) ? 0 : 2;
}
