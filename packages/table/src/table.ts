/**
 * One table: a match, its clocks, and what people do around it. It has no I/O and no clock of its own, so it runs in
 * a server and in a browser's worker alike.
 *
 * Two steps keep a move from ever being lost: `accept` turns a request into an entry and changes nothing; once the
 * entry is on disk, `apply` makes it so. A table read again from its entries is the same table.
 */
import {
  BadInput,
  createRng,
  type Decision,
  defaultAnswer,
  dropEvents,
  type Game,
  logOf,
  Match,
  Refused,
  type Result,
  replay,
  roll,
  type Seat,
  type SeenEvent,
  type Setup,
  type State,
  type Viewer,
} from '@taisen/kernel';
import type { AutoPass } from '@taisen/protocol';
import { Clock, type ClockRules, NO_CLOCK } from './clock.ts';
import { type Entry, type Request, Stale } from './entry.ts';
import { mayTakeBack } from './takeback.ts';

/** Decisions in a row that the clock may answer for a seat before the match is lost on time. */
const MOST_TIMEOUTS = 3;
/**
 * Passing by itself takes between so many milliseconds, drawn anew each time and known to nobody: a pass at once would
 * tell the other player that there was nothing to think about.
 */
const AUTO_PASS = { least: 700, most: 2200 };

/**
 * A copy of the state for every step would be most of what a table leaves behind, and is seldom asked for: by a
 * takeback, a glance ahead, a bot. Playing the steps since the last one again takes a millisecond at most, and makes
 * another copy: at a table that asks often, the last one is near.
 */
const CHECKPOINT_SPACING = 64;

export interface TableOptions {
  readonly clock?: ClockRules;
  /** When the match began, on the same scale as the entries' times. */
  readonly at: number;
}

export interface OpenOptions extends TableOptions {
  /** Events that everyone has been told are not kept; who wants them has the match played again from its beginning. */
  readonly dropsEvents?: boolean;
}

export class Table<S extends State = State> {
  readonly match: Match<S>;
  /** All entries applied so far; the sequence number of the last one is its length. */
  readonly entries: Entry[] = [];
  readonly clocks: readonly [Clock, Clock];
  private readonly rules: ClockRules;
  private dropsEvents = false;
  /** The same table without an entry. */
  private restart: (() => Table<S>) | null = null;
  private readonly timeouts = [0, 0];
  private ended: Result | null = null;
  /** What the rules threw, if they went wrong. */
  fault: unknown = null;
  /** Bits of the seats that have offered a draw, or another game. */
  drawOffers = 0;
  rematchOffers = 0;
  /** By seat: what it adds to the shuffle of the next match. The first word counts. */
  readonly rematchNonces: [string | null, string | null] = [null, null];
  /** By seat: the number of the entry that put the question which waits; what an answer has to name. */
  readonly asked: [number, number] = [0, 0];
  private readonly autoPass: [AutoPass, AutoPass] = [{}, {}];
  /** By seat: when the table passes for it. */
  private readonly autoPassAt: [number | null, number | null] = [null, null];

  /** A table may begin in the middle of a match, which then has to record its events. */
  constructor(match: Match<S>, options: TableOptions) {
    this.match = match;
    this.rules = options.clock ?? NO_CLOCK;
    this.clocks = [new Clock(this.rules), new Clock(this.rules)];
    this.runClocks(options.at);
  }

  static open<S extends State>(game: Game<S>, setup: Setup, options: OpenOptions): Table<S> {
    const table = new Table(Match.start(game, setup, { record: true, spacing: CHECKPOINT_SPACING }), options);
    table.dropsEvents = options.dropsEvents === true;
    table.restart = () => Table.open(game, setup, options);
    return table;
  }

  /** This table as it was after so many entries, played again; null where it began in the middle of a match. */
  replayTo(seq: number): Table<S> | null {
    const then = this.restart?.() ?? null;
    if (then !== null) for (const entry of this.entries.slice(0, seq)) then.apply(entry);
    return then;
  }

  /** All that a viewer has been told since the match began. */
  events(viewer: Viewer): readonly SeenEvent[] {
    const { match } = this;
    const { recorder } = match;
    if (recorder === null || recorder.dropped[viewer] === 0) return recorder?.events[viewer] ?? [];
    this.replayed ??= replay(match.game, logOf(match), { record: true, spacing: Number.POSITIVE_INFINITY });
    return this.replayed.recorder?.events[viewer] ?? [];
  }
  /** The match played again for its events, until something happens: however often somebody comes, it is played once. */
  private replayed: Match<S> | null = null;

  /** Everyone who watches has been told everything. */
  eventsSent(): void {
    const { recorder } = this.match;
    if (this.dropsEvents && recorder !== null) dropEvents(recorder);
  }

  get seq(): number {
    return this.entries.length;
  }
  /** By the game's rules, by giving up, by agreement, on time, or because the rules went wrong. */
  get result(): Result | null {
    return this.ended ?? this.match.result;
  }

