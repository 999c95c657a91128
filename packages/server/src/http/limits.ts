/** How much of anything one person, connection or table may have. */
export interface Limits {
  /** Requests a minute from one address, and new guests and tries of a password among them. */
  readonly requests: number;
  readonly guests: number;
  readonly passwords: number;
  /** Messages a second on one connection, over a while; three times as many at once. */
  readonly messages: number;
  /** Tables that one person plays at or has opened. */
  readonly tables: number;
  readonly decks: number;
  /** Connections at one table. */
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

/** A bucket of tokens that fills by itself: one is taken for each message. */
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
