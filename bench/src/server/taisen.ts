/** Tables of this project's server, over its own HTTP and WebSocket. */
import { randomBytes } from 'node:crypto';
import type { Seat } from '@taisen/kernel';
import { PLAIN_DECK } from '../work.ts';
import { Line } from './line.ts';
import type { Opener, OpenTable, TableEvents } from './load.ts';
import { post } from './post.ts';
import { readStep, readWelcome, type Step } from './step.ts';

/** As much of a message as this program reads. */
interface Message {
  readonly type: string;
  readonly seq: number;
  readonly result?: unknown;
}

const DONE = '{"type":"done"';

/** Pairs of people who play each other, each at several tables: making a guest is no part of what is measured. */
const PAIRS = 25;

export async function taisenOpener(url: string): Promise<Opener> {
  const guest = async () => (await post<{ token: string }>(`${url}/api/auth/sign-in/anonymous`, {})).token;
  const pairs: (readonly [string, string])[] = [];
  for (let i = 0; i < PAIRS; i++) pairs.push([await guest(), await guest()]);
  let opened = 0;
  return (events) => openTable(url, pairs[opened++ % PAIRS] as readonly [string, string], events);
}

async function openTable(url: string, people: readonly [string, string], events: TableEvents): Promise<OpenTable> {
  const tables = `${url}/api/tables`;
  const { table } = await post<{ table: { id: string } }>(tables, { game: 'linkavel', private: true }, people[0]);
  for (const token of people) {
    const nonce = randomBytes(32).toString('hex');
    await post(`${tables}/${table.id}/sit`, { nonce, deck: { cards: PLAIN_DECK } }, token);
  }
  const seats = await Promise.all(
    people.map((token, seat) => SeatSocket.open(`${tables}/${table.id}/socket`, token, seat as Seat, events)),
  );
  for (const seat of seats) seat.begin();
  return {
    again: async () => {
      await Promise.all(seats.map((seat) => seat.again()));
      for (const seat of seats) seat.begin();
    },
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
  /** Told when the first view of a match is there. */
  private welcomed: () => void = () => {};

  private constructor(seat: Seat, events: TableEvents) {
    this.seat = seat;
    this.events = events;
  }

  static open(url: string, token: string, seat: Seat, events: TableEvents): Promise<SeatSocket> {
    const opened = new SeatSocket(seat, events);
    return new Promise((resolve, reject) => {
      const hear = (text: string) => opened.hear(text);
      opened.welcomed = () => resolve(opened);
      Line.open(url, { authorization: `Bearer ${token}` }, hear).then((line) => {
        opened.line = line;
      }, reject);
    });
  }

  private hear(text: string): void {
    if (text.startsWith(DONE)) return;
    const step = readStep(text);
    if (step !== null) return this.see(step);
    const welcome = readWelcome(text);
    if (welcome === null) return this.receive(JSON.parse(text) as Message);
    this.options = welcome.options ?? 0;
    this.asked = welcome.asked;
    this.welcomed();
  }

  private see({ seq, asked, options }: Step): void {
    const before = this.asked;
    this.asked = asked;
    if (options !== null) this.options = options;
    this.events.seen(this.seat, seq);
    if (asked !== null && asked !== before) this.events.asked(this.seat);
  }

  private receive(message: Message): void {
    if (message.type === 'error') throw new Error(JSON.stringify(message));
    if (message.type !== 'step') return;
    this.events.seen(this.seat, message.seq);
    if (message.result != null) this.end();
  }

  private end(): void {
    if (this.seat === 0 && !this.ended) this.events.over();
    this.ended = true;
  }

  again(): Promise<void> {
    return new Promise((resolve) => {
      this.welcomed = () => {
        this.ended = false;
        resolve();
      };
      this.send({ do: 'offer-rematch', id: ++this.ids, nonce: randomBytes(32).toString('hex') });
    });
  }

  /** Both are here. */
  begin(): void {
    if (this.asked !== null) setImmediate(() => this.events.asked(this.seat));
  }

  decide(): void {
    const option = Math.floor(Math.random() * this.options);
    this.send({ do: 'answer', id: ++this.ids, asked: this.asked, option });
  }

  private send(message: object): void {
    this.line?.send(JSON.stringify(message));
  }

  close(): void {
    this.line?.close();
  }
}
