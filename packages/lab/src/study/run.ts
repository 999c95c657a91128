/** A whole study: batch after batch, until all are played or the answer is known. */
import { type Batch, batchesOf } from './batch.ts';
import { type Counts, Sum } from './counts.ts';
import type { Prepared } from './prepare.ts';
import { isKnown } from './stop.ts';

/** Plays batches anywhere and hands their counts over in the order of the batches, until `take` returns false. */
export type PlayBatches = (batches: readonly Batch[], take: (counts: Counts) => boolean) => Promise<void> | void;

export interface Progress {
  readonly played: number;
  readonly of: number;
}

/** The counts of a study. Who plays the batches changes nothing but the time. */
export async function runStudy(
  prepared: Prepared,
  play: PlayBatches,
  onProgress?: (progress: Progress) => void,
): Promise<Counts> {
  const batches = batchesOf(prepared.study);
  const of = prepared.study.seeds.games;
  const sum = new Sum();
  let at = 0;
  let played = 0;
  await play(batches, (counts) => {
    sum.merge(counts);
    played += batches[at++]?.games ?? 0;
    const known = isKnown(prepared, sum.get);
    onProgress?.({ played, of: known ? played : of });
    return !known;
  });
  return sum.counts();
}
