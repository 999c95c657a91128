import { BadInput } from '@taisen/kernel';
import type { Options } from '../options.ts';
import { mustConnect } from '../start-errors.ts';
import { Thinker } from './thinker.ts';

/** What a thinker prints when it has begun. */
export const THINKING = 'Taisen thinks for the servers on its database';

/** Starts a process that only thinks. It listens to no port. */
export async function startThinker({ databaseUrl }: Options, script: URL): Promise<{ close(): Promise<void> }> {
  if (databaseUrl === null) throw new BadInput('with THINK, DATABASE_URL must be set to the database of the servers');
  await mustConnect(databaseUrl);
  const thinker = new Thinker(databaseUrl, script, (error) => console.error(String(error)));
  await thinker.open();
  return thinker;
}
