/**
 * What servers on one database tell each other, by LISTEN and NOTIFY: which tables have news. It is a hint and may be
 * lost; what it is about is always read from the database.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const CHANNEL = 'taisen';
/** A payload holds 8,000 bytes, with the name of the server and what parts the words. */
const MOST_BYTES = 7500;
const AGAIN = 500;

export interface NewsEvents {
  /** Tables that another server has written to. */
  readonly heard: (tables: readonly string[]) => void;
  /** The line was down: anything may have happened. */
  readonly missed: () => void;
  readonly failed: (error: unknown) => void;
}

export class News {
  private readonly url: string;
  private readonly server: string;
  private readonly events: NewsEvents;
  private client: pg.Client | null = null;
  private readonly untold = new Set<string>();
  private telling = false;
  private closed = false;

  constructor(url: string, server: string, events: NewsEvents) {
    this.url = url;
    this.server = server;
    this.events = events;
  }

  async open(): Promise<void> {
    // It mostly listens: whether anybody is there at the other end is asked now and then.
    const client = new pg.Client({ connectionString: this.url, keepAlive: true });
    client.on('notification', ({ payload = '' }) => this.hear(payload));
    client.on('error', this.events.failed);
    await client.connect();
    try {
      // News need not survive anything: this line does not wait for the disk.
      await client.query(`set synchronous_commit to off; listen ${CHANNEL}`);
    } catch (error) {
      await client.end();
      throw error;
    }
    // Only a line that was open is opened again: an attempt that failed ends too, and has somebody who tries again.
    client.once('end', () => void this.reopen());
    this.client = client;
  }

  private async reopen(): Promise<void> {
    this.client = null;
    while (!this.closed) {
      await sleep(AGAIN);
      try {
        await this.open();
        this.events.missed();
        void this.tellAll();
        return;
      } catch (error) {
        this.events.failed(error);
      }
    }
  }

  private hear(payload: string): void {
    const [server, ...tables] = payload.split(' ');
    if (server !== this.server) this.events.heard(tables);
  }

  /** Has the other servers look at these tables. */
  tell(tables: readonly string[]): void {
    for (const table of tables) this.untold.add(table);
    void this.tellAll();
  }

  private async tellAll(): Promise<void> {
    if (this.telling) return;
    this.telling = true;
    let words: string[] = [];
    try {
      while (this.untold.size > 0 && this.client !== null) {
        words = this.takeUntold();
        await this.client.query('select pg_notify($1, $2)', [CHANNEL, [this.server, ...words].join(' ')]);
      }
    } catch (error) {
      this.events.failed(error);
      // Said again when the line is open again.
      for (const word of words) this.untold.add(word);
    } finally {
      this.telling = false;
    }
  }

  private takeUntold(): string[] {
    const words: string[] = [];
    let bytes = 0;
    for (const word of this.untold) {
      bytes += word.length + 1;
      if (bytes > MOST_BYTES) break;
      this.untold.delete(word);
      words.push(word);
    }
    return words;
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client?.end();
  }
}
