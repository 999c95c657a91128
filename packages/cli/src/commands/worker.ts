import { availableParallelism } from 'node:os';
import { GAMES } from '@taisen/games';
import { BadInput } from '@taisen/kernel';
import type { Counts } from '@taisen/lab';
import { read, wholeNumber } from '../options.ts';
import { type BatchOfStudy, reportError } from '../studies.ts';
import { Threads } from '../threads.ts';

export const usage = 'worker [--database URL] [--threads N]   plays batches of studies until it is stopped';

/** Any number of these run on any number of machines. Stopping or killing one at any time loses nothing. */
export async function worker(args: readonly string[]): Promise<void> {
  const { flags } = read(args, ['database', 'threads', 'lost-after']);
  const count = wholeNumber(flags, 'threads', availableParallelism(), 1);
  const threads = new Threads<BatchOfStudy, Counts>('batch', count);
  const lostAfter = wholeNumber(flags, 'lost-after', 10, 2);
  const { StudyQueue } = await import('@taisen/server/studies');
  const queue = await StudyQueue.open(databaseFrom(flags), { lostAfter, onError: reportError });
  await queue.work(GAMES.values(), (study, batch) => threads.run({ study: JSON.stringify(study), batch }), count);
  console.log(`playing batches with ${count} threads`);
  await new Promise<void>((stop) => {
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
  await queue.close();
  await threads.close();
}

export function databaseFrom(flags: Readonly<Record<string, string>>): string {
  const url = flags['database'] ?? process.env['DATABASE_URL'];
  if (url === undefined) throw new BadInput('name the database by --database URL or DATABASE_URL');
  return url;
}
