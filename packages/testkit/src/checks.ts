/** The general checks of every game, at every decision of scenarios and of random play. */
import {
  aliasOf,
  type Card,
  createRng,
  Determinizer,
  type Dice,
  forecast,
  knows,
  Match,
  NO_CARD,
  type Seat,
  type State,
  VIEWERS,
  type Viewer,
  viewOf,
  whyNot,
} from '@taisen/kernel';
import { checkEvents, checkPass, checkValues } from './check-declared.ts';
import { CheckFailed } from './check-failed.ts';
import { same } from './same.ts';

/** Counts of comparisons, since a check that never compared anything would prove nothing. */
export interface CheckCounts {
  decisions: number;
  undone: number;
  samples: number;
  /** Deals that did not allow the answers of the step. */
  impossible: number;
  /** Questions of seats about their decisions. */
  questions: number;
}
export const newCounts = (): CheckCounts => ({ decisions: 0, undone: 0, samples: 0, impossible: 0, questions: 0 });

/** Questions are checked at one of this many decisions, since trying an option costs as much as ten decisions. */
const QUESTION_INTERVAL = 6;

export { CheckFailed };

/** The state at the last decision, to compare with after an undo. */
export interface Trail {
  since: number;
  state: State;
}

export function checkDecision<S extends State>(
  match: Match<S>,
  counts: CheckCounts,
  dice: Dice,
  trail: Trail | null = null,
): Trail {
  counts.decisions++;
  checkConservation(match);
  checkOptions(match);
  checkPass(match);
  checkEvents(match);
  checkValues(match, counts.decisions);
  checkRoundTrip(match, counts, trail);
  for (const viewer of VIEWERS) checkNoLeak(match, viewer, counts, dice);
  return { since: match.answersSince, state: match.game.clone(match.state) };
}

/** The match is the same after saving, JSON and loading, and after undo and redo. */
function checkRoundTrip<S extends State>(match: Match<S>, counts: CheckCounts, trail: Trail | null): void {
  // Without the answers before the checkpoint, which do not matter here; `playRandomGame` checks the replay.
  const saved = match.save();
  const step = { ...saved, history: saved.history.slice(saved.history.length - saved.answersSince) };
  const loaded = Match.load(match.game, JSON.parse(JSON.stringify(step)));
  expectSame('JSON round trip', match.state, loaded.state);
  expectSame('pending after round trip', match.pending, loaded.pending);
  if (loaded.answersSince === 0) return;
  counts.undone++;
  const [seat, index] = loaded.history.at(-1) as readonly [0 | 1, number];
  loaded.undo();
  if (trail !== null && trail.since === match.answersSince - 1) expectSame('undo', trail.state, loaded.state);
  loaded.answer(seat, index);
  expectSame('redo', match.state, loaded.state);
}

/** Everything that a viewer has been shown since the step began. */
function received<S extends State>(match: Match<S>, viewer: Viewer, from: number): unknown {
  return [viewOf(match, viewer), match.recorder?.events[viewer].slice(from)];
}

/**
 * Deals everything that the viewer cannot know again, from the same cards or from others, with another random generator.
 * What the viewer receives must not change by a byte, and neither must the answers to its questions.
 */
function checkNoLeak<S extends State>(match: Match<S>, viewer: Viewer, counts: CheckCounts, dice: Dice): void {
  const determinizer = new Determinizer(match, viewer, { closedLists: dice(2) === 0 });
  for (let tries = 0; tries < 3; tries++) {
    const other = determinizer.sample(dice, { record: true });
    if (other === null) {
      counts.impossible++;
      continue;
    }
    counts.samples++;
    const recorded = other.recorder?.events[viewer].length as number;
    const from = (match.recorder?.events[viewer].length as number) - recorded;
    expectSame(`what viewer ${viewer} receives`, received(match, viewer, from), received(other, viewer, 0));
    if (viewer === 2 || match.decisionOf(viewer) === null || dice(QUESTION_INTERVAL) > 0) return;
    counts.questions++;
    other.reseed(createRng(`elsewhere ${dice(2 ** 31)}`));
    checkQuestions(match, other, viewer, dice);
    return;
  }
}

