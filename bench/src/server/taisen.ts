/** Tables of this project's server, over its own HTTP and WebSocket. */
import { randomBytes } from 'node:crypto';
import type { Seat } from '@taisen/kernel';
import WebSocket from 'ws';
import { PLAIN_DECK } from '../work.ts';
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
  const answer = await fetch(`${url}/api/auth/sign-in/anonymous`, { method: 'POST' });
  return ((await answer.json()) as { token: string }).token;
}

async function post<T>(url: string, token: string, body: object): Promise<T> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function openTable(url: string, people: readonly [string, string], events: TableEvents): Promise<OpenTable> {
  const { table } = await post<{ table: { id: string } }>(`${url}/api/tables`, people[0], {
    game: 'linkavel',
    private: true,
  });
  for (const token of people)
    await post(`${url}/api/tables/${table.id}/sit`, token, {
      nonce: randomBytes(32).toString('hex'),
      deck: { cards: PLAIN_DECK },
    });
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
  private readonly socket: WebSocket;
  private readonly seat: Seat;
  private readonly events: TableEvents;
  private asked: number | null = null;
  private options = 0;
  private ids = 0;
  private ended = false;

  private constructor(socket: WebSocket, seat: Seat, events: TableEvents) {
    this.socket = socket;
    this.seat = seat;
    this.events = events;
  }

  static open(url: string, token: string, seat: Seat, events: TableEvents): Promise<SeatSocket> {
    const socket = new WebSocket(url.replace('http', 'ws'), { headers: { authorization: `Bearer ${token}` } });
    const opened = new SeatSocket(socket, seat, events);
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as Message;
        opened.receive(message);
        if (message.type === 'welcome') resolve(opened);
      });
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
    this.socket.send(JSON.stringify({ do: 'answer', id: ++this.ids, asked: this.asked, option }));
  }

  close(): void {
    this.socket.close();
  }
}
