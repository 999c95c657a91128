/** One WebSocket for each client and table: `/api/tables/ID/socket?seen=N`. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { BadInput, type Viewer } from '@taisen/kernel';
import { PROTOCOL_VERSION, type ServerMessage } from '@taisen/protocol';
import { type RawData, WebSocketServer } from 'ws';
import type { Person } from '../people/auth.ts';
import type { Coming } from '../room/words.ts';
import { infoOf, NotFound, type StoredTable, seatOf } from '../tables/store.ts';
import type { Place } from '../tables/waiting.ts';
import { Bucket, type Limits } from './limits.ts';
import { isForeign } from './origin.ts';
import { type Listener, Outbox } from './outbox.ts';
import { type Heard, Pulse, TURN } from './pulse.ts';

/** Longer messages end the connection; shorter ones that are too long are answered. */
const MOST_BYTES = 65_536;
/** Close codes: something failed, the server goes, and the table is gone. */
const FAILED = 1011;
const GOING_AWAY = 1012;
const NOT_FOUND = 4404;

export interface SocketEvents {
  readonly person: (request: IncomingMessage) => Promise<Person | null>;
  readonly find: (table: string) => Promise<StoredTable>;
  /** Somebody comes to a table whose match has begun, says something there, and hangs up. */
  readonly come: (coming: Coming) => void;
  readonly said: (guest: number, text: string) => void;
  readonly leave: (guest: number) => void;
  /** These sit where nobody plays yet, and are here; one of them has hung up. */
  readonly stays: (places: readonly Place[]) => void;
  readonly away: (place: Place) => void;
  readonly failed: (error: unknown) => void;
  readonly counted: (what: 'message' | 'dropped') => void;
}

interface Guest extends Listener, Heard {
  table: string;
  readonly viewer: Viewer;
  /** The last step that they had seen when they came. */
  readonly seen: number | null;
  readonly bucket: Bucket;
  /** At a table whose match has begun. */
  seated: boolean;
}

