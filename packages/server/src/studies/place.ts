/**
 * Where the batches of a study stand in the queue. People take turns, batch by batch: somebody who comes later begins
 * where the others are by now, and a person's second study stands behind the first. So one with many batches delays only
 * their own (start-time fair queueing).
 */
import type { Study } from '@taisen/lab/study';
import type pg from 'pg';

export async function placeFor(client: pg.PoolClient, person: string | null): Promise<number> {
  const { rows } = await client.query(
    `select coalesce(max(place + batches) filter (where person = $1), 0) as mine, coalesce(min(place + taken), 0) as now
     from lab.studies where not ended and person is not null`,
    [person],
  );
  const [{ mine, now }] = rows as [{ mine: number; now: number }];
  return Math.max(mine, now);
}

/** All games of a study: a comparison plays each seed twice. */
export const gamesOf = ({ seeds, variant }: Study): number => seeds.games * (variant === undefined ? 1 : 2);
