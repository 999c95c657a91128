/** One WebSocket for each client and table: `/api/tables/ID/socket?seen=N&as=V&reports=1`. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ServerMessage, TracedMessage } from '@taisen/protocol';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import type { Person } from '../people/auth.ts';
import type { Notice } from '../people/notices.ts';
import { isUnavailable } from '../storage/unavailable.ts';
import type { HeldSeat } from '../tables/held-seats.ts';
import { NotFound, type StoredTable } from '../tables/store.ts';
import type { Join, JoinFailure } from '../worker/protocol.ts';
import type { Connection, Credentials } from './connection.ts';
import { BEAT, Heartbeat } from './heartbeat.ts';
import type { Limits } from './limits.ts';
import { isForeign } from './origin.ts';
import { Outbox } from './outbox.ts';
import { addressOf, SocketLimits } from './socket-limits.ts';
import { heldSeats, NOT_FOUND, viewerAt, WaitingConnections } from './waiting-connections.ts';

/** Longer messages close the connection. Shorter ones that are still too long get an error. */
const MAX_BYTES = 65_536;
/**
 * Close codes: an internal error, the server is stopping, the database is unavailable, and the session that the connection
 * was opened with has ended.
 */
const FAILED = 1011;
const GOING_AWAY = 1012;
const TRY_AGAIN = 1013;
const SIGNED_OUT = 4401;
const CLOSE_CODES: Readonly<Record<JoinFailure, number>> = { gone: NOT_FOUND, unavailable: TRY_AGAIN, failed: FAILED };

export interface SocketEvents {
  readonly person: (from: { readonly headers: Credentials }) => Promise<Person | null>;
  readonly find: (table: string) => Promise<StoredTable>;
  /** A connection joins a table whose match has begun, receives a message there, and leaves. */
  readonly join: (join: Join) => void;
  readonly receive: (connection: number, text: string) => void;
  readonly leave: (connection: number) => void;
  /** Somebody waits at a table, or nobody does any more. */
  readonly waiting: (table: string, waits: boolean) => void;
  /** Players at waiting tables are still connected; one of them has disconnected. */
  readonly renewSeats: (seats: readonly HeldSeat[]) => void;
  readonly expireSeat: (seat: HeldSeat) => void;
  readonly failed: (error: unknown) => void;
  readonly counted: (what: 'message' | 'dropped') => void;
}

/** A client that may connect, with the table as it was read to find that out. */
type Admitted = Pick<Connection, 'table' | 'person' | 'headers' | 'seen' | 'reports'> & {
  readonly stored: StoredTable;
  readonly address: string;
};

export class Sockets {
  private readonly wss = new WebSocketServer({ noServer: true, maxPayload: MAX_BYTES, perMessageDeflate: false });
  private readonly outbox = new Outbox();
  private readonly events: SocketEvents;
  private readonly limits: SocketLimits;
  private readonly proxies: number;
  private readonly publicUrl: string | null;
  /** By number. */
  readonly connections = new Map<number, Connection>();
  private lastNumber = 0;
  private readonly waiting: WaitingConnections;
  private readonly heartbeat = new Heartbeat<Connection>();
  private readonly timer: NodeJS.Timeout;
  private closed = false;

  constructor(events: SocketEvents, limits: Limits, publicUrl: string | null, proxies = 0) {
    this.events = events;
    this.limits = new SocketLimits(limits);
    this.proxies = proxies;
    this.publicUrl = publicUrl;
    this.waiting = new WaitingConnections({
      find: (table) => this.events.find(table),
      send: (connection, message) => this.outbox.send(connection, JSON.stringify(message)),
      waiting: (table, waits) => this.events.waiting(table, waits),
      begun: (connection) => this.join(connection, null),
      expireSeat: (seat) => this.events.expireSeat(seat),
      failed: (error) => this.events.failed(error),
    });
    this.timer = setInterval(() => {
      this.keepSeats(this.heartbeat.beat(this.connections.values()));
      this.limits.prune(performance.now());
    }, BEAT);
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // A broken TCP connection is no failure of ours. Once upgraded, the WebSocket reports it too.
    socket.on('error', () => socket.destroy());
    this.admit(request).then(
      (admitted) => {
        if (typeof admitted === 'number') return refuse(socket, admitted);
        const { stored, person } = admitted;
        const counted = this.limits.take({ ...admitted, isPlayer: viewerAt(stored, person) !== 2 }, performance.now());
        if (counted === null) return refuse(socket, 429);
        // Released once: the client may be gone before the upgrade is complete.
        socket.once('close', () => counted.release());
        this.wss.handleUpgrade(request, socket, head, (client) => {
          this.open({ socket: client, raw: socket, counted, ...admitted }).catch((error) => {
            this.events.failed(error);
            client.close(isUnavailable(error) ? TRY_AGAIN : FAILED);
          });
        });
      },
      (error) => {
        // A page cannot read the status of a refused upgrade, but it can read a close code.
        if (error instanceof NotFound)
          return this.wss.handleUpgrade(request, socket, head, (client) => client.close(NOT_FOUND, error.message));
        // Clients try again, as they do when the server stops.
        this.events.failed(error);
        refuse(socket, 503);
      },
    );
  }

