/** The game worker: everything that tables need. HTTP, sockets and accounts are in the main thread. */
import type { Result } from '@taisen/kernel';
import { nextSeries, starterOf } from '@taisen/table';
import { PacedBots } from '../bots/paced.ts';
import { BotPool } from '../bots/pool.ts';
import { RemoteThinkers } from '../bots/remote.ts';
import { createWorkerMetrics } from '../metrics.ts';
import { Rules } from '../modules/rules.ts';
import { type Notice, tableNotice } from '../people/notices.ts';
import { finishRated } from '../people/ratings.ts';
import { Archive, allEntries } from '../storage/archive.ts';
import { SharedClock } from '../storage/clock.ts';
import { openPool, queriesOn } from '../storage/connect.ts';
import { EventLog, type EventLogEvents } from '../storage/event-log.ts';
import { Notifications } from '../storage/notifications.ts';
import { GONE_AFTER, Servers } from '../storage/servers.ts';
import { isUnavailable } from '../storage/unavailable.ts';
import { seatsAsked } from '../tables/asked-seats.ts';
import { Leases } from '../tables/leases.ts';
import { LiveTables } from '../tables/live.ts';
import { beginsAtOnce, nextOf, openRematch } from '../tables/rematch.ts';
import { type ModuleHashes, NotFound, type StoredTable, TableStore } from '../tables/store.ts';
import { Watching } from '../tables/watching.ts';
import { BatchedPort, type Port, sendable } from './batched-port.ts';
import { Connections } from './connections.ts';
import type { FromWorker, ToWorker, WorkerQuestion } from './protocol.ts';
import { type Stall, Stalls, StallWatch } from './stalls.ts';

/** What a game worker is started with. All of it can be sent to a thread. */
export interface WorkerSetup {
  /** The database, with all migrations applied. */
  readonly url: string;
  /** The id of this server among those that share the database. */
  readonly server: string;
  readonly secret: string;
  /** Where the script of the bots' threads is. */
  readonly botScript: string;
  /** A factor for the time that bots take for an answer. */
  readonly botPace: number;
  readonly modules: ModuleHashes;
  /** The folder of old matches. */
  readonly archive: string | null;
}

