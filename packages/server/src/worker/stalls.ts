/** Notices when a thread has stood still: stopped by a signal, blocked, or without a processor. */
import { monotonic } from '../storage/clock.ts';

/** In milliseconds: the longest time between two checks, and the shortest stall that counts. */
const TICK = 250;
const LEAST = 250;

/** A time in which a thread did nothing, on the scale of `monotonic`. */
export interface Stall {
  readonly from: number;
  readonly until: number;
}

export class StallWatch {
  private readonly noticed: (stall: Stall) => void;
  private readonly timer: NodeJS.Timeout;
  private last = monotonic();

  constructor(noticed: (stall: Stall) => void) {
    this.noticed = noticed;
    this.timer = setInterval(() => this.check(), TICK);
    this.timer.unref();
  }

  /** Call before anything that depends on the time: after a stall, the timer may come later than other events. */
  check(): void {
    const until = monotonic();
    const from = this.last + TICK;
    this.last = until;
    if (until - from > LEAST) this.noticed({ from, until });
  }

  close(): void {
    clearInterval(this.timer);
  }
}

/** The stalls of several threads. */
export class Stalls {
  private until = Number.NEGATIVE_INFINITY;

  /** How many milliseconds of this stall have not been counted yet. */
  add({ from, until }: Stall): number {
    const lost = until - Math.max(from, this.until);
    this.until = Math.max(this.until, until);
    return Math.max(0, lost);
  }
}
