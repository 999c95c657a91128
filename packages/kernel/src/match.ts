/**
 * A running match: the loop that takes steps, stops at decisions and goes on with the answers.
 *
 * A suspended step is its checkpoint and the answers since. Running it again from there is how a match is
 * saved in the middle of an effect, taken back, replayed and searched: one mechanism for all four.
 */
import { type Answer, answerOf } from './answer.ts';
import { checkDeck } from './decks.ts';
import { BadInput, Refused, RulesFault } from './errors.ts';
import { newRecorder, type Recorder, toldTo, untell } from './events.ts';
import { type Action, type Ctx, type Game, indexOf, type Setup, type Step } from './game.ts';
import { stir } from './knowledge.ts';
import { justBefore, type Mark, NO_EVENTS } from './mark.ts';
import { indexOfOption } from './options.ts';
import { cloneRng, type Rng } from './rng.ts';
import { rulingsOf } from './rulings.ts';
import type { State } from './state.ts';
import { type LiveTopics, liveTopics } from './topics.ts';
import { type Decision, type Op, type Option, type Result, type Seat, VIEWERS, type Viewer } from './types.ts';

export interface MatchOptions {
  /** Keep checkpoints and history. Without them a match is fast and forgets: for play-outs. */
  readonly keep?: boolean;
  /**
   * Every so many steps the state is copied where one begins; by default at each. What lies between is played again
   * when somebody asks for it: for matches that are seldom asked.
   */
  readonly spacing?: number;
  /** Ask only where there is a choice: an only option is taken unasked. For play-outs that nobody watches or keeps. */
  readonly choicesOnly?: boolean;
  /** Record events for the viewers. */
  readonly record?: boolean;
  readonly witness?: Ctx['witness'];
}

/** A match in the middle of anything, as plain data. */
export interface SavedMatch<S extends State = State> {
  readonly game: string;
  readonly ruleset: string;
  readonly setup: Setup;
  readonly history: readonly Answer[];
  readonly checkpoint: S;
  /** How many of the last answers came after the checkpoint. */
  readonly since: number;
}

const NOTHING: readonly Decision[] = [];
const NO_ANSWERS: readonly Option[] = [];
/** Steps in a row without a decision: the flow itself goes in a circle. */
const CIRCLE = 10_000;

export class Match<S extends State = State> {
  readonly game: Game<S>;
  readonly setup: Setup;
  readonly g: Ctx<S>;
  readonly keep: boolean;
  private readonly spacing: number;
  private choicesOnly: boolean;
  /** The decisions to be answered now; several at once when several seats are asked. */
  pending: readonly Decision[] = NOTHING;
  /** All answers of the match, in the order they were given. */
  history: Answer[] = [];
  /** The options chosen since the checkpoint, beside the end of `history`. */
  chosenSince: Option[] = [];
  private mark: Mark<S> | null = null;
  /** So many steps after its copy the match stops: it is played again to see how it was there. */
  private goal = -1;
  private op: Op | null = null;
  /** Chance was replaced after so many answers of the running step: running it again replaces it again. */
  private chance: { readonly since: number; readonly rng: Rng } | null = null;
  /** A step that has asked and waits to be carried out. */
  private action: Action<S> | null = null;
  private chosen: (Option | undefined)[] = [];
  /** The step last taken. One often follows upon itself, and finding it by its name takes a while. */
  private stepName = '';
  private step: Step<S> | undefined;

  private constructor(game: Game<S>, setup: Setup, state: S, options: MatchOptions, live?: LiveTopics<S>) {
    this.game = game;
    this.setup = setup;
    this.keep = options.keep !== false;
    this.spacing = options.spacing ?? 1;
    this.choicesOnly = options.choicesOnly === true;
    if (this.keep && this.choicesOnly) throw new BadInput('a match that is kept asks everything');
    this.g = {
      game,
      index: indexOf(game),
      live: live ?? liveTopics(game, state),
      rulings: rulingsOf(game, setup),
      s: state,
      epoch: 0,
      recorder: options.record === true ? newRecorder(state.zones.length) : null,
      witness: options.witness ?? null,
    };
  }

  /** Starts a match and runs it to its first decision. The decks are checked before. */
  static start<S extends State>(game: Game<S>, setup: Setup, options: MatchOptions = {}): Match<S> {
    const rulings = rulingsOf(game, setup);
    for (const seat of [0, 1] as const) checkDeck(game, setup, rulings, seat);
    const match = new Match(game, setup, game.setup(setup, rulings), options);
    if (match.keep) match.mark = justBefore<S>(null);
    match.advance(undefined);
    return match;
  }

  /** Starts from a given state, at the beginning of its step: scenarios, search. */
  static from<S extends State>(game: Game<S>, setup: Setup, state: S, options: MatchOptions = {}): Match<S> {
    const match = new Match(game, setup, state, options);
    match.advance(undefined);
    return match;
  }

