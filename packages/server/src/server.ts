/** A server, put together from its parts: the hall, with a door to the room where the tables are. */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Entry } from '@taisen/table';
import type { FastifyInstance } from 'fastify';
import { mustListen, ownUrl, urlsForOthers } from './addresses.ts';
import { createApp } from './http/app.ts';
import { Sockets } from './http/socket.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import type { Options } from './options.ts';
import { adopt } from './people/adopt.ts';
import { type Auth, createAuth, migrateAuth, Sessions } from './people/auth.ts';
import { personNewsIn, wordOf } from './people/news.ts';
import { Door, type StartRoom } from './room/door.ts';
import { migrate, openPool, queriesOn } from './storage/connect.ts';
import { readEntries } from './storage/entries.ts';
import { startPostgres } from './storage/postgres.ts';
import type { Database } from './storage/schema.ts';
import { Watch } from './storage/watch.ts';
import { type StoredTable, TableStore } from './tables/store.ts';
import { goAway, stay } from './tables/waiting.ts';

/** The parts that requests are answered with. */
export interface Parts {
  readonly options: Options;
  readonly db: Database;
  readonly auth: Auth;
  readonly sessions: Sessions;
  readonly store: TableStore;
  readonly entriesOf: (table: string) => Promise<Entry[]>;
  readonly metrics: Metrics;
  readonly room: Pick<Door, 'ask'>;
  readonly watch: Watch;
  /** Ready to serve; false while it starts and once it goes down. */
  readonly isReady: () => Promise<boolean>;
  /** A table that has not begun has changed, or something of a person (`people/news.ts`). */
  readonly changed: (word: string) => void;
  /** The match at a table has begun, here. */
  readonly begun: (stored: StoredTable) => void;
}

export interface RunningServer {
  readonly url: string;
  /** Where others can open it, too. */
  readonly others: readonly string[];
  readonly app: FastifyInstance;
  close(): Promise<void>;
}

export interface Scripts {
  /** Opens the room. */
  readonly room: StartRoom;
  /** Where the script of the bots' threads is. */
  readonly thinker: URL;
}

export async function startServer(
  options: Options,
  { room: startRoom, thinker }: Scripts,
  onLost: (why: string) => void,
): Promise<RunningServer> {
  await mustListen(options.host, options.port);
  const embedded = options.databaseUrl === null ? await startPostgres(options.data) : null;
  const url = options.databaseUrl ?? (embedded?.url as string);
  const failed = (where: string) => (error: unknown) => fail(where, error);
  const fail = (where: string, err: unknown, table?: string) => {
    metrics.failures.inc({ where });
    app.log.error({ err, where, ...(table === undefined ? {} : { table }) }, 'failed');
  };
  let closing = false;
  const watch = new Watch(() => pool);
  const lost = (error: unknown) => {
    watch.lost();
    if (!closing) fail('database', error);
  };
  const pool = openPool(url, lost);
  const db = queriesOn(pool);
  const linked = async (guest: string, account: string) => {
    const tables = await adopt(db, guest, account);
    for (const word of [wordOf({ what: 'became', guest, account }), ...tables]) changed(word);
  };
  const newAuth = () => createAuth({ pool, secret: options.secret, publicUrl: options.publicUrl, linked });
  // The library looks at its tables when it is made: so the one that is used is made when they are there.
  await migrate(pool, db, () => migrateAuth(newAuth()));
  const auth = newAuth();
  const sessions = new Sessions(auth);
  if (embedded !== null) {
    // Whoever worked on this folder before is gone.
    await db.deleteFrom('servers').execute();
    embedded.onLost = () => {
      fail('database', new Error('PostgreSQL has ended by itself: it is started again'));
      embedded.restart().catch((error) => onLost(`PostgreSQL has ended: ${error}`));
    };
  }

  const server = randomUUID();
  const store = new TableStore(pool, server);
  const sockets = new Sockets(
    {
      person: ({ headers }) => sessions.personFrom(headers),
      find: (table) => store.find(table),
      come: (coming) => room.come(coming),
      said: (guest, text) => room.hand(guest, text),
      leave: (guest) => room.leave(guest),
      stays: (places) => void stay(db, places).catch(failed('tables')),
      away: (place) => void goAway(db, place).catch(failed('tables')),
      failed: failed('socket'),
      counted: (what) => metrics.counts[what]++,
    },
    options.limits,
    options.publicUrl,
  );
  const metrics = createMetrics(() => ({ sockets: sockets.guests.size }));
  const noticed = (word: string) => {
    // What was believed of somebody may no longer be so.
    if (personNewsIn(word) !== null) sessions.forget();
    sockets.changed(word);
  };
  const changed = (word: string) => {
    noticed(word);
    room.changed(word);
  };
  let ready = false;
  const isReady = async () => {
    await room.ask('life');
    await watch.reach();
    return ready;
  };
  const app = await createApp({
    ...{ options, db, auth, sessions, store, metrics, watch, isReady, changed },
    entriesOf: (table) => readEntries(pool, table),
    room: { ask: (what) => room.ask(what) },
    begun: (stored) => room.begin(stored),
  });
  app.server.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head));

  // Last, when there is somebody who hears what fails.
  const port = startRoom({ url, server, secret: options.secret, thinker: thinker.href }, (error) =>
    onLost(`the tables are lost: ${error instanceof Error ? error.stack : error}`),
  );
  const room = new Door(port, {
    tell: (guest, text) => sockets.tell(guest, text),
    moved: (guest, table) => sockets.moved(guest, table),
    lost: (guest) => sockets.lost(guest),
    changed: (words) => {
      for (const word of words) noticed(word);
    },
    failed: fail,
    over: () => sockets.send(),
  });
  await room.ask('life');
  await app.listen({ host: options.host, port: options.port });
  ready = true;
  const { port: listening } = app.server.address() as AddressInfo;

  return {
    url: options.publicUrl ?? ownUrl(options.host, listening),
    others: urlsForOthers(options, listening),
    app,
    async close() {
      ready = false;
      await room.ask('rest');
      sockets.close();
      await app.close();
      await room.ask('end');
      port.close();
      closing = true;
      await pool.end();
      await embedded?.stop();
    },
  };
}
