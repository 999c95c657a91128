/**
 * The time of the tables. It is monotonic, and the same on all servers: each takes it from the database's clock, whatever
 * its own is set to.
 */

/** In milliseconds. A difference to the database's clock above this is reported. */
const LARGEST_DIFFERENCE = 1000;
/** Smaller differences are corrected by at most this much a measurement, so that time never stops or goes back. */
const CORRECTION = 10;

/** Milliseconds since an arbitrary moment, the same in all threads of a process. */
export const monotonic = (): number => performance.timeOrigin + performance.now();

export interface ClockEvents {
  /** The database's clock differs by so many milliseconds from what it was. */
  readonly differs: (milliseconds: number) => void;
  /** This clock has skipped so many milliseconds. */
  readonly skipped: (milliseconds: number) => void;
}

export class SharedClock {
  private readonly events: ClockEvents;
  private offset: number | null = null;
  /** The last measured difference. */
  difference = 0;

  constructor(events: ClockEvents) {
    this.events = events;
  }

  now(): number {
    return Math.floor(monotonic() + (this.offset ?? 0));
  }

  /** `there`: the database's time, read between two moments of this process. */
  measured(there: number, began: number, ended: number): void {
    const offset = there - (began + ended) / 2;
    this.offset ??= offset;
    // It was read at some moment of the round trip.
    const uncertain = (ended - began) / 2;
    const found = offset - this.offset;
    this.difference = Math.abs(found) <= uncertain ? 0 : found;
    if (Math.abs(this.difference) <= LARGEST_DIFFERENCE) {
      this.offset += Math.max(-CORRECTION, Math.min(CORRECTION, this.difference));
      return;
    }
    this.events.differs(this.difference);
    // A database whose clock was put back is followed slowly: the time of a table never goes back.
    if (this.difference < 0) this.offset -= CORRECTION;
    else {
      this.offset = offset;
      this.events.skipped(this.difference);
    }
  }
}