  static load<S extends State>(game: Game<S>, saved: SavedMatch<S>, options: MatchOptions = {}): Match<S> {
    if (saved.game !== game.id) throw new BadInput(`a match of ${saved.game} cannot go on as ${game.id}`);
    if (saved.ruleset !== game.ruleset)
      throw new BadInput(`this match needs ruleset ${saved.ruleset}; this is ${game.ruleset}`);
    const match = new Match(game, saved.setup, game.clone(saved.checkpoint), options);
    const before = saved.history.length - saved.since;
    match.history = saved.history.slice(0, before);
    match.advance(undefined);
    for (const [seat, index] of saved.history.slice(before)) match.answer(seat, index);
    return match;
  }

  get state(): S {
    return this.g.s;
  }
  get result(): Result | null {
    return this.g.s.result;
  }
  get recorder(): Recorder | null {
    return this.g.recorder;
  }
  /** The state in which the running step began; it is never changed. */
  get checkpoint(): S | null {
    const { mark } = this;
    if (mark === null || mark.after < 0) return null;
    const state = this.stateAt(mark);
    if (state !== mark.copy.state) this.mark = { ...mark, copy: { state, answers: mark.answers }, after: 0 };
    return state;
  }
  /** As it was at a mark: the copy that was made then, or the steps since the last one played again. */
  private stateAt({ copy, after, answers }: Mark<S>): S {
    if (after === 0 && copy.state !== null) return copy.state;
    const { game, setup, g } = this;
    const state = copy.state === null ? game.setup(setup, g.rulings) : game.clone(copy.state);
    const again = new Match(game, setup, state, { spacing: Number.POSITIVE_INFINITY }, g.live);
    again.mark = justBefore(copy.state);
    again.goal = after;
    again.advance(undefined);
    for (const [seat, index] of this.history.slice(copy.answers, answers)) again.answer(seat, index);
    return again.g.s;
  }
  /** How many events a viewer had been told when the running step began: the others can be taken back. */
  toldBefore(viewer: Viewer): number {
    return this.mark?.events[viewer] ?? 0;
  }
  /** Answers since the checkpoint: what can be taken back. */
  get since(): number {
    return this.chosenSince.length;
  }

  /** What a seat is asked now, if it has not answered yet. */
  decisionOf(seat: Seat): Decision | null {
    for (let i = 0; i < this.pending.length; i++) {
      const decision = this.pending[i] as Decision;
      if (decision.seat === seat && this.chosen[i] === undefined) return decision;
    }
    return null;
  }

  /** Seats that have yet to answer. */
  get waitingFor(): Seat[] {
    return this.pending.filter((_, i) => this.chosen[i] === undefined).map((decision) => decision.seat);
  }

  /** Answers a seat's decision by position in its list or by the option itself. Refused, it changes nothing. */
  answer(seat: Seat, choice: number | Option): void {
    const decision = this.decisionOf(seat);
    if (decision === null) throw new Refused(`seat ${seat} has nothing to decide now`, null);
    const index = typeof choice === 'number' ? choice : indexOfOption(decision.options, choice);
    const option = decision.options[index];
    if (option === undefined) throw this.refuse(decision, choice);
    const { mark } = this;
    const before = this.history.length;
    if (this.keep) {
      this.history.push(answerOf(seat, index));
      this.chosenSince.push(option);
    }
    const answers = this.collect(decision, option);
    if (answers === null) return;
    try {
      this.advance(answers);
    } catch (fault) {
      // The rules went wrong. A kept match stays where it was before this answer.
      if (mark !== null) this.rerun(mark, before);
      throw fault;
    }
  }

  /** The answers of all seats that are asked together, once the last of them is there. */
  private collect(decision: Decision, option: Option): readonly Option[] | null {
    const { pending } = this;
    if (pending.length === 1) return [option];
    this.chosen[pending.indexOf(decision)] = option;
    for (let i = 0; i < pending.length; i++) if (this.chosen[i] === undefined) return null;
    const answers = this.chosen as Option[];
    this.chosen = [];
    return answers;
  }

  /** Takes the last answer back. Only inside the running step: earlier ones are final. */
  undo(): void {
    if (this.since === 0) throw new Refused('there is nothing to take back in this step', null);
    this.rerun(this.mark as Mark<S>, this.history.length - 1);
  }

  save(): SavedMatch<S> {
    const { game, setup, history, since } = this;
    const checkpoint = game.clone(this.checkpoint ?? this.g.s);
    return { game: game.id, ruleset: game.ruleset, setup, history: history.slice(), checkpoint, since };
  }

  /** An independent copy at the same moment. */
  fork(options: MatchOptions = {}): Match<S> {
    return this.forkFrom(this.game.clone(this.checkpoint ?? this.g.s), options) as Match<S>;
  }

