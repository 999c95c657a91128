/**
 * Measures on machines that other programs use, too. Every contender has its own thread, so that their code is compiled
 * separately, and only one runs at a time. In every round each plays the same new games, as many as fit in its slice of
 * time, so that a busy minute affects all of them. The results are the median of the rounds, and the median of the
 * undisturbed stretches (`calm.ts`).
 */
import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { now, probe, type Stretch } from './calm.ts';
import type { Contender } from './contenders.ts';

/** The work of a contender in one round. */
export type Slice = readonly Stretch[];

export interface Plan {
  readonly rounds: number;
  /** The length of a slice. At least one stretch is played. */
  readonly seconds: number;
}

/** Long enough for hundreds of decisions, short enough to detect disturbances. */
const STRETCH_SECONDS = 0.01;
/** The code of a game with 160 cards takes seconds to be compiled. Measuring begins after that. */
const WARM_UP_SECONDS = 5;

/** The message to a thread: play from this seed on for this many seconds. */
interface Task {
  readonly from: number;
  readonly seconds: number;
}

/** The slices of every contender, one for each round. `onRound` is called before each. */
export async function measure(
  contenders: readonly Contender[],
  { rounds, seconds }: Plan,
  script: URL,
  onRound: (round: number) => void,
): Promise<Map<string, Slice[]>> {
  checkSameWork(contenders);
  const slices = new Map<string, Slice[]>(contenders.map(({ id }) => [id, []]));
  const threads = contenders.map(({ id }) => new Worker(script, { workerData: id }));
  for (const thread of threads) await ask(thread, { from: 0, seconds: WARM_UP_SECONDS });
  for (let round = 0; round < rounds; round++) {
    onRound(round);
    for (let i = 0; i < contenders.length; i++) {
      const at = (i + round) % contenders.length;
      const slice = await ask(threads[at] as Worker, { from: (round + 1) * 1_000_000, seconds });
      slices.get((contenders[at] as Contender).id)?.push(slice);
    }
  }
  for (const thread of threads) await thread.terminate();
  return slices;
}

async function ask(thread: Worker, task: Task): Promise<Slice> {
  const answer = once(thread, 'message');
  thread.postMessage(task);
  const [slice] = await answer;
  return slice;
}

/** Answers `ask` in a contender's thread. */
export function serve(contenders: readonly Contender[]): void {
  const contender = contenders.find(({ id }) => id === workerData) as Contender;
  parentPort?.on('message', (task: Task) => parentPort?.postMessage(playSlice(contender.play, task)));
}

function checkSameWork(contenders: readonly Contender[]): void {
  const batch = ({ play }: Contender) => JSON.stringify(Array.from({ length: 40 }, (_, seed) => play(seed)));
  const [first, ...others] = contenders.filter(({ same }) => same).map((contender) => [contender.id, batch(contender)]);
  for (const [id, games] of others)
    if (games !== first?.[1]) throw new Error(`${id} and ${first?.[0]} do not play the same games`);
}

function playSlice(play: Contender['play'], { from, seconds }: Task): Slice {
  const slice: Stretch[] = [];
  const start = now();
  let before = probe();
  let seed = from;
  do {
    const stretch = playStretch(play, seed);
    const after = probe();
    slice.push({ ...stretch, probes: [before, after] });
    seed += stretch.games;
    before = after;
  } while (now() - start < seconds);
  return slice;
}

function playStretch(play: Contender['play'], from: number): Omit<Stretch, 'probes'> {
  let games = 0;
  let decisions = 0;
  const start = now();
  let seconds: number;
  do {
    decisions += play(from + games++).decisions;
    seconds = now() - start;
  } while (seconds < STRETCH_SECONDS);
  return { games, decisions, seconds };
}

/** The median seconds of one call, over as many tries as there are rounds. */
export function timeOf(work: () => unknown, rounds: number): number {
  const calls = 20_000;
  const times = Array.from({ length: rounds + 1 }, () => {
    const start = now();
    for (let i = 0; i < calls; i++) sink = work();
    return (now() - start) / calls;
  });
  return median(times.slice(1));
}

/** Takes the results, so that the compiler cannot remove the work. */
export let sink: unknown;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length % 2 === 1) return sorted[middle] as number;
  return ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}
