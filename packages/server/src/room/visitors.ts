/** Who is at which table, and who is on the way to one. */
import type { Viewer } from '@taisen/kernel';
import type { Connection, Host } from '@taisen/table';
import type { ServerMessage } from '@taisen/protocol';
import { type StoredTable, seatOf } from '../tables/store.ts';
import type { Coming } from './words.ts';

/** Texts that are kept for somebody who is being let in. */
const MOST_EARLY = 20;

export interface VisitorEvents {
  /** The host of a table whose match has begun, with all that is known of it. */
  readonly join: (table: string) => Promise<Host>;
  readonly tell: (guest: number, text: string) => void;
  readonly moved: (guest: number, table: string) => void;
  readonly lost: (guest: number, error: unknown) => void;
  /** The last one at a table has left. */
  readonly empty: (table: string) => void;
}

interface Visitor {
  readonly guest: number;
  person: string | null;
  /** What they said before their table was there. */
  readonly early: string[];
  at: { readonly host: Host; readonly connection: Connection } | null;
}

export class Visitors {
  private readonly events: VisitorEvents;
  private readonly visitors = new Map<number, Visitor>();
  private readonly seated = new Map<Connection, Visitor>();

  constructor(events: VisitorEvents) {
    this.events = events;
  }

  come({ guest, table, viewer, person, seen }: Coming): void {
    const visitor: Visitor = { guest, person, early: [], at: null };
    this.visitors.set(guest, visitor);
    this.events
      .join(table)
      .then((host) => {
        if (!this.visitors.has(guest)) return;
        const connection = this.seat(visitor, host, viewer, seen);
        for (const text of visitor.early) host.receive(connection, text);
      })
      .catch((error) => {
        this.visitors.delete(guest);
        this.events.lost(guest, error);
      });
  }

  private seat(visitor: Visitor, host: Host, viewer: Viewer, seen: number | null): Connection {
    const { guest } = visitor;
    const connection = host.connect(viewer, (text) => this.events.tell(guest, text), seen);
    visitor.at = { host, connection };
    this.seated.set(connection, visitor);
    return connection;
  }

  private unseat(host: Host, connection: Connection): void {
    this.seated.delete(connection);
    host.disconnect(connection);
  }

  hear(guest: number, text: string): void {
    const visitor = this.visitors.get(guest);
    // Gone meanwhile, or never let in: nobody waits for an answer.
    if (visitor === undefined) return;
    const { at, early } = visitor;
    if (at !== null) at.host.receive(at.connection, text);
    else if (early.length < MOST_EARLY) early.push(text);
    else this.events.tell(guest, TOO_EARLY);
  }

  leave(guest: number): void {
    const at = this.visitors.get(guest)?.at;
    this.visitors.delete(guest);
    if (at == null) return;
    this.unseat(at.host, at.connection);
    if (at.host.connections.size === 0) this.events.empty(at.host.info.id);
  }

  /** A guest has become an account, and goes on as that. */
  became(guest: string, account: string): void {
    for (const visitor of this.visitors.values()) if (visitor.person === guest) visitor.person = account;
  }

  /**
   * One match has led to another, which has begun: who is at the one goes on at the other, as whoever its seats say.
   * They need not be the same: one who had a seat there may have left it to somebody else.
   */
  async goOn(from: Host, stored: StoredTable): Promise<void> {
    const table = stored.row.id;
    const to = await this.events.join(table);
    for (const connection of [...from.connections]) {
      const visitor = this.seated.get(connection);
      if (visitor === undefined) continue;
      this.unseat(from, connection);
      this.events.moved(visitor.guest, table);
      this.seat(visitor, to, seatOf(stored, visitor.person) ?? 2, null);
    }
    this.events.empty(from.info.id);
  }
}

const TOO_EARLY = JSON.stringify({
  type: 'error',
  id: null,
  code: 'too-many',
  message: 'wait for the first word of the table',
  rule: null,
} satisfies ServerMessage);
