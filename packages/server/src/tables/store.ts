/** Tables in the database: opening them, taking seats, and ending matches. Every change is one transaction. */
import { randomBytes } from 'node:crypto';
import { gameNamed } from '@taisen/games';
import { BadInput, type DeckList, Refused, type Result, rulingsOf, type Seat } from '@taisen/kernel';
import { commitmentTo, type NewTable, randomHex, type SeatInfo, type Series, type TableInfo } from '@taisen/protocol';
import { type ClockRules, NO_CLOCK } from '@taisen/table';
import type pg from 'pg';
import type { RulesRef } from '../modules/rules.ts';
import { BatchWriter } from '../storage/batch-writer.ts';
import { PARTITIONS, partitionOf } from '../storage/partition.ts';
import type { SeatRow, TableRow } from '../storage/schema.ts';
import { sha256 } from './hash.ts';
import { checkTableLimit, type Query, type TableLimit, Turns } from './limit.ts';
import type { Next } from './rematch.ts';
import { FIND, FINISH, OPEN, REVEAL, SIT } from './statements.ts';

/** A table with its seats, taken or reserved. */
export interface StoredTable {
  readonly row: TableRow;
  readonly seats: readonly [SeatRow | null, SeatRow | null];
}

export class NotFound extends BadInput {}

/** A person or bot for a seat. Without a deck, and a nonce or a commitment to one, the seat is only reserved. */
export interface SeatClaim {
  readonly person: string | null;
  readonly info: SeatInfo;
  readonly deck?: DeckList;
  readonly nonce?: string;
  readonly commitment?: string;
}

export interface TableSpec extends Pick<NewTable, 'game' | 'rulings' | 'rated' | 'private'> {
  readonly clock: ClockRules | undefined;
  readonly practice: boolean;
  readonly creator: string;
  readonly seats: readonly [SeatClaim | null, SeatClaim | null];
  /** For a rematch: the table of the last match, and the id and secret that the players know from there. */
  readonly after?: { readonly table: string; readonly next: Next };
  readonly series?: Series;
  /** By default those of this build. */
  readonly rules?: RulesRef;
}

/** A new table with its seats. */
interface NewRow extends Omit<TableRow, 'created' | 'started' | 'ended' | 'result' | 'due' | 'version'> {
  readonly seats: readonly SeatRow[];
}

interface End {
  readonly id: string;
  readonly result: Result;
  readonly ended: number;
}

/** By game. A game without one cannot be played by later builds. */
export type ModuleHashes = Readonly<Record<string, string>>;

/** How many waiting tables are cached. */
const MAX_CACHED = 10_000;
/** Long enough that the link of a private table cannot be guessed. */
const newId = (): string => randomBytes(12).toString('base64url');

/** One for each partition. */
const writers = <T, R>(write: (items: readonly T[]) => Promise<readonly R[]>): BatchWriter<T, R>[] =>
  Array.from({ length: PARTITIONS }, () => new BatchWriter(write));
const writerFor = <T, R>(all: readonly BatchWriter<T, R>[], table: string): BatchWriter<T, R> =>
  all[partitionOf(table)] as BatchWriter<T, R>;

export class TableStore {
  private readonly pool: pg.Pool;
  /** The id of this server, which owns the matches that begin here. */
  private readonly server: string;
  /** The module of each game in this build. */
  private readonly modules: ModuleHashes;
  /** Waiting tables that were opened on this server. Other servers may have changed them since. */
  private readonly cached = new Map<string, StoredTable>();
  /** By partition, like the ends. */
  private readonly openings = writers((rows: readonly NewRow[]) => this.openAll(rows));
  private readonly turns = new Turns();
  private readonly ends = writers((ends: readonly End[]) => this.finishAll(ends));

  constructor(pool: pg.Pool, server: string, modules: ModuleHashes = {}) {
    this.pool = pool;
    this.server = server;
    this.modules = modules;
  }

  /** Opens a table, unless the person who opens it is at too many. */
  openWithin(limit: TableLimit, spec: TableSpec): Promise<StoredTable> {
    return this.turns.take(limit.person, () =>
      this.transaction(async (query) => {
        await checkTableLimit(query, limit);
        return this.openIn(query, spec);
      }),
    );
  }

  /** Opens a table that is no rematch, as part of a transaction. */
  async openIn(query: Query, spec: TableSpec): Promise<StoredTable> {
    return (await this.openBy(spec, async (row) => (await this.openAll([row], query))[0] ?? null)) as StoredTable;
  }

  private async transaction<T>(run: (query: Query) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let isOpen = false;
    try {
      await client.query('begin');
      isOpen = true;
      const result = await run((text, values) => client.query(text, [...values]));
      await client.query('commit');
      isOpen = false;
      return result;
    } finally {
      // A connection that cannot roll back is closed, which does so, too.
      const isUsable =
        !isOpen ||
        (await client.query('rollback').then(
          () => true,
          () => false,
        ));
      client.release(!isUsable);
    }
  }

