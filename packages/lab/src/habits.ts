/** How a bot plays, beside how often it wins: the turns that it passes, the cards that it never plays, and its time. */
import { type Bot, type BotMaker, bestEvaluator, writtenEvaluator } from '@taisen/bots';
import {
  type Card,
  type Decision,
  type Dice,
  defaultAnswer,
  determinize,
  diceFrom,
  type Game,
  Match,
  type Option,
  opponent,
  type Seat,
  type State,
} from '@taisen/kernel';

export interface Habits {
  /** The turns in which it could play a card or attack, and those of them in which it did. */
  couldAct: number;
  acted: number;
  /** The turns that it ended although it could win at once or attack for free. */
  passedUp: number;
  /** By card: the decisions at which it was offered from the hand, and how often it was played. */
  readonly offered: Map<string, number>;
  readonly played: Map<string, number>;
  /** Milliseconds of every decision with several options. */
  readonly milliseconds: number[];
}

export const newHabits = (): Habits => ({
  couldAct: 0,
  acted: 0,
  passedUp: 0,
  offered: new Map(),
  played: new Map(),
  milliseconds: [],
});

export function addHabits(all: Habits, more: Habits): void {
  all.couldAct += more.couldAct;
  all.acted += more.acted;
  all.passedUp += more.passedUp;
  for (const cards of ['offered', 'played'] as const)
    for (const [id, count] of more[cards]) all[cards].set(id, (all[cards].get(id) ?? 0) + count);
  all.milliseconds.push(...more.milliseconds);
}

/** One game of a bot against itself, both with the same ready deck. */
export function habitsIn<S extends State>(game: Game<S>, maker: BotMaker, seed: number): Habits {
  const dice = diceFrom(seed);
  const deck = game.decks[seed % game.decks.length]?.cards ?? [];
  const match = Match.start(game, { seed: `habits ${seed}`, decks: [deck, deck] });
  const bots = [maker(dice(2 ** 31)), maker(dice(2 ** 31))] as const;
  const habits = newHabits();
  let turn: Turn = { number: -1, could: false, did: false, passedUp: false };
  while (match.result === null) {
    for (const seat of match.waitingFor) {
      if (match.state.turn !== turn.number) {
        finish(turn, habits);
        turn = { number: match.state.turn, could: false, did: false, passedUp: false };
      }
      const decision = match.decisionOf(seat) as Decision;
      const choice = timed(bots[seat], match, seat, habits);
      notice(match, decision, choice, habits, turn, dice);
      match.answer(seat, choice);
    }
  }
  finish(turn, habits);
  return habits;
}

interface Turn {
  readonly number: number;
  could: boolean;
  did: boolean;
  passedUp: boolean;
}

function finish({ could, did, passedUp }: Turn, habits: Habits): void {
  if (could) habits.couldAct++;
  if (could && did) habits.acted++;
  if (passedUp) habits.passedUp++;
}

function timed<S extends State>(bot: Bot, match: Match<S>, seat: Seat, { milliseconds }: Habits): number {
  const start = performance.now();
  const choice = bot.choose(match, seat);
  if ((match.decisionOf(seat)?.options.length ?? 1) > 1) milliseconds.push(performance.now() - start);
  return choice;
}

function notice<S extends State>(
  match: Match<S>,
  { seat, options, pass }: Decision,
  choice: number,
  habits: Habits,
  turn: Turn,
  dice: Dice,
): void {
  if (match.answersSince > 0) return;
  for (const id of new Set(options.map((option) => cardPlayed(match, option)))) count(habits.offered, id);
  count(habits.played, cardPlayed(match, options[choice] as Option));
  if (match.state.active !== seat) return;
  turn.could ||= options.some(({ card }) => card !== undefined);
  turn.did ||= options[choice]?.card !== undefined;
  if (choice === pass) turn.passedUp ||= isTooGood(match, seat, dice);
}

function count(cards: Map<string, number>, id: string | null): void {
  if (id !== null) cards.set(id, (cards.get(id) ?? 0) + 1);
}

/** The card that an option plays from the hand. */
export function cardPlayed<S extends State>({ game, state }: Match<S>, { card: id }: Option): string | null {
  const card = id === undefined ? undefined : (state.cards[id] as Card);
  return card !== undefined && game.zones[card.zone >> 1]?.sees === 'owner' ? (game.cards[card.def]?.id ?? null) : null;
}

const ATTACKS = new Set(['attack', 'direct', 'strike']);
/** The deals in each of which an attack must be better than to pass. */
const DEALS = 4;
/** The chance to win that it must gain in each. */
const GAIN = 0.01;

/**
 * Whether the seat could win at once, or attack for free: better than to pass in every deal, by both evaluators, whatever
 * the opponent answers.
 */
function isTooGood<S extends State>(match: Match<S>, seat: Seat, dice: Dice): boolean {
  const { options, pass = -1 } = match.decisionOf(seat) as Decision;
  // A phase of its own may have the attacks.
  const phases = options.flatMap(({ card }, i) => (card === undefined && i !== pass ? [i] : []));
  return (
    offersTooGood(match, seat, dice) ||
    phases.some((option) => offersTooGood(afterOption(match, seat, option), seat, dice))
  );
}

/** The same match after an option, at the seat's next decision in this turn, if it has one. */
function afterOption<S extends State>(match: Match<S>, seat: Seat, option: number): Match<S> {
  const next = match.fork();
  next.answer(seat, option);
  while (next.state.turn === match.state.turn && next.decisionOf(seat) === null) {
    const theirs = next.decisionOf(opponent(seat));
    if (theirs === null) break;
    next.answer(opponent(seat), defaultAnswer(theirs));
  }
  return next;
}

function offersTooGood<S extends State>(match: Match<S>, seat: Seat, dice: Dice): boolean {
  const { options, pass } = match.decisionOf(seat) ?? { options: [] };
  if (pass === undefined) return false;
  let good = [...options.keys()].filter((i) => i !== pass);
  for (let deal = 0; deal < DEALS && good.length > 0; deal++) {
    const sample = determinize(match, seat, dice);
    if (sample === null) continue;
    const passed = worst(sample, seat, pass);
    good = good.filter((i) => {
      const [written, best] = worst(sample, seat, i);
      if (written === 1) return true;
      return ATTACKS.has(options[i]?.do as string) && written > passed[0] + GAIN && best > passed[1] + GAIN;
    });
  }
  return good.length > 0;
}

/** The values by both evaluators at the end of the turn, if the seat does no more and the opponent answers best. */
function worst<S extends State>(from: Match<S>, seat: Seat, option: number): [written: number, best: number] {
  const trial = from.fork();
  trial.answer(trial.decisionOf(seat) === null ? opponent(seat) : seat, option);
  for (;;) {
    const mine = trial.decisionOf(seat);
    const theirs = trial.decisionOf(opponent(seat));
    if (trial.result !== null || trial.state.turn !== from.state.turn || (mine ?? theirs) === null)
      return [writtenEvaluator(trial, seat), bestEvaluator(trial.game)(trial, seat)];
    if (mine === null && (theirs as Decision).options.length > 1) {
      const all = (theirs as Decision).options.map((_, i) => worst(trial, seat, i));
      return [Math.min(...all.map(([written]) => written)), Math.min(...all.map(([, best]) => best))];
    }
    const decision = (mine ?? theirs) as Decision;
    trial.answer(decision.seat, defaultAnswer(decision));
  }
}
