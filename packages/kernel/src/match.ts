/**
 * A running match: the loop that takes steps, stops at decisions and goes on with the answers.
 *
 * A suspended step is its checkpoint and the answers since. Running it again from there is how a match is
 * saved in the middle of an effect, taken back, replayed and searched: one mechanism for all four.
 */

import { type AbilityIndex, abilityIndexOf } from './ability-index.ts';
import { type Answer, answerOf } from './answer.ts';
import { type Checkpoint, checkpointBefore, NO_EVENTS } from './checkpoint.ts';
import { checkDeck } from './decks.ts';
import { BadInput, Refused, RulesFault } from './errors.ts';
import { eventCount, newRecorder, type Recorder, truncateEvents } from './events.ts';
import { type Action, type Ctx, type Game, gameIndexOf, type Setup, type Step } from './game.ts';
import { markDirty } from './knowledge.ts';
import { indexOfOption } from './options.ts';
import { cloneRng, type Rng } from './rng.ts';
import { rulingsOf } from './rulings.ts';
import type { State } from './state.ts';
import { type Decision, type Op, type Option, type Result, type Seat, VIEWERS, type Viewer } from './types.ts';
import { NO_SOURCES } from './values.ts';

export interface MatchOptions {
  /** Keep checkpoints and history. Rollouts do without, which is faster. */
  readonly keep?: boolean;
  /**
   * After how many steps the state is copied for a new checkpoint; by default after each. The steps between are played
   * again when their checkpoint is needed, so a larger number suits matches that rarely need one.
   */
  readonly spacing?: number;
  /** Take an only option without asking. For rollouts, which nobody watches. */
  readonly choicesOnly?: boolean;
  /** Record events for the viewers. */
  readonly record?: boolean;
  readonly onAbility?: Ctx['onAbility'];
}

/** A match at any decision, as plain data. */
export interface SavedMatch<S extends State = State> {
  readonly game: string;
  readonly ruleset: string;
  readonly setup: Setup;
  readonly history: readonly Answer[];
  readonly checkpoint: S;
  /** How many of the last answers came after the checkpoint. */
  readonly answersSince: number;
}

const NO_DECISIONS: readonly Decision[] = [];
const NO_ANSWERS: readonly Option[] = [];
/** More steps than this without a decision are an endless loop of the game's flow. */
const MAX_STEPS = 10_000;

export class Match<S extends State = State> {
  readonly game: Game<S>;
  readonly setup: Setup;
  readonly g: Ctx<S>;
  readonly keep: boolean;
  private readonly spacing: number;
  private choicesOnly: boolean;
  /** The decisions to be answered now; several at once when several seats are asked. */
  pending: readonly Decision[] = NO_DECISIONS;
  /** All answers of the match, in the order they were given. */
  history: Answer[] = [];
  /** The options chosen since the checkpoint, beside the end of `history`. */
  optionsSince: Option[] = [];
  /** Answers since the running step began: what can be taken back. */
  answersSince = 0;
  private checkpoint: Checkpoint<S> | null = null;
  /** How many steps after its copy the match stops: set when it is played again to find an earlier state. */
  private stopAfter = -1;
  private op: Op | null = null;
  /** The generator was replaced after this many answers of the running step. Running it again replaces it again. */
  private reseeded: { readonly after: number; readonly rng: Rng } | null = null;
  /** The step that has asked and is not carried out yet. */
  private action: Action<S> | null = null;
  private chosen: (Option | undefined)[] = [];
  /** The last step, because it often follows itself and a lookup by name is slow. */
  private stepName = '';
  private step: Step<S> | undefined;

  private constructor(game: Game<S>, setup: Setup, state: S, options: MatchOptions, live?: AbilityIndex<S>) {
    this.game = game;
    this.setup = setup;
    this.keep = options.keep !== false;
    this.spacing = options.spacing ?? 1;
    this.choicesOnly = options.choicesOnly === true;
    if (this.keep && this.choicesOnly) throw new BadInput('a match that is kept asks everything');
    this.g = {
      game,
      index: gameIndexOf(game),
      abilities: live ?? abilityIndexOf(game, state),
      rulings: rulingsOf(game, setup),
      s: state,
      epoch: 0,
      sources: NO_SOURCES,
      recorder: options.record === true ? newRecorder(state.zones.length) : null,
      onAbility: options.onAbility ?? null,
    };
  }

