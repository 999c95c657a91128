/** Connections at tables where nobody plays yet. Who they are there is read anew whenever the table has changed. */
import { BadInput, type Viewer } from '@taisen/kernel';
import { PROTOCOL_VERSION, type ServerMessage } from '@taisen/protocol';
import type { WebSocket } from 'ws';
import { infoOf, type StoredTable, seatOf } from '../tables/store.ts';
import type { Place } from '../tables/waiting.ts';

/** Close codes: the table is gone, and so is the seat that the connection was opened for. */
export const NOT_FOUND = 4404;
const SEAT_LOST = 4403;
/** A table that could not be read is read again after so many milliseconds. */
const AGAIN = 1000;

export interface WaitingGuest {
  readonly socket: WebSocket;
  readonly table: string;
  readonly person: string | null;
  /** Who they were when the table was last read, and which version of it that was. */
  viewer: Viewer;
  version: number;
}

export interface WaitingEvents<Guest> {
  readonly find: (table: string) => Promise<StoredTable>;
  readonly tell: (guest: Guest, message: ServerMessage) => void;
  /** The match has begun, and this is who they are in it. */
  readonly begun: (guest: Guest) => void;
  readonly away: (place: Place) => void;
  readonly failed: (error: unknown) => void;
}

export class Waiting<Guest extends WaitingGuest> {
  private readonly events: WaitingEvents<Guest>;
  private readonly tables = new Map<string, Set<Guest>>();
  private readonly retries = new Set<NodeJS.Timeout>();
  private closed = false;

  constructor(events: WaitingEvents<Guest>) {
    this.events = events;
  }

  async add(guest: Guest): Promise<void> {
    const here = this.tables.get(guest.table) ?? new Set();
    this.tables.set(guest.table, here.add(guest));
    // Looked at once more: the match may have begun while they came in.
    await this.look(guest.table, [guest]);
  }

  /** They have hung up, if they were still waiting. */
  hungUp(guest: Guest): void {
    if (!this.remove(guest) || this.closed) return;
    const [place] = placesOf([guest]);
    // Somebody who waits may be here twice.
    for (const other of this.tables.get(guest.table) ?? []) if (other.person === guest.person) return;
    if (place !== undefined) this.events.away(place);
  }

  private remove(guest: Guest): boolean {
    const here = this.tables.get(guest.table);
    const did = here?.delete(guest) === true;
    if (here?.size === 0) this.tables.delete(guest.table);
    return did;
  }

  /** The seats of a table have changed, or its match may have begun. */
  changed(table: string): void {
    const here = this.tables.get(table);
    if (here === undefined || this.closed) return;
    this.look(table, [...here]).catch((error) => {
      this.events.failed(error);
      const timer = setTimeout(() => {
        this.retries.delete(timer);
        this.changed(table);
      }, AGAIN);
      this.retries.add(timer);
    });
  }

  allChanged(): void {
    for (const table of this.tables.keys()) this.changed(table);
  }

  private async look(table: string, here: readonly Guest[]): Promise<void> {
    const stored = await this.events.find(table).catch((error) => {
      if (error instanceof BadInput) return null;
      throw error;
    });
    for (const guest of here) if (this.tables.get(table)?.has(guest) === true) this.update(guest, stored);
  }

  private update(guest: Guest, stored: StoredTable | null): void {
    if (stored === null) return this.sendAway(guest, NOT_FOUND, 'this table is gone');
    // What was read later may have come earlier.
    if (stored.row.version < guest.version) return;
    const was = guest.viewer;
    guest.version = stored.row.version;
    guest.viewer = viewerAt(stored, guest.person);
    if (was !== 2 && guest.viewer === 2) return this.sendAway(guest, SEAT_LOST, 'you no longer sit at this table');
    if (stored.row.state === 'waiting') {
      const { viewer } = guest;
      this.events.tell(guest, { type: 'waiting', version: PROTOCOL_VERSION, viewer, table: infoOf(stored) });
    } else {
      this.remove(guest);
      this.events.begun(guest);
    }
  }

  private sendAway(guest: Guest, code: number, why: string): void {
    this.remove(guest);
    guest.socket.close(code, why);
  }

  close(): void {
    this.closed = true;
    for (const timer of this.retries) clearTimeout(timer);
  }
}

export const viewerAt = (stored: StoredTable, person: string | null): Viewer => seatOf(stored, person) ?? 2;

/** Where these sit; who only watches sits nowhere. */
export const placesOf = (guests: readonly WaitingGuest[]): Place[] =>
  guests.flatMap(({ table, viewer, person }) =>
    viewer === 2 || person === null ? [] : [{ table, seat: viewer, person }],
  );
