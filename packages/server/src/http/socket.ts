/** One WebSocket for each client and table: `/api/tables/ID/socket?seen=N&as=V`. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ServerMessage } from '@taisen/protocol';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import type { Person } from '../people/auth.ts';
import { ANYTHING, type PersonNews, personNewsIn } from '../people/news.ts';
import type { Coming } from '../room/words.ts';
import { NotFound, type StoredTable } from '../tables/store.ts';
import type { Place } from '../tables/waiting.ts';
import { Bucket, type Limits } from './limits.ts';
import { isForeign } from './origin.ts';
import { type Listener, Outbox } from './outbox.ts';
import { type Heard, Pulse, TURN } from './pulse.ts';
import { NOT_FOUND, placesOf, viewerAt, Waiting, type WaitingGuest } from './waiting.ts';

/** Longer messages end the connection; shorter ones that are too long are answered. */
const MOST_BYTES = 65_536;
/** Close codes: something failed, the server goes, and the session has ended that the connection was opened with. */
const FAILED = 1011;
const GOING_AWAY = 1012;
const SIGNED_OUT = 4401;
/** Connections of one person who sits at a table: they are let in however many watch. */
const MOST_OF_ONE = 20;

/** What says who somebody is. */
type Credentials = Pick<IncomingMessage['headers'], 'cookie' | 'authorization'>;

