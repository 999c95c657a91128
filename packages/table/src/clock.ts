/** The clocks of a table. They never read the time themselves: callers pass it in. */
import type { Seat } from '@taisen/kernel';
import type { ClockView } from '@taisen/protocol';

export interface ClockRules {
  /** Milliseconds that each seat has for the whole match; null for no bank. */
  readonly bank: number | null;
  /** Milliseconds for each decision, used before the bank; null for none. */
  readonly decision: number | null;
  /** How long a lost connection may stop the clock, in total over the match. */
  readonly grace: number;
  /** With neither a bank nor time for each decision, a decision still ends after this. */
  readonly longest: number;
}

export const NO_CLOCK: ClockRules = { bank: null, decision: null, grace: 60_000, longest: 7 * 24 * 3_600_000 };

export class Clock {
  private readonly rules: ClockRules;
  /** What is left of each. While no decision runs, `decision` is the time of the next one. */
  bank: number;
  grace: number;
  decision: number;
  private running = false;
  private away = false;
  private since = 0;

  constructor(rules: ClockRules) {
    this.rules = rules;
    this.bank = rules.bank ?? 0;
    this.grace = rules.grace;
    this.decision = this.decisionTime();
  }

  /** The time that a decision has before the bank is used. */
  private decisionTime(): number {
    const { bank, decision, longest } = this.rules;
    return decision ?? (bank === null ? longest : 0);
  }

  /** A decision starts for this seat, with `left` of its time if it had been asked before. */
  start(now: number, left = this.decisionTime()): void {
    this.advance(now);
    this.running = true;
    this.decision = left;
  }

  stop(now: number): void {
    this.advance(now);
    this.running = false;
    this.decision = this.decisionTime();
  }

  leave(now: number): void {
    this.advance(now);
    this.away = true;
  }

  come(now: number): void {
    this.advance(now);
    this.away = false;
  }

  /** Lets time pass without charging it. */
  skip(now: number): void {
    this.since = Math.max(now, this.since);
  }

  /** The clock has stood still for this long since the last update. */
  stood(milliseconds: number): void {
    this.since += milliseconds;
  }

  /**
   * Charges the time that has passed: first to the grace if the player is away, then to the decision, then to the bank.
   */
  advance(now: number): void {
    let passed = this.passed(now);
    this.since = Math.max(now, this.since);
    if (this.away) passed -= this.spend('grace', passed);
    passed -= this.spend('decision', passed);
    this.spend('bank', passed);
  }

  /** The time to charge since the last update. */
  private passed(now: number): number {
    return this.running ? Math.max(0, now - this.since) : 0;
  }

  private spend(from: 'grace' | 'decision' | 'bank', amount: number): number {
    const spent = Math.min(this[from], amount);
    this[from] -= spent;
    return spent;
  }

  /** When the running decision times out; null while none runs. */
  deadline(): number | null {
    if (!this.running) return null;
    return this.since + (this.away ? this.grace : 0) + this.decision + this.bank;
  }

  /** The clock as viewers see it, by default as of the last update. A table without a clock shows no running clock. */
  show(now = this.since): ClockView {
    const { rules, running, away } = this;
    if (rules.bank === null && rules.decision === null) return { bank: null, decision: null, running: false, away };
    const passed = this.passed(now);
    const grace = away ? Math.max(0, this.grace - passed) : this.grace;
    const spent = passed - (this.grace - grace);
    const decision = Math.max(0, this.decision - spent);
    return {
      bank: rules.bank === null ? null : Math.max(0, this.bank - (spent - (this.decision - decision))),
      decision: rules.decision === null ? null : decision,
      running,
      away,
      grace,
    };
  }
}

export type Clocks = Readonly<Record<Seat, Clock>>;
