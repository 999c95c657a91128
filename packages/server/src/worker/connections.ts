/** The connections of clients to tables, in the game worker. */
import type { Viewer } from '@taisen/kernel';
import type { ServerMessage } from '@taisen/protocol';
import type { Connection, Host } from '@taisen/table';
import { type StoredTable, seatOf } from '../tables/store.ts';
import type { Join } from './protocol.ts';

/** How many messages are kept for a connection whose table is still being loaded. */
const MAX_EARLY = 20;

export interface ConnectionEvents {
  /** The host of a table whose match has begun, up to date. */
  readonly join: (table: string) => Promise<Host>;
  readonly send: (connection: number, text: string) => void;
  readonly moved: (connection: number, table: string) => void;
  readonly joinFailed: (connection: number, error: unknown) => void;
  /** The last connection to a table has closed. */
  readonly empty: (table: string) => void;
}

/** A connection by its number, and its end at the host once the table is loaded. */
interface Joined {
  readonly number: number;
  person: string | null;
  /** Messages received before the table was loaded. */
  readonly early: string[];
  at: { readonly host: Host; readonly connection: Connection } | null;
}

export class Connections {
  private readonly events: ConnectionEvents;
  private readonly byNumber = new Map<number, Joined>();
  private readonly byConnection = new Map<Connection, Joined>();

  constructor(events: ConnectionEvents) {
    this.events = events;
  }

  join({ connection: number, table, viewer, person, seen }: Join): void {
    const joined: Joined = { number, person, early: [], at: null };
    this.byNumber.set(number, joined);
    this.events
      .join(table)
      .then((host) => {
        if (!this.byNumber.has(number)) return;
        const connection = this.connect(joined, host, viewer, seen);
        for (const text of joined.early) host.receive(connection, text);
      })
      .catch((error) => {
        this.byNumber.delete(number);
        this.events.joinFailed(number, error);
      });
  }

  private connect(joined: Joined, host: Host, viewer: Viewer, seen: number | null): Connection {
    const { number } = joined;
    const connection = host.connect(viewer, (text) => this.events.send(number, text), seen);
    joined.at = { host, connection };
    this.byConnection.set(connection, joined);
    return connection;
  }

  private disconnect(host: Host, connection: Connection): void {
    this.byConnection.delete(connection);
    host.disconnect(connection);
  }

  receive(number: number, text: string): void {
    const joined = this.byNumber.get(number);
    // It has closed meanwhile, or could not join: a reply cannot be sent.
    if (joined === undefined) return;
    const { at, early } = joined;
    if (at !== null) at.host.receive(at.connection, text);
    else if (early.length < MAX_EARLY) early.push(text);
    else this.events.send(number, TOO_EARLY);
  }

  leave(number: number): void {
    const at = this.byNumber.get(number)?.at;
    this.byNumber.delete(number);
    if (at == null) return;
    this.disconnect(at.host, at.connection);
    if (at.host.connections.size === 0) this.events.empty(at.host.info.id);
  }

  /** What a guest had now belongs to an account. */
  mergeGuest(guest: string, account: string): void {
    for (const joined of this.byNumber.values()) if (joined.person === guest) joined.person = account;
  }

  /**
   * The rematch of a match has begun: all connections move to its table. Their seats are looked up there, because
   * another person may have taken a seat.
   */
  async moveToRematch(from: Host, stored: StoredTable): Promise<void> {
    const table = stored.row.id;
    const to = await this.events.join(table);
    for (const connection of [...from.connections]) {
      const joined = this.byConnection.get(connection);
      if (joined === undefined) continue;
      this.disconnect(from, connection);
      this.events.moved(joined.number, table);
      this.connect(joined, to, seatOf(stored, joined.person) ?? 2, null);
    }
    this.events.empty(from.info.id);
  }
}

const TOO_EARLY = JSON.stringify({
  type: 'error',
  id: null,
  code: 'too-many',
  message: 'wait for the first message of the table',
  rule: null,
} satisfies ServerMessage);
