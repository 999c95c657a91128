/** A connection that listens to a channel of the database, and is opened again when it is lost. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const RETRY_DELAY = 500;

export interface ListenerEvents {
  readonly received: (payload: string) => void;
  /** The connection was lost for a while: any notification may have been missed. */
  readonly missed: () => void;
  readonly failed: (error: unknown) => void;
}

export class Listener {
  private readonly url: string;
  private readonly channel: string;
  private readonly events: ListenerEvents;
  private client: pg.Client | null = null;
  private closed = false;

  constructor(url: string, channel: string, events: ListenerEvents) {
    this.url = url;
    this.channel = channel;
    this.events = events;
  }

  async open(): Promise<void> {
    // It only listens, so only keep-alive finds out that the other end is gone.
    const client = new pg.Client({ connectionString: this.url, keepAlive: true });
    client.on('notification', ({ payload = '' }) => this.events.received(payload));
    client.on('error', this.events.failed);
    await client.connect();
    try {
      await client.query(`listen ${this.channel}`);
    } catch (error) {
      await client.end();
      throw error;
    }
    client.once('end', () => void this.reopen());
    this.client = client;
  }

  private async reopen(): Promise<void> {
    this.client = null;
    while (!this.closed) {
      await sleep(RETRY_DELAY);
      try {
        await this.open();
        return this.events.missed();
      } catch (error) {
        this.events.failed(error);
      }
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client?.end();
  }
}
