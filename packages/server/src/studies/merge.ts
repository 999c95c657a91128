/** Merges the batches of people's studies as workers write them, in their order, and ends what is known. */
import { GAMES } from '@taisen/games';
import type { Game } from '@taisen/kernel';
import { batchesOf, type Counts, isKnown, prepare, type Study, Sum } from '@taisen/lab/study';
import type pg from 'pg';
import { gamesOf } from './place.ts';
import { inTransaction } from './schema.ts';

/** Batches that are merged by one transaction. */
const AT_ONCE = 100;

/** Returns whether it has ended just now. Any number of processes may do this at a time: they take turns. */
export const mergeBatches = (pool: pg.Pool, id: string): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    const found = await client.query(
      'select study, ruleset, batches, taken, merged from lab.studies where id = $1 and not ended for update',
      [id],
    );
    const [row] = found.rows as { study: Study; ruleset: string; batches: number; taken: number; merged: Counts }[];
    if (row === undefined) return false;
    const { study, batches, merged } = row;
    const game = GAMES.get(study.game);
    // It is for a server with its rules to say when it is known.
    if (game?.ruleset !== row.ruleset) return false;
    const { rows } = await client.query(
      'select batch, counts from lab.batches where study = $1 and batch >= $2 order by batch limit $3',
      [id, row.taken, AT_ONCE],
    );
    const sum = new Sum();
    sum.merge(merged ?? {});
    const prepared = prepare(study, game as Game);
    let { taken } = row;
    let known = false;
    for (const { batch, counts } of rows as { batch: number; counts: Counts }[]) {
      if (batch !== taken || known) break;
      sum.merge(counts);
      taken++;
      known = isKnown(prepared, sum.get);
    }
    const ended = known || taken === batches;
    if (taken === row.taken) return false;
    await client.query('update lab.studies set taken = $2, merged = $3 where id = $1', [id, taken, sum.counts()]);
    if (ended) await close(client, id, study, taken);
    return ended;
  });

/** What was not played does not count towards the games of a day. */
async function close(client: pg.PoolClient, id: string, study: Study, taken: number): Promise<void> {
  const games = (playedIn(study, taken) * gamesOf(study)) / study.seeds.games;
  await client.query('update lab.studies set ended = true, games = $2 where id = $1', [id, games]);
  await client.query('delete from lab.batches where study = $1', [id]);
}

/** Its owner wants no more of it. What was played stays. */
export const stopStudy = (pool: pg.Pool, id: string): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query(
      'update lab.studies set stopped = true where id = $1 and not ended returning study, taken',
      [id],
    );
    const [row] = rows as { study: Study; taken: number }[];
    if (row !== undefined) await close(client, id, row.study, row.taken);
  });

/** Games, or pairs of games, of the first batches. */
export const playedIn = (study: Study, taken: number): number =>
  batchesOf(study)
    .slice(0, taken)
    .reduce((sum, { games }) => sum + games, 0);
