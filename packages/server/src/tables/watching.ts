/**
 * The tables about which this server has to be told by others: those at which somebody waits here, and those that are
 * loaded here but owned by another server. With a proxy that sends both players to the same server there are few.
 */
import { sql } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { alive } from '../storage/servers.ts';

export interface WatchingEvents {
  /** Loaded tables that another server owns. */
  readonly foreign: () => Iterable<string>;
  /** From now on, notices about these tables arrive. What was before may have been missed. */
  readonly begun: (tables: readonly string[]) => void;
}

export class Watching {
  private readonly db: Database;
  private readonly server: string;
  private readonly events: WatchingEvents;
  private readonly waiting = new Set<string>();
  /** Those that the database has. */
  private readonly watched = new Set<string>();
  private last: Promise<void> = Promise.resolve();

  constructor(db: Database, server: string, events: WatchingEvents) {
    this.db = db;
    this.server = server;
    this.events = events;
  }

  /** Whether somebody waits at a table here. */
  setWaiting(table: string, waits: boolean): void {
    if (waits) this.waiting.add(table);
    else this.waiting.delete(table);
  }

  /** Tells the database what has changed. */
  update(): Promise<void> {
    this.last = this.last.catch(() => {}).then(() => this.write());
    return this.last;
  }

  private async write(): Promise<void> {
    const wanted = new Set([...this.waiting, ...this.events.foreign()]);
    const more = [...wanted].filter((table) => !this.watched.has(table));
    const gone = [...this.watched].filter((table) => !wanted.has(table));
    if (gone.length > 0) {
      await sql`delete from watchers where server = ${this.server} and table_id = any(${gone})`.execute(this.db);
      for (const table of gone) this.watched.delete(table);
    }
    if (more.length === 0) return;
    await sql`insert into watchers select unnest(${more}::text[]), ${this.server} on conflict do nothing`.execute(
      this.db,
    );
    for (const table of more) this.watched.add(table);
    this.events.begun(more);
  }

  /** The database may have lost what it knew. */
  forget(): void {
    this.watched.clear();
  }

  /** Removes what servers that are gone have left. */
  async clean(): Promise<void> {
    await sql`delete from watchers where server not in (select id from servers where seen > ${alive})`.execute(this.db);
  }

  async close(): Promise<void> {
    await this.last.catch(() => {});
    await sql`delete from watchers where server = ${this.server}`.execute(this.db);
  }
}
