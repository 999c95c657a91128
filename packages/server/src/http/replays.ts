/** Finished matches: a person's list, one replay, and an export of all public ones. Read from a replica if there is one. */
import { Readable } from 'node:stream';
import { BadInput, Refused } from '@taisen/kernel';
import { finishedList, type ReplayFile, replayFile } from '@taisen/protocol';
import type { FastifyInstance } from 'fastify';
import type { Parts } from '../server.ts';
import type { Source } from '../storage/replica.ts';
import { withSeats } from '../tables/lists.ts';
import { replayFileOf } from '../tables/replay-file.ts';
import { infoOf } from '../tables/store.ts';
import { fewAtATime } from './few-at-a-time.ts';
import { personOf } from './people.ts';
import { byAddress } from './shared-limit.ts';

const MAX_LISTED = 100;
/** Sorts after every id. */
const LAST = '~';
/** Matches read at a time for the export. */
const CHUNK = 50;
/** Exports at a time: each reads everything. */
const EXPORTS = { each: 1, all: 4 };

export function replayRoutes(app: FastifyInstance, parts: Parts): void {
  const { reads } = parts;

  app.get(
    '/api/replays',
    { schema: { summary: 'My finished matches', response: { 200: finishedList } } },
    async (request) => {
      const { id } = await personOf(parts, request);
      return { games: await reads.list((source) => finishedOf(source, id)) };
    },
  );

  app.get(
    '/api/replays/:id',
    { schema: { summary: 'A finished match, with the proof of its shuffle', response: { 200: replayFile } } },
    async (request) => {
      const { id } = request.params as { id: string };
      // A replica may not know yet that there is such a table, or that its match is over.
      const isNew = (error: unknown) => error instanceof BadInput || error instanceof Refused;
      return reads.find((source) => replayOf(source, id), isNew);
    },
  );

  app.get(
    '/api/export',
    {
      onRequest: fewAtATime(EXPORTS, byAddress),
      schema: {
        summary: 'Finished public matches as NDJSON, oldest first; `since` is the `ended` of the last one you have',
      },
    },
    async (request, reply) => {
      const since = Number((request.query as { since?: string }).since ?? 0);
      if (!Number.isSafeInteger(since) || since < 0) throw new BadInput('since must be a time in milliseconds');
      return reply.type('application/x-ndjson').send(Readable.from(lines(since)));
    },
  );

  async function* lines(since: number): AsyncGenerator<string> {
    let [ended, last] = [since, LAST];
    for (;;) {
      const chunk = await reads.list((source) => publicAfter(source, ended, last));
      for (const match of chunk) yield `${JSON.stringify({ ended: match.ended, ...match.replay })}\n`;
      const end = chunk.at(-1);
      if (end === undefined) return;
      [ended, last] = [end.ended, end.replay.table.id];
    }
  }
}

const replayOf = async ({ find, entriesOf }: Source, id: string): Promise<ReplayFile> =>
  replayFileOf(await find(id), await entriesOf(id));

async function finishedOf({ db }: Source, person: string) {
  const rows = await db
    .selectFrom('tables')
    .selectAll()
    .where('state', '=', 'over')
    .where('id', 'in', (from) => from.selectFrom('seats').select('table_id').where('person', '=', person))
    .orderBy('ended', 'desc')
    .limit(MAX_LISTED)
    .execute();
  const ids = [...rows.map((row) => row.id), ''];
  const counts = await db
    .selectFrom('entries')
    .select(['table_id', (of) => of.fn.countAll<number>().as('count')])
    .where('table_id', 'in', ids)
    .groupBy('table_id')
    .execute();
  const archived = await db
    .selectFrom('archived')
    .select(['table_id', 'entries as count'])
    .where('table_id', 'in', ids)
    .execute();
  const countOf = (id: string) =>
    [...counts, ...archived].reduce((sum, { table_id, count }) => (table_id === id ? sum + count : sum), 0);
  return (await withSeats(db, rows)).map((stored) => ({
    table: infoOf(stored),
    started: stored.row.started,
    ended: stored.row.ended,
    result: stored.row.result,
    entries: countOf(stored.row.id),
  }));
}

async function publicAfter(source: Source, ended: number, last: string) {
  const rows = await source.db
    .selectFrom('tables')
    .select(['id', 'ended'])
    .where('state', '=', 'over')
    .where('private', '=', false)
    // The first condition follows from the second, but only it is found by the index.
    .where('ended', '>=', ended)
    .where((is) => is.or([is('ended', '>', ended), is('id', '>', last)]))
    .orderBy('ended')
    .orderBy('id')
    .limit(CHUNK)
    .execute();
  // One after the other: together they would take every connection to the database.
  const matches = [];
  for (const { id, ended: at } of rows) matches.push({ ended: at as number, replay: await replayOf(source, id) });
  return matches;
}
