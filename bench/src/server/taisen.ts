/** Tables of this project's server, over its own HTTP and WebSocket. */
import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { Seat } from '@taisen/kernel';
import { PLAIN_DECK } from '../work.ts';
import { Line } from './line.ts';
import type { Opener, OpenTable, TableEvents } from './load.ts';

/** As much of a message as this program reads. */
interface Message {
  readonly type: string;
  readonly seq: number;
  readonly asked: number | null;
  readonly result: unknown;
  readonly view?: { readonly pending?: readonly { readonly seat: Seat; readonly options?: readonly unknown[] }[] };
}

/** Two people are enough: they play each other at every table. */
export async function taisenOpener(url: string): Promise<Opener> {
  const people = [await guest(url), await guest(url)] as const;
  return (events) => openTable(url, people, events);
}

async function guest(url: string): Promise<string> {
  return (await post<{ token: string }>(`${url}/api/auth/sign-in/anonymous`, {}, '')).token;
}

/** Connections that are used again. */
const agent = new Agent({ keepAlive: true });

function post<T>(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: 'POST', agent, headers: { ...headers, 'content-length': body.length } });
    asked.on('error', reject);
    asked.on('response', async (answer) => {
      let text = '';
      for await (const chunk of answer) text += chunk;
      if (answer.statusCode === 200) resolve(JSON.parse(text) as T);
      else reject(new Error(`${url}: ${answer.statusCode} ${text}`));
    });
    asked.end(body);
  });
}

async function openTable(url: string, people: readonly [string, string], events: TableEvents): Promise<OpenTable> {
  const ask = <T>(path: string, token: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return post<T>(`${url}/api/tables${path}`, headers, JSON.stringify(body));
  };
  const { table } = await ask<{ table: { id: string } }>('', people[0], { game: 'linkavel', private: true });
  for (const token of people) {
    const nonce = randomBytes(32).toString('hex');
    await ask(`/${table.id}/sit`, token, { nonce, deck: { cards: PLAIN_DECK } });
  }
  const seats = await Promise.all(
    people.map((token, seat) => SeatSocket.open(`${url}/api/tables/${table.id}/socket`, token, seat as Seat, events)),
  );
  for (const seat of seats) seat.begin();
  return {
    decide: (seat) => seats[seat]?.decide(),
    close: () => {
      for (const seat of seats) seat.close();
    },
  };
}

class SeatSocket {
  private line: Line | null = null;
  private readonly seat: Seat;
  private readonly events: TableEvents;
  private asked: number | null = null;
  private options = 0;
  private ids = 0;
  private ended = false;

  private constructor(seat: Seat, events: TableEvents) {
    this.seat = seat;
    this.events = events;
  }

  static open(url: string, token: string, seat: Seat, events: TableEvents): Promise<SeatSocket> {
    const opened = new SeatSocket(seat, events);
    return new Promise((resolve, reject) => {
      const hear = (text: string) => {
        const message = JSON.parse(text) as Message;
        opened.receive(message);
        if (message.type === 'welcome') resolve(opened);
      };
      Line.open(url, { authorization: `Bearer ${token}` }, hear).then((line) => {
        opened.line = line;
      }, reject);
    });
  }

  private receive(message: Message): void {
    if (message.type === 'error') throw new Error(JSON.stringify(message));
    if (message.type !== 'welcome' && message.type !== 'step') return;
    const pending = message.view?.pending;
    if (pending !== undefined) this.options = pending.find(({ seat }) => seat === this.seat)?.options?.length ?? 0;
    const before = this.asked;
    this.asked = message.asked;
    if (message.type === 'welcome') return;
    this.events.seen(this.seat, message.seq);
    if (message.result !== null) this.end();
    else if (this.asked !== null && this.asked !== before) this.events.asked(this.seat);
  }

  private end(): void {
    if (this.seat === 0 && !this.ended) this.events.over();
    this.ended = true;
  }

  /** Both are here. */
  begin(): void {
    if (this.asked !== null) setImmediate(() => this.events.asked(this.seat));
  }

  decide(): void {
    const option = Math.floor(Math.random() * this.options);
    this.line?.send(JSON.stringify({ do: 'answer', id: ++this.ids, asked: this.asked, option }));
  }

  close(): void {
    this.line?.close();
  }
}
