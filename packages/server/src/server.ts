/** A server, put together from its parts. */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Match, Result, Seat, State } from '@taisen/kernel';
import type { FastifyInstance } from 'fastify';
import { Thinkers } from './bots/thinkers.ts';
import { createApp } from './http/app.ts';
import { Sockets } from './http/socket.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import type { Options } from './options.ts';
import { adopt } from './people/adopt.ts';
import { type Auth, createAuth, migrateAuth, Sessions } from './people/auth.ts';
import { finishRated } from './people/ratings.ts';
import { migrate, openPool, queriesOn } from './storage/connect.ts';
import { EntryLog } from './storage/entries.ts';
import { News } from './storage/news.ts';
import { startPostgres } from './storage/postgres.ts';
import type { Database } from './storage/schema.ts';
import { Servers } from './storage/servers.ts';
import { LiveTables } from './tables/live.ts';
import { beginsAtOnce, nextOf, openRematch } from './tables/rematch.ts';
import { Shepherd } from './tables/shepherd.ts';
import { type StoredTable, TableStore } from './tables/store.ts';
import { goAway, stay } from './tables/waiting.ts';

/** The parts that requests are answered with. */
export interface Parts {
  readonly options: Options;
  readonly db: Database;
  readonly auth: Auth;
  readonly sessions: Sessions;
  readonly store: TableStore;
  readonly log: EntryLog;
  readonly metrics: Metrics;
  readonly sockets: Sockets;
  readonly shepherd: Shepherd;
  /** Ready to serve; false while it starts and once it goes down. */
  readonly isReady: () => Promise<boolean>;
  /** A table that has not begun has changed. */
  readonly changed: (table: string) => void;
  /** The match at a table has begun, here. */
  readonly begun: (stored: StoredTable) => void;
}

export interface RunningServer {
  readonly url: string;
  readonly app: FastifyInstance;
  close(): Promise<void>;
}

export async function startServer(
  options: Options,
  thinker: URL,
  onLost: (why: string) => void,
): Promise<RunningServer> {
  const embedded = options.databaseUrl === null ? await startPostgres(options.data) : null;
  const url = options.databaseUrl ?? (embedded?.url as string);
  const failed = (where: string) => (error: unknown) => {
    metrics.failures.inc({ where });
    app.log.error({ err: error, where }, 'failed');
  };
  let closing = false;
  const lost = (error: unknown) => {
    if (!closing) failed('database')(error);
  };
  const pool = openPool(url, lost);
  const entryPool = openPool(url, lost, 4);
  const db = queriesOn(pool);
  const newAuth = () => createAuth({ pool, secret: options.secret, publicUrl: options.publicUrl, linked: adopt(db) });
  // The library looks at its tables when it is made: so the one that is used is made when they are there.
  await migrate(pool, db, () => migrateAuth(newAuth()));
  const auth = newAuth();
  const sessions = new Sessions(auth);
  if (embedded !== null) {
    // Whoever worked on this folder before is gone.
    await db.deleteFrom('servers').execute();
    embedded.onLost = () => onLost('PostgreSQL has ended');
  }

  const servers = new Servers(db, randomUUID(), failed('heartbeat'));
  const thinkers = new Thinkers(thinker);
  const store = new TableStore(pool, servers.id);
  const log = new EntryLog(entryPool, {
    kept: (tables) => {
      if (servers.others > 0) news.tell(tables);
    },
    batch: (rows, seconds) => {
      metrics.rows.observe(rows);
      metrics.commits.observe(seconds);
    },
    retry: failed('append'),
  });
  const think = (match: Match<State>, seat: Seat, level: string, seed: number) =>
    thinkers.think({ match: match.save(), seat, level, seed });
  const finish = async (stored: StoredTable, result: Result) => {
    // Rules that went wrong say nothing about the players.
    if (stored.row.rated && result.rule !== 'fault') await finishRated(db, stored, result, Date.now());
    else await store.finish(stored.row.id, result, Date.now());
  };
  const live = new LiveTables(store, log, servers.id, {
    think,
    advise: (match, seat) => thinkers.advise({ match: match.save(), seat }),
    over: (stored, { table }) => {
      const result = table.result;
      if (result === null) throw new Error('a match without a result is not over');
      return finish(stored, result);
    },
    next: (table) => nextOf(table, options.secret),
    rematch: async (stored, host) => {
      const nonces = host.table.rematchNonces;
      const next = nextOf(stored.row.id, options.secret);
      const opened = await openRematch(store, db, stored, next, nonces);
      if (opened !== null && opened.row.state === 'playing') begun(opened);
      host.tell({ type: 'rematch', table: next.id });
      if (beginsAtOnce(stored.seats, nonces)) await sockets.goOn(host, next.id);
    },
    decided: () => metrics.counts.decisions++,
    failed: (table, error) => {
      metrics.failures.inc({ where: 'table' });
      app.log.error({ err: error, table }, 'failed');
    },
  });
  // Nobody's fault, and nobody's match: it can't go on, so it ends without a winner.
  const stopMatch = async (id: string, rule: 'fault' | 'ruleset') => {
    await store.finish(id, { winner: null, rule }, Date.now());
  };
  const shepherd = new Shepherd(db, servers, live, {
    failed: failed('tables'),
    changed: (table) => changed(table),
    stop: stopMatch,
  });
  const news = new News(url, servers.id, {
    heard: (tables) => {
      live.catchUp(tables);
      for (const table of tables) sockets.changed(table);
    },
    missed: () => live.catchUp(live.loaded.keys()),
    failed: failed('news'),
  });
  const sockets = new Sockets(
    {
      person: (request) => sessions.personFrom(request.headers),
      find: (table) => store.find(table),
      known: (table) => live.loaded.get(table)?.stored ?? null,
      join: async (table) => {
        const { host } = await shepherd.join(table);
        if (servers.others > 0) await host.catchUp();
        return host;
      },
      empty: (table) => void shepherd.left(table).catch(failed('tables')),
      stays: (places) => void stay(db, places).catch(failed('tables')),
      away: (place) => void goAway(db, place).catch(failed('tables')),
      failed: failed('socket'),
      counted: (what) => metrics.counts[what]++,
    },
    options.limits,
    options.publicUrl,
  );
  const metrics = createMetrics(() => ({
    tables: live.loaded.size,
    sockets: sockets.guests.size,
    thoughts: thinkers.waiting,
  }));
  const changed = (table: string) => {
    sockets.changed(table);
    if (servers.others > 0) news.tell([table]);
  };
  // It is led from here, whether anybody watches or not.
  const begun = (stored: StoredTable) => {
    shepherd.begin(stored).catch(failed('tables'));
    changed(stored.row.id);
  };
  let ready = false;
  const isReady = async () => ready && (await pool.query('select 1')).rowCount === 1;
  const parts: Parts = { options, db, auth, sessions, store, log, metrics, sockets, shepherd, isReady, changed, begun };
  const app = await createApp(parts);
  app.server.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head));

  await servers.open();
  await news.open();
  await shepherd.open();
  await app.listen({ host: options.host, port: options.port });
  ready = true;
  const { port } = app.server.address() as AddressInfo;

  return {
    url: options.publicUrl ?? `http://${options.host}:${port}`,
    app,
    async close() {
      ready = false;
      await shepherd.close();
      sockets.close();
      await log.close();
      await app.close();
      await thinkers.close();
      await servers.close();
      await news.close();
      closing = true;
      await Promise.all([pool.end(), entryPool.end()]);
      await embedded?.stop();
    },
  };
}
