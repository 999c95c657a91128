import { availableParallelism } from 'node:os';
import { GAMES } from '@taisen/games';
import { BadInput } from '@taisen/kernel';
import type { Batch, Counts, Study } from '@taisen/lab';
import { read, wholeNumber } from '../options.ts';
import { type BatchOfStudy, reportError, type tryBatchOf } from '../studies.ts';
import { Threads } from '../threads.ts';

export const usage = 'worker [--database URL] [--threads N]   plays batches of studies until it is stopped';

/** Any number of these run on any number of machines. Stopping or killing one at any time loses nothing. */
export async function worker(args: readonly string[]): Promise<void> {
  const { flags } = read(args, ['database', 'threads', 'lost-after']);
  const count = wholeNumber(flags, 'threads', availableParallelism(), 1);
  const threads = new Threads<BatchOfStudy, ReturnType<typeof tryBatchOf>>('tried', count);
  const lostAfter = wholeNumber(flags, 'lost-after', 10, 10);
  const { BatchFailed, StudyQueue } = await import('@taisen/server/studies');
  const queue = await StudyQueue.open(databaseFrom(flags), { lostAfter, onError: reportError });
  const play = async (study: Study, batch: Batch): Promise<Counts> => {
    const result = await threads.run({ study: JSON.stringify(study), batch });
    if (isFailure(result)) throw new BatchFailed(result.failed);
    return result;
  };
  await queue.work(GAMES.values(), play, count);
  console.log(`playing batches with ${count} threads`);
  await new Promise<void>((stop) => {
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
  await queue.close();
  await threads.close();
}

const isFailure = (result: ReturnType<typeof tryBatchOf>): result is { readonly failed: string } =>
  typeof result['failed'] === 'string';

export function databaseFrom(flags: Readonly<Record<string, string>>): string {
  const url = flags['database'] ?? process.env['DATABASE_URL'];
  if (url === undefined) throw new BadInput('name the database by --database URL or DATABASE_URL');
  return url;
}
