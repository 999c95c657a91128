/**
 * One table: a match, its clocks, and offers of draws and rematches. It does no I/O and never reads the time, so it runs
 * in a server and in a browser's worker.
 *
 * Two steps keep a move from being lost: `accept` turns a request into an entry and changes nothing; once the entry is
 * stored, `apply` applies it. A table restored from its entries is the same table.
 */
import {
  type Answer,
  BadInput,
  createRng,
  type Decision,
  deepEqual,
  dropEvents,
  engineOf,
  eventCount,
  type Game,
  logOf,
  type Match,
  type Recorder,
  Refused,
  type Result,
  roll,
  type Seat,
  type SeenEvent,
  type Setup,
  type State,
  VIEWERS,
  type Viewer,
} from '@taisen/kernel';
import type { AutoPass, ClockView } from '@taisen/protocol';
import { Clock, type ClockRules, NO_CLOCK } from './clock.ts';
import { type Entry, type Request, Stale } from './entry.ts';
import { Takebacks } from './takebacks.ts';

/** A seat loses on time at this many timeouts in a row. */
const MOST_TIMEOUTS = 3;
/**
 * Milliseconds before an automatic pass. The delay is random and secret: an immediate pass would show the opponent that
 * there was nothing to decide.
 */
const AUTO_PASS = { least: 700, most: 2200 };

/** In milliseconds. Every commit takes some, and an entry need not say so. */
const LEAST_STOOD = 20;
/** Entries of one seat that are not answers. A player at a table makes a few dozen of them. */
const MOST_REQUESTS = 500;

/**
 * In steps. A checkpoint for every step would be most of a table's garbage, and only takebacks, forecasts and bots need
 * one. Replaying the steps since the last checkpoint takes at most a millisecond and makes a new checkpoint, so a table
 * that needs many has a recent one.
 */
const CHECKPOINT_SPACING = 64;

export interface TableOptions {
  readonly clock?: ClockRules;
  /** The start of the match, on the time scale of the entries. */
  readonly at: number;
  /** Between rated players nothing is taken back once it is done. */
  readonly rated?: boolean;
}

export interface OpenOptions extends TableOptions {
  /** Drops events that every viewer has been sent. `events` then replays the match. */
  readonly dropsEvents?: boolean;
}

export class Table<S extends State = State> {
  /** Another one after a takeback that goes further back than the running step. */
  match: Match<S>;
  /** All entries applied so far; the sequence number of the last one is its length. */
  readonly entries: Entry[] = [];
  readonly clocks: readonly [Clock, Clock];
  private readonly rules: ClockRules;
  private dropsEvents = false;
  /** Opens the same table without entries. */
  private restart: (() => Table<S>) | null = null;
  private readonly timeouts = [0, 0];
  private ended: Result | null = null;
  /** The error that the rules threw, if any. */
  fault: unknown = null;
  /** Bit sets of the seats that have offered a draw, or a rematch. */
  drawOffers = 0;
  rematchOffers = 0;
  /** By seat: its nonce for the shuffle of the next match. The first one counts. */
  readonly rematchNonces: [string | null, string | null] = [null, null];
  /** By seat: the number of the entry that opened its decision. An answer has to name it. */
  readonly asked: [number, number] = [0, 0];
  private readonly autoPass: [AutoPass, AutoPass] = [{}, {}];
  /** By seat: when the table passes automatically. */
  private readonly autoPassAt: [number | null, number | null] = [null, null];
  /** By seat: how long its clock has stood still since the last entry. The next entry records it. */
  private readonly stood: [number, number] = [0, 0];
  /** By seat: its entries that are not answers. */
  private readonly requests: [number, number] = [0, 0];
  private readonly takebacks: Takebacks<S>;
  private readonly again: (() => Match<S>) | null;
  /** How many answers the match had when the table was made. */
  private readonly firstAnswer: number;
  /** By viewer: how many of its events are left after the last takeback. */
  readonly eventsLeft: [number, number, number] = [0, 0, 0];

  /**
   * The match may have begun already; it must record its events. `again` begins it again as it is now; without it,
   * answers are taken back inside a step only.
   */
  constructor(match: Match<S>, options: TableOptions, again: (() => Match<S>) | null = null) {
    this.match = match;
    this.rules = options.clock ?? NO_CLOCK;
    this.clocks = [new Clock(this.rules), new Clock(this.rules)];
    this.again = again;
    this.takebacks = new Takebacks(this.clocks, again !== null && options.rated !== true);
    this.firstAnswer = match.history.length;
    this.runClocks(options.at);
  }

