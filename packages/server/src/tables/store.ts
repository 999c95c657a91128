/** Tables in the database: opened, sat down at, begun, ended. Every change that matters is one transaction. */
import { randomBytes } from 'node:crypto';
import { gameNamed } from '@taisen/games';
import { BadInput, type DeckList, Refused, type Result, rulingsOf, type Seat } from '@taisen/kernel';
import { commitmentTo, type NewTable, randomHex, type SeatInfo, type TableInfo } from '@taisen/protocol';
import { type ClockRules, NO_CLOCK } from '@taisen/table';
import type pg from 'pg';
import { BatchWriter } from '../storage/batch-writer.ts';
import type { SeatRow, TableRow } from '../storage/schema.ts';
import { sha256 } from './hash.ts';
import type { Next } from './rematch.ts';
import { COUNT, FIND, FINISH, OPEN, SIT } from './statements.ts';

/** A table with whoever sits or is expected there. */
export interface StoredTable {
  readonly row: TableRow;
  readonly seats: readonly [SeatRow | null, SeatRow | null];
}

/** Nothing is there under this name. */
export class NotFound extends BadInput {}

export interface SeatClaim {
  readonly person: string | null;
  readonly info: SeatInfo;
  readonly deck?: DeckList;
  readonly nonce?: string;
}

export interface TableSpec extends Pick<NewTable, 'game' | 'rulings' | 'rated' | 'private'> {
  readonly clock: ClockRules | undefined;
  readonly practice: boolean;
  readonly creator: string;
  readonly seats: readonly [SeatClaim | null, SeatClaim | null];
  /** Another game of the two at a table: its place and its secret have been promised there. */
  readonly after?: { readonly table: string; readonly next: Next };
}

/** A table as it is opened, with whoever sits there. */
interface OpeningRow extends Omit<TableRow, 'created' | 'ended' | 'result' | 'due' | 'version'> {
  readonly seats: readonly SeatRow[];
}

interface End {
  readonly id: string;
  readonly result: Result;
  readonly ended: number;
}

/** Tables that a server remembers until somebody sits down. */
const MOST_REMEMBERED = 10_000;
/** Long enough that nobody guesses the link of a private table. */
const newId = (): string => randomBytes(12).toString('base64url');

export class TableStore {
  private readonly pool: pg.Pool;
  /** The server that leads the matches which begin here. */
  private readonly server: string;
  /** Tables that were opened here and wait, as they were last seen. Others may have changed them since. */
  private readonly waiting = new Map<string, StoredTable>();
  private readonly openings = new BatchWriter((openings: readonly OpeningRow[]) => this.openAll(openings));
  private readonly ends = new BatchWriter((ends: readonly End[]) => this.finishAll(ends));

  constructor(pool: pg.Pool, server: string) {
    this.pool = pool;
    this.server = server;
  }

  /** Opens a table; null where its match already has a rematch. */
  async open(opening: TableSpec): Promise<StoredTable | null> {
    const game = gameNamed(opening.game);
    rulingsOf(game, { rulings: opening.rulings });
    const { id, secret } = opening.after?.next ?? { id: newId(), secret: randomHex() };
    const { rated, private: hidden, practice, creator } = opening;
    const begins = opening.seats.every((sitter) => sitter?.nonce !== undefined);
    const seats = opening.seats.map((sitter, seat) => (sitter === null ? null : rowOf(id, seat as Seat, sitter)));
    const row = await this.openings.add({
      id,
      game: game.id,
      ruleset: game.ruleset,
      rulings: opening.rulings,
      clock: opening.clock ?? NO_CLOCK,
      rated,
      private: hidden,
      practice,
      secret,
      commitment: await commitmentTo(secret, sha256),
      creator,
      rematch_of: opening.after?.table ?? null,
      state: begins ? 'playing' : 'waiting',
      started: begins ? Date.now() : null,
      owner: begins ? this.server : null,
      seats: seats.filter((seat) => seat !== null),
    });
    return row === null ? null : this.remember({ row, seats: [seats[0] ?? null, seats[1] ?? null] });
  }

  private async openAll(openings: readonly OpeningRow[]): Promise<(TableRow | null)[]> {
    const seats = openings.flatMap((opening) => opening.seats);
    const { rows } = await this.pool.query<TableRow>({
      name: 'open-tables',
      text: OPEN,
      values: [JSON.stringify(openings), JSON.stringify(seats)],
    });
    return openings.map(({ id }) => rows.find((row) => row.id === id) ?? null);
  }

  private remember(stored: StoredTable): StoredTable {
    const { id, state } = stored.row;
    if (state !== 'waiting') this.waiting.delete(id);
    else {
      if (this.waiting.size >= MOST_REMEMBERED) this.waiting.clear();
      this.waiting.set(id, stored);
    }
    return stored;
  }