  /**
   * The same step from another checkpoint with the same choices: null when one of them does not exist there.
   * The new match takes `checkpoint` over and changes it.
   */
  forkFrom(checkpoint: S, options: MatchOptions = {}, live: LiveTopics<S> = this.g.live): Match<S> | null {
    const copy = new Match(this.game, this.setup, checkpoint, options, live);
    const { choicesOnly } = copy;
    // What has been answered was asked.
    copy.choicesOnly = false;
    const before = this.history.length - this.since;
    if (copy.keep) copy.history = this.history.slice(0, before);
    copy.advance(undefined);
    for (let i = 0; i < this.since; i++) {
      if (this.chance?.since === i) copy.takeChances(cloneRng(this.chance.rng));
      const [seat] = this.history[before + i] as Answer;
      const options_ = copy.decisionOf(seat)?.options ?? [];
      const index = indexOfOption(options_, this.chosenSince[i] as Option);
      if (index < 0) return null;
      copy.answer(seat, index);
    }
    if (this.chance?.since === this.since) copy.takeChances(cloneRng(this.chance.rng));
    copy.choicesOnly = choicesOnly;
    return copy;
  }

  /** From here on chance is another: for those who try what may happen and must not know what will. */
  takeChances(rng: Rng): void {
    this.g.s.rng = rng;
    if (this.keep) this.chance = { since: this.since, rng: cloneRng(rng) };
  }

  /** Runs again from a mark of this match, up to a length of its history. */
  private rerun(mark: Mark<S>, length: number): void {
    const state = this.stateAt(mark);
    const answers = this.history.slice(mark.answers, length);
    this.history.length = mark.answers;
    this.chosenSince = [];
    this.chosen = [];
    this.op = null;
    this.action = null;
    this.mark = null;
    this.g.s = this.game.clone(state);
    const { recorder } = this;
    if (recorder !== null) {
      untell(recorder, mark.events);
      for (let zone = 0; zone < state.zones.length; zone++) stir(recorder, zone);
    }
    const { chance } = this;
    this.advance(undefined);
    answers.forEach(([seat, index], i) => {
      if (chance?.since === i) this.takeChances(cloneRng(chance.rng));
      this.answer(seat, index);
    });
    if (chance?.since === answers.length) this.takeChances(cloneRng(chance.rng));
  }

  private advance(answers: readonly Option[] | undefined): void {
    const { g } = this;
    let input = answers;
    if (this.action !== null) {
      this.op = this.carryOut(this.action, answers as readonly Option[]);
      input = undefined;
    }
    for (let steps = 0; steps < CIRCLE; steps++) {
      if (this.op === null) {
        if (g.s.result !== null) return this.stop();
        if (this.takeStep()) return;
        input = undefined;
        continue;
      }
      const turn = input === undefined ? this.op.next() : this.op.next(input);
      if (turn.done === true) this.op = null;
      else if (g.s.result !== null) return this.stop();
      else if (this.choicesOnly && isForced(turn.value)) input = (turn.value[0] as Decision).options;
      else {
        this.pending = turn.value;
        return;
      }
    }
    throw new RulesFault(`${this.game.id} goes in a circle at step ${g.s.step}`);
  }

  /** Begins the step that comes next; true when it asks something before anything else, or this is as far as it goes. */
  private takeStep(): boolean {
    const { g } = this;
    if (g.s.step !== this.stepName) {
      this.stepName = g.s.step;
      this.step = this.game.steps[g.s.step];
    }
    const { step } = this;
    if (step === undefined) throw new RulesFault(`${this.game.id} has no step called ${g.s.step}`);
    if (typeof step === 'function') {
      const op = step(g);
      if (op === undefined) return false;
      this.op = op;
      return this.keep && this.setMark();
    }
    if (this.keep && this.setMark()) return true;
    const decisions = step.ask(g);
    if (decisions.length > 0) {
      if (this.choicesOnly && isForced(decisions)) {
        this.op = this.carryOut(step, (decisions[0] as Decision).options);
        return false;
      }
      this.action = step;
      this.pending = decisions;
      return true;
    }
    this.op = this.carryOut(step, NO_ANSWERS);
    return false;
  }

  private carryOut(action: Action<S>, answers: readonly Option[]): Op | null {
    this.action = null;
    return action.act(this.g, answers) ?? null;
  }

  /** A step that may ask is about to run: this is where it starts again. True when the match was to go no farther. */
  private setMark(): boolean {
    const { mark, recorder } = this;
    const answers = this.history.length;
    const events = recorder === null ? NO_EVENTS : VIEWERS.map((viewer) => toldTo(recorder, viewer));
    // Where chance was replaced, playing again what came before would not lead here.
    if (mark === null || this.chance !== null || mark.after + 1 >= this.spacing)
      this.mark = { copy: { state: this.game.clone(this.g.s), answers }, after: 0, answers, events };
    else this.mark = { copy: mark.copy, after: mark.after + 1, answers, events };
    this.chosenSince = [];
    this.chance = null;
    if (recorder !== null) recorder.sighted = [];
    return this.mark.after === this.goal;
  }

  private stop(): void {
    this.pending = NOTHING;
    this.op = null;
  }

  private refuse(decision: Decision, choice: number | Option): Refused {
    if (typeof choice === 'number')
      return new Refused(`option ${choice} is not offered: there are ${decision.options.length}`, null);
    return new Refused(`"${choice.do}" is not possible now`, this.game.refusal(this.g, decision, choice));
  }
}

/** One seat is asked and has one option: the list of its options is the list of answers. */
const isForced = (decisions: readonly Decision[]): boolean =>
  decisions.length === 1 && (decisions[0] as Decision).options.length === 1;
