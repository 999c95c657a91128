/** Which seats running matches wait for. Only the rules know, so matches that are not in memory are replayed, once. */
import type { Entry } from '@taisen/table';
import type pg from 'pg';
import type { Rules } from '../modules/rules.ts';
import type { WorkerClient } from '../worker/client.ts';
import { tableOf } from './live.ts';
import type { TableStore } from './store.ts';

/** By table: a bit set of the seats. */
type Asked = ReadonlyMap<string, number>;

const MAX_CACHED = 10_000;

export interface AskedParts {
  readonly pool: pg.Pool;
  readonly store: Pick<TableStore, 'find'>;
  readonly rules: Pick<Rules, 'of'>;
  readonly entriesOf: (table: string) => Promise<readonly Entry[]>;
  readonly worker: Pick<WorkerClient, 'ask'>;
}

export class AskedSeats {
  private readonly parts: AskedParts;
  /** As of an entry. A match that nobody is connected to does not move, so it is replayed once. */
  private readonly cached = new Map<string, { readonly seq: number; readonly seats: number }>();
  /** How many matches have been replayed. */
  replayed = 0;

  constructor(parts: AskedParts) {
    this.parts = parts;
  }

  async of(tables: readonly string[]): Promise<Asked> {
    if (tables.length === 0) return new Map();
    const live = new Map(Object.entries(JSON.parse(await this.parts.worker.ask('asked', tables)) as object));
    const others = tables.filter((table) => !live.has(table));
    if (others.length === 0) return live;
    const { rows } = await this.parts.pool.query<{ table_id: string; seq: number }>({
      name: 'last-entries',
      text: 'select table_id, max(seq) as seq from entries where table_id = any($1) group by table_id',
      values: [others],
    });
    const last = new Map(rows.map(({ table_id, seq }) => [table_id, seq]));
    for (const table of others) live.set(table, await this.replay(table, last.get(table) ?? 0));
    return live;
  }

  private async replay(table: string, seq: number): Promise<number> {
    const known = this.cached.get(table);
    if (known?.seq === seq) return known.seats;
    const { store, rules, entriesOf } = this.parts;
    const stored = await store.find(table);
    const entries = await entriesOf(table);
    const { match } = await tableOf(await rules.of(stored.row), stored, entries);
    this.replayed++;
    const seats = seatsAsked(match);
    if (this.cached.size >= MAX_CACHED) this.cached.clear();
    this.cached.set(table, { seq: entries.length, seats });
    return seats;
  }
}

/** The seats with a decision, as a bit set. */
export const seatsAsked = ({ pending }: { readonly pending: readonly { readonly seat: number }[] }): number =>
  pending.reduce((seats, { seat }) => seats | (1 << seat), 0);
