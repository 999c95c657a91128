/** From slices to the figures that are reported. */
import { cpus } from 'node:os';
import { median, type Plan, type Slice } from './measure.ts';

export interface Speed {
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  /** The slowest and the fastest round, in games a second: how noisy the machine was. */
  readonly range: readonly [number, number];
}

export interface Figures {
  readonly machine: { readonly cpu: string; readonly node: string; readonly platform: string };
  readonly plan: Plan;
  readonly speeds: Readonly<Record<string, Speed>>;
  /** How many times as fast as boardgame.io the kernel is, on the same games. */
  readonly kernelToBoardgameIo: number;
  /** The part of the bare loop's speed that the kernel reaches. */
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
  const games = rounds.map(({ gamesPerSecond }) => gamesPerSecond);
  return {
    gamesPerSecond: median(games),
    decisionsPerSecond: median(rounds.map(({ decisionsPerSecond }) => decisionsPerSecond)),
    range: [Math.min(...games), Math.max(...games)],
  };
}

/** Round by round, since both had the same games and much the same noise there. */
function ratio(a: readonly Slice[] = [], b: readonly Slice[] = []): number {
  return median(a.map(({ gamesPerSecond }, round) => gamesPerSecond / (b[round]?.gamesPerSecond ?? Number.NaN)));
}