  /** Checks a request; a number is the HTTP status to refuse it with. */
  private async admit(request: IncomingMessage): Promise<Admitted | number> {
    const target = request.url ?? '/';
    if (!URL.canParse(target, 'http://table')) return 400;
    const url = new URL(target, 'http://table');
    const table = /^\/api\/tables\/([\w-]{1,64})\/socket$/.exec(url.pathname)?.[1];
    if (this.closed) return 503;
    if (table === undefined) return 404;
    const address = addressOf(request, this.proxies);
    if (!this.limits.mayTry(address, performance.now())) return 429;
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
    const found = await this.events.person({ headers });
    const stored = await this.events.find(table);
    const person = found !== null && mayPlay(found, stored) ? found.id : null;
    // Steps that were seen as another viewer cannot be continued as this one.
    const resumes = seen !== null && (as === null || Number(as) === viewerAt(stored, person));
    const reports = url.searchParams.get('reports') === '1';
    return { table, person, headers, seen: resumes ? Number(seen) : null, reports, stored, address };
  }

  private async open(admitted: Admitted & Pick<Connection, 'socket' | 'raw' | 'counted'>): Promise<void> {
    const { socket, raw, counted, table, person, headers, seen, reports, stored } = admitted;
    const connection: Connection = {
      number: ++this.lastNumber,
      socket,
      raw,
      table,
      person,
      headers,
      seen,
      // From the same read as the state of the table: once the match has begun, seats do not change.
      viewer: viewerAt(stored, person),
      version: stored.row.version,
      reports,
      joined: false,
      counted,
      unsent: [],
      silent: 0,
    };
    this.connections.set(connection.number, connection);
    socket.on('message', (data, binary) => this.receive(connection, data, binary));
    socket.on('pong', () => {
      connection.silent = 0;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.leave(connection));
    if (stored.row.state !== 'waiting') return this.join(connection, seen);
    this.events.renewSeats(heldSeats([connection]));
    await this.waiting.add(connection);
  }

  private join(connection: Connection, seen: number | null): void {
    const { number, table, viewer, person } = connection;
    connection.joined = true;
    this.events.join({ connection: number, table, viewer, person, seen });
  }

  /** Sends a message of a table to a client, at the latest with the next `flush`. */
  send(number: number, text: string): void {
    const connection = this.connections.get(number);
    if (connection !== undefined) this.outbox.send(connection, text);
  }

  /** Whether this client says when a step is on its screen: then it is told that the one before is traced. */
  tellTrace(number: number, trace: number): boolean {
    const connection = this.connections.get(number);
    if (connection?.reports !== true) return false;
    this.outbox.send(connection, JSON.stringify({ type: 'traced', trace } satisfies TracedMessage));
    return true;
  }

  flush(): void {
    this.outbox.flush();
  }

  /** A connection has moved to the table of the rematch. */
  moved(number: number, table: string): void {
    const connection = this.connections.get(number);
    if (connection === undefined) return;
    connection.table = table;
    connection.counted.move(table);
  }

  /** The table of a connection could not be loaded. */
  joinFailed(number: number, why: JoinFailure): void {
    this.connections.get(number)?.socket.close(CLOSE_CODES[why]);
  }

  private receive(connection: Connection, data: RawData, binary: boolean): void {
    // A client may still send while its connection is being closed.
    if (connection.socket.readyState !== WebSocket.OPEN) return;
    connection.silent = 0;
    const refused = (code: 'bad-message' | 'too-many' | 'refused', message: string) => {
      const reply: ServerMessage = { type: 'error', id: null, code, message, rule: null };
      this.outbox.send(connection, JSON.stringify(reply));
    };
    if (!connection.counted.mayRead(performance.now())) {
      this.events.counted('dropped');
      return refused('too-many', 'too many messages: this one was not read');
    }
    this.events.counted('message');
    if (binary) return refused('bad-message', 'messages are text');
    if (connection.joined) this.events.receive(connection.number, (data as Buffer).toString('utf8'));
    else refused('refused', 'the match at this table has not begun');
  }

  notify(notice: Notice): void {
    switch (notice.about) {
      case 'table':
        return this.waiting.changed(notice.id);
      case 'merge':
        for (const connection of this.connectionsOf(notice.guest)) connection.person = notice.account;
        return;
      case 'sessions':
        for (const connection of this.connectionsOf(notice.person))
          this.checkSession(connection).catch(this.events.failed);
        return;
      case 'anything':
        this.waiting.allChanged();
        this.keepSeats(this.connections.values());
    }
  }

  private connectionsOf(person: string): Connection[] {
    return [...this.connections.values()].filter((connection) => connection.person === person);
  }

  /** Closes a connection whose session has ended. */
  private async checkSession(connection: Connection): Promise<void> {
    const person = await this.events.person(connection);
    if (person !== null && person.id === connection.person) return;
    // Not only when the socket has closed: a client that ignores the close frame could go on playing.
    this.leave(connection);
    connection.socket.close(SIGNED_OUT, 'you have signed out');
  }

  private leave(connection: Connection): void {
    if (!this.connections.delete(connection.number)) return;
    this.waiting.disconnected(connection);
    if (connection.joined) this.events.leave(connection.number);
  }

  /** Players who wait and are still connected keep their seats. */
  private keepSeats(connections: Iterable<Connection>): void {
    const seats = heldSeats([...connections].filter(({ joined }) => !joined));
    if (seats.length > 0) this.events.renewSeats(seats);
  }

  /** Closes all connections; clients reconnect to another server, or to this one when it is back. */
  close(): void {
    this.closed = true;
    clearInterval(this.timer);
    this.waiting.close();
    this.outbox.flush();
    for (const { socket } of this.connections.values()) socket.close(GOING_AWAY, 'the server is stopping; reconnect');
    this.wss.close();
  }
}

/** Whoever may not is a spectator: a token that only reads, and any program at a rated match. */
const mayPlay = ({ program }: Person, { row }: StoredTable): boolean =>
  program === undefined || (program === 'play' && !row.rated);

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
