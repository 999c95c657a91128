/** The parts of a study. A batch is played by one thread, page or machine, and always gives the same counts. */
import { diceFrom, logOf, Match, type MatchLog, type Seat } from '@taisen/kernel';
import { type Counts, Sum } from './counts.ts';
import type { Played } from './measures.ts';
import type { Prepared, Side } from './prepare.ts';
import type { Study } from './schema.ts';
import { addMeasured, Tally } from './tally.ts';

/** At most so many batches are played before somebody looks whether the answer is known. */
const LOOKS = 200;
const LEAST_GAMES = 50;
const MOST_GAMES = 1000;

/** Games of a batch; in a comparison, pairs of games. The study alone decides it: a study may end between batches. */
const sizeOf = (games: number): number => Math.min(MOST_GAMES, Math.max(LEAST_GAMES, Math.ceil(games / LOOKS)));

export interface Batch {
  /** The seed of its first game. */
  readonly first: number;
  readonly games: number;
}

export function batchesOf({ seeds: { first = 1, games } }: Pick<Study, 'seeds'>): Batch[] {
  const size = sizeOf(games);
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    first: first + i * size,
    games: Math.min(size, games - i * size),
  }));
}

/** Plays a batch. In a comparison every seed is played on both sides. */
export function playBatch(prepared: Prepared, { first, games }: Batch): Counts {
  const { sides, measures } = prepared;
  const tallies = sides.map(({ game }) => new Tally(game, prepared));
  const sum = new Sum();
  for (let seed = first; seed < first + games; seed++) {
    const [a, b] = sides.map((side, i) => playGame(prepared, side, seed, tallies[i] as Tally).played);
    if (b === undefined) continue;
    for (const { name, of } of measures) {
      const [before, after] = [of(a as Played), of(b)];
      addMeasured(sum, `pair/${name}`, before === null || after === null ? null : after - before);
    }
  }
  tallies.forEach((tally, i) => {
    tally.counts('ab'[i] as string, sum);
  });
  return sum.counts();
}

/** One game of a study again, as a log to replay. */
export function logOfGame(prepared: Prepared, side: 0 | 1, seed: number): MatchLog {
  const played = prepared.sides[side] as Side;
  return logOf(playGame(prepared, played, seed, new Tally(played.game, prepared)).match);
}

/** The games of a batch without any statistics: what these cost is the difference. */
export function playUncounted(prepared: Prepared, { first, games }: Batch): void {
  for (let seed = first; seed < first + games; seed++)
    for (const side of prepared.sides) playMatch(prepared, side, seed, null);
}

/** Every matchup comes up equally often: the seed chooses it. */
function decksFor({ deckNames, study }: Prepared, seed: number): [number, number] {
  const n = deckNames.length;
  return study.pairing === 'seats' ? [0, 1] : [seed % n, Math.floor(seed / n) % n];
}

/** Far from every seed of the other side. */
const OTHER_SHUFFLES = 2 ** 40;

function playGame(prepared: Prepared, side: Side, seed: number, tally: Tally) {
  const { match, starter, choices, lists } = playMatch(prepared, side, seed, tally);
  const { winner } = match.result as { winner: Seat | null };
  const decks = decksFor(prepared, seed).map((deck) => prepared.deckNames[deck] as string) as [string, string];
  const { length: decisions } = match.history;
  const counted = { winner, starter, decks, lists, turns: match.state.turn, decisions, choices };
  return { match, played: tally.end(match, counted) };
}

function playMatch(prepared: Prepared, side: Side, seed: number, tally: Tally | null) {
  const { bots, study, sides } = prepared;
  const { game, decks } = side;
  const shuffled = study.unpaired === true && side === sides[1] ? seed + OTHER_SHUFFLES : seed;
  const [mine, theirs] = decksFor(prepared, seed);
  const lists = [decks[mine] ?? [], decks[theirs] ?? []] as const;
  const dice = diceFrom(shuffled === seed ? seed : ~seed);
  const options = tally === null ? {} : { record: true, onAbility: tally.onAbility };
  const match = Match.start(game, { seed: `simulation ${shuffled}`, decks: lists }, options);
  const starter = match.state.active;
  const players = [bots[0](dice(2 ** 31)), bots[1](dice(2 ** 31))] as const;
  tally?.begin(match);
  let { turn } = match.state;
  let choices = 0;
  while (match.result === null) {
    for (const seat of match.waitingFor) {
      if ((match.decisionOf(seat)?.options.length ?? 0) > 1) choices++;
      match.answer(seat, players[seat].choose(match, seat));
    }
    if (match.state.turn === turn || match.result !== null) continue;
    turn = match.state.turn;
    tally?.turn(match);
  }
  return { match, starter, choices, lists };
}
