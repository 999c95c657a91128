/**
 * What a seat may ask about its decision. Every answer is found in other worlds, in which all that the seat cannot know
 * is dealt anew and chance is another: so it cannot tell more than the seat knows.
 */

import { deepEqual } from './deep-equal.ts';
import { defaultAnswer } from './default-answer.ts';
import { Determinizer } from './determinization.ts';
import { diceFrom } from './dice.ts';
import type { SeenEvent } from './events.ts';
import { aliasOf } from './knowledge.ts';
import type { Match } from './match.ts';
import { createRng } from './rng.ts';
import type { State } from './state.ts';
import type { CardId, Decision, Option, RuleId, Seat } from './types.ts';
import { type OptionView, type View, viewOf } from './view.ts';

/** Deals that are tried until one allows what was already chosen in this step. */
const DEALS = 8;
/** Worlds in which an option is tried. What they agree on is told; what differs is chance, or hidden. */
const TRIALS = 3;
/** Answers in a row that a trial gives for others. */
const MOST_ANSWERS = 30;

/** The rule that forbids something which is not offered; null where no rule says so. */
export function whyNot<S extends State>(match: Match<S>, seat: Seat, wanted: OptionView): RuleId | null {
  const world = determinized(match, seat, 0);
  const decision = world?.decisionOf(seat) ?? null;
  if (world === null || decision === null) return null;
  const option = optionFrom(world, seat, wanted);
  return option === null ? null : world.game.refusal(world.g, decision, option);
}

/** An option in the viewer's words, in the kernel's; null when it names a card that this viewer cannot tell apart. */
function optionFrom<S extends State>({ state }: Match<S>, seat: Seat, wanted: OptionView): Option | null {
  const meant = (alias: number): CardId =>
    alias === 0 ? -1 : state.cards.findIndex((_, id) => aliasOf(state, id, seat) === alias);
  const option: { -readonly [K in keyof Option]: Option[K] } = { do: wanted.do };
  if (wanted.card !== undefined) option.card = meant(wanted.card);
  if (wanted.target !== undefined) option.target = meant(wanted.target);
  if (wanted.cards !== undefined) option.cards = wanted.cards.map(meant);
  if (wanted.ability !== undefined) option.ability = wanted.ability;
  if (wanted.face !== undefined) option.face = wanted.face;
  if (wanted.at !== undefined) option.at = wanted.at;
  const named = [option.card ?? 0, option.target ?? 0, ...(option.cards ?? [])];
  return named.includes(-1) ? null : option;
}

export interface Forecast {
  /** What the seat would be told. No card is named that it cannot read now. */
  readonly events: readonly SeenEvent[];
  readonly before: View;
  /** Without the questions that would be put then. As before where chance or hidden cards decide. */
  readonly after: View;
}

/** What an option would lead to if nobody stepped in, to the end of the action. Null when nothing can be said. */
export function forecast<S extends State>(match: Match<S>, seat: Seat, option: number): Forecast | null {
  if (match.decisionOf(seat)?.options[option] === undefined) return null;
  let agreed: Forecast | null = null;
  for (let trial = 0; trial < TRIALS; trial++) {
    const world = determinized(match, seat, trial);
    if (world === null) continue;
    const foreseen = tryOption(world, seat, option);
    agreed = agreed === null ? foreseen : agreement(agreed, foreseen);
  }
  return agreed;
}

/** The same moment as far as the seat knows. Which world it is follows from `number` and from what the seat knows. */
function determinized<S extends State>(match: Match<S>, seat: Seat, number: number): Match<S> | null {
  const dice = diceFrom(number);
  const worlds = new Determinizer(match, seat, { closedLists: true });
  const offered = match.decisionOf(seat)?.options.length;
  for (let deal = 0; deal < DEALS; deal++) {
    const world = worlds.sample(dice, { record: true });
    if (world === null || world.decisionOf(seat)?.options.length !== offered) continue;
    world.reseed(createRng(`imagined ${number}`));
    return world;
  }
  return null;
}

function tryOption<S extends State>(world: Match<S>, seat: Seat, option: number): Forecast {
  const { recorder } = world;
  if (recorder === null) throw new Error('a trial has to record what happens');
  const before = viewOf(world, seat);
  const told = recorder.events[seat].length;
  const { turn } = world.state;
  const { kind } = world.decisionOf(seat) as Decision;
  // A card that was dealt anew is not the real one: it keeps its back to the seat.
  recorder.blind = 1 << seat;
  world.answer(seat, option);
  for (let i = 0; i < MOST_ANSWERS && world.result === null; i++) {
    const next = world.waitingFor[0] as Seat;
    const decision = world.decisionOf(next) as Decision;
    // The action is over when a new turn begins, or the player is back where the choice was.
    if (world.state.turn !== turn || (next === seat && decision.kind === kind && world.answersSince === 0)) break;
    world.answer(next, defaultAnswer(decision));
  }
  const after: View = { ...viewOf(world, seat), pending: before.pending };
  return { events: recorder.events[seat].slice(told), before, after };
}

function agreement(one: Forecast, other: Forecast): Forecast {
  if (deepEqual(one.events, other.events) && deepEqual(one.after, other.after)) return one;
  let common = 0;
  while (common < one.events.length && deepEqual(one.events[common], other.events[common])) common++;
  return { events: one.events.slice(0, common), before: one.before, after: one.before };
}
