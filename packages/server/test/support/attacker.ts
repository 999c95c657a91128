/** A hostile client: it has no seat anywhere, and tries everything that can be sent. */
import { type Dice, diceFrom } from '@taisen/kernel';
import { parseServerMessage, randomHex } from '@taisen/protocol';
import WebSocket from 'ws';
import { Client } from './client.ts';

export interface AttackReport {
  messages: number;
  requests: number;
  /** Answers to requests by status, and replies to messages by code. */
  readonly statuses: Record<string, number>;
  readonly codes: Record<string, number>;
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'] as const;
/** Messages in flight on a socket, sockets and requests at a time. */
const IN_FLIGHT = 50;
const SOCKETS = 8;
const REQUESTS = 8;

export class Attacker {
  readonly report: AttackReport = { messages: 0, requests: 0, statuses: {}, codes: {} };
  private readonly dice: Dice;
  private guest: Client | null = null;

  constructor(seed: number) {
    this.dice = diceFrom(seed);
  }

  /** Sends so many messages and requests to a server and its tables. */
  async attack(url: string, tables: readonly string[], messages: number, requests: number): Promise<void> {
    this.guest = new Client(url, (this.guest ?? (await Client.guest(url))).token);
    const share = Math.ceil(messages / SOCKETS);
    const sockets = Array.from({ length: SOCKETS }, () => this.sendMessages(this.oneOf(tables), share));
    const routes = await routesOf(url);
    const each = Math.ceil(requests / REQUESTS);
    const lanes = Array.from({ length: REQUESTS }, () => this.sendRequests(url, routes, tables, each));
    await Promise.all([...sockets, ...lanes]);
  }

  private oneOf<T>(items: readonly T[]): T {
    return items[this.dice(items.length)] as T;
  }

  private count(counts: Record<string, number>, key: string | number): void {
    counts[key] = (counts[key] ?? 0) + 1;
  }

  /** As a spectator. A connection that the server closes is opened again. */
  private async sendMessages(table: string, count: number): Promise<void> {
    for (let left = count; left > 0; ) {
      const socket = (this.guest as Client).socket(table);
      let waiting = 0;
      socket.on('message', (data) => {
        const message = parseServerMessage(String(data));
        if ((message.type === 'welcome' || message.type === 'waiting') && message.viewer !== 2)
          throw new Error(`the attacker was seated at ${table}`);
        if (message.type !== 'error') {
          if ('id' in message) throw new Error(`the attacker was told ${data}`);
          return;
        }
        this.count(this.report.codes, message.code);
        waiting--;
      });
      socket.on('error', () => {});
      const closed = new Promise((resolve) => socket.once('close', resolve));
      await Promise.race([new Promise((resolve) => socket.once('open', resolve)), closed]);
      while (left > 0 && socket.readyState === WebSocket.OPEN) {
        if (waiting >= IN_FLIGHT) {
          await new Promise((resolve) => setTimeout(resolve, 1));
          continue;
        }
        socket.send(this.message());
        waiting++;
        left--;
        this.report.messages++;
      }
      for (let i = 0; waiting > 0 && i < 2000 && socket.readyState === WebSocket.OPEN; i++)
        await new Promise((resolve) => setTimeout(resolve, 5));
      socket.close();
      await closed;
    }
  }

  private message(): string | Buffer {
    const { dice } = this;
    const number = () => this.oneOf([0, 1, dice(200), -1, 1e21, 0.5, 2 ** 53]);
    const verbs = ['answer', 'takeback', 'concede', 'offer-draw', 'accept-draw', 'refuse-draw', 'resumed', 'left'];
    const message = {
      do: this.oneOf([...verbs, 'offer-rematch', 'auto-pass', 'why-not', 'forecast', 'advise', 'stopped', '__proto__']),
      id: number(),
      asked: number(),
      option: this.oneOf<unknown>([number(), { do: 'attack', card: number() }, [], null]),
      ...this.oneOf([{}, { seat: dice(2) }, { kinds: { respond: 'always' } }, { nonce: randomHex() }, { by: 'clock' }]),
    };
    const fields = Object.entries(message).filter(() => dice(6) > 0);
    const text = JSON.stringify(Object.fromEntries(fields));
    // What a player could send, so that only the missing seat is a reason to refuse it.
    if (dice(2) === 0) {
      const [id, asked, option] = [dice(1000), dice(200), dice(4)];
      const valid = [
        ...[
          { do: 'answer', id, asked, option },
          { do: 'takeback', id },
          { do: 'concede', id },
          { do: 'accept-draw', id },
        ],
        ...[
          { do: 'offer-rematch', id, nonce: randomHex() },
          { do: 'auto-pass', id, kinds: { respond: 'always' } },
        ],
        ...[
          { do: 'forecast', id, asked, option },
          { do: 'advise', id, asked },
        ],
      ];
      return JSON.stringify(this.oneOf(valid));
    }
    return this.oneOf([
      ...[
        text,
        text,
        text,
        text.slice(0, dice(text.length + 1)),
        `[${text}]`,
        '{}',
        '',
        '\u0000',
        '"'.repeat(dice(50)),
      ],
      ...['['.repeat(1000), 'x'.repeat(5000), Buffer.from(text), `{"do":"answer","id":1,"asked":1e999,"option":0}`],
    ]);
  }