  /** Starts a match and runs it to its first decision. The decks are checked before. */
  static start<S extends State>(game: Game<S>, setup: Setup, options: MatchOptions = {}): Match<S> {
    const rulings = rulingsOf(game, setup);
    for (const seat of [0, 1] as const) checkDeck(game, setup, rulings, seat);
    const match = new Match(game, setup, game.setup(setup, rulings), options);
    if (match.keep) match.checkpoint = checkpointBefore<S>(null);
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
    const before = saved.history.length - saved.answersSince;
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
  get checkpointState(): S | null {
    const { checkpoint } = this;
    if (checkpoint === null || checkpoint.stepsAfterCopy < 0) return null;
    const state = this.stateAt(checkpoint);
    if (state !== checkpoint.copy.state)
      this.checkpoint = { ...checkpoint, copy: { state, answers: checkpoint.answers }, stepsAfterCopy: 0 };
    return state;
  }
  /** The state at a checkpoint: its copy, or the last copy with the steps since played again. */
  private stateAt({ copy, stepsAfterCopy, answers }: Checkpoint<S>): S {
    if (stepsAfterCopy === 0 && copy.state !== null) return copy.state;
    const { game, setup, g } = this;
    const state = copy.state === null ? game.setup(setup, g.rulings) : game.clone(copy.state);
    const again = new Match(game, setup, state, { spacing: Number.POSITIVE_INFINITY }, g.abilities);
    again.checkpoint = checkpointBefore(copy.state);
    again.stopAfter = stepsAfterCopy;
    again.advance(undefined);
    for (const [seat, index] of this.history.slice(copy.answers, answers)) again.answer(seat, index);
    return again.g.s;
  }
  /** How many events a viewer had seen when the running step began. Later ones can be taken back. */
  eventsBeforeStep(viewer: Viewer): number {
    return this.checkpoint?.events[viewer] ?? 0;
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
    const { checkpoint } = this;
    const before = this.history.length;
    this.answersSince++;
    if (this.keep) {
      this.history.push(answerOf(seat, index));
      this.optionsSince.push(option);
    }
    const answers = this.collect(decision, option);
    if (answers === null) return;
    try {
      this.advance(answers);
    } catch (fault) {
      // A fault in the rules. A match with checkpoints returns to where it was before this answer.
      if (checkpoint !== null) this.rerun(checkpoint, before);
      throw fault;
    }
  }

  /** The answers of all seats that are asked together, once the last one has answered. */
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
    if (this.answersSince === 0) throw new Refused('there is nothing to take back in this step', null);
    this.rerun(this.checkpoint as Checkpoint<S>, this.history.length - 1);
  }

  save(): SavedMatch<S> {
    const { game, setup, history, answersSince } = this;
    const checkpoint = game.clone(this.checkpointState ?? this.g.s);
    return {
      game: game.id,
      ruleset: game.ruleset,
      setup,
      history: history.slice(),
      checkpoint,
      answersSince: answersSince,
    };
  }

  /** An independent copy at the same moment. Inside a step it needs the checkpoint of a match that is kept. */
  fork(options: MatchOptions = {}): Match<S> {
    return this.isAtAction && options.record !== true && options.onAbility === undefined
      ? this.forkAtAction(options)
      : (this.forkFrom(this.game.clone(this.checkpointState ?? this.g.s), options) as Match<S>);
  }

  /** An action has asked and nobody has answered yet. So the state is still that in which its step began. */
  get isAtAction(): boolean {
    return this.action !== null && this.answersSince === 0;
  }

  /** A copy with the same decisions. They are not made again, which would take longer than the copy. */
  private forkAtAction(options: MatchOptions): Match<S> {
    const { game, setup, g } = this;
    const copy = new Match(game, setup, game.clone(g.s), options, g.abilities);
    copy.pending = this.pending;
    copy.action = this.action;
    copy.stepName = this.stepName;
    copy.step = this.step;
    if (!copy.keep) return copy;
    copy.history = this.history.slice();
    copy.reseeded = this.reseeded;
    copy.checkpoint = this.checkpoint ?? {
      copy: { state: game.clone(g.s), answers: copy.history.length },
      stepsAfterCopy: 0,
      answers: copy.history.length,
      events: NO_EVENTS,
    };
    return copy;
  }

