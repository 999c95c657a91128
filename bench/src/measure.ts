/**
 * Measuring on machines that are never quiet. In every round each contender plays the same batch of games as often
 * as fits in its slice of time, so that a busy minute hits all of them; what is reported is the median of the rounds.
 * The batch is the same in all rounds: what differs between two rounds is the machine, not the games.
 */
import type { Played } from './work.ts';

export interface Contender {
  readonly id: string;
  readonly name: string;
  readonly play: (seed: number) => Played;
  /** It plays the games of the first contender, which is checked before anything is measured. */
  readonly same: boolean;
}

/** What a contender did in one round. */
export interface Slice {
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
}

export interface Plan {
  readonly rounds: number;
  /** Length of a slice. One batch is always played to its end. */
  readonly seconds: number;
}

/** Games of a batch: few enough for the slowest contender to finish one within its slice. */
const BATCH = 40;
const WARM_UP_SECONDS = 1;

const now = (): number => performance.now() / 1000;

/** The slices of every contender, one for each round. `onRound` is called before each. */
export function measure(
  contenders: readonly Contender[],
  { rounds, seconds }: Plan,
  onRound: (round: number) => void,
): Map<string, Slice[]> {
  checkSameWork(contenders);
  const slices = new Map<string, Slice[]>(contenders.map(({ id }) => [id, []]));
  for (const { play } of contenders) playSlice(play, WARM_UP_SECONDS);
  for (let round = 0; round < rounds; round++) {
    onRound(round);
    for (let i = 0; i < contenders.length; i++) {
      // Another one goes first in each round: nobody always has to clear the garbage of the same neighbour.
      const { id, play } = contenders[(i + round) % contenders.length] as Contender;
      slices.get(id)?.push(playSlice(play, seconds));
    }
  }
  return slices;
}

function checkSameWork(contenders: readonly Contender[]): void {
  const batch = ({ play }: Contender) => JSON.stringify(Array.from({ length: BATCH }, (_, seed) => play(seed)));
  const [first, ...others] = contenders.filter(({ same }) => same).map((contender) => [contender.id, batch(contender)]);
  for (const [id, games] of others)
    if (games !== first?.[1]) throw new Error(`${id} and ${first?.[0]} do not play the same games`);
}

function playSlice(play: Contender['play'], seconds: number): Slice {
  let games = 0;
  let decisions = 0;
  const start = now();
  let spent: number;
  do {
    for (let seed = 0; seed < BATCH; seed++) decisions += play(seed).decisions;
    games += BATCH;
    spent = now() - start;
  } while (spent < seconds);
  return { gamesPerSecond: games / spent, decisionsPerSecond: decisions / spent };
}

/** Seconds that one call takes: the median of as many tries as there are rounds. */
export function timeOf(work: () => unknown, rounds: number): number {
  const calls = 20_000;
  const times = Array.from({ length: rounds + 1 }, () => {
    const start = now();
    for (let i = 0; i < calls; i++) kept = work();
    return (now() - start) / calls;
  });
  return median(times.slice(1));
}

/** Somewhere to put results, so that the compiler cannot leave the work out. */
export let kept: unknown;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length % 2 === 1) return sorted[middle] as number;
  return ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}