export class Sockets {
  private readonly wss = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false });
  private readonly outbox = new Outbox();
  private readonly events: SocketEvents;
  private readonly limits: Limits;
  private readonly publicUrl: string | null;
  /** By number. */
  readonly guests = new Map<number, Guest>();
  private comers = 0;
  /** Those at tables where nobody plays yet. */
  private readonly waiting = new Map<string, Set<Guest>>();
  private readonly pulse = new Pulse<Guest>();
  private readonly turns: NodeJS.Timeout;
  private closed = false;

  constructor(events: SocketEvents, limits: Limits, publicUrl: string | null) {
    this.events = events;
    this.limits = limits;
    this.publicUrl = publicUrl;
    this.turns = setInterval(() => this.takeTurn(), TURN);
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // A line that breaks is nobody's failure; once it is a WebSocket, that hears of it too.
    socket.on('error', () => socket.destroy());
    this.admit(request).then(
      (admitted) => {
        if (typeof admitted === 'number') return refuse(socket, admitted);
        this.wss.handleUpgrade(request, socket, head, (client) => {
          this.enter({ socket: client, raw: socket, ...admitted }).catch((error) => {
            this.events.failed(error);
            client.close(FAILED);
          });
        });
      },
      (error) => {
        // A page is not told the status of a refusal, but why a connection ends.
        if (error instanceof NotFound)
          return this.wss.handleUpgrade(request, socket, head, (client) => client.close(NOT_FOUND, error.message));
        this.events.failed(error);
        refuse(socket, 500);
      },
    );
  }

  /** Who comes to which table; a number is the status that they are sent away with. */
  private async admit(request: IncomingMessage) {
    const url = new URL(request.url ?? '/', 'http://table');
    const table = /^\/api\/tables\/([\w-]{1,64})\/socket$/.exec(url.pathname)?.[1];
    if (this.closed) return 503;
    if (table === undefined) return 404;
    if (isForeign(request.headers, this.publicUrl)) return 403;
    const seen = url.searchParams.get('seen');
    if (seen !== null && !/^\d{1,9}$/.test(seen)) return 400;
    const person = await this.events.person(request);
    const stored = await this.events.find(table);
    const viewer: Viewer = seatOf(stored, person?.id ?? null) ?? 2;
    if (viewer === 2 && this.countAt(table) >= this.limits.connections) return 429;
    return { table, viewer, seen: seen === null ? null : Number(seen), stored };
  }

  private countAt(table: string): number {
    let there = 0;
    for (const guest of this.guests.values()) if (guest.table === table) there++;
    return there;
  }

  private async enter(coming: Pick<Guest, 'socket' | 'raw' | 'table' | 'viewer' | 'seen'> & { stored: StoredTable }) {
    const { socket, raw, table, viewer, seen, stored } = coming;
    const bucket = new Bucket(this.limits.messages, Date.now());
    const number = ++this.comers;
    // Field by field: what is left over of another object has a shape of its own each time, and is slow to read.
    const guest: Guest = { socket, raw, table, viewer, seen, number, bucket, unsent: [], seated: false, silent: 0 };
    this.guests.set(guest.number, guest);
    socket.on('message', (data, binary) => this.receive(guest, data, binary));
    socket.on('pong', () => {
      guest.silent = 0;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.leave(guest));
    if (stored.row.state !== 'waiting') return this.seat(guest);
    const here = this.waiting.get(table) ?? new Set();
    this.waiting.set(table, here.add(guest));
    this.events.stays(placesOf([guest]));
    // Looked at once more: the match may have begun while they came in.
    await this.lookAgain(table, [guest]);
  }

  private seat(guest: Guest): void {
    const { number, table, viewer, seen } = guest;
    guest.seated = true;
    this.events.come({ guest: number, table, viewer, seen });
  }

  /** A word of their table. */
  tell(number: number, text: string): void {
    const guest = this.guests.get(number);
    if (guest !== undefined) this.outbox.tell(guest, text);
  }

  /** One match has led to another. */
  moved(number: number, table: string): void {
    const guest = this.guests.get(number);
    if (guest !== undefined) guest.table = table;
  }

  /** Their table cannot be opened. */
  lost(number: number): void {
    this.guests.get(number)?.socket.close(FAILED);
  }

  /** Sends what has been said. */
  send(): void {
    this.outbox.send();
  }

  private receive(guest: Guest, data: RawData, binary: boolean): void {
    guest.silent = 0;
    const refused = (code: 'bad-message' | 'too-many' | 'refused', message: string) => {
      const reply: ServerMessage = { type: 'error', id: null, code, message, rule: null };
      this.outbox.tell(guest, JSON.stringify(reply));
    };
    if (!guest.bucket.take(Date.now())) {
      this.events.counted('dropped');
      return refused('too-many', 'too many messages: this one was not read');
    }
    this.events.counted('message');
    if (binary) return refused('bad-message', 'messages are text');
    if (guest.seated) this.events.said(guest.number, (data as Buffer).toString('utf8'));
    else refused('refused', 'the match at this table has not begun');
  }

  private tellWaiting(guest: Guest, stored: StoredTable): void {
    const { viewer } = guest;
    const message: ServerMessage = { type: 'waiting', version: PROTOCOL_VERSION, viewer, table: infoOf(stored) };
    this.outbox.tell(guest, JSON.stringify(message));
  }

  /** A table where nobody played yet has changed: it may have begun. */
  changed(table: string): void {
    const here = this.waiting.get(table);
    if (here !== undefined) this.lookAgain(table, [...here]).catch(this.events.failed);
  }

  private async lookAgain(table: string, here: readonly Guest[]): Promise<void> {
    const stored = await this.events.find(table).catch((error) => {
      if (error instanceof BadInput) return null;
      throw error;
    });
    if (stored === null) for (const { socket } of here) socket.close(NOT_FOUND);
    else if (stored.row.state === 'waiting') for (const guest of here) this.tellWaiting(guest, stored);
    else for (const guest of here) if (this.stopWaiting(guest)) this.seat(guest);
  }

  private leave(guest: Guest): void {
    this.guests.delete(guest.number);
    if (this.stopWaiting(guest) && !this.closed) this.hungUp(guest);
    if (guest.seated) this.events.leave(guest.number);
  }

  /** Somebody who waits may be here twice. */
  private hungUp({ table, viewer }: Guest): void {
    if (viewer === 2) return;
    for (const other of this.waiting.get(table) ?? []) if (other.viewer === viewer) return;
    this.events.away({ table, seat: viewer });
  }

  private stopWaiting(guest: Guest): boolean {
    const here = this.waiting.get(guest.table);
    const did = here?.delete(guest) === true;
    if (here?.size === 0) this.waiting.delete(guest.table);
    return did;
  }

  private takeTurn(): void {
    const here = this.pulse.take(this.guests.values());
    const places = placesOf(here.filter(({ seated }) => !seated));
    if (places.length > 0) this.events.stays(places);
  }

  /** Sends everybody away, to another server or to this one when it is back. */
  close(): void {
    this.closed = true;
    clearInterval(this.turns);
    this.outbox.send();
    for (const { socket } of this.guests.values()) socket.close(GOING_AWAY, 'this server is going down; come again');
    this.wss.close();
  }
}

/** Where these sit; who only watches sits nowhere. */
const placesOf = (guests: readonly Guest[]): Place[] =>
  guests.flatMap(({ table, viewer }) => (viewer === 2 ? [] : [{ table, seat: viewer }]));

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
