import { setTimeout as sleep } from 'node:timers/promises';
import { BadInput } from '@taisen/kernel';
import type { Counts } from '@taisen/lab/study';
import type { StudyQueue } from './queue.ts';

/** Milliseconds between two looks at a study that others play. */
const PAUSE = 500;

/**
 * Takes the counts of a study's batches in their order as workers write them, until all are there or `take` returns
 * false. A database that is gone for a while is waited for.
 */
export async function waitForStudy(
  queue: StudyQueue,
  id: string,
  batches: number,
  take: (counts: Counts) => boolean,
  onError: (error: unknown) => void,
): Promise<void> {
  let taken = 0;
  while (taken < batches) {
    const found = await queue.countsFrom(id, taken).catch((error: unknown) => {
      onError(error);
      return [];
    });
    for (const counts of found) {
      taken++;
      if (!take(counts)) return queue.end(id);
    }
    if (found.length > 0) continue;
    const stored = await queue.find(id).catch(onError);
    if (typeof stored?.error === 'string') throw new BadInput(`the games cannot be played: ${stored.error}`);
    await sleep(PAUSE);
  }
  await queue.end(id);
}
