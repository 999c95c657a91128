/** The main thread of a server: creates its parts and connects them. The tables are in the game worker. */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Entry } from '@taisen/table';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { mustListen, ownUrl, urlsForOthers } from './addresses.ts';
import { createApp } from './http/app.ts';
import { renewCookie } from './http/renew-cookie.ts';
import { Sockets } from './http/socket.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { builtModules } from './modules/manifest.ts';
import { Rules } from './modules/rules.ts';
import { publishModules } from './modules/store.ts';
import type { Options } from './options.ts';
import { type Auth, createAuth, migrateAuth, Sessions } from './people/auth.ts';
import { Mailer } from './people/mail.ts';
import { mergeGuest } from './people/merge-guest.ts';
import { type Notice, tableNotice } from './people/notices.ts';
import { mustDiscover } from './people/sign-in-options.ts';
import { mustConnect, mustUseFolder } from './start-errors.ts';
import { Archive } from './storage/archive.ts';
import { migrate, openPool, openUnlimitedPool, queriesOn } from './storage/connect.ts';
import { DatabaseHealth } from './storage/health.ts';
import { type EmbeddedPostgres, startPostgres } from './storage/postgres.ts';
import { Reads, sourceOn } from './storage/replica.ts';
import type { Database } from './storage/schema.ts';
import { createTables } from './studies/schema.ts';
import { StudyService } from './studies/service.ts';
import { expireSeat, renewSeats } from './tables/held-seats.ts';
import { Housekeeping } from './tables/housekeeping.ts';
import { type ModuleHashes, type StoredTable, TableStore } from './tables/store.ts';
import { openTracing } from './tracing/tracing.ts';
import { type StartWorker, WorkerClient } from './worker/client.ts';

/** Milliseconds for the checks of `/ready`, so that its answer comes within a second. */
const READY_TIMEOUT = 800;
const tooLate = (): never => {
  throw new Error('the checks take too long');
};

/** What the HTTP routes need. */
export interface Parts {
  readonly options: Options;
  readonly pool: pg.Pool;
  readonly db: Database;
  readonly auth: Auth;
  readonly sessions: Sessions;
  readonly mailer: Mailer | null;
  readonly store: TableStore;
  readonly rules: Rules;
  /** The modules of this build. */
  readonly hashes: ModuleHashes;
  readonly entriesOf: (table: string) => Promise<Entry[]>;
  /** Where lists, replays and exports are read. */
  readonly reads: Reads;
  readonly metrics: Metrics;
  readonly worker: Pick<WorkerClient, 'ask'>;
  readonly health: DatabaseHealth;
  /** False while the server is starting or stopping. */
  readonly isReady: () => Promise<boolean>;
  readonly studies: Pick<StudyService, 'add' | 'stop' | 'merge'>;
  /** Notifies this server's sockets and all other servers. */
  readonly notify: (notice: Notice) => void;
  /** The match at a table has begun on this server. */
  readonly begun: (stored: StoredTable) => void;
}

export interface RunningServer {
  readonly url: string;
  /** The URLs for browsers on other computers. */
  readonly others: readonly string[];
  readonly app: FastifyInstance;
  close(): Promise<void>;
}

export interface Scripts {
  /** Starts the game worker. */
  readonly worker: StartWorker;
  /** The script of the bots' threads. */
  readonly bots: URL;
  /** The script of the studies' threads. */
  readonly studies: URL;
  /** Sends traces; loaded only if there is somewhere to send them to. */
  readonly tracing: URL;
  /** The list of the modules of this build. */
  readonly manifest: URL;
}

export async function startServer(
  options: Options,
  scripts: Scripts,
  onLost: (why: string) => void,
): Promise<RunningServer> {
  await mustListen(options.host, options.port);
  await mustDiscover(options.oidc);
  if (options.databaseUrl === null) mustUseFolder(options.data);
  else await mustConnect(options.databaseUrl);
  const embedded = options.databaseUrl === null ? await startPostgres(options.data) : null;
  try {
    return await startOn(embedded, options, scripts, onLost);
  } catch (error) {
    // It would go on without a server.
    await embedded?.stop();
    throw error;
  }
}

