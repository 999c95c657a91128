/** How many sockets a person, an address and a table may have at this server, and how many messages they may send. */
import type { IncomingMessage } from 'node:http';
import { normalizeIP } from '@fastify/rate-limit';
import { Bucket, type Limits } from './limits.ts';

/** Several people may share an address. */
const PEOPLE_AT_ADDRESS = 10;
/** How many connections a player may have to one table, however many spectators there are. */
const MAX_OF_PLAYER = 20;

/** Who connects to which table. */
export interface Visitor {
  readonly address: string;
  readonly person: string | null;
  readonly table: string;
  readonly isPlayer: boolean;
}

/** What a connection counts for, and its budget of messages. */
export interface Counted {
  /** Whether another message may be read now. */
  mayRead(now: number): boolean;
  /** The table changes with a rematch. */
  move(table: string): void;
  release(): void;
}

/** The address of a client behind this many proxies. */
export function addressOf({ socket, headers }: IncomingMessage, proxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const chain = [socket.remoteAddress ?? '', ...forwarded.map((address) => address.trim()).toReversed()];
  return normalizeIP(chain[Math.min(proxies, chain.filter((address) => address !== '').length - 1)] ?? '');
}

export class SocketLimits {
  private readonly limits: Limits;
  private readonly open = new Map<string, number>();
  private readonly messages = new Map<string, Bucket>();
  private readonly upgrades = new Map<string, Bucket>();

  constructor(limits: Limits) {
    this.limits = limits;
  }

  /** Whether an address may try to open another connection. Finding out who it is takes queries. */
  mayTry(address: string, now: number): boolean {
    return bucketOf(this.upgrades, address, this.limits.upgrades, now).take(now);
  }

  /** Null if there are too many connections already. */
  take({ address, person, table, isPlayer }: Visitor, now: number): Counted | null {
    const who = person === null ? `address ${address}` : `person ${person}`;
    const most: (readonly [string, number])[] = [
      [`at ${address}`, this.limits.sockets * PEOPLE_AT_ADDRESS],
      [who, this.limits.sockets],
    ];
    const here = (id: string): (readonly [string, number])[] => [
      [`table ${id}`, isPlayer ? Number.POSITIVE_INFINITY : this.limits.connections],
      [`table ${id} ${who}`, isPlayer ? MAX_OF_PLAYER : Number.POSITIVE_INFINITY],
    ];
    if ([...most, ...here(table)].some(([key, limit]) => (this.open.get(key) ?? 0) >= limit)) return null;
    const own = bucketOf(this.messages, who, this.limits.messages, now);
    // Guests cost nothing: many of them must not send more than many people would.
    const shared = bucketOf(this.messages, most[0]?.[0] ?? '', this.limits.messages * PEOPLE_AT_ADDRESS, now);
    let at = table;
    this.count([...most, ...here(at)], 1);
    return {
      mayRead: (at) => own.take(at) && shared.take(at),
      move: (to) => {
        this.count(here(at), -1);
        this.count(here(to), 1);
        at = to;
      },
      release: () => this.count([...most, ...here(at)], -1),
    };
  }

  private count(keys: readonly (readonly [string, number])[], by: 1 | -1): void {
    for (const [key] of keys) {
      const count = (this.open.get(key) ?? 0) + by;
      if (count > 0) this.open.set(key, count);
      else this.open.delete(key);
    }
  }

  /** Forgets budgets that nobody has used lately. Earlier, a new connection would have a new budget. */
  prune(now: number): void {
    for (const [key, bucket] of this.messages) if (!this.open.has(key) && bucket.isFull(now)) this.messages.delete(key);
    for (const [key, bucket] of this.upgrades) if (bucket.isFull(now)) this.upgrades.delete(key);
  }
}

function bucketOf(buckets: Map<string, Bucket>, key: string, rate: number, now: number): Bucket {
  const bucket = buckets.get(key) ?? new Bucket(rate, now);
  buckets.set(key, bucket);
  return bucket;
}