  /**
   * The same step from another checkpoint with the same choices: null when one of them does not exist there.
   * The new match takes `checkpoint` over and changes it.
   */
  forkFrom(checkpoint: S, options: MatchOptions = {}, live: AbilityIndex<S> = this.g.abilities): Match<S> | null {
    const copy = new Match(this.game, this.setup, checkpoint, options, live);
    const { choicesOnly } = copy;
    // Answers in the history were all asked for.
    copy.choicesOnly = false;
    const before = this.history.length - this.answersSince;
    if (copy.keep) copy.history = this.history.slice(0, before);
    copy.advance(undefined);
    for (let i = 0; i < this.answersSince; i++) {
      if (this.reseeded?.after === i) copy.reseed(cloneRng(this.reseeded.rng));
      const [seat] = this.history[before + i] as Answer;
      const options_ = copy.decisionOf(seat)?.options ?? [];
      const index = indexOfOption(options_, this.optionsSince[i] as Option);
      if (index < 0) return null;
      copy.answer(seat, index);
    }
    if (this.reseeded?.after === this.answersSince) copy.reseed(cloneRng(this.reseeded.rng));
    copy.choicesOnly = choicesOnly;
    return copy;
  }

  /** Replaces the random generator, so that a trial does not show what will really happen. */
  reseed(rng: Rng): void {
    this.g.s.rng = rng;
    if (this.keep) this.reseeded = { after: this.answersSince, rng: cloneRng(rng) };
  }

  /** Runs again from a checkpoint of this match, up to a length of its history. */
  private rerun(mark: Checkpoint<S>, length: number): void {
    const state = this.stateAt(mark);
    const answers = this.history.slice(mark.answers, length);
    this.history.length = mark.answers;
    this.optionsSince = [];
    this.answersSince = 0;
    this.chosen = [];
    this.op = null;
    this.action = null;
    this.checkpoint = null;
    this.g.s = this.game.clone(state);
    const { recorder } = this;
    if (recorder !== null) {
      truncateEvents(recorder, mark.events);
      for (let zone = 0; zone < state.zones.length; zone++) markDirty(recorder, zone);
    }
    const { reseeded } = this;
    this.advance(undefined);
    answers.forEach(([seat, index], i) => {
      if (reseeded?.after === i) this.reseed(cloneRng(reseeded.rng));
      this.answer(seat, index);
    });
    if (reseeded?.after === answers.length) this.reseed(cloneRng(reseeded.rng));
  }

  private advance(answers: readonly Option[] | undefined): void {
    const { g } = this;
    let input = answers;
    if (this.action !== null) {
      this.op = this.carryOut(this.action, answers as readonly Option[]);
      input = undefined;
    }
    for (let steps = 0; steps < MAX_STEPS; steps++) {
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
    throw new RulesFault(`${this.game.id} loops at step ${g.s.step}`);
  }

  /** Begins the next step. True when it asks at once, or when the match stops here. */
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
      this.answersSince = 0;
      return this.keep && this.setCheckpoint();
    }
    this.answersSince = 0;
    if (this.keep && this.setCheckpoint()) return true;
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

  /** Called before a step that may ask, so that it can be run again from here. True when the match stops here. */
  private setCheckpoint(): boolean {
    const { checkpoint, recorder } = this;
    const answers = this.history.length;
    const events = recorder === null ? NO_EVENTS : VIEWERS.map((viewer) => eventCount(recorder, viewer));
    // After a reseed, playing the earlier steps again would not lead here.
    if (checkpoint === null || this.reseeded !== null || checkpoint.stepsAfterCopy + 1 >= this.spacing)
      this.checkpoint = { copy: { state: this.game.clone(this.g.s), answers }, stepsAfterCopy: 0, answers, events };
    else this.checkpoint = { copy: checkpoint.copy, stepsAfterCopy: checkpoint.stepsAfterCopy + 1, answers, events };
    this.optionsSince = [];
    this.reseeded = null;
    if (recorder !== null) recorder.seenCards = [];
    return this.checkpoint.stepsAfterCopy === this.stopAfter;
  }

  private stop(): void {
    this.pending = NO_DECISIONS;
    this.op = null;
  }

  private refuse(decision: Decision, choice: number | Option): Refused {
    if (typeof choice === 'number')
      return new Refused(`option ${choice} is not offered: there are ${decision.options.length}`, null);
    return new Refused(`"${choice.do}" is not possible now`, this.game.refusal(this.g, decision, choice));
  }
}

/** One seat is asked and has one option, so its list of options is also the list of answers. */
const isForced = (decisions: readonly Decision[]): boolean =>
  decisions.length === 1 && (decisions[0] as Decision).options.length === 1;