  /** A table to sit down at. What has changed since it was seen here comes out when somebody sits down. */
  async findToSit(id: string): Promise<StoredTable> {
    return this.waiting.get(id) ?? this.find(id);
  }

  async find(id: string): Promise<StoredTable> {
    const { rows } = await this.pool.query<TableRow & { taken: SeatRow[] | null }>({
      name: 'find-table',
      text: FIND,
      values: [id],
    });
    if (rows[0] === undefined) throw new NotFound(`there is no table "${id.slice(0, 64)}"`);
    const { taken, ...row } = rows[0];
    const at = (place: Seat) => taken?.find(({ seat }) => seat === place) ?? null;
    return { row, seats: [at(0), at(1)] };
  }

  /** At how many unfinished tables a person is. */
  async countOf(person: string): Promise<number> {
    const { rows } = await this.pool.query<{ count: number }>({ name: 'count-tables', text: COUNT, values: [person] });
    return rows[0]?.count ?? 0;
  }

  /** Sits somebody down, at the seat that is kept for them or at a free one; the match begins with the second. */
  async sit(found: StoredTable, sitter: Required<SeatClaim>): Promise<StoredTable> {
    let stored = found;
    for (let looked = false; ; looked = true) {
      const at = seatFor(stored, sitter.person);
      const sat = at instanceof Refused ? null : await this.put(stored, at, sitter);
      if (sat !== null) return this.remember(sat);
      // Somebody else was faster, or what is remembered here is old: looked at again.
      if (at instanceof Refused && looked) throw at;
      this.waiting.delete(found.row.id);
      stored = await this.find(found.row.id);
    }
  }

  private async put({ row, seats }: StoredTable, at: Seat, sitter: SeatClaim): Promise<StoredTable | null> {
    const seat = rowOf(row.id, at, sitter);
    const begins = seats[1 - at]?.nonce != null;
    const next: Pick<TableRow, 'state' | 'started' | 'owner'> = begins
      ? { state: 'playing', started: Date.now(), owner: this.server }
      : row;
    const { person, info, deck, nonce } = seat;
    const { rowCount } = await this.pool.query({
      name: 'sit-down',
      text: SIT,
      values: [
        ...[row.id, row.version, at, person, JSON.stringify(info), deck === null ? null : JSON.stringify(deck), nonce],
        ...[next.state, next.started, next.owner],
      ],
    });
    if (rowCount !== 1) return null;
    const { state, started, owner } = next;
    const now = { ...row, state, started, owner, version: row.version + 1 };
    return { row: now, seats: at === 0 ? [seat, seats[1]] : [seats[0], seat] };
  }

  /** Writes the end down; false where it is written already. */
  finish(id: string, result: Result, ended: number): Promise<boolean> {
    return this.ends.add({ id, result, ended });
  }

  private async finishAll(ends: readonly End[]): Promise<boolean[]> {
    const { rows } = await this.pool.query<{ id: string }>({
      name: 'finish-tables',
      text: FINISH,
      values: [
        ends.map(({ id }) => id),
        ends.map(({ result }) => JSON.stringify(result)),
        ends.map(({ ended }) => ended),
      ],
    });
    return ends.map(({ id }) => rows.some((row) => row.id === id));
  }
}

/** The seat that is kept for somebody, or a free one. */
function seatFor({ row, seats }: StoredTable, person: string | null): Seat | Refused {
  if (row.state !== 'waiting') return new Refused('the match at this table has begun', null);
  const mine = seats.findIndex((seat) => seat !== null && seat.person === person);
  const at = mine >= 0 ? mine : seats.indexOf(null);
  if (at < 0) return new Refused('both seats are taken', null);
  if (seats[at]?.nonce != null) return new Refused('you sit here already', null);
  return at as Seat;
}

const rowOf = (table: string, seat: Seat, { person, info, deck, nonce }: SeatClaim): SeatRow => ({
  table_id: table,
  seat,
  person,
  info,
  deck: deck ?? null,
  nonce: nonce ?? null,
});

export function infoOf({ row, seats }: StoredTable): TableInfo {
  const { id, game, ruleset, rulings, state, clock, rated, practice, commitment } = row;
  const info = { id, game, ruleset, rulings, state, clock, rated, private: row.private, practice, commitment };
  return { ...info, seats: [seats[0]?.info ?? null, seats[1]?.info ?? null] };
}

export function seatOf({ seats }: StoredTable, person: string | null): Seat | null {
  if (person === null) return null;
  const seat = seats.findIndex((taken) => taken?.person === person);
  return seat < 0 ? null : (seat as Seat);
}