  /** Opens a table. Null if it is a rematch that exists already. */
  open(spec: TableSpec): Promise<StoredTable | null> {
    return this.openBy(spec, (row) => writerFor(this.openings, row.id).add(row));
  }

  private async openBy(
    spec: TableSpec,
    insert: (row: NewRow) => Promise<TableRow | null>,
  ): Promise<StoredTable | null> {
    const { game, ruleset, module } = spec.rules ?? this.newest(spec);
    const { id, secret } = spec.after?.next ?? { id: newId(), secret: randomHex() };
    const { rated, private: hidden, practice, creator } = spec;
    const begins = spec.seats.every((claim) => claim?.nonce !== undefined);
    const seats = spec.seats.map((claim, seat) => (claim === null ? null : rowOf(id, seat as Seat, claim)));
    const row = await insert({
      id,
      game,
      ruleset,
      module,
      rulings: spec.rulings,
      clock: spec.clock ?? NO_CLOCK,
      rated,
      private: hidden,
      practice,
      secret,
      commitment: await commitmentTo(secret, sha256),
      creator,
      rematch_of: spec.after?.table ?? null,
      series: spec.series ?? null,
      state: begins ? 'playing' : 'waiting',
      owner: begins ? this.server : null,
      seats: seats.filter((seat) => seat !== null),
    });
    return row === null ? null : this.cache({ row, seats: [seats[0] ?? null, seats[1] ?? null] });
  }

  /** The rules of this build. Refuses rulings that they do not have. */
  private newest({ game: id, rulings }: TableSpec): RulesRef {
    const game = gameNamed(id);
    rulingsOf(game, { rulings });
    return { game: id, ruleset: game.ruleset, module: this.modules[id] ?? null };
  }

  private async openAll(
    tables: readonly NewRow[],
    query: Query = (text, values) => this.pool.query({ name: 'open-tables', text, values: [...values] }),
  ): Promise<(TableRow | null)[]> {
    const seats = tables.flatMap((table) => table.seats);
    const { rows } = await query(OPEN, [JSON.stringify(tables), JSON.stringify(seats)]);
    return tables.map(({ id }) => (rows as readonly TableRow[]).find((row) => row.id === id) ?? null);
  }

  private cache(stored: StoredTable): StoredTable {
    const { id, state } = stored.row;
    if (state !== 'waiting') this.cached.delete(id);
    else {
      if (this.cached.size >= MAX_CACHED) this.cached.clear();
      this.cached.set(id, stored);
    }
    return stored;
  }

  /** A table to sit down at, possibly from the cache: `sit` finds out if it has changed. */
  async findToSit(id: string): Promise<StoredTable> {
    return this.cached.get(id) ?? this.find(id);
  }

  find(id: string): Promise<StoredTable> {
    return findTable(this.pool, id);
  }

  /** Takes the seat that is reserved for the person, or a free one. The match begins when both seats are taken. */
  async sit(found: StoredTable, claim: SeatClaim & { readonly deck: DeckList }): Promise<StoredTable> {
    let stored = found;
    for (let isFresh = false; ; isFresh = true) {
      const at = seatFor(stored, claim.person);
      const seated = at instanceof Refused ? null : await this.takeSeat(stored, at, claim);
      if (seated !== null) return this.cache(seated);
      // Another person was faster, or the cached table is out of date.
      if (at instanceof Refused && isFresh) throw at;
      this.cached.delete(found.row.id);
      stored = await this.find(found.row.id);
    }
  }

  private async takeSeat({ row, seats }: StoredTable, at: Seat, claim: SeatClaim): Promise<StoredTable | null> {
    const seat = rowOf(row.id, at, claim);
    const begins = seats[1 - at]?.nonce != null && seat.nonce !== null;
    const { state, owner } = begins ? { state: 'playing' as const, owner: this.server } : row;
    const { person, info, deck, nonce } = seat;
    const { rows } = await this.pool.query<{ now: number }>({
      name: 'sit-down',
      text: SIT,
      values: [
        ...[row.id, row.version, at, person, JSON.stringify(info), deck === null ? null : JSON.stringify(deck), nonce],
        ...[state, owner, seat.commitment],
      ],
    });
    const [done] = rows;
    if (done === undefined) return null;
    const now = { ...row, state, started: begins ? done.now : null, owner, version: row.version + 1 };
    const other = seats[1 - at] ?? null;
    const hidden = other !== null && isRevealed(other) ? { ...other, nonce: null, commitment: null } : other;
    return { row: now, seats: at === 0 ? [seat, hidden] : [hidden, seat] };
  }