  static open<S extends State>(game: Game<S>, setup: Setup, options: OpenOptions): Table<S> {
    const again = () => engineOf(game).start(game, setup, { record: true, spacing: CHECKPOINT_SPACING });
    const table = new Table(again(), options, again);
    table.dropsEvents = options.dropsEvents === true;
    table.restart = () => Table.open(game, setup, options);
    return table;
  }

  /** This table after its first `seq` entries, by replaying them; null if it was not made by `open`. */
  replayTo(seq: number): Table<S> | null {
    const then = this.restart?.() ?? null;
    if (then !== null) for (const entry of this.entries.slice(0, seq)) then.apply(entry);
    return then;
  }

  /** All events that a viewer has been sent since the match began. */
  events(viewer: Viewer): readonly SeenEvent[] {
    const { match } = this;
    const { recorder } = match;
    if (recorder === null || recorder.dropped[viewer] === 0) return recorder?.events[viewer] ?? [];
    const { replay } = engineOf(match.game);
    this.replayed ??= replay(match.game, logOf(match), { record: true, spacing: Number.POSITIVE_INFINITY });
    return this.replayed.recorder?.events[viewer] ?? [];
  }
  /** The match replayed for its events. Kept until the next entry, so that many new connections cost one replay. */
  private replayed: Match<S> | null = null;

  /** Call when all viewers have been sent all events. */
  eventsSent(): void {
    const { recorder } = this.match;
    if (this.dropsEvents && recorder !== null) dropEvents(recorder);
  }

  get seq(): number {
    return this.entries.length;
  }
  /** By the rules, by concession, by agreement, on time, or because the rules failed. */
  get result(): Result | null {
    return this.ended ?? this.match.result;
  }

  /** Turns a request into an entry, or refuses it. Nothing changes yet. `now` is when the request was received. */
  accept(request: Request, now: number): Entry {
    if (request.seat !== 0 && request.seat !== 1) throw new Refused('there is no such seat', null);
    const at = Math.max(now, this.entries.at(-1)?.at ?? now);
    return this.withStood(request.do === 'answer' ? this.acceptAnswer(request, at) : this.acceptOther(request, at));
  }

  /** Whether the request has been made before and has its effect already. */
  isRepeated(request: Request): boolean {
    const bit = 1 << request.seat;
    const isOpen = this.result === null;
    if (request.do === 'auto-pass') return isOpen && deepEqual(request.kinds, this.autoPass[request.seat]);
    if (request.do === 'offer-draw') return isOpen && (this.drawOffers & bit) !== 0;
    if (request.do === 'takeback') return isOpen && (this.takebacks.asked & bit) !== 0;
    if (request.do !== 'offer-rematch' || (this.rematchOffers & bit) === 0) return false;
    return request.nonce === undefined || this.rematchNonces[request.seat] !== null;
  }

  private acceptOther(request: Exclude<Request, { do: 'answer' }>, at: number): Entry {
    const { seat } = request;
    if (request.do === 'offer-rematch') {
      if (this.result === null) throw new Refused('the match is not over', null);
      const { nonce } = request;
      return nonce === undefined ? { do: 'offer-rematch', seat, at } : { do: 'offer-rematch', seat, nonce, at };
    }
    if (this.result !== null) throw new Refused('the match is over', null);
    const always = request.do === 'concede' || request.do === 'resumed' || request.do === 'stopped';
    if (!always && this.requests[seat] >= MOST_REQUESTS)
      throw new Refused(`this seat has made ${MOST_REQUESTS} requests in this match: now it can only play`, null);
    if (request.do === 'auto-pass') return { do: 'auto-pass', seat, kinds: request.kinds, at };
    if (request.do === 'takeback' || request.do === 'accept-takeback' || request.do === 'refuse-takeback')
      return this.takebacks.accept(this.match, request.do, seat, at);
    if ((request.do === 'accept-draw' || request.do === 'refuse-draw') && !this.isOffered(seat))
      throw new Refused('no draw is offered', null);
    return { do: request.do, seat, at };
  }

  /** By itself, or if the other seat agrees. */
  mayTakeBack(seat: Seat): boolean {
    return this.result === null && this.takebacks.may(this.match, seat);
  }

  /** Bit set of the seats that ask the other one to agree to a takeback. */
  get takebackRequests(): number {
    return this.takebacks.asked;
  }

  private withStood<E extends Entry>(entry: E): E {
    const [one, two] = this.stood;
    return one < LEAST_STOOD && two < LEAST_STOOD ? entry : { ...entry, stood: [Math.round(one), Math.round(two)] };
  }

