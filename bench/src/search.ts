/**
 * Search iterations per second from one state in the middle of a game: level 5's search, and boardgame.io's bot. And games
 * of greedy bots per second.
 */
import { greedy, Search, STRONG } from '@taisen/bots';
import { holodelive } from '@taisen/holodelive';
import {
  type DeckList,
  type Dice,
  diceFrom,
  type Game,
  type State as GameState,
  Match,
  type Seat,
} from '@taisen/kernel';
import { type LvState, linkavel } from '@taisen/linkavel';
import { magicSpirit } from '@taisen/magic-spirit';
import { oneDeck } from '@taisen/one-deck';
import { shenhun } from '@taisen/shenhun';
import type { State } from 'boardgame.io';
import { MCTSBot } from 'boardgame.io/ai';
import { Client } from 'boardgame.io/client';
import { enumerate, type LegalMove } from './boardgameio/enumerate.ts';
import { gameFor } from './boardgameio/game.ts';
import type { Table } from './boardgameio/table.ts';
import { median } from './measure.ts';
import { PLAIN_DECK, seedOf } from './work.ts';

/** The number of random decisions before the search. */
const MIDDLE = 30;
const ROUNDS = 5;

const ready: DeckList = linkavel.decks[0]?.cards ?? [];

export async function searchLines(seconds: number): Promise<string> {
  const full = perSecond(seconds, ownSearch(ready));
  const plain = perSecond(seconds, ownSearch(PLAIN_DECK));
  const theirs = await theirSearch(seconds);
  return [
    '',
    'search iterations a second, middle of a game, median of rounds',
    `level 5, LinkaVel's ready decks           ${whole(full)}`,
    `level 5, LinkaVel without effects         ${whole(plain)}`,
    `boardgame.io MCTSBot, the same            ${whole(theirs)}`,
    '',
    'games of greedy bots a second, ready decks, median of rounds',
    greedyLine(linkavel, seconds),
    greedyLine(magicSpirit, seconds),
    greedyLine(holodelive, seconds),
    greedyLine(oneDeck, seconds),
    greedyLine(shenhun, seconds),
  ].join('\n');
}

const whole = (value: number): string => Math.round(value).toLocaleString('en-US').padStart(9);

/** The same games in every round. */
function greedyLine<S extends GameState>(game: Game<S>, seconds: number): string {
  const rate = perSecond(seconds, () => {
    let seed = 0;
    return () => playGreedy(game, seed++);
  });
  return `${game.name.en.padEnd(42)}${whole(rate)}`;
}

function playGreedy<S extends GameState>(game: Game<S>, seed: number): void {
  const deck: DeckList = game.decks[seed % game.decks.length]?.cards ?? [];
  const match = Match.start(game, { seed: seedOf(seed), decks: [deck, deck] });
  const bots = [greedy(seed), greedy(~seed)] as const;
  while (match.result === null) for (const seat of match.waitingFor) match.answer(seat, bots[seat].choose(match, seat));
}

/** A new search of the same state every round, so that no tree grows larger than for a real decision. */
function ownSearch(deck: DeckList): () => () => unknown {
  const match = Match.start(linkavel, { seed: seedOf(1), decks: [deck, deck] });
  const dice = diceFrom(1);
  playToMiddle(match, dice);
  const seat = match.waitingFor[0] as Seat;
  return () => {
    const search = new Search(match, seat, dice, STRONG);
    return () => search.iterate();
  };
}

function playToMiddle(match: Match<LvState>, dice: Dice): void {
  const choices = () => match.decisionOf(match.waitingFor[0] as Seat)?.options.length ?? 0;
  for (let i = 0; match.result === null && (i < MIDDLE || choices() < 4); i++)
    match.answer(match.waitingFor[0] as Seat, dice(choices()));
  if (match.result !== null) throw new Error('the game was over before its middle');
}

function perSecond(seconds: number, prepare: () => () => unknown): number {
  return median(
    Array.from({ length: ROUNDS }, () => {
      const work = prepare();
      const start = performance.now();
      let done = 0;
      while (performance.now() - start < seconds * 1000) {
        work();
        done++;
      }
      return (done * 1000) / (performance.now() - start);
    }),
  );
}

async function theirSearch(seconds: number): Promise<number> {
  const game = gameFor(seedOf(1));
  const client = Client({ game, numPlayers: 2, debug: false });
  const dice = diceFrom(1);
  const state = () => client.store.getState() as State<Table>;
  for (let i = 0; i < MIDDLE || enumerate(state().G, state().ctx).length < 4; i++) {
    const legal = enumerate(state().G, state().ctx);
    const { move, args } = legal[dice(legal.length)] as LegalMove;
    client.moves[move]?.(...args);
  }
  const moves = (G: Table, ctx: State['ctx']) => enumerate(G, ctx).map(({ move, args }) => ({ move, args: [...args] }));
  const iterations = 20;
  const bot = new MCTSBot({ game, enumerate: moves, seed: 'bench', iterations });
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    let done = 0;
    while (performance.now() - start < seconds * 1000) {
      await bot.play(state(), state().ctx.currentPlayer);
      done += iterations;
    }
    rates.push((done * 1000) / (performance.now() - start));
  }
  return median(rates);
}
