/**
 * Notices between the servers on one database, by LISTEN and NOTIFY. A notice is a hint and may be lost: what it is
 * about is always read from the database. Every server has a channel: notices about a table go to its owner and to those
 * who watch it, all others to everybody.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Notice, readNotice, writeNotice } from '../people/notices.ts';
import { partitionOf } from './partition.ts';

const CHANNEL = 'taisen';
/** A payload holds 8,000 bytes, with the id of the server and the spaces between the notices. */
const MAX_BYTES = 7500;
const RETRY_DELAY = 500;

const channelOf = (server: string): string => `${CHANNEL}_${server}`;

/** Tells each server about the tables that concern it: $1 the tables, $2 this server. */
const tell = (concerned: string) => `
  select pg_notify('${CHANNEL}_' || server, $2 || ' ' || string_agg(id, ' ')) from (${concerned}) as concerned
  where server <> $2 group by server`;
const TELL_WATCHERS = tell('select server, table_id as id from watchers where table_id = any($1::text[])');
/** Of one partition. */
const TELL_OWNERS = tell('select owner as server, id from tables where id = any($1::text[]) and owner is not null');

/** What is known of other servers. */
export interface OtherServers {
  /** This server owns a table: no other does. */
  readonly owns: (table: string) => boolean;
  /** Some servers have no channel of their own. */
  readonly hasOlder: () => boolean;
}

export interface NotificationEvents {
  readonly received: (notices: readonly Notice[]) => void;
  /** The connection was lost: any notice may have been missed. */
  readonly missed: () => void;
  readonly failed: (error: unknown) => void;
}

export class Notifications {
  private readonly url: string;
  private readonly server: string;
  private readonly others: OtherServers;
  private readonly events: NotificationEvents;
  private client: pg.Client | null = null;
  /** How many notices were sent to servers, each as one or more. */
  sent = 0;
  private readonly unsent = new Map<string, Notice>();
  private sending = false;
  private closed = false;

  constructor(url: string, server: string, others: OtherServers, events: NotificationEvents) {
    this.others = others;
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
      await client.query(`set synchronous_commit to off; listen ${CHANNEL}; listen "${channelOf(this.server)}"`);
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

  /** Sends notices to the other servers that they concern. */
  send(notices: readonly Notice[]): void {
    for (const notice of notices) this.unsent.set(writeNotice(notice), notice);
    void this.sendAll();
  }

  private async sendAll(): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    let batch = new Map<string, Notice>();
    try {
      while (this.unsent.size > 0 && this.client !== null) {
        batch = this.takeUnsent();
        await this.tell(this.client, batch);
      }
    } catch (error) {
      this.events.failed(error);
      // Sent again when the connection is back.
      for (const [word, notice] of batch) this.unsent.set(word, notice);
    } finally {
      this.sending = false;
    }
  }

  private async tell(client: pg.Client, batch: ReadonlyMap<string, Notice>): Promise<void> {
    const [all, tables]: [string[], string[]] = [[], []];
    for (const [word, { about }] of batch) (about === 'table' && !this.others.hasOlder() ? tables : all).push(word);
    if (all.length > 0) {
      await client.query('select pg_notify($1, $2)', [CHANNEL, [this.server, ...all].join(' ')]);
      this.sent++;
    }
    if (tables.length === 0) return;
    const watchers = await client.query({ name: 'tell', text: TELL_WATCHERS, values: [tables, this.server] });
    this.sent += watchers.rowCount ?? 0;
    const foreign = tables.filter((table) => !this.others.owns(table));
    for (const partition of new Set(foreign.map(partitionOf))) {
      const group = foreign.filter((table) => partitionOf(table) === partition);
      this.sent += (await client.query(TELL_OWNERS, [group, this.server])).rowCount ?? 0;
    }
  }

  private takeUnsent(): Map<string, Notice> {
    const batch = new Map<string, Notice>();
    let bytes = 0;
    for (const [word, notice] of this.unsent) {
      bytes += word.length + 1;
      if (bytes > MAX_BYTES) break;
      this.unsent.delete(word);
      batch.set(word, notice);
    }
    return batch;
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client?.end();
  }
}
