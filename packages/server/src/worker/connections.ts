/** The connections of clients to tables, in the game worker. */
import type { Viewer } from '@taisen/kernel';
import type { ServerMessage } from '@taisen/protocol';
import type { Connection, Host, Traced } from '@taisen/table';
import { monotonic } from '../storage/clock.ts';
import { type StoredTable, seatOf } from '../tables/store.ts';
import type { Passed } from '../tracing/tracing.ts';
import type { Join } from './protocol.ts';

/** How many messages are kept for a connection whose table is still being loaded. */
const MAX_EARLY = 20;

export interface ConnectionEvents {
  /** The host of a table whose match has begun, up to date. */
  readonly join: (table: string) => Promise<Host>;
  readonly send: (connection: number, text: string) => void;
  readonly moved: (connection: number, table: string) => void;
  readonly joinFailed: (connection: number, error: unknown) => void;
  readonly traced: (message: Passed) => void;
  /** The last connection to a table has closed. */
  readonly empty: (table: string) => void;
}

/** A connection by its number, and its end at the host once the table is loaded. */
interface Joined {
  readonly number: number;
  person: string | null;
  /** Messages received before the table was loaded. */
  readonly early: { readonly text: string; readonly traced: Traced | undefined }[];
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
        for (const { text, traced } of joined.early) host.receive(connection, text, traced);
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
    const traced = this.traced;
    this.traced = undefined;
    // It has closed meanwhile, or could not join: a reply cannot be sent.
    if (joined === undefined) return traced?.('refused');
    const { at, early } = joined;
    if (at !== null) return at.host.receive(at.connection, text, traced);
    if (early.length < MAX_EARLY) return void early.push({ text, traced });
    this.events.send(number, TOO_EARLY);
    traced?.('refused');
  }

  /** Of the text that is received next. */
  private traced: Traced | undefined;

  /** The next text is of this connection, and is traced. */
  trace(number: number, trace: number): void {
    const marks: [Passed['marks'][number][0], number][] = [['received', monotonic()]];
    this.traced = (passed) => {
      marks.push([passed, monotonic()]);
      if (passed !== 'acknowledged' && passed !== 'refused' && passed !== 'answered') return;
      const host = this.byNumber.get(number)?.at?.host;
      const seats = [...(host?.connections ?? [])].flatMap((connection) =>
        connection.viewer === 2 ? [] : (this.byConnection.get(connection)?.number ?? []),
      );
      this.events.traced({ trace, table: host?.info.id ?? '', marks, seats });
    };
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
