/** Finished matches: a person's list, one replay, and an export of all public ones. */
import { Readable } from 'node:stream';
import { BadInput, Refused } from '@taisen/kernel';
import { finishedList, type ReplayFile, replayFile } from '@taisen/protocol';
import type { FastifyInstance } from 'fastify';
import type { Parts } from '../server.ts';
import { withSeats } from '../tables/lists.ts';
import { infoOf, type StoredTable } from '../tables/store.ts';
import { personOf } from './people.ts';

const MAX_LISTED = 100;
/** Sorts after every id. */
const LAST = '~';
/** Matches read at a time for the export. */
const CHUNK = 50;

export function replayRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, store, entriesOf } = parts;

  app.get(
    '/api/replays',
    { schema: { summary: 'My finished matches', response: { 200: finishedList } } },
    async (request) => {
      const { id } = await personOf(parts, request);
      const rows = await db
        .selectFrom('tables')
        .selectAll()
        .where('state', '=', 'over')
        .where('id', 'in', (from) => from.selectFrom('seats').select('table_id').where('person', '=', id))
        .orderBy('ended', 'desc')
        .limit(MAX_LISTED)
        .execute();
      const counts = await db
        .selectFrom('entries')
        .select(['table_id', (of) => of.fn.countAll<number>().as('count')])
        .where('table_id', 'in', [...rows.map((row) => row.id), ''])
        .groupBy('table_id')
        .execute();
      const games = (await withSeats(db, rows)).map((stored) => ({
        table: infoOf(stored),
        started: stored.row.started,
        ended: stored.row.ended,
        result: stored.row.result,
        entries: counts.find(({ table_id }) => table_id === stored.row.id)?.count ?? 0,
      }));
      return { games };
    },
  );

  app.get(
    '/api/replays/:id',
    { schema: { summary: 'A finished match, with the proof of its shuffle', response: { 200: replayFile } } },
    async (request) => replayOf(await store.find((request.params as { id: string }).id)),
  );

  async function replayOf(stored: StoredTable): Promise<ReplayFile> {
    const { row, seats } = stored;
    const [one, two] = seats;
    if (row.state !== 'over' || row.result === null || row.started === null || one?.nonce == null || two?.nonce == null)
      throw new Refused('this match is not over', null);
    return {
      format: 1,
      table: infoOf(stored),
      started: row.started,
      secret: row.secret,
      nonces: [one.nonce, two.nonce],
      decks: [[...(one.deck ?? [])], [...(two.deck ?? [])]],
      entries: await entriesOf(row.id),
      result: row.result,
    };
  }

  app.get(
    '/api/export',
    {
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
      const rows = await db
        .selectFrom('tables')
        .selectAll()
        .where('state', '=', 'over')
        .where('private', '=', false)
        .where((is) => is.or([is('ended', '>', ended), is.and([is('ended', '=', ended), is('id', '>', last)])]))
        .orderBy('ended')
        .orderBy('id')
        .limit(CHUNK)
        .execute();
      for (const { id } of rows) {
        const stored = await store.find(id);
        yield `${JSON.stringify({ ended: stored.row.ended, ...(await replayOf(stored)) })}\n`;
      }
      const end = rows.at(-1);
      if (end?.ended == null) return;
      [ended, last] = [end.ended, end.id];
    }
  }
}
