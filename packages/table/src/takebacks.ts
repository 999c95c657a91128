/**
 * What each seat may take back, and with how much time it decides again. Inside an action a seat takes its last answer
 * back by itself. After that the other seat has to agree, and only if nothing hidden was shown since: bots always agree.
 */
import {
  type Decision,
  engineOf,
  type Knowledge,
  type Match,
  opponent,
  Refused,
  type Seat,
  type State,
} from '@taisen/kernel';
import type { Clock } from './clock.ts';
import type { Entry } from './entry.ts';

const SEATS = [0, 1] as const;

/** The time that was left for a decision when an answer was given. */
interface TimeLeft {
  readonly decision: Decision;
  readonly left: number;
}

export class Takebacks<S extends State> {
  /** Bit set of the seats that ask the other one to agree. */
  asked = 0;
  private readonly clocks: readonly [Clock, Clock];
  /** By seat: the numbers of its answers that it can go back to. Answers without a choice are not among them. */
  private readonly choices: readonly [number[], number[]] = [[], []];
  /** By seat: the choice that it asked for in vain. */
  private readonly refused: [number, number] = [-1, -1];
  /** By seat and number of the answer. */
  private readonly times: readonly [Map<number, TimeLeft>, Map<number, TimeLeft>] = [new Map(), new Map()];
  private before: Knowledge | null = null;

  private readonly goesFar: boolean;

  /** `goesFar`: further back than the running action, too. */
  constructor(clocks: readonly [Clock, Clock], goesFar: boolean) {
    this.clocks = clocks;
    this.goesFar = goesFar;
  }

  /** By itself, or if the other seat agrees. */
  may(match: Match<S>, seat: Seat): boolean {
    return engineOf(match.game).mayTakeBack(match, seat) || this.wayBack(seat) !== null;
  }

  accept(match: Match<S>, verb: 'takeback' | 'accept-takeback' | 'refuse-takeback', seat: Seat, at: number): Entry {
    if (verb === 'takeback') {
      if (engineOf(match.game).mayTakeBack(match, seat)) return { do: 'takeback', seat, at };
      if (this.wayBack(seat) !== null) return { do: 'ask-takeback', seat, at };
      throw new Refused('this cannot be taken back: it is done, or something hidden was shown', null);
    }
    const other = opponent(seat);
    const to = this.wayBack(other);
    if ((this.asked & (1 << other)) === 0 || to === null) throw new Refused('no takeback is asked for', null);
    return verb === 'accept-takeback' ? { do: verb, seat, to, at } : { do: verb, seat, at };
  }

  /** Call before an answer, or before answers are taken back. */
  keep(match: Match<S>, at: number): void {
    this.before = this.goesFar ? (engineOf(match.game).knowledgeOf?.(match) ?? null) : null;
    for (const seat of SEATS) {
      const decision = match.decisionOf(seat);
      if (decision === null) continue;
      this.clocks[seat].advance(at);
      this.times[seat].set(match.history.length, { decision, left: this.clocks[seat].decision });
    }
  }

  /** Call after an answer of a seat. `chose`: it had more than one option and decided itself. */
  answered(match: Match<S>, seat: Seat, chose: boolean): void {
    const { hasShown } = engineOf(match.game);
    const { before } = this;
    if (chose && this.goesFar) this.choices[seat].push(match.history.length - 1);
    for (const each of SEATS)
      if (before === null || hasShown?.(match, before, each) !== false) this.choices[each].length = 0;
    this.asked &= ~(1 << seat);
    if (this.wayBack(opponent(seat)) === null) this.asked = 0;
    // Nothing can be taken back: no decision before this one is asked again.
    if (match.answersSince === 0 && SEATS.every((each) => this.choices[each].length === 0))
      for (const each of SEATS) this.times[each].clear();
  }

  /** The match has gone back to its first `to` answers. */
  wentBack(to: number): void {
    this.asked = 0;
    for (const seat of SEATS) {
      const choices = this.choices[seat];
      while (choices.length > 0 && (choices.at(-1) as number) >= to) choices.pop();
      if (this.refused[seat] >= to) this.refused[seat] = -1;
    }
  }

  /** The number of answers that are left if a seat takes its last choice back with the other's consent; null if it cannot. */
  wayBack(seat: Seat): number | null {
    const last = this.choices[seat].at(-1);
    return last === undefined || last === this.refused[seat] ? null : last;
  }

  refuse(seat: Seat): void {
    this.refused[opponent(seat)] = this.wayBack(opponent(seat)) ?? -1;
    this.asked = 0;
  }

  /** The time that a decision had left, for one that is asked again: a takeback gains none. */
  timeFor(match: Match<S>, seat: Seat, isBack: boolean): number | undefined {
    const times = this.times[seat];
    const answers = match.history.length;
    const then = times.get(answers);
    if (then === undefined) return undefined;
    if (isBack) {
      let { left } = then;
      // Both seats were asked, and this one went on deciding after the answer that was taken back.
      for (const [number, later] of times)
        if (number > answers && later.decision === then.decision) left = Math.min(left, later.left);
      return left;
    }
    if (engineOf(match.game).mayTakeBack(match, seat)) return then.left;
    // Another decision: the one that was taken back is final now.
    for (const number of [...times.keys()]) if (number >= answers) times.delete(number);
    return undefined;
  }
}