  /** Half of the requests fit a route of the server's own description, the others are of any kind. */
  private async sendRequests(
    url: string,
    routes: readonly Route[],
    tables: readonly string[],
    count: number,
  ): Promise<void> {
    for (let i = 0; i < count; i++) {
      const table = this.oneOf([...tables, ...STRANGE_NAMES]);
      const [method, path] =
        this.dice(2) === 0 ? this.filled(this.oneOf(routes), table) : [this.oneOf(METHODS), this.anyPath(table)];
      await this.request(url, method, path);
    }
  }

  private filled([method, path]: Route, table: string): Route {
    return [method, path.replaceAll(/\{(\w+)\}/g, (_, name) => (name === 'game' ? 'linkavel' : table))];
  }

  private anyPath(table: string): string {
    const ofTable = ['sit', 'leave', 'reveal', 'socket', ''].map((what) => `/api/tables/${table}/${what}`);
    const own = ['', '/name', '/keep'].map((what) => `/api/me${what}`);
    const others = ['/api/decks', '/api/decks/check', `/api/replays/${table}`, '/api/export?since=x'];
    const auth = ['sign-in/username', 'sign-out', 'change-password', 'get-session', '..%2fme', 'delete-user'];
    return this.oneOf([...ofTable, ...own, ...others, ...auth.map((what) => `/api/auth/${what}`)]);
  }

  private async request(url: string, method: string, path: string): Promise<void> {
    const { dice } = this;
    const body = this.oneOf(BODIES)();
    const hasBody = method !== 'GET' && method !== 'HEAD' && dice(4) > 0;
    const signedIn = dice(3) > 0;
    const type = this.oneOf(['application/json', 'application/json', 'text/plain', 'application/xml']);
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(signedIn ? { authorization: `Bearer ${this.guest?.token}` } : {}),
        ...(hasBody ? { 'content-type': type } : {}),
      },
      ...(hasBody ? { body: dice(8) === 0 ? '{' : JSON.stringify(body) } : {}),
    });
    await response.arrayBuffer();
    this.report.requests++;
    this.count(this.report.statuses, response.status);
    if (response.status >= 500 && response.status !== 503)
      throw new Error(`${method} ${path} ${JSON.stringify(body)}: ${response.status}`);
    // The attacker may have signed out, or deleted the account.
    if (signedIn && (response.status === 401 || path.endsWith('sign-out'))) this.guest = await Client.guest(url);
  }
}

type Route = readonly [method: string, path: string];

async function routesOf(url: string): Promise<Route[]> {
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as { paths: Record<string, object> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method): Route => [method.toUpperCase(), path]),
  );
}

const STRANGE_NAMES = ['none', '%00', '..%2f', '__proto__', '%F0%9F%98%80', 'x'.repeat(300)];
const BODIES: readonly (() => unknown)[] = [
  () => ({}),
  () => [],
  () => null,
  () => ({ nonce: randomHex() }),
  () => ({ commitment: randomHex() }),
  () => ({ nonce: 1 }),
  () => ({ username: 'a', password: 'b' }),
  () => ({ name: '\u0000' }),
  () => ({ name: '\u202e'.repeat(9) }),
  () => ({ game: 'linkavel' }),
  () => ({ game: 'linkavel', against: { bot: 'level1' }, show: 'level1', private: true }),
  () => ({ game: 'linkavel', name: 'x', cards: ['x'.repeat(100)] }),
  () => ({ game: 'linkavel', name: '\ud800', cards: [] }),
  () => ({ game: '__proto__' }),
  () => ({ game: 'linkavel', rulings: { ['__proto__']: 1, constructor: true, toString: 1 } }),
  () => ({ study: { game: 'linkavel', patch: { rulings: { constructor: 1 }, cards: { x: { power: 1e9 } } } } }),
  () => ({ decks: [{ id: 'x', game: 'linkavel', name: 'x', cards: [], rulings: {}, changed: 1e300 }] }),
  () => ({ email: 'a@b.example\r\nBcc: c@d.example', token: 'x.y' }),
  () => JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}'),
];
