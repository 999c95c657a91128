/** Computes the reported figures from slices. */
import { cpus } from 'node:os';
import { type Stretch, undisturbed } from './calm.ts';
import { median, type Plan, type Slice } from './measure.ts';

export interface Speed {
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  /** Of undisturbed stretches, and their share of all stretches. */
  readonly undisturbed: { readonly gamesPerSecond: number; readonly part: number };
  /** The slowest and the fastest round, in games a second, which shows how noisy the machine was. */
  readonly range: readonly [number, number];
}

export interface Figures {
  readonly machine: { readonly cpu: string; readonly node: string; readonly platform: string };
  readonly plan: Plan;
  readonly speeds: Readonly<Record<string, Speed>>;
  /** The kernel's speed divided by boardgame.io's, on the same games. */
  readonly kernelToBoardgameIo: number;
  /** The kernel's speed divided by the bare loop's. */
  readonly kernelToBare: number;
  readonly cloneMicroseconds: number;
}

export function figuresOf(slices: ReadonlyMap<string, readonly Slice[]>, plan: Plan, cloneSeconds: number): Figures {
  return {
    machine: {
      cpu: cpus()[0]?.model.trim() ?? 'unknown',
      node: process.version,
      platform: `${process.platform} ${process.arch}`,
    },
    plan,
    speeds: Object.fromEntries([...slices].map(([id, rounds]) => [id, speedOf(rounds)])),
    kernelToBoardgameIo: ratio(slices.get('kernel'), slices.get('boardgame.io')),
    kernelToBare: ratio(slices.get('kernel'), slices.get('bare')),
    cloneMicroseconds: cloneSeconds * 1e6,
  };
}

function speedOf(rounds: readonly Slice[]): Speed {
  const games = rounds.map((slice) => rate(slice, 'games'));
  const stretches = rounds.flat();
  const calm = undisturbed(stretches);
  return {
    gamesPerSecond: median(games),
    decisionsPerSecond: median(rounds.map((slice) => rate(slice, 'decisions'))),
    undisturbed: {
      gamesPerSecond: median(calm.map((stretch) => rate([stretch], 'games'))),
      part: calm.length / stretches.length,
    },
    range: [Math.min(...games), Math.max(...games)],
  };
}

/** Games or decisions per second. */
function rate(slice: Slice, what: 'games' | 'decisions'): number {
  const sum = (value: (stretch: Stretch) => number) => slice.reduce((all, stretch) => all + value(stretch), 0);
  return sum((stretch) => stretch[what]) / sum(({ seconds }) => seconds);
}

/** The median of the ratios of each round, since both have the same games and similar noise there. */
function ratio(a: readonly Slice[] = [], b: readonly Slice[] = []): number {
  return median(a.map((slice, round) => rate(slice, 'games') / rate(b[round] ?? [], 'games')));
}