export interface SocketEvents {
  readonly person: (from: { readonly headers: Credentials }) => Promise<Person | null>;
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

interface Guest extends Listener, Heard, WaitingGuest {
  table: string;
  person: string | null;
  readonly headers: Credentials;
  /** The last step that they had seen when they came. */
  readonly seen: number | null;
  readonly bucket: Bucket;
  /** At a table whose match has begun. */
  seated: boolean;
}

/** Somebody on the way in, and the table as it was when they were found to be there. */
type Admitted = Pick<Guest, 'table' | 'person' | 'headers' | 'seen'> & { readonly stored: StoredTable };

export class Sockets {
  private readonly wss = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false });
  private readonly outbox = new Outbox();
  private readonly events: SocketEvents;
  private readonly limits: Limits;
  private readonly publicUrl: string | null;
  /** By number. */
  readonly guests = new Map<number, Guest>();
  private comers = 0;
  private readonly waiting: Waiting<Guest>;
  private readonly pulse = new Pulse<Guest>();
  private readonly turns: NodeJS.Timeout;
  private closed = false;

  constructor(events: SocketEvents, limits: Limits, publicUrl: string | null) {
    this.events = events;
    this.limits = limits;
    this.publicUrl = publicUrl;
    this.waiting = new Waiting<Guest>({
      find: (table) => this.events.find(table),
      tell: (guest, message) => this.outbox.tell(guest, JSON.stringify(message)),
      begun: (guest) => this.seat(guest, null),
      away: (place) => this.events.away(place),
      failed: (error) => this.events.failed(error),
    });
    this.turns = setInterval(() => this.takeTurn(), TURN);
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // A line that breaks is nobody's failure; once it is a WebSocket, that hears of it too.
    socket.on('error', () => socket.destroy());
    this.admit(request).then(
      (admitted) => {
        if (typeof admitted === 'number') return refuse(socket, admitted);
        // Counted and let in at once: nobody comes in between.
        if (this.isFull(admitted)) return refuse(socket, 429);
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
        // They come again, as when the server goes down.
        this.events.failed(error);
        refuse(socket, 503);
      },
    );
  }

  /** Who comes to which table; a number is the status that they are sent away with. */
  private async admit(request: IncomingMessage): Promise<Admitted | number> {
    const target = request.url ?? '/';
    if (!URL.canParse(target, 'http://table')) return 400;
    const url = new URL(target, 'http://table');
    const table = /^\/api\/tables\/([\w-]{1,64})\/socket$/.exec(url.pathname)?.[1];
    if (this.closed) return 503;
    if (table === undefined) return 404;
    if (isForeign(request.headers, this.publicUrl)) return 403;
    const seen = url.searchParams.get('seen');
    if (seen !== null && !/^\d{1,9}$/.test(seen)) return 400;
    const as = url.searchParams.get('as');
    if (as !== null && !/^[012]$/.test(as)) return 400;
    const { cookie, authorization } = request.headers;
    const headers = {
      ...(cookie === undefined ? {} : { cookie }),
      ...(authorization === undefined ? {} : { authorization }),
    };
    const person = (await this.events.person({ headers }))?.id ?? null;
    const stored = await this.events.find(table);
    // What another viewer has seen does not lead to what this one may see.
    const resumes = seen !== null && (as === null || Number(as) === viewerAt(stored, person));
    return { table, person, headers, seen: resumes ? Number(seen) : null, stored };
  }

  /** Who only watches has a place while there are any; who sits there has always one, and some to spare. */
  private isFull({ table, person, stored }: Admitted): boolean {
    let all = 0;
    let own = 0;
    for (const guest of this.guests.values()) {
      if (guest.table !== table) continue;
      all++;
      if (guest.person === person) own++;
    }
    return viewerAt(stored, person) === 2 ? all >= this.limits.connections : own >= MOST_OF_ONE;
  }

  private async enter(coming: Admitted & Pick<Guest, 'socket' | 'raw'>): Promise<void> {
    const { socket, raw, table, person, headers, seen, stored } = coming;
    const guest: Guest = {
      socket,
      raw,
      table,
      person,
      headers,
      seen,
      // Of the reading that says whether the match has begun: from then on nobody else gets that seat.
      viewer: viewerAt(stored, person),
      version: stored.row.version,
      number: ++this.comers,
      bucket: new Bucket(this.limits.messages, Date.now()),
      unsent: [],
      seated: false,
      silent: 0,
    };
    this.guests.set(guest.number, guest);
    socket.on('message', (data, binary) => this.receive(guest, data, binary));
    socket.on('pong', () => {
      guest.silent = 0;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.leave(guest));
    if (stored.row.state !== 'waiting') return this.seat(guest, seen);
    this.events.stays(placesOf([guest]));
    await this.waiting.add(guest);
  }

  private seat(guest: Guest, seen: number | null): void {
    const { number, table, viewer, person } = guest;
    guest.seated = true;
    this.events.come({ guest: number, table, viewer, person, seen });
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
    // Who is being sent away may still speak.
    if (guest.socket.readyState !== WebSocket.OPEN) return;
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

  /** A table where nobody played yet has changed, or what there is to know of a person. */
  changed(word: string): void {
    const news = personNewsIn(word);
    if (news !== null) this.heard(news);
    else if (word === ANYTHING) {
      this.waiting.allChanged();
      this.stay(this.guests.values());
    } else this.waiting.changed(word);
  }

  private heard(news: PersonNews): void {
    const who = news.what === 'became' ? news.guest : news.person;
    for (const guest of [...this.guests.values()].filter(({ person }) => person === who)) {
      if (news.what === 'became') guest.person = news.account;
      else this.askAgain(guest).catch(this.events.failed);
    }
  }

  /** Whether who opened a connection may still speak for that person. */
  private async askAgain(guest: Guest): Promise<void> {
    const now = await this.events.person(guest);
    if (now?.id === guest.person) return;
    // Not when they hang up, too: whoever does not listen would go on playing.
    this.leave(guest);
    guest.socket.close(SIGNED_OUT, 'you have signed out');
  }

  private leave(guest: Guest): void {
    if (!this.guests.delete(guest.number)) return;
    this.waiting.hungUp(guest);
    if (guest.seated) this.events.leave(guest.number);
  }

  private takeTurn(): void {
    this.stay(this.pulse.take(this.guests.values()));
  }

  private stay(here: Iterable<Guest>): void {
    const places = placesOf([...here].filter(({ seated }) => !seated));
    if (places.length > 0) this.events.stays(places);
  }

  /** Sends everybody away, to another server or to this one when it is back. */
  close(): void {
    this.closed = true;
    clearInterval(this.turns);
    this.waiting.close();
    this.outbox.send();
    for (const { socket } of this.guests.values()) socket.close(GOING_AWAY, 'this server is going down; come again');
    this.wss.close();
  }
}

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