  /** Until now a seat's clock stood still for this long: its question had not been sent, or the host had stalled. */
  stand(seat: Seat, milliseconds: number, now: number): void {
    const since = now - (this.entries.at(-1)?.at ?? Number.NEGATIVE_INFINITY);
    this.stood[seat] = Math.min(this.stood[seat] + milliseconds, since);
  }

  private acceptAnswer({ seat, option, asked }: Extract<Request, { do: 'answer' }>, at: number): Entry {
    if (this.result !== null) throw new Stale(asked, 'is no longer asked: the match is over');
    const decision = this.match.decisionOf(seat);
    if (asked !== this.asked[seat]) throw new Stale(asked);
    // It has been stored, but the client lost its connection before the reply and sends it again.
    if (decision === null) throw new Stale(asked, `is not asked now: seat ${seat} has nothing to decide`);
    if (decision.options[option] === undefined) throw new Refused(`option ${option} is not offered`, null);
    return { do: 'answer', seat, option, at };
  }

  private isOffered(seat: Seat): boolean {
    return (this.drawOffers & (seat === 0 ? 2 : 1)) !== 0;
  }

  /** Applies an accepted entry. Entries are applied once, in order. */
  apply(entry: Entry): void {
    const { seat, at } = entry;
    this.replayed = null;
    for (const each of [0, 1] as const) {
      const stood = entry.stood?.[each] ?? 0;
      this.clocks[each].stood(stood);
      // What was added since the entry was made is left for the next one.
      this.stood[each] = Math.max(0, this.stood[each] - stood);
    }
    if (changesMatch(entry)) this.takebacks.keep(this.match, at);
    if (entry.do !== 'answer') this.requests[seat]++;
    if (entry.do === 'answer') {
      const chose = entry.by === undefined && (this.match.decisionOf(seat)?.options.length ?? 0) > 1;
      this.play(() => this.match.answer(seat, entry.option));
      this.takebacks.answered(this.match, seat, chose);
      this.timeouts[seat] = entry.by === 'clock' ? (this.timeouts[seat] as number) + 1 : 0;
      this.drawOffers &= ~(1 << seat);
    } else if (entry.do === 'takeback') this.goBack(this.match.history.length - 1);
    else if (entry.do === 'accept-takeback') this.goBack(entry.to);
    else if (entry.do === 'ask-takeback') this.takebacks.asked |= 1 << seat;
    else if (entry.do === 'refuse-takeback') this.takebacks.refuse(seat);
    else if (entry.do === 'concede')
      this.ended = { winner: seat === 0 ? 1 : 0, rule: entry.by === 'clock' ? 'time' : 'concede' };
    else if (entry.do === 'offer-draw') this.drawOffers |= 1 << seat;
    else if (entry.do === 'accept-draw') this.ended = { winner: null, rule: 'agreement' };
    else if (entry.do === 'refuse-draw') this.drawOffers = 0;
    else if (entry.do === 'offer-rematch') {
      this.rematchOffers |= 1 << seat;
      this.rematchNonces[seat] ??= entry.nonce ?? null;
    } else if (entry.do === 'auto-pass') this.autoPass[seat] = entry.kinds;
    else if (entry.do === 'stopped') this.ended = { winner: null, rule: 'fault' };
    else if (entry.do === 'left') this.clocks[seat].leave(at);
    else if (entry.do === 'returned') this.clocks[seat].come(at);
    else for (const clock of this.clocks) clock.skip(at);
    this.entries.push(entry);
    this.runClocks(at);
  }

  /** Goes back to the first `to` answers: inside the running step, or by playing the match again. */
  private goBack(to: number): void {
    const { match } = this;
    const [first, past] = [this.firstAnswer, match.history.length];
    if (!Number.isInteger(to) || to < first || to >= past)
      throw new BadInput(`a match with ${past} answers cannot go back to ${to}`);
    this.play(() => {
      if (to === past - 1 && match.answersSince > 0) match.undo();
      else this.match = this.played(match.history.slice(first, to));
    });
    this.takebacks.wentBack(to);
    for (const viewer of VIEWERS)
      this.eventsLeft[viewer] =
        this.match === match ? match.eventsBeforeStep(viewer) : eventCount(this.match.recorder as Recorder, viewer);
  }

  private played(answers: readonly Answer[]): Match<S> {
    if (this.again === null) throw new BadInput('this match cannot be played again from its beginning');
    const match = this.again();
    for (const [seat, option] of answers) match.answer(seat, option);
    return match;
  }

