/** Tables on this project's server, over HTTP and WebSocket. */
import { randomBytes } from 'node:crypto';
import type { Seat } from '@taisen/kernel';
import { PLAIN_DECK } from '../work.ts';
import { Connection } from './connection.ts';
import type { Opener, OpenTable, TableEvents } from './load.ts';
import { post } from './post.ts';
import { readStep, readWelcome, type Step } from './step.ts';

/** The fields of a message that the load needs. */
interface Message {
  readonly type: string;
  readonly seq: number;
  readonly result?: unknown;
}

const DONE = '{"type":"done"';

/** The number of pairs of guests. Each plays at several tables, since creating guests is not measured. */
const PAIRS = 25;

/**
 * Opens tables on one or several servers of the same database: each table at one of them, or with `apart` its two players
 * at different ones.
 */
export async function taisenOpener(urls: readonly string[], apart: boolean): Promise<Opener> {
  const [url] = urls;
  const guest = async () => (await post<{ token: string }>(`${url}/api/auth/sign-in/anonymous`, {})).token;
  const pairs: (readonly [string, string])[] = [];
  for (let i = 0; i < PAIRS; i++) pairs.push([await guest(), await guest()]);
  let opened = 0;
  return (events) => {
    const at = (seat: number) => urls[(opened + (apart ? seat : 0)) % urls.length] as string;
    const places = [at(0), at(1)] as const;
    return openTable(places, pairs[opened++ % PAIRS] as readonly [string, string], events);
  };
}

async function openTable(
  urls: readonly [string, string],
  people: readonly [string, string],
  events: TableEvents,
): Promise<OpenTable> {
  const [tables, others] = urls.map((url) => `${url}/api/tables`) as [string, string];
  const { table } = await post<{ table: { id: string } }>(tables, { game: 'linkavel', private: true }, people[0]);
  for (const [seat, token] of people.entries()) {
    const nonce = randomBytes(32).toString('hex');
    await post(`${seat === 0 ? tables : others}/${table.id}/sit`, { nonce, deck: { cards: PLAIN_DECK } }, token);
  }
  const seats = await Promise.all(
    people.map((token, seat) =>
      SeatSocket.open(`${seat === 0 ? tables : others}/${table.id}/socket`, token, seat as Seat, events),
    ),
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
  private connection: Connection | null = null;
  private readonly seat: Seat;
  private readonly events: TableEvents;
  private asked: number | null = null;
  private options = 0;
  private ids = 0;
  private ended = false;
  /** Called when this seat has received the end of the match. */
  private onEnd: () => void = () => {};
  /** Called when the welcome of a match has been received. */
  private welcomed: () => void = () => {};

  private constructor(seat: Seat, events: TableEvents) {
    this.seat = seat;
    this.events = events;
  }

  static open(url: string, token: string, seat: Seat, events: TableEvents): Promise<SeatSocket> {
    const opened = new SeatSocket(seat, events);
    return new Promise((resolve, reject) => {
      const receive = (text: string) => opened.receive(text);
      opened.welcomed = () => resolve(opened);
      Connection.open(url, { authorization: `Bearer ${token}` }, receive).then((connection) => {
        opened.connection = connection;
      }, reject);
    });
  }

  private receive(text: string): void {
    if (text.startsWith(DONE)) return;
    const step = readStep(text);
    if (step !== null) return this.onStep(step);
    const welcome = readWelcome(text);
    if (welcome === null) return this.onMessage(JSON.parse(text) as Message);
    this.options = welcome.options ?? 0;
    this.asked = welcome.asked;
    this.welcomed();
  }

  private onStep({ seq, asked, options }: Step): void {
    const before = this.asked;
    this.asked = asked;
    if (options !== null) this.options = options;
    this.events.seen(this.seat, seq);
    if (asked !== null && asked !== before) this.events.asked(this.seat);
  }

  private onMessage(message: Message): void {
    if (message.type === 'error') throw new Error(JSON.stringify(message));
    if (message.type !== 'step') return;
    this.events.seen(this.seat, message.seq);
    if (message.result != null) this.end();
  }

  private end(): void {
    if (this.seat === 0 && !this.ended) this.events.over();
    this.ended = true;
    this.onEnd();
  }

  again(): Promise<void> {
    return new Promise((resolve) => {
      this.welcomed = () => {
        this.ended = false;
        resolve();
      };
      const offer = () => {
        this.onEnd = () => {};
        this.send({ do: 'offer-rematch', id: ++this.ids, nonce: randomBytes(32).toString('hex') });
      };
      // On another server than the other seat, the end may arrive later.
      if (this.ended) offer();
      else this.onEnd = offer;
    });
  }

  /** Call when both seats have the match. */
  begin(): void {
    if (this.asked !== null) setImmediate(() => this.events.asked(this.seat));
  }

  decide(): void {
    const option = Math.floor(Math.random() * this.options);
    this.send({ do: 'answer', id: ++this.ids, asked: this.asked, option });
  }

  private send(message: object): void {
    this.connection?.send(JSON.stringify(message));
  }

  close(): void {
    this.connection?.close();
  }
}
