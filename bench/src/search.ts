/** Search iterations per second from one state in the middle of a game: level 5's search, and boardgame.io's bot. */
import { Search, STRONG } from '@taisen/bots';
import { type DeckList, type Dice, diceFrom, Match, type Seat } from '@taisen/kernel';
import { type LvState, linkavel } from '@taisen/linkavel';
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
  const whole = (value: number) => Math.round(value).toLocaleString('en-US').padStart(9);
  return [
    '',
    'search iterations a second, middle of a game, median of rounds',
    `level 5, LinkaVel's ready decks           ${whole(full)}`,
    `level 5, LinkaVel without effects         ${whole(plain)}`,
    `boardgame.io MCTSBot, the same            ${whole(theirs)}`,
  ].join('\n');
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
