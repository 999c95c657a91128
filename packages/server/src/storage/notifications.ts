/**
 * Notices between the servers on one database, by LISTEN and NOTIFY. A notice is a hint and may be lost: what it is
 * about is always read from the database.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Notice, readNotice, writeNotice } from '../people/notices.ts';

const CHANNEL = 'taisen';
/** A payload holds 8,000 bytes, with the id of the server and the spaces between the notices. */
const MAX_BYTES = 7500;
const RETRY_DELAY = 500;

export interface NotificationEvents {
  readonly received: (notices: readonly Notice[]) => void;
  /** The connection was lost: any notice may have been missed. */
  readonly missed: () => void;
  readonly failed: (error: unknown) => void;
}

export class Notifications {
  private readonly url: string;
  private readonly server: string;
  private readonly events: NotificationEvents;
  private client: pg.Client | null = null;
  private readonly unsent = new Set<string>();
  private sending = false;
  private closed = false;

  constructor(url: string, server: string, events: NotificationEvents) {
    this.url = url;
    this.server = server;
    this.events = events;
  }

  async open(): Promise<void> {
    // It mostly listens, so only keep-alive finds out that the other end is gone.
    const client = new pg.Client({ connectionString: this.url, keepAlive: true });
    client.on('notification', ({ payload = '' }) => this.receive(payload));
    client.on('error', this.events.failed);
    await client.connect();
    try {
      // Notices need not survive a crash, so this connection does not wait for the disk.
      await client.query(`set synchronous_commit to off; listen ${CHANNEL}`);
    } catch (error) {
      await client.end();
      throw error;
    }
    // Only a connection that was open is reopened here. The caller of `open` handles a failed attempt.
    client.once('end', () => void this.reopen());
    this.client = client;
  }

  private async reopen(): Promise<void> {
    this.client = null;
    while (!this.closed) {
      await sleep(RETRY_DELAY);
      try {
        await this.open();
        this.events.missed();
        void this.sendAll();
        return;
      } catch (error) {
        this.events.failed(error);
      }
    }
  }

  private receive(payload: string): void {
    const [server, ...words] = payload.split(' ');
    if (server !== this.server) this.events.received(words.map(readNotice));
  }

  /** Sends notices to all other servers. */
  send(notices: readonly Notice[]): void {
    for (const notice of notices) this.unsent.add(writeNotice(notice));
    void this.sendAll();
  }

  private async sendAll(): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    let words: string[] = [];
    try {
      while (this.unsent.size > 0 && this.client !== null) {
        words = this.takeUnsent();
        await this.client.query('select pg_notify($1, $2)', [CHANNEL, [this.server, ...words].join(' ')]);
      }
    } catch (error) {
      this.events.failed(error);
      // Sent again when the connection is back.
      for (const word of words) this.unsent.add(word);
    } finally {
      this.sending = false;
    }
  }

  private takeUnsent(): string[] {
    const words: string[] = [];
    let bytes = 0;
    for (const word of this.unsent) {
      bytes += word.length + 1;
      if (bytes > MAX_BYTES) break;
      this.unsent.delete(word);
      words.push(word);
    }
    return words;
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client?.end();
  }
}
