/** Tables in the database: opened, sat down at, begun, ended. Every change that matters is one transaction. */
import { randomBytes } from 'node:crypto';
import { gameNamed } from '@taisen/games';
import { BadInput, type DeckList, Refused, type Result, rulingsOf, type Seat } from '@taisen/kernel';
import { type ClockRules, NO_CLOCK } from '@taisen/match';
import { commitmentTo, type NewTable, randomHex, type SeatInfo, type TableInfo } from '@taisen/protocol';
import type { Transaction } from 'kysely';
import type { Database, Schema, SeatRow, TableRow } from '../storage/schema.ts';

/** A table with whoever sits or is expected there. */
export interface StoredTable {
  readonly row: TableRow;
  readonly seats: readonly [SeatRow | null, SeatRow | null];
}

/** Nothing is there under this name. */
export class NotFound extends BadInput {}

export interface Sitter {
  readonly person: string | null;
  readonly info: SeatInfo;
  readonly deck?: DeckList;
  readonly nonce?: string;
}

export interface Opening extends Pick<NewTable, 'game' | 'rulings' | 'rated' | 'private'> {
  readonly clock: ClockRules | undefined;
  readonly practice: boolean;
  readonly creator: string;
  readonly seats: readonly [Sitter | null, Sitter | null];
  readonly rematchOf?: string;
}

/** Long enough that nobody guesses the link of a private table. */
const newId = (): string => randomBytes(12).toString('base64url');

export class TableStore {
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  /** Opens a table; null where its match already has a rematch. */
  async open(opening: Opening): Promise<string | null> {
    const game = gameNamed(opening.game);
    rulingsOf(game, { rulings: opening.rulings });
    const [id, secret] = [newId(), randomHex()];
    const commitment = await commitmentTo(secret);
    return this.db.transaction().execute(async (trx) => {
      const inserted = await trx
        .insertInto('tables')
        .values({
          id,
          game: game.id,
          ruleset: game.ruleset,
          rulings: JSON.stringify(opening.rulings),
          clock: JSON.stringify(opening.clock ?? NO_CLOCK),
          rated: opening.rated,
          private: opening.private,
          practice: opening.practice,
          secret,
          commitment,
          creator: opening.creator,
          rematch_of: opening.rematchOf ?? null,
        })
        .onConflict((conflict) => conflict.column('rematch_of').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (inserted === undefined) return null;
      for (const seat of [0, 1] as const) {
        const sitter = opening.seats[seat];
        if (sitter !== null) await this.put(trx, id, seat, sitter);
      }
      if (opening.seats.every((sitter) => sitter?.nonce !== undefined)) await this.begin(trx, id);
      return id;
    });
  }

  async find(id: string, from: Database | Transaction<Schema> = this.db): Promise<StoredTable> {
    const [row, seats] = await Promise.all([
      from.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst(),
      from.selectFrom('seats').selectAll().where('table_id', '=', id).execute(),
    ]);
    if (row === undefined) throw new NotFound(`there is no table "${id.slice(0, 64)}"`);
    return { row, seats: [seats.find(({ seat }) => seat === 0) ?? null, seats.find(({ seat }) => seat === 1) ?? null] };
  }

  /** Sits somebody down, at the seat that is kept for them or at a free one; the match begins with the second. */
  async sit(id: string, sitter: Required<Sitter>): Promise<StoredTable> {
    return this.db.transaction().execute(async (trx) => {
      await trx.selectFrom('tables').select('id').where('id', '=', id).forUpdate().execute();
      const { row, seats } = await this.find(id, trx);
      if (row.state !== 'waiting') throw new Refused('the match at this table has begun', null);
      const mine = seats.findIndex((seat) => seat !== null && seat.person === sitter.person);
      const at = mine >= 0 ? mine : seats.indexOf(null);
      if (at < 0) throw new Refused('both seats are taken', null);
      if (seats[at]?.nonce != null) throw new Refused('you sit here already', null);
      await this.put(trx, id, at as Seat, sitter);
      if (seats[1 - at]?.nonce != null) await this.begin(trx, id);
      return this.find(id, trx);
    });
  }

  private async put(trx: Transaction<Schema>, table: string, seat: Seat, sitter: Sitter): Promise<void> {
    const values = {
      person: sitter.person,
      info: JSON.stringify(sitter.info),
      deck: sitter.deck === undefined ? null : JSON.stringify(sitter.deck),
      nonce: sitter.nonce ?? null,
    };
    await trx
      .insertInto('seats')
      .values({ table_id: table, seat, ...values })
      .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doUpdateSet(values))
      .execute();
  }

  /** Due at once: some server takes it into memory, whether anybody connects or not. */
  private async begin(trx: Transaction<Schema>, id: string): Promise<void> {
    const now = Date.now();
    await trx.updateTable('tables').set({ state: 'playing', started: now, due: now }).where('id', '=', id).execute();
  }

  /** Gives a seat up before the match has begun; a table that nobody sits at is gone. */
  async leave(id: string, person: string): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      await trx.selectFrom('tables').select('id').where('id', '=', id).forUpdate().execute();
      const { row, seats } = await this.find(id, trx);
      if (row.state !== 'waiting') throw new Refused('the match has begun: it can be given up, not left', null);
      if (!seats.some((seat) => seat?.person === person)) throw new Refused('you do not sit at this table', null);
      await trx.deleteFrom('seats').where('table_id', '=', id).where('person', '=', person).execute();
      const left = seats.some((seat) => seat !== null && seat.person !== null && seat.person !== person);
      if (!left) await trx.deleteFrom('tables').where('id', '=', id).execute();
    });
  }

  /** Writes the end down, once: `also` is done in the same transaction by whoever was first. */
  async finish(
    table: StoredTable,
    result: Result,
    ended: number,
    also: (trx: Transaction<Schema>) => Promise<void>,
  ): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      const done = await trx
        .updateTable('tables')
        .set({ state: 'over', result: JSON.stringify(result), ended, home: null, due: null })
        .where('id', '=', table.row.id)
        .where('state', '=', 'playing')
        .returning('id')
        .executeTakeFirst();
      if (done !== undefined) await also(trx);
    });
  }
}

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