async function startOn(
  embedded: EmbeddedPostgres | null,
  options: Options,
  { worker: startWorker, bots, studies: studyScript, tracing: tracingScript, manifest }: Scripts,
  onLost: (why: string) => void,
): Promise<RunningServer> {
  const url = options.databaseUrl ?? (embedded?.url as string);
  const failed = (where: string) => (error: unknown) => fail(where, error);
  const fail = (where: string, err: unknown, table?: string) => {
    metrics.failures.inc({ where });
    // A connection can be lost while the server is still starting: then there is no log yet.
    if (log === null) console.error(`${where}: ${err}`);
    else log.error({ err, where, ...(table === undefined ? {} : { table }) }, 'failed');
  };
  const metrics = createMetrics(() => ({ sockets: sockets.connections.size, waiting: pool.waitingCount }));
  let log: FastifyInstance['log'] | null = null;
  let closing = false;
  const health = new DatabaseHealth(() => pool);
  const lost = (error: unknown) => {
    health.lost();
    if (!closing) fail('database', error);
  };
  const pool = openPool(url, lost);
  const db = queriesOn(pool);
  const linked = async (guest: string, account: string) => {
    const tables = await mergeGuest(db, guest, account);
    notify({ about: 'merge', guest, account });
    for (const table of tables) notify(tableNotice(table));
  };
  const mailer = options.mail === null ? null : new Mailer(options.mail);
  const newAuth = (on: pg.Pool) => createAuth({ pool: on, ...options, linked, mailer, mailFailed: failed('mail') });
  const migrating = openUnlimitedPool(url, lost);
  // The library reads its schema when it is created, so the one in use is created after the migrations.
  await migrate(migrating, queriesOn(migrating), () => migrateAuth(newAuth(migrating)));
  await createTables(migrating);
  await migrating.end();
  const auth = newAuth(pool);
  const built = builtModules(manifest);
  await publishModules(db, built);
  const hashes = Object.fromEntries(built.map(({ game, hash }) => [game, hash]));
  const rules = new Rules(db);
  const sessions = new Sessions(auth, db);
  if (embedded !== null) {
    // No other server can be using this folder.
    await db.deleteFrom('servers').execute();
    embedded.onLost = () => {
      fail('database', new Error('PostgreSQL has exited: restarting it'));
      embedded.restart().catch((error) => onLost(`PostgreSQL has exited: ${error}`));
    };
  }

  const server = randomUUID();
  const tracing = await openTracing(options.tracing, tracingScript, server, {
    tell: (connection, trace) => sockets.tellTrace(connection, trace),
    failed: failed('tracing'),
  });
  const store = new TableStore(pool, server, hashes);
  const archive = options.archive === null ? null : new Archive(options.archive);
  const replica = options.readDatabaseUrl === null ? null : openPool(options.readDatabaseUrl, failed('replica'));
  const primary = sourceOn(pool, archive, db);
  const reads = new Reads(primary, replica === null ? null : sourceOn(replica, archive), failed('replica'));
  const sockets = new Sockets(
    {
      person: ({ headers }) => {
        const renewed = renewCookie(headers.cookie, options.secret, options.secretBefore);
        return sessions.personFrom(renewed === null ? headers : { ...headers, cookie: renewed.header });
      },
      find: (table) => store.find(table),
      join: (join) => worker.join(join),
      receive: (connection, text) => {
        if (tracing === null) return worker.receive(connection, text);
        if (!tracing.isReport(connection, text)) worker.receive(connection, text, tracing.begin(text));
      },
      leave: (connection) => worker.leave(connection),
      waiting: (table, waits) => worker.waiting(table, waits),
      renewSeats: (seats) => void renewSeats(db, seats).catch(failed('tables')),
      expireSeat: (seat) => void expireSeat(db, seat).catch(failed('tables')),
      failed: failed('socket'),
      counted: (what) => metrics.counts[what]++,
    },
    options.limits,
    options.publicUrl,
    options.proxies,
  );
  const onNotice = (notice: Notice) => {
    if (notice.about !== 'table') sessions.forget();
    sockets.notify(notice);
  };
  const notify = (notice: Notice) => {
    onNotice(notice);
    worker.notify(notice);
  };
  const studies = new StudyService({
    ...{ url, pool, script: studyScript, threads: options.studyThreads, limits: options.limits },
    failed: failed('studies'),
  });
  let ready = false;
  const isReady = async () => {
    const checks = Promise.all([worker.ask('writing'), health.write()]);
    // A frozen database or thread never answers.
    await Promise.race([checks, sleep(READY_TIMEOUT, undefined, { ref: false }).then(tooLate)]);
    return ready;
  };
  const app = await createApp({
    ...{
      options,
      pool,
      db,
      auth,
      sessions,
      mailer,
      store,
      rules,
      hashes,
      metrics,
      health,
      isReady,
      notify,
      studies,
      reads,
    },
    entriesOf: primary.entriesOf,
    worker: { ask: (question, tables) => worker.ask(question, tables) },
    begun: (stored) => worker.begin(stored),
  });
  log = app.log;
  app.server.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head));

  // Last, because its failures are reported through the other parts.
  const setup = {
    url,
    server,
    secret: options.secret,
    botScript: bots.href,
    botPace: options.botPace,
    modules: hashes,
    archive: options.archive,
  };
  const port = startWorker(setup, (error) =>
    onLost(`the game worker is lost: ${error instanceof Error ? error.stack : error}`),
  );
  const worker = new WorkerClient(port, {
    send: (connection, text) => sockets.send(connection, text),
    moved: (connection, table) => sockets.moved(connection, table),
    joinFailed: (connection, why) => sockets.joinFailed(connection, why),
    notify: (notices) => {
      for (const notice of notices) onNotice(notice);
    },
    traced: (message) => tracing?.passed(message),
    failed: fail,
    batchEnd: () => {
      sockets.flush();
      tracing?.written();
    },
  });
  await worker.ask('alive');
  const housekeeping = new Housekeeping(
    {
      ...{ pool, db, archive },
      finish: (table, result, ended) => store.finish(table, result, ended),
      changed: (table) => notify(tableNotice(table)),
      failed: failed('housekeeping'),
    },
    options.retention,
  );
  void housekeeping.run();
  await app.listen({ host: options.host, port: options.port });
  ready = true;
  studies.resume().catch(failed('studies'));
  const { port: listening } = app.server.address() as AddressInfo;

  return {
    url: options.publicUrl ?? ownUrl(options.host, listening),
    others: urlsForOthers(options, listening),
    app,
    async close() {
      ready = false;
      housekeeping.close();
      await worker.ask('drain');
      sockets.close();
      await app.close();
      await studies.close();
      await worker.ask('stop');
      worker.close();
      port.close();
      await tracing?.close();
      closing = true;
      await pool.end();
      await replica?.end();
      await embedded?.stop();
    },
  };
}
