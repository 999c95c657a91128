/** Time at a table, as plain numbers: nothing here asks what time it is. */
import type { Seat } from '@taisen/kernel';
import type { ClockView } from '@taisen/protocol';

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
  /** What is left of the bank, of the grace, and of the decision's own time: of the next one's while none runs. */
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
    this.decision = this.forOne();
  }

  /** Time that a decision has of its own. */
  private forOne(): number {
    const { bank, decision, longest } = this.rules;
    return decision ?? (bank === null ? longest : 0);
  }

  /** A decision is put to the seat. */
  start(now: number): void {
    this.advance(now);
    this.running = true;
    this.decision = this.forOne();
  }

  stop(now: number): void {
    this.advance(now);
    this.running = false;
    this.decision = this.forOne();
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
    let passed = this.passed(now);
    this.since = Math.max(now, this.since);
    if (this.away) passed -= this.spend('grace', passed);
    passed -= this.spend('decision', passed);
    this.spend('bank', passed);
  }

  /** Time that somebody is charged for. */
  private passed(now: number): number {
    return this.running ? Math.max(0, now - this.since) : 0;
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

  /** What everyone may see of it at this time, by default when it was last looked at. Where no time is shown, none runs. */
  show(now = this.since): ClockView {
    const { rules, running, away } = this;
    if (rules.bank === null && rules.decision === null) return { bank: null, decision: null, running: false, away };
    const passed = this.passed(now);
    const grace = Math.max(0, this.grace - passed);
    const spent = away ? passed - (this.grace - grace) : passed;
    const decision = Math.max(0, this.decision - spent);
    const view: ClockView = {
      bank: rules.bank === null ? null : Math.max(0, this.bank - (spent - (this.decision - decision))),
      decision: rules.decision === null ? null : decision,
      running,
      away,
    };
    return away ? { ...view, grace } : view;
  }
}

export type Clocks = Readonly<Record<Seat, Clock>>;
