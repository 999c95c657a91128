/**
 * A test that reads like a table: what lies where, what each player is offered, what they do, what comes of it.
 * Every answer runs the free checks.
 */
import {
  type Card,
  type CardId,
  type Decision,
  diceFrom,
  type Game,
  indexOf,
  Match,
  NO_CARD,
  type Option,
  Refused,
  type ScriptedRoll,
  type Seat,
  type State,
  setKnown,
} from '@taisen/kernel';
import { expect } from 'vitest';
import { checkDecision, newCounts, type Trail } from './checks.ts';
import { labelOption, labelsOf } from './labels.ts';

export type SeatName = 'A' | 'B';
const SEATS: Record<SeatName, Seat> = { A: 0, B: 1 };

/** Zones by name, top of a pile first, `null` for an empty place; any other key is that seat's share of a state list. */
export type Side = Readonly<Record<string, readonly (string | null)[] | number | boolean>>;

export interface TableSpec<S extends State> {
  readonly A?: Side;
  readonly B?: Side;
  /** Shared zones by name. */
  readonly shared?: Readonly<Record<string, readonly string[]>>;
  readonly step: string;
  readonly turn?: number;
  readonly active?: SeatName;
  /** Outcomes of rolls and shuffles, in order. A list of labels is a shuffled pile, top first. */
  readonly rolls?: readonly (number | 'keep' | readonly string[])[];
  readonly rulings?: Readonly<Record<string, number | boolean | string>>;
  /** Whatever else the state needs. */
  readonly set?: (s: S, card: (label: string) => S['cards'][number]) => void;
}

const open = new Set<Scenario<State>>();
/** `card.ability` of every ability that took effect in the running test. */
export const resolved = new Set<string>();

/** Every scenario of the test that just ran must have used up its rolls. */
export function finishScenarios(): void {
  const scenarios = [...open];
  open.clear();
  resolved.clear();
  for (const scenario of scenarios) scenario.finish();
}

export function scenario<S extends State>(game: Game<S>, spec: TableSpec<S>): Scenario<S> {
  const made = new Scenario(game, spec);
  open.add(made as unknown as Scenario<State>);
  return made;
}

export class Scenario<S extends State> {
  readonly match: Match<S>;
  readonly labels: readonly string[];
  private trail: Trail | null = null;
  private readonly dice = diceFrom(7);
  private readonly counts = newCounts();

  constructor(game: Game<S>, spec: TableSpec<S>) {
    const s = game.blank('scenario');
    // Decks come last, so that what lies on the table has the plain labels and fillers the numbered ones.
    for (const decks of [false, true]) {
      for (const name of ['A', 'B'] as const) layOut(game, s, spec[name] ?? {}, SEATS[name], decks);
      layOut(game, s, spec.shared ?? {}, 0, decks);
    }
    s.step = spec.step;
    s.turn = spec.turn ?? 3;
    s.active = SEATS[spec.active ?? 'A'];
    const index = indexOf(game);
    const g = { game, index, live: index.topics, rulings: {}, s, recorder: null, witness: null };
    for (const card of s.cards) setKnown(g, card, index.readers[card.zone] as number);
    this.labels = labelsOf(g);
    spec.set?.(s, (label) => s.cards[this.id(label)] as S['cards'][number]);
    s.rng.script = (spec.rolls ?? []).map(
      (roll): ScriptedRoll => (typeof roll === 'object' ? roll.map((label) => this.id(label)) : roll),
    );
    const rulings = spec.rulings === undefined ? {} : { rulings: spec.rulings };
    this.match = Match.from(game, { seed: 'scenario', decks: [[], []], ...rulings }, s, {
      record: true,
      witness: (def, ability) => resolved.add(`${game.cards[def]?.id}.${ability}`),
    });
    this.check();
  }

  /** The decision that waits; fails when nothing or more than one seat is asked. */
  get decision(): Decision {
    const waiting = this.match.waitingFor;
    if (waiting.length !== 1) throw new Error(`${waiting.length} seats are asked, not one`);
    return this.match.decisionOf(waiting[0] as Seat) as Decision;
  }

  /** The seat is asked this, and these are all its options. */
  asks(seat: SeatName, kind: string, options: readonly string[]): this {
    const decision = this.match.decisionOf(SEATS[seat]);
    expect(decision === null ? 'nothing' : decision.kind, `what ${seat} is asked`).toBe(kind);
    expect(this.offered(seat), `the options of ${seat}`).toEqual([...options].sort());
    return this;
  }

  /** What a seat is offered now, sorted. */
  offered(seat: SeatName): string[] {
    const decision = this.match.decisionOf(SEATS[seat]);
    return (decision?.options ?? []).map((option) => labelOption(option, this.labels)).sort();
  }

  /** The one seat that is asked chooses these options, one after the other. */
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
    if (at < 0) throw new Error(`${name} cannot "${choice}"; offered: ${this.offered(name).join(' | ') || 'nothing'}`);
    this.match.answer(seat, at);
    this.check();
    return this;
  }

  /** The option is not offered, and this rule says why. */
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

  /** The game is over and this seat (or nobody) won by this rule. */
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
    if (this.match.result === null) this.trail = checkDecision(this.match, this.counts, this.dice, this.trail);
  }

  /** Rolls that were written down must have been used. */
  finish(): void {
    expect(this.match.state.rng.script, 'rolls left over').toEqual([]);
  }
}

function layOut<S extends State>(game: Game<S>, s: S, side: Side, seat: Seat, decks: boolean): void {
  const index = indexOf(game);
  for (const [name, value] of Object.entries(side)) {
    const kind = game.zones.findIndex((zone) => zone.name === name);
    if (kind >= 0 && (game.zones[kind]?.sees === 'none') !== decks) continue;
    if (kind < 0) {
      const list = (s as unknown as Record<string, unknown>)[name];
      if (!Array.isArray(list)) throw new Error(`${game.id} has neither a zone nor a list called "${name}"`);
      list[seat] = value;
      continue;
    }
    const zone = kind * 2 + seat;
    const pile = s.zones[zone] as CardId[];
    const cards = value as readonly (string | null)[];
    cards.forEach((label, at) => {
      if (label === null) return;
      const def = index.defById.get(label);
      if (def === undefined) throw new Error(`${game.id} has no card called "${label}"`);
      const card = game.newCard(s.cards.length, def, seat, zone);
      s.cards.push(card as Card & S['cards'][number]);
      s.aliases.push(0, 0, 0);
      if (index.row[zone]) pile[at] = card.id;
      else pile.unshift(card.id);
    });
  }
}