  /**
   * The entry is already stored, so a match whose rules fail cannot continue with it or without it. It ends without a
   * winner, and does so again whenever its entries are replayed.
   */
  private play(move: () => void): void {
    try {
      move();
    } catch (error) {
      if (error instanceof BadInput) throw error;
      this.fault = error;
      this.ended = { winner: null, rule: 'fault' };
    }
  }

  /** Runs the clock of every seat with a decision. A new decision restarts it. */
  private runClocks(at: number): void {
    for (const seat of [0, 1] as const) {
      const decision = this.result === null ? this.match.decisionOf(seat) : null;
      if (decision === null) this.clocks[seat].stop(at);
      else if (decision !== this.timedDecision[seat]) {
        this.asked[seat] = this.seq;
        this.clocks[seat].start(at, this.takebacks.timeFor(this.match, seat, this.isBack));
        this.autoPassAt[seat] = null;
      } else this.clocks[seat].advance(at);
      this.timedDecision[seat] = decision;
      if (decision === null || !this.autoPasses(seat, decision)) this.autoPassAt[seat] = null;
      // Not anew with every entry: the other seat could put the pass off for ever.
      else this.autoPassAt[seat] ??= at + this.delay(seat);
    }
  }
  private readonly timedDecision: (Decision | null)[] = [null, null];

  private get isBack(): boolean {
    const last = this.entries.at(-1);
    return last !== undefined && last.do !== 'answer' && changesMatch(last);
  }

  private autoPasses(seat: Seat, decision: Decision): boolean {
    const setting = this.autoPass[seat][decision.kind];
    if (setting === undefined || decision.pass === undefined) return false;
    return setting === 'always' || decision.options.length === 1;
  }

  /** Derived from the table's secret seed, so that a restored table waits just as long. */
  private delay(seat: Seat): number {
    const rng = createRng(`${this.match.setup.seed} pass ${seat} ${this.seq}`);
    return AUTO_PASS.least + roll(rng, AUTO_PASS.most - AUTO_PASS.least);
  }

  /** When `due` has to be called even if no request comes; null if never. */
  deadline(): number | null {
    let first = Number.POSITIVE_INFINITY;
    for (const seat of [0, 1] as const) {
      first = Math.min(first, this.deadlineOf(seat) ?? first, this.autoPassAt[seat] ?? first);
    }
    return first === Number.POSITIVE_INFINITY ? null : first;
  }

  private deadlineOf(seat: Seat): number | null {
    const deadline = this.clocks[seat].deadline();
    return deadline === null ? null : deadline + this.stood[seat];
  }

  /** A seat's clock as viewers see it, by default as of the last entry. */
  clockOf(seat: Seat, now?: number): ClockView {
    const view = this.clocks[seat].show(now === undefined ? undefined : now - this.stood[seat]);
    return view.running ? { ...view, out: this.losesOnTime(seat) ? 'loss' : 'move' } : view;
  }

  /** Whether the seat loses when its time runs out now. Otherwise a move is made for it. */
  private losesOnTime(seat: Seat): boolean {
    return this.rules.bank !== null || (this.timeouts[seat] as number) >= MOST_TIMEOUTS - 1;
  }

  /** The entry that the table makes by itself at this time, if any. */
  due(now: number): Entry | null {
    if (this.result !== null) return null;
    for (const seat of [0, 1] as const) {
      const decision = this.match.decisionOf(seat);
      if (decision === null) continue;
      const [passAt, deadline] = [this.autoPassAt[seat], this.deadlineOf(seat)];
      if (passAt !== null && passAt <= now) return this.withStood(this.defaultAnswer(seat, decision, 'auto', now));
      if (deadline !== null && deadline <= now) return this.withStood(this.timeout(seat, decision, now));
    }
    return null;
  }

  /**
   * Gives the default answer for a seat whose time has run out. Concedes instead if the seat has used up its bank, or has
   * timed out too often.
   */
  private timeout(seat: Seat, decision: Decision, at: number): Entry {
    if (this.losesOnTime(seat)) return { do: 'concede', seat, by: 'clock', at };
    return this.defaultAnswer(seat, decision, 'clock', at);
  }

  private defaultAnswer(seat: Seat, decision: Decision, by: 'clock' | 'auto', at: number): Entry {
    return { do: 'answer', seat, option: engineOf(this.match.game).defaultAnswer(decision), by, at };
  }
}

/** No other entry changes the match. */
export const changesMatch = ({ do: verb }: Entry): boolean =>
  verb === 'answer' || verb === 'takeback' || verb === 'accept-takeback';
