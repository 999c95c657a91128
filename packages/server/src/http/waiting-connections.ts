/** Connections to tables whose match has not begun. Their seats are read again whenever the table has changed. */
import { BadInput, type Viewer } from '@taisen/kernel';
import { PROTOCOL_VERSION, type ServerMessage } from '@taisen/protocol';
import type { HeldSeat } from '../tables/held-seats.ts';
import { infoOf, type StoredTable, seatOf } from '../tables/store.ts';
import type { Connection } from './connection.ts';

/** Close codes: the table does not exist any more, and the person of the connection has lost the seat. */
export const NOT_FOUND = 4404;
const SEAT_LOST = 4403;
/** Milliseconds until a table that could not be read is read again. */
const RETRY_DELAY = 1000;

export interface WaitingEvents {
  readonly find: (table: string) => Promise<StoredTable>;
  readonly send: (connection: Connection, message: ServerMessage) => void;
  /** Somebody waits at a table, or nobody does any more. */
  readonly waiting: (table: string, waits: boolean) => void;
  /** The match has begun, and the connection's viewer is final. */
  readonly begun: (connection: Connection) => void;
  /** The last connection of a seat has closed. */
  readonly expireSeat: (seat: HeldSeat) => void;
  readonly failed: (error: unknown) => void;
}

export class WaitingConnections {
  private readonly events: WaitingEvents;
  private readonly tables = new Map<string, Set<Connection>>();
  private readonly retries = new Set<NodeJS.Timeout>();
  private closed = false;

  constructor(events: WaitingEvents) {
    this.events = events;
  }

  async add(connection: Connection): Promise<void> {
    const here = this.tables.get(connection.table) ?? new Set();
    this.tables.set(connection.table, here.add(connection));
    if (here.size === 1) this.events.waiting(connection.table, true);
    // Read once more: the match may have begun while the connection was being opened.
    await this.refresh(connection.table, [connection]);
  }

  /** A connection has closed. */
  disconnected(connection: Connection): void {
    if (!this.remove(connection) || this.closed) return;
    const [seat] = heldSeats([connection]);
    // The same person may have another connection.
    for (const other of this.tables.get(connection.table) ?? []) if (other.person === connection.person) return;
    if (seat !== undefined) this.events.expireSeat(seat);
  }

  private remove(connection: Connection): boolean {
    const here = this.tables.get(connection.table);
    const removed = here?.delete(connection) === true;
    if (here?.size === 0) {
      this.tables.delete(connection.table);
      this.events.waiting(connection.table, false);
    }
    return removed;
  }

  /** The seats of a table have changed, or its match may have begun. */
  changed(table: string): void {
    const here = this.tables.get(table);
    if (here === undefined || this.closed) return;
    this.refresh(table, [...here]).catch((error) => {
      this.events.failed(error);
      const timer = setTimeout(() => {
        this.retries.delete(timer);
        this.changed(table);
      }, RETRY_DELAY);
      this.retries.add(timer);
    });
  }

  allChanged(): void {
    for (const table of this.tables.keys()) this.changed(table);
  }

  private async refresh(table: string, here: readonly Connection[]): Promise<void> {
    const stored = await this.events.find(table).catch((error) => {
      if (error instanceof BadInput) return null;
      throw error;
    });
    for (const connection of here)
      if (this.tables.get(table)?.has(connection) === true) this.update(connection, stored);
  }

  private update(connection: Connection, stored: StoredTable | null): void {
    if (stored === null) return this.end(connection, NOT_FOUND, 'this table does not exist any more');
    // Reads can finish out of order.
    if (stored.row.version < connection.version) return;
    const before = connection.viewer;
    connection.version = stored.row.version;
    connection.viewer = viewerAt(stored, connection.person);
    if (before !== 2 && connection.viewer === 2)
      return this.end(connection, SEAT_LOST, 'you no longer have a seat at this table');
    if (stored.row.state === 'waiting') {
      const { viewer } = connection;
      this.events.send(connection, { type: 'waiting', version: PROTOCOL_VERSION, viewer, table: infoOf(stored) });
    } else {
      this.remove(connection);
      this.events.begun(connection);
    }
  }

  private end(connection: Connection, code: number, reason: string): void {
    this.remove(connection);
    connection.socket.close(code, reason);
  }

  close(): void {
    this.closed = true;
    for (const timer of this.retries) clearTimeout(timer);
  }
}

export const viewerAt = (stored: StoredTable, person: string | null): Viewer => seatOf(stored, person) ?? 2;

/** The seats that these connections hold; a spectator holds none. */
export const heldSeats = (connections: readonly Connection[]): HeldSeat[] =>
  connections.flatMap(({ table, viewer, person }) =>
    viewer === 2 || person === null ? [] : [{ table, seat: viewer, person }],
  );
