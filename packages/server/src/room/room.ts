/** The room of a server, put together from its parts: all that tables need, and nothing of the people who come. */
import type { Match, Result, Seat, State } from '@taisen/kernel';
import { Thinkers } from '../bots/thinkers.ts';
import { createRoomMetrics } from '../metrics.ts';
import { ANYTHING, personNewsIn } from '../people/news.ts';
import { finishRated } from '../people/ratings.ts';
import { openPool, queriesOn } from '../storage/connect.ts';
import { EntryLog } from '../storage/entries.ts';
import { News } from '../storage/news.ts';
import { Servers } from '../storage/servers.ts';
import { LiveTables } from '../tables/live.ts';
import { beginsAtOnce, nextOf, openRematch } from '../tables/rematch.ts';
import { Shepherd } from '../tables/shepherd.ts';
import { type StoredTable, TableStore } from '../tables/store.ts';
import { Hatch, type Port, sendable } from './hatch.ts';
import { Visitors } from './visitors.ts';
import type { Question, ToHall, ToRoom } from './words.ts';

/** What a room is opened with; all of it can be sent to a thread. */
export interface RoomSetup {
  /** The database, which is up to date. */
  readonly url: string;
  /** The name of this server among those on the database. */
  readonly server: string;
  readonly secret: string;
  /** Where the script of the bots' threads is. */
  readonly thinker: string;
}

/** Whether it could be opened is the answer to the first question. */
export function openRoom(port: Port, { url, server, secret, thinker }: RoomSetup): void {
  const hatch = new Hatch<ToHall, ToRoom>(port, {
    word: (word) => hear(word),
    text: (...said) => visitors.hear(...said),
  });
  const failed = (where: string) => (error: unknown) => hatch.say({ do: 'failed', where, error: sendable(error) });
  let ending = false;
  const lost = (error: unknown) => {
    if (ending) return;
    servers.doubt();
    failed('database')(error);
  };
  const pool = openPool(url, lost);
  const entryPool = openPool(url, lost, 4);
  const db = queriesOn(pool);
  const servers = new Servers(db, server, failed('heartbeat'));
  const thinkers = new Thinkers(new URL(thinker));
  const store = new TableStore(pool, server);
  const metrics = createRoomMetrics(() => ({ tables: live.loaded.size, thoughts: thinkers.waiting }));

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
  const live = new LiveTables(store, log, server, {
    think,
    advise: (match, seat) => thinkers.advise({ match: match.save(), seat }),
    over: (stored, { table }) => {
      const result = table.result;
      if (result === null) throw new Error('a match without a result is not over');
      return finish(stored, result);
    },
    next: (table) => nextOf(table, secret),
    rematch: async (stored, host) => {
      const nonces = host.table.rematchNonces;
      const next = nextOf(stored.row.id, secret);
      const opened = await openRematch(store, db, stored, next, nonces);
      if (opened !== null && opened.row.state === 'playing') begin(opened);
      host.broadcast({ type: 'rematch', table: next.id });
      if (!beginsAtOnce(stored.seats, nonces)) return;
      const there = opened ?? (await store.find(next.id));
      // Opened before with a number missing, it may still wait for them to sit down.
      if (there.row.state !== 'waiting') await visitors.goOn(host, there);
    },
    decided: () => metrics.counts.decisions++,
    failed: (table, error) => hatch.say({ do: 'failed', where: 'table', error: sendable(error), table }),
  });
  const shepherd = new Shepherd(db, servers, live, {
    failed: failed('tables'),
    changed: (table) => changed(table),
    // Nobody's fault, and nobody's match: it can't go on, so it ends without a winner.
    stop: async (table, rule) => {
      await store.finish(table, { winner: null, rule }, Date.now());
    },
  });
  const news = new News(url, server, {
    heard: (words) => {
      for (const word of words) noticed(word);
      live.catchUp(words);
      hatch.say({ do: 'changed', tables: words });
    },
    missed: () => {
      live.catchUp(live.loaded.keys());
      hatch.say({ do: 'changed', tables: [ANYTHING] });
    },
    failed: failed('news'),
  });
  const visitors = new Visitors({
    join: async (table) => {
      const { host } = await shepherd.join(table);
      if (servers.others > 0) await host.catchUp();
      return host;
    },
    tell: (guest, text) => hatch.text(guest, text),
    moved: (guest, table) => hatch.say({ do: 'moved', guest, table }),
    lost: (guest, error) => {
      failed('socket')(error);
      hatch.say({ do: 'lost', guest });
    },
    empty: (table) => void shepherd.left(table).catch(failed('tables')),
  });

  const noticed = (word: string) => {
    const news = personNewsIn(word);
    if (news?.what !== 'became') return;
    visitors.became(news.guest, news.account);
    live.became(news.guest, news.account);
  };
  const tellOthers = (word: string) => {
    if (servers.others > 0) news.tell([word]);
  };
  const changed = (table: string) => {
    hatch.say({ do: 'changed', tables: [table] });
    tellOthers(table);
  };
  // It is led from here, whether anybody watches or not.
  const begin = (stored: StoredTable) => {
    shepherd.begin(stored).catch(failed('tables'));
    changed(stored.row.id);
  };

  const questions: Readonly<Record<Question, () => Promise<string>>> = {
    life: () => opened,
    figures: () => metrics.registry.metrics(),
    rest: async () => {
      await shepherd.close();
      await log.close();
      return '';
    },
    end: async () => {
      await thinkers.close();
      await servers.close();
      await news.close();
      ending = true;
      await Promise.all([pool.end(), entryPool.end()]);
      return '';
    },
  };
  const hear = (word: ToRoom): void => {
    if (word.do === 'come') visitors.come(word);
    else if (word.do === 'leave') visitors.leave(word.guest);
    else if (word.do === 'begin') begin(word.stored);
    else if (word.do === 'changed') {
      noticed(word.table);
      tellOthers(word.table);
    } else answer(word);
  };
  const answer = ({ id, what }: ToRoom & { do: 'ask' }): void => {
    questions[what]().then(
      (text) => hatch.say({ do: 'answer', id, text }),
      (error) => hatch.say({ do: 'unanswered', id, error: sendable(error) }),
    );
  };

  const open = async () => {
    await servers.open();
    await news.open();
    await shepherd.open();
    return '';
  };
  const opened = open();
  // Said to whoever asks.
  opened.catch(() => {});
}
