/**
 * A readable test of a table: where the cards are, what each player is offered, what they do, and the result. Every
 * answer runs the general checks.
 */
import {
  type CardId,
  type Decision,
  diceFrom,
  type Game,
  type Match,
  NO_CARD,
  type Option,
  Refused,
  RulesFault,
  type Seat,
  type State,
} from '@taisen/kernel';
import { type TableSpec as Laying, labelOption, layTable, SEATS, type SeatName, startAt } from '@taisen/positions';
import { expect } from 'vitest';
import { checkDecision, newCounts, type Trail } from './checks.ts';
import { type ClauseOff, withoutClause } from './without-clause.ts';

export type { SeatName, Side } from '@taisen/positions';

export interface TableSpec<S extends State> extends Laying {
  /** Sets anything else in the state. */
  readonly set?: (s: S, card: (label: string) => S['cards'][number]) => void;
}

const open = new Set<Scenario<State>>();
/** `card.ability` of every ability that took effect in the running test. */
export const resolved = new Set<string>();

/** Checks that every scenario of the last test has used all its rolls. */
export function finishScenarios(): void {
  const scenarios = [...open];
  open.clear();
  resolved.clear();
  for (const scenario of scenarios) scenario.finish();
}

/** The clause that does nothing in the scenarios of this run. */
let off: ClauseOff | null = null;

export function scenario<S extends State>(game: Game<S>, spec: TableSpec<S>): Scenario<S> {
  const made = off === null ? new Scenario(game, spec) : new Scenario(withoutClause(game, off), spec, true);
  open.add(made as unknown as Scenario<State>);
  return made;
}

/** Whether a test that has just passed fails, or ends with another table, if this clause does nothing. */
export function needsClause(clause: ClauseOff, body: () => void): boolean {
  const kept = [...open];
  const ends = endings();
  open.clear();
  off = clause;
  try {
    body();
    return endings() !== ends;
  } catch (error) {
    if (error instanceof RulesFault) throw error;
    return true;
  } finally {
    off = null;
    open.clear();
    for (const one of kept) open.add(one);
  }
}

/** How the scenarios of the running test have ended so far. */
const endings = (): string => JSON.stringify([...open].map(({ match }) => [match.state, match.pending]));

export class Scenario<S extends State> {
  readonly match: Match<S>;
  readonly labels: readonly string[];
  private readonly clauseOff: boolean;
  private trail: Trail | null = null;
  private readonly dice = diceFrom(7);
  private readonly counts = newCounts();

  /** `clauseOff`: the test's own clause does nothing here, so the questions that it asks are not asked. */
  constructor(game: Game<S>, spec: TableSpec<S>, clauseOff = false) {
    this.clauseOff = clauseOff;
    // Without a list, no roll is allowed.
    const { state, labels } = layTable(game, { ...spec, rolls: spec.rolls ?? [] }, 'scenario');
    this.labels = labels;
    spec.set?.(state, (label) => state.cards[this.id(label)] as S['cards'][number]);
    this.match = startAt(game, spec, state, 'scenario', {
      record: true,
      onAbility: (def, ability) => resolved.add(`${game.cards[def]?.id}.${ability}`),
    });
    this.check();
  }

  /** The pending decision; fails unless exactly one seat has one. */
  get decision(): Decision {
    const waiting = this.match.waitingFor;
    if (waiting.length !== 1) throw new Error(`${waiting.length} seats have a decision, not one`);
    return this.match.decisionOf(waiting[0] as Seat) as Decision;
  }

  /** Expects this decision for the seat, with exactly these options. */
  asks(seat: SeatName, kind: string, options: readonly string[]): this {
    const decision = this.match.decisionOf(SEATS[seat]);
    if (this.clauseOff && decision?.kind !== kind) return this;
    expect(decision === null ? 'nothing' : decision.kind, `the decision of ${seat}`).toBe(kind);
    expect(this.offered(seat), `the options of ${seat}`).toEqual([...options].sort());
    return this;
  }

  /** The labels of a seat's options, sorted. */
  offered(seat: SeatName): string[] {
    const decision = this.match.decisionOf(SEATS[seat]);
    return (decision?.options ?? []).map((option) => labelOption(option, this.labels)).sort();
  }

  /** The seat with the decision chooses these options, one after the other. */
  does(...choices: readonly string[]): this {
    for (const choice of choices) this.answer(this.decision.seat, choice);
    return this;
  }
  A(choice: string): this {
    return this.answer(0, choice);
  }
  B(choice: string): this {
    return this.answer(1, choice);
  }

  private answer(seat: Seat, choice: string): this {
    const options = this.match.decisionOf(seat)?.options ?? [];
    const at = options.findIndex((option) => labelOption(option, this.labels) === choice);
    const name = seat === 0 ? 'A' : 'B';
    if (at < 0 && this.clauseOff) return this;
    if (at < 0) throw new Error(`${name} cannot "${choice}"; offered: ${this.offered(name).join(' | ') || 'nothing'}`);
    this.match.answer(seat, at);
    this.check();
    return this;
  }

  /** Expects the option to be refused by this rule. */
  refuses(seat: SeatName, option: Option, rule: string): this {
    const before = JSON.stringify(this.match.save());
    let refused: unknown;
    try {
      this.match.answer(SEATS[seat], option);
    } catch (error) {
      refused = error;
    }
    expect(refused).toBeInstanceOf(Refused);
    expect((refused as Refused).rule).toBe(rule);
    expect(JSON.stringify(this.match.save())).toBe(before);
    return this;
  }

  /** Expects the match to be over, won by this seat (or drawn) by this rule. */
  ends(winner: SeatName | null, rule: string): this {
    expect(this.match.result).toEqual({ winner: winner === null ? null : SEATS[winner], rule });
    return this;
  }

  id(label: string): CardId {
    const id = this.labels.indexOf(label);
    if (id < 0) throw new Error(`there is no card "${label}" on this table`);
    return id;
  }
  card(label: string): S['cards'][number] {
    return this.match.state.cards[this.id(label)] as S['cards'][number];
  }

  /** The labels of a zone, a pile's top first; `null` for an empty place. */
  zone(seat: SeatName, name: string): (string | null)[] {
    const { game, state } = this.match;
    const kind = game.zones.findIndex((zone) => zone.name === name);
    const zone = kind * 2 + (game.zones[kind]?.shared ? 0 : SEATS[seat]);
    const labels = (state.zones[zone] as CardId[]).map((id) => (id === NO_CARD ? null : (this.labels[id] as string)));
    return game.zones[kind]?.places === undefined ? labels.reverse() : labels;
  }

  private check(): void {
    if (this.clauseOff) return;
    if (this.match.result === null) this.trail = checkDecision(this.match, this.counts, this.dice, this.trail);
  }

  /** Checks that all rolls have been used. */
  finish(): void {
    expect(this.match.state.rng.script, 'rolls left over').toEqual([]);
  }
}
