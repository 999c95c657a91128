/**
 * What a seat may ask about its decision. Every answer is computed in reseeded determinizations, so that it reveals
 * nothing beyond what the seat knows.
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

/** How many determinizations are tried until one allows the choices already made in this step. */
const DEALS = 8;
/** In how many determinizations an option is tried. Only what all of them agree on is told: the rest is chance, or hidden. */
const TRIALS = 3;
/** How many further decisions a trial answers. */
const MOST_ANSWERS = 30;

/** The rule that forbids something which is not offered; null where no rule says so. */
export function whyNot<S extends State>(match: Match<S>, seat: Seat, wanted: OptionView): RuleId | null {
  const sample = determinized(match, seat, 0);
  const decision = sample?.decisionOf(seat) ?? null;
  if (sample === null || decision === null) return null;
  const option = optionFrom(sample, seat, wanted);
  return option === null ? null : sample.game.refusal(sample.g, decision, option);
}

/** Translates an option from the viewer's ids to the kernel's; null when it names a card that the viewer cannot identify. */
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
  /** The events that the seat would see. They name no card that it cannot read now. */
  readonly events: readonly SeenEvent[];
  readonly before: View;
  /** Without the decisions of that moment. Equal to `before` where chance or hidden cards decide. */
  readonly after: View;
}

/** What an option leads to if nobody responds, up to the end of the action. Null when no determinization fits. */
export function forecast<S extends State>(match: Match<S>, seat: Seat, option: number): Forecast | null {
  if (match.decisionOf(seat)?.options[option] === undefined) return null;
  let agreed: Forecast | null = null;
  for (let trial = 0; trial < TRIALS; trial++) {
    const sample = determinized(match, seat, trial);
    if (sample === null) continue;
    const foreseen = tryOption(sample, seat, option);
    agreed = agreed === null ? foreseen : agreement(agreed, foreseen);
  }
  return agreed;
}

/** A reseeded determinization that depends on `number` and on what the seat knows, and on nothing else. */
function determinized<S extends State>(match: Match<S>, seat: Seat, number: number): Match<S> | null {
  const dice = diceFrom(number);
  const determinizer = new Determinizer(match, seat, { closedLists: true });
  const offered = match.decisionOf(seat)?.options.length;
  for (let deal = 0; deal < DEALS; deal++) {
    const sample = determinizer.sample(dice, { record: true });
    if (sample === null || sample.decisionOf(seat)?.options.length !== offered) continue;
    sample.reseed(createRng(`imagined ${number}`));
    return sample;
  }
  return null;
}

function tryOption<S extends State>(sample: Match<S>, seat: Seat, option: number): Forecast {
  const { recorder } = sample;
  if (recorder === null) throw new Error('a trial has to record what happens');
  const before = viewOf(sample, seat);
  const seen = recorder.events[seat].length;
  const { turn } = sample.state;
  const { kind } = sample.decisionOf(seat) as Decision;
  // A card that was dealt anew is not the real one, so the seat must not see its face.
  recorder.blind = 1 << seat;
  sample.answer(seat, option);
  for (let i = 0; i < MOST_ANSWERS && sample.result === null; i++) {
    const next = sample.waitingFor[0] as Seat;
    const decision = sample.decisionOf(next) as Decision;
    // The action is over when a new turn begins, or when the player is asked the same question again.
    if (sample.state.turn !== turn || (next === seat && decision.kind === kind && sample.answersSince === 0)) break;
    sample.answer(next, defaultAnswer(decision));
  }
  const after: View = { ...viewOf(sample, seat), pending: before.pending };
  return { events: recorder.events[seat].slice(seen), before, after };
}

function agreement(one: Forecast, other: Forecast): Forecast {
  if (deepEqual(one.events, other.events) && deepEqual(one.after, other.after)) return one;
  let common = 0;
  while (common < one.events.length && deepEqual(one.events[common], other.events[common])) common++;
  return { events: one.events.slice(0, common), before: one.before, after: one.before };
}
