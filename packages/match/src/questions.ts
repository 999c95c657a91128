/** Answers to a player's questions about the table: always from what that player may know. */
import {
  aliasOf,
  type CardId,
  type Decision,
  diceFrom,
  type Match,
  type Option,
  type OptionView,
  otherWorld,
  type RuleId,
  type Seat,
  type SeenEvent,
  type State,
  type View,
  viewOf,
} from '@taisen/kernel';
import { patchBetween, type ViewPatch } from '@taisen/protocol';
import { mildest } from './mild.ts';

/** The rule that forbids something which is not offered; null where no rule says so. */
export function whyNot<S extends State>(match: Match<S>, seat: Seat, wanted: OptionView): RuleId | null {
  const decision = match.decisionOf(seat);
  if (decision === null) return null;
  const option = optionMeant(match, seat, wanted);
  return option === null ? null : match.game.refusal(match.g, decision, option);
}

/** An option in the viewer's words, in the kernel's; null when it names a card that this viewer does not know. */
function optionMeant<S extends State>(match: Match<S>, seat: Seat, wanted: OptionView): Option | null {
  const { cards } = match.state;
  const meant = (alias: number): CardId => cards.findIndex((_, id) => aliasOf(match.state, id, seat) === alias);
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

export interface Foreseen {
  readonly events: readonly SeenEvent[];
  readonly view: ViewPatch;
}

/** Answers in a row that a glance ahead gives for others. */
const FARTHEST = 30;

/**
 * What an option would lead to if nobody stepped in: played in a world where all that the seat cannot know is dealt
 * anew, to the end of the action. Null when nothing can be said.
 */
export function foresee<S extends State>(match: Match<S>, seat: Seat, option: number): Foreseen | null {
  const world = otherWorld(match, seat, diceFrom(1), { record: true });
  if (world?.decisionOf(seat)?.options[option] === undefined) return null;
  const before = viewOf(world, seat);
  const told = world.recorder?.events[seat].length ?? 0;
  const { kind } = match.decisionOf(seat) as Decision;
  world.answer(seat, option);
  for (let i = 0; i < FARTHEST && world.result === null; i++) {
    const next = world.waitingFor[0] as Seat;
    const decision = world.decisionOf(next) as Decision;
    // The action is over when a new turn begins, or the player is back where the choice was.
    if (world.state.turn !== match.state.turn || (next === seat && decision.kind === kind && world.since === 0)) break;
    world.answer(next, mildest(decision));
  }
  const view: View = viewOf(world, seat);
  return { events: world.recorder?.events[seat].slice(told) ?? [], view: patchBetween(before, view) };
}