  /** Turns a request into the entry that would carry it out, or refuses it. Nothing changes yet. */
  accept(request: Request, now: number): Entry {
    const { seat } = request;
    if (seat !== 0 && seat !== 1) throw new Refused('there is no such seat', null);
    const at = Math.max(now, this.entries.at(-1)?.at ?? now);
    if (request.do === 'left' || request.do === 'returned' || request.do === 'resumed')
      return { do: request.do, seat, at };
    if (request.do === 'auto-pass') return { do: 'auto-pass', seat, kinds: request.kinds, at };
    if (request.do === 'offer-rematch') {
      if (this.result === null) throw new Refused('the match is not over', null);
      const { nonce } = request;
      return nonce === undefined ? { do: 'offer-rematch', seat, at } : { do: 'offer-rematch', seat, nonce, at };
    }
    if (request.do === 'answer') return this.acceptAnswer(request, at);
    if (this.result !== null) throw new Refused('the match is over', null);
    if (request.do === 'takeback' && !mayTakeBack(this.match, seat))
      throw new Refused('this cannot be taken back: it is done, or something hidden was shown', null);
    if ((request.do === 'accept-draw' || request.do === 'refuse-draw') && !this.isOffered(seat))
      throw new Refused('no draw is offered', null);
    return { do: request.do, seat, at };
  }

  private acceptAnswer({ seat, option, asked }: Extract<Request, { do: 'answer' }>, at: number): Entry {
    if (this.result !== null) throw new Stale(asked, 'is no longer asked: the match is over');
    const decision = this.match.decisionOf(seat);
    if (asked !== this.asked[seat]) throw new Stale(asked);
    // Kept already, but whoever sent it lost the connection before hearing so, and sends it again.
    if (decision === null) throw new Stale(asked, `is not asked now: seat ${seat} has nothing to decide`);
    if (decision.options[option] === undefined) throw new Refused(`option ${option} is not offered`, null);
    return { do: 'answer', seat, option, at };
  }

  private isOffered(seat: Seat): boolean {
    return (this.drawOffers & (seat === 0 ? 2 : 1)) !== 0;
  }

  /** Makes an accepted entry so. Entries are applied once, in order. */
  apply(entry: Entry): void {
    const { seat, at } = entry;
    this.replayed = null;
    if (entry.do === 'answer') {
      this.play(() => this.match.answer(seat, entry.option));
      this.timeouts[seat] = entry.by === 'clock' ? (this.timeouts[seat] as number) + 1 : 0;
      this.drawOffers &= ~(1 << seat);
    } else if (entry.do === 'takeback') this.play(() => this.match.undo());
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

  /**
   * The entry is kept already, so a match whose rules go wrong cannot go on without it, nor with it: it ends with
   * nobody as the winner, wherever its entries are read.
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

  /** The clock of every seat that is asked something runs; a new decision starts it anew. */
  private runClocks(at: number): void {
    for (const seat of [0, 1] as const) {
      const decision = this.result === null ? this.match.decisionOf(seat) : null;
      if (decision === null) this.clocks[seat].stop(at);
      else if (decision !== this.timedDecision[seat]) {
        this.asked[seat] = this.seq;
        this.clocks[seat].start(at);
      } else this.clocks[seat].advance(at);
      this.timedDecision[seat] = decision;
      this.autoPassAt[seat] = decision !== null && this.autoPasses(seat, decision) ? at + this.delay(seat) : null;
    }
  }
  private readonly timedDecision: (Decision | null)[] = [null, null];

  private autoPasses(seat: Seat, decision: Decision): boolean {
    const setting = this.autoPass[seat][decision.kind];
    if (setting === undefined || decision.pass === undefined) return false;
    return setting === 'always' || decision.options.length === 1;
  }

  /** From the table's own secret, so that whoever reads the table again waits as long. */
  private delay(seat: Seat): number {
    const rng = createRng(`${this.match.setup.seed} pass ${seat} ${this.seq}`);
    return AUTO_PASS.least + roll(rng, AUTO_PASS.most - AUTO_PASS.least);
  }

  /** When the table has to be looked at again even if nobody does anything; null when there is no need. */
  deadline(): number | null {
    let first = Number.POSITIVE_INFINITY;
    for (const seat of [0, 1] as const) {
      first = Math.min(first, this.clocks[seat].deadline() ?? first, this.autoPassAt[seat] ?? first);
    }
    return first === Number.POSITIVE_INFINITY ? null : first;
  }

  /** What the table does by itself at this time, if anything. */
  due(now: number): Entry | null {
    if (this.result !== null) return null;
    for (const seat of [0, 1] as const) {
      const decision = this.match.decisionOf(seat);
      if (decision === null) continue;
      const [passAt, deadline] = [this.autoPassAt[seat], this.clocks[seat].deadline()];
      if (passAt !== null && passAt <= now)
        return { do: 'answer', seat, option: defaultAnswer(decision), by: 'auto', at: now };
      if (deadline !== null && deadline <= now) return this.timeout(seat, decision, now);
    }
    return null;
  }

  /**
   * The clock answers for a seat in the way that does the least, and gives the match up for one that has let it do so
   * too often or has used up its bank.
   */
  private timeout(seat: Seat, decision: Decision, at: number): Entry {
    if (this.rules.bank !== null || (this.timeouts[seat] as number) >= MOST_TIMEOUTS - 1)
      return { do: 'concede', seat, by: 'clock', at };
    return { do: 'answer', seat, option: defaultAnswer(decision), by: 'clock', at };
  }
}
