import type { FastifyRequest } from 'fastify';

/** Limits for each address, person, connection or table. */
export interface Limits {
  /** Requests a minute from one address to one server. */
  readonly requests: number;
  /** New guests and password attempts a minute from one address, on all servers together. */
  readonly guests: number;
  readonly passwords: number;
  /** Attempts a minute to sign in to one account, on all servers together. */
  readonly attempts: number;
  /** Messages a second of one person to one server on average; bursts may be three times as large. */
  readonly messages: number;
  /** Unfinished tables that one person has opened or sits at, on all servers together. */
  readonly tables: number;
  /** Tables that one person opens a minute, on all servers together. An address may open ten times as many. */
  readonly openings: number;
  readonly decks: number;
  /** Connections to one table. */
  readonly connections: number;
  /** Connections of one person to one server. An address may have ten times as many. */
  readonly sockets: number;
  /** Connections a second that one address tries to open on average; bursts may be three times as large. */
  readonly upgrades: number;
  /** Studies of one person that run at a time, on all servers together. */
  readonly studies: number;
  /** Games of one study, and of all studies of one person in a day. */
  readonly studygames: number;
  readonly daygames: number;
  /** Studies that one person sends a minute, refused ones included. */
  readonly studychecks: number;
}

export const LIMITS: Limits = {
  requests: 600,
  guests: 30,
  passwords: 10,
  attempts: 30,
  messages: 20,
  tables: 20,
  openings: 60,
  decks: 200,
  connections: 500,
  sockets: 40,
  upgrades: 20,
  studies: 2,
  studygames: 100_000,
  daygames: 200_000,
  studychecks: 10,
};

/** Whose requests are counted together; null for requests that are not counted. */
export type KeyOf = (request: FastifyRequest) => string | null | Promise<string | null>;

export const tooManyRequests = (): Error =>
  Object.assign(new Error('too many requests: wait a minute'), { statusCode: 429 });

/** A token bucket: every message takes one token, and tokens come back at a fixed rate. */
export class Bucket {
  private readonly rate: number;
  private tokens: number;
  private since: number;

  constructor(rate: number, now: number) {
    this.rate = rate;
    this.tokens = rate * 3;
    this.since = now;
  }

  private fill(now: number): void {
    this.tokens = Math.min(this.rate * 3, this.tokens + (Math.max(0, now - this.since) / 1000) * this.rate);
    this.since = now;
  }

  isFull(now: number): boolean {
    this.fill(now);
    return this.tokens === this.rate * 3;
  }

  take(now: number): boolean {
    this.fill(now);
    if (this.tokens < 1) return false;
    this.tokens--;
    return true;
  }
}