/** The questions of a seat have the same answers in both matches, and reveal no card that the seat cannot read. */
function checkQuestions<S extends State>(match: Match<S>, other: Match<S>, seat: Seat, dice: Dice): void {
  const option = dice(match.decisionOf(seat)?.options.length ?? 1);
  const forecasted = forecast(match, seat, option);
  expectSame(`seat ${seat}'s forecast of option ${option}`, forecasted, forecast(other, seat, option));
  const view = viewOf(match, seat);
  const shown = Object.values(view.zones).flatMap(({ cards }) => cards);
  const readable = new Set(shown.flatMap((card) => (card?.card === undefined ? [] : [card.id])));
  const seen = Object.values(forecasted?.after.zones ?? {}).flatMap(({ cards }) => cards);
  const refs = forecasted?.events.flatMap(({ card, target, cards = [] }) => [card, target, ...cards]) ?? [];
  for (const named of [...seen, ...refs]) {
    if (named?.card !== undefined && !readable.has(named.id))
      throw new CheckFailed(`the forecast for seat ${seat} has ${named.card}, which it cannot read`);
  }
  // An option that is not offered, with visible cards.
  const offered = view.pending.find((decision) => decision.seat === seat)?.options ?? [];
  const wanted = { ...offered[dice(offered.length)], do: 'attack' };
  const card = shown[dice(shown.length)]?.id;
  const twisted = card === undefined ? wanted : { ...wanted, card };
  expectSame(`why seat ${seat} may not`, whyNot(match, seat, twisted), whyNot(other, seat, twisted));
}

/** Every card is in exactly one place, and every viewer has an alias for exactly the cards that it can tell apart. */
export function checkConservation<S extends State>(match: Match<S>): void {
  const { s, index } = match.g;
  const places = new Array<number>(s.cards.length).fill(0);
  s.zones.forEach((zone, z) => {
    for (const id of zone) {
      if (id === NO_CARD) continue;
      places[id] = (places[id] as number) + 1;
      if (s.cards[id]?.zone !== z) throw new CheckFailed(`card ${id} is in zone ${z}, but its own zone is another`);
    }
  });
  s.cards.forEach((card: Card, id) => {
    if (places[id] !== 1) throw new CheckFailed(`card ${id} is in ${places[id]} places`);
    for (const viewer of VIEWERS) {
      const apart = index.tracked[card.zone] === true || knows(card, viewer);
      if (aliasOf(s, id, viewer) > 0 !== apart)
        throw new CheckFailed(`viewer ${viewer} has a wrong alias for card ${id}`);
    }
  });
}

/** A seat has an alias for every card that it is offered, and no option is offered twice. */
function checkOptions<S extends State>(match: Match<S>): void {
  for (const { seat, kind, options } of match.pending) {
    if (options.length === 0) throw new CheckFailed(`seat ${seat} has the decision "${kind}" without options`);
    const keys = new Set<string>();
    for (const option of options) {
      keys.add(JSON.stringify(option));
      for (const id of [option.card, option.target, ...(option.cards ?? [])]) {
        if (id !== undefined && aliasOf(match.state, id, seat) === 0)
          throw new CheckFailed(`"${kind}" offers seat ${seat} card ${id}, which it cannot tell apart`);
      }
    }
    if (keys.size !== options.length) throw new CheckFailed(`"${kind}" offers the same option twice`);
  }
}

/** Serializes only on a difference: two long texts at every decision would take most of a campaign's time. */
function expectSame(what: string, one: unknown, other: unknown): void {
  if (same(one, other)) return;
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)];
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const near = (text: string) => text.slice(Math.max(0, at - 120), at + 120);
  throw new CheckFailed(`${what} differs at ${at}:\n  ${near(a)}\n  ${near(b)}`);
}
