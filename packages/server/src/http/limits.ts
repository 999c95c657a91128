/** Limits for each address, person, connection or table. */
export interface Limits {
  /** Requests a minute from one address to one server. */
  readonly requests: number;
  /** New guests and password attempts a minute from one address, on all servers together. */
  readonly guests: number;
  readonly passwords: number;
  /** Messages a second on one connection on average; bursts may be three times as large. */
  readonly messages: number;
  /** Unfinished tables at which one person has a seat, on all servers together. */
  readonly tables: number;
  readonly decks: number;
  /** Connections to one table. */
  readonly connections: number;
}

export const LIMITS: Limits = {
  requests: 600,
  guests: 30,
  passwords: 10,
  messages: 20,
  tables: 20,
  decks: 200,
  connections: 500,
};

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

  take(now: number): boolean {
    this.tokens = Math.min(this.rate * 3, this.tokens + ((now - this.since) / 1000) * this.rate);
    this.since = now;
    if (this.tokens < 1) return false;
    this.tokens--;
    return true;
  }
}
