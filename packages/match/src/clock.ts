/** Time at a table, as plain numbers: nothing here asks what time it is. */
import type { Seat } from '@taisen/kernel';

export interface ClockRules {
  /** Time for the whole match and each seat; null is no bank. */
  readonly bank: number | null;
  /** Time for each decision, before the bank is touched; null is none. */
  readonly decision: number | null;
  /** How long a lost connection stops the clock, in all. */
  readonly grace: number;
  /** Where neither bank nor decision time is set, a prompt still ends after this. */
  readonly longest: number;
}

export const NO_CLOCK: ClockRules = { bank: null, decision: null, grace: 60_000, longest: 7 * 24 * 3_600_000 };

/** One seat's clock. */
export class Clock {
  private readonly rules: ClockRules;
  /** What is left of the bank, of the grace, and of the running decision's own time. */
  bank: number;
  grace: number;
  decision = 0;
  private running = false;
  private away = false;
  private since = 0;

  constructor(rules: ClockRules) {
    this.rules = rules;
    this.bank = rules.bank ?? 0;
    this.grace = rules.grace;
  }

  /** A decision is put to the seat. */
  start(now: number): void {
    this.advance(now);
    this.running = true;
    const { bank, decision, longest } = this.rules;
    this.decision = decision ?? (bank === null ? longest : 0);
  }

  stop(now: number): void {
    this.advance(now);
    this.running = false;
  }

  leave(now: number): void {
    this.advance(now);
    this.away = true;
  }

  come(now: number): void {
    this.advance(now);
    this.away = false;
  }

  /** Time goes by that nobody is charged for. */
  skip(now: number): void {
    this.since = Math.max(now, this.since);
  }

  /** Lets time pass: first the grace of somebody who is away, then the decision's own time, then the bank. */
  advance(now: number): void {
    let passed = Math.max(0, now - this.since);
    this.since = Math.max(now, this.since);
    if (!this.running) return;
    if (this.away) passed -= this.spend('grace', passed);
    passed -= this.spend('decision', passed);
    this.spend('bank', passed);
  }

  private spend(from: 'grace' | 'decision' | 'bank', amount: number): number {
    const spent = Math.min(this[from], amount);
    this[from] -= spent;
    return spent;
  }

  /** When the running decision ends by itself; null while none runs. */
  deadline(): number | null {
    if (!this.running) return null;
    return this.since + (this.away ? this.grace : 0) + this.decision + this.bank;
  }

  /** What everyone may see of it. Where no time is shown, none runs. */
  show(): { bank: number | null; decision: number | null; running: boolean; away: boolean } {
    const { bank, decision } = this.rules;
    return {
      bank: bank === null ? null : this.bank,
      decision: decision === null ? null : this.decision,
      running: this.running && (bank !== null || decision !== null),
      away: this.away,
    };
  }
}

export type Clocks = Readonly<Record<Seat, Clock>>;