/** The question `alive` is answered once it has started, or with the error that kept it from starting. */
export function startGameWorker(port: Port, setup: WorkerSetup): void {
  const { url, server, secret, botScript, botPace, modules } = setup;
  const archive = setup.archive === null ? null : new Archive(setup.archive);
  const main = new BatchedPort<FromWorker, ToWorker>(port, {
    message: (message) => onMessage(message),
    text: (connection, text) => {
      watch.check();
      connections.receive(connection, text);
    },
  });
  const failed = (where: string) => (error: unknown) => main.post({ do: 'failed', where, error: sendable(error) });
  let ending = false;
  const lost = (error: unknown) => {
    if (ending) return;
    servers.databaseLost();
    failed('database')(error);
  };
  const pool = openPool(url, lost);
  const entryPool = openPool(url, lost, 4);
  const db = queriesOn(pool);
  const clock = new SharedClock({
    differs: (milliseconds) =>
      failed('clock')(new Error(`the database's clock differs by ${Math.round(milliseconds)} ms from what it was`)),
    skipped: (milliseconds) => live.stalled(milliseconds),
  });
  const stalls = new Stalls();
  const onStall = (stall: Stall) => {
    const lost = stalls.add(stall);
    if (lost === 0) return;
    metrics.stalled.inc(lost / 1000);
    live.stalled(lost);
    if (lost > (GONE_AFTER - 2) * 1000) leases.stalled().catch(failed('tables'));
  };
  const watch = new StallWatch(onStall);
  /** What waits for the answers to the pings of the main thread, in their order. */
  const pinged: (() => void)[] = [];
  const wait = (milliseconds: number, then: () => void) => {
    let isOff = false;
    const timer = setTimeout(() => {
      watch.check();
      pinged.push(() => servers.whenHeard(() => isOff || then()));
      main.post({ do: 'ping' });
    }, milliseconds);
    return () => {
      isOff = true;
      clearTimeout(timer);
    };
  };
  const servers = new Servers(db, server, clock, failed('heartbeat'), (from, until) => {
    const lost = stalls.add({ from, until });
    if (lost > 0) live.stalled(lost);
  });
  const botPool = new BotPool(new URL(botScript), failed('bots'));
  const thinkers = new RemoteThinkers(url, pool, server, failed('bots'));
  botPool.remote = thinkers;
  const store = new TableStore(pool, server, modules);
  const metrics = createWorkerMetrics(() => ({
    tables: live.loaded.size,
    thoughts: botPool.waiting,
    thinkers: thinkers.threads,
    difference: clock.difference,
    notices: notifications.sent,
  }));

  const events: EventLogEvents = {
    appended: (tables) => {
      if (servers.mayHaveOthers) notifications.send(tables.map(tableNotice));
    },
    batch: (rows, seconds) => {
      metrics.rows.observe(rows);
      metrics.commits.observe(seconds);
    },
    retry: failed('append'),
  };
  const log = new EventLog(entryPool, events, (from, table, after) => allEntries(from, archive, table, after));
  const finish = async (stored: StoredTable, result: Result) => {
    // A match that ends by a fault in the rules is not rated.
    if (stored.row.rated && result.rule !== 'fault') await finishRated(db, stored, result, Date.now());
    else await store.finish(stored.row.id, result, Date.now());
  };
  const rules = new Rules(db);
  const bots = new PacedBots(botPool, rules, () => clock.now(), botPace);
  const live = new LiveTables(store, log, rules, server, {
    think: (stored, host, seat) => bots.think(stored, host, seat),
    advise: (stored, host, seat) => bots.advise(stored, host, seat),
    over: (stored, { table }) => {
      const result = table.result;
      if (result === null) throw new Error('a match without a result is not over');
      return finish(stored, result);
    },
    next: (table) => nextOf(table, secret),
    rematch: async (stored, host) => {
      const nonces = host.table.rematchNonces;
      const next = nextOf(stored.row.id, secret);
      const { match, result } = host.table;
      const { series } = stored.row;
      const following =
        series === null || result === null ? undefined : nextSeries(series, result, starterOf(match.game, match.setup));
      const opened = await openRematch(store, db, stored, next, nonces, following);
      if (opened !== null && opened.row.state === 'playing') begin(opened);
      host.broadcast({ type: 'rematch', table: next.id });
      if (!beginsAtOnce(stored.seats, nonces)) return;
      const rematch = opened ?? (await store.find(next.id));
      // Opened earlier without one of the nonces, it may still wait for the players to sit down.
      if (rematch.row.state !== 'waiting') await connections.moveToRematch(host, rematch);
    },
    decided: () => metrics.counts.decisions++,
    now: () => clock.now(),
    wait,
    failed: (table, error) => main.post({ do: 'failed', where: 'table', error: sendable(error), table }),
  });
  const leases = new Leases(db, servers, live, clock, {
    failed: failed('tables'),
    changed: (table) => changed(table),
    swept: async (often) => {
      if (servers.mayHaveOthers) await watching.update();
      if (!often) await watching.clean();
    },
    // The match cannot go on, so it ends without a winner.
    stop: async (table, rule) => {
      await store.finish(table, { winner: null, rule }, Date.now());
    },
  });
  const watching = new Watching(db, server, {
    foreign: () => [...live.loaded].flatMap(([id, { isOwner }]) => (isOwner ? [] : [id])),
    begun: (tables) => {
      live.catchUp(tables);
      main.post({ do: 'notify', notices: tables.map(tableNotice) });
    },
  });
  const others = {
    owns: (table: string) => live.loaded.get(table)?.isOwner === true,
    hasOlder: () => servers.hasOlder,
  };
  const notifications = new Notifications(url, server, others, {
    received: (notices) => {
      for (const notice of notices) onNotice(notice);
      live.catchUp(notices.flatMap((notice) => (notice.about === 'table' ? [notice.id] : [])));
      main.post({ do: 'notify', notices });
    },
    missed: () => {
      watching.forget();
      live.catchUp(live.loaded.keys());
      main.post({ do: 'notify', notices: [{ about: 'anything' }] });
    },
    failed: failed('notifications'),
  });
  const connections = new Connections({
    join: async (table) => {
      const { host, isOwner } = await leases.join(table);
      if (!servers.mayHaveOthers) return host;
      if (!isOwner) await watching.update();
      await host.catchUp();
      return host;
    },
    send: (connection, text) => main.postText(connection, text),
    moved: (connection, table) => main.post({ do: 'moved', connection, table }),
    traced: (message) => main.post({ do: 'traced', ...message }),
    joinFailed: (connection, error) => {
      const why = error instanceof NotFound ? 'gone' : isUnavailable(error) ? 'unavailable' : 'failed';
      // A table that is gone is no failure of this server.
      if (why !== 'gone') failed('socket')(error);
      main.post({ do: 'join-failed', connection, why });
    },
    empty: (table) => void leases.onEmpty(table).catch(failed('tables')),
  });

  const onNotice = (notice: Notice) => {
    if (notice.about !== 'merge') return;
    connections.mergeGuest(notice.guest, notice.account);
    live.mergeGuest(notice.guest, notice.account);
  };
  const notifyOthers = (notice: Notice) => {
    if (servers.mayHaveOthers) notifications.send([notice]);
  };
  const changed = (table: string) => {
    main.post({ do: 'notify', notices: [tableNotice(table)] });
    notifyOthers(tableNotice(table));
  };
  const onWaiting = (table: string, waits: boolean) => {
    watching.setWaiting(table, waits);
    // Without others the next sweep does it. That somebody has left is not urgent.
    if (waits && servers.mayHaveOthers) watching.update().catch(failed('tables'));
  };
  // This server owns the table, even without connections.
  const begin = (stored: StoredTable) => {
    leases.begin(stored).catch(failed('tables'));
    changed(stored.row.id);
  };

  const questions: Readonly<Record<WorkerQuestion, (tables: readonly string[]) => Promise<string>>> = {
    alive: () => started,
    writing: async () => {
      if (!log.isWriting) throw new Error('entries cannot be stored');
      return started;
    },
    metrics: () => metrics.registry.metrics(),
    asked: async (tables) => {
      const loaded = tables.flatMap((table) => live.loaded.get(table) ?? []);
      return JSON.stringify(Object.fromEntries(loaded.map(({ host }) => [host.info.id, seatsAsked(host.table.match)])));
    },
    drain: async () => {
      await leases.close();
      await log.close();
      return '';
    },
    stop: async () => {
      watch.close();
      await botPool.close();
      await thinkers.close();
      await watching.close();
      await servers.close();
      await notifications.close();
      ending = true;
      await Promise.all([pool.end(), entryPool.end()]);
      return '';
    },
  };
  const onMessage = (message: ToWorker): void => {
    if (message.do === 'join') connections.join(message);
    else if (message.do === 'trace') connections.trace(message.connection, message.trace);
    else if (message.do === 'leave') connections.leave(message.connection);
    else if (message.do === 'begin') begin(message.stored);
    else if (message.do === 'waiting') onWaiting(message.table, message.waits);
    else if (message.do === 'stalled') onStall(message.stall);
    else if (message.do === 'pong') pinged.shift()?.();
    else if (message.do === 'notify') {
      onNotice(message.notice);
      notifyOthers(message.notice);
    } else answer(message);
  };
  const answer = ({ id, question, tables }: ToWorker & { do: 'ask' }): void => {
    questions[question](tables).then(
      (text) => main.post({ do: 'answer', id, text }),
      (error) => main.post({ do: 'answer-failed', id, error: sendable(error) }),
    );
  };

  const start = async () => {
    await servers.open();
    await notifications.open();
    await leases.open();
    return '';
  };
  const started = start();
  // The question `alive` reports it.
  started.catch(() => {});
}