  /** A person's seat reveals its nonce. The match begins when both are known. */
  async reveal(id: string, person: string, nonce: string): Promise<StoredTable> {
    for (;;) {
      const { row, seats } = await this.find(id);
      const at = seats.findIndex((seat) => seat !== null && seat.person === person) as Seat;
      const [mine, other] = [seats[at] ?? null, seats[1 - at] ?? null];
      if (mine === null) throw new Refused('you have no seat at this table', null);
      if (row.state !== 'waiting') throw new Refused('the match at this table has begun', null);
      if (mine.commitment !== sha256(nonce)) throw new Refused('you have not committed to this nonce', null);
      if (mine.nonce === nonce) return { row, seats };
      if (other === null || commitmentOf(other) === null)
        throw new Refused('the other seat has not committed to a nonce yet: keep yours secret until then', null);
      const begins = other.nonce !== null;
      const { state, owner } = begins ? { state: 'playing' as const, owner: this.server } : row;
      const { rows } = await this.pool.query<{ now: number }>({
        name: 'reveal-nonce',
        text: REVEAL,
        values: [id, row.version, at, nonce, state, owner],
      });
      const [done] = rows;
      // Otherwise the seats have changed meanwhile, and are read again.
      if (done === undefined) continue;
      this.cached.delete(id);
      const now = { ...row, state, started: begins ? done.now : null, owner, version: row.version + 1 };
      const seat = { ...mine, nonce };
      return { row: now, seats: at === 0 ? [seat, other] : [other, seat] };
    }
  }

  /** Writes the end of a match. False if it has ended before. */
  finish(id: string, result: Result, ended: number): Promise<boolean> {
    return writerFor(this.ends, id).add({ id, result, ended });
  }

  private async finishAll(ends: readonly End[]): Promise<boolean[]> {
    const { rows } = await this.pool.query<{ id: string }>(FINISH, [
      ends.map(({ id }) => id),
      ends.map(({ result }) => JSON.stringify(result)),
      ends.map(({ ended }) => ended),
    ]);
    return ends.map(({ id }) => rows.some((row) => row.id === id));
  }
}

export async function findTable(pool: pg.Pool, id: string): Promise<StoredTable> {
  const { rows } = await pool.query<TableRow & { taken: SeatRow[] | null }>({
    name: 'find-table',
    text: FIND,
    values: [id],
  });
  if (rows[0] === undefined) throw new NotFound(`there is no table "${id.slice(0, 64)}"`);
  const { taken, ...row } = rows[0];
  const rowAt = (at: Seat) => taken?.find(({ seat }) => seat === at) ?? null;
  return { row, seats: [rowAt(0), rowAt(1)] };
}

/** The seat that is reserved for a person, or a free one. */
function seatFor({ row, seats }: StoredTable, person: string | null): Seat | Refused {
  if (row.state !== 'waiting') return new Refused('the match at this table has begun', null);
  const mine = seats.findIndex((seat) => seat !== null && seat.person === person);
  const at = mine >= 0 ? mine : seats.indexOf(null);
  if (at < 0) return new Refused('both seats are taken', null);
  if (seats[at]?.nonce != null) return new Refused('you have a seat at this table already', null);
  return at as Seat;
}

const rowOf = (table: string, seat: Seat, { person, info, deck, nonce, commitment }: SeatClaim): SeatRow => ({
  table_id: table,
  seat,
  person,
  info,
  deck: deck ?? null,
  nonce: nonce ?? null,
  commitment: commitment ?? null,
});

/** A seat has committed to a nonce and then revealed it. */
const isRevealed = ({ nonce, commitment }: SeatRow): boolean => nonce !== null && commitment !== null;

/** What a seat has committed to: by a commitment, or by the nonce itself. Null if it is only reserved. */
const commitmentOf = ({ nonce, commitment }: SeatRow): string | null =>
  commitment ?? (nonce === null ? null : sha256(nonce));

export function infoOf({ row, seats }: StoredTable): TableInfo {
  const { id, game, ruleset, module, rulings, state, clock, rated, practice, commitment, series } = row;
  const info = { id, game, ruleset, rulings, state, clock, rated, private: row.private, practice, commitment };
  const [one, two] = seats;
  return {
    ...info,
    ...(module === null ? {} : { module }),
    ...(series === null ? {} : { series }),
    seats: [one?.info ?? null, two?.info ?? null],
    commitments: [one === null ? null : commitmentOf(one), two === null ? null : commitmentOf(two)],
  };
}

export function seatOf({ seats }: StoredTable, person: string | null): Seat | null {
  if (person === null) return null;
  const seat = seats.findIndex((taken) => taken?.person === person);
  return seat < 0 ? null : (seat as Seat);
}
