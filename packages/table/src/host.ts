/**
 * Runs a table for its connections: receives their messages, stores the entries, applies them, and sends the changes to
 * every viewer. Time, storage and bots come from the environment, so that a server and a browser's worker run the same
 * host.
 */
import { BadInput, Refused, RulesFault, type Seat, type State, VIEWERS, type Viewer } from '@taisen/kernel';
import { type ClientMessage, parseClientMessage, type ServerMessage, type TableInfo } from '@taisen/protocol';
import { Bots } from './bots.ts';
import { type Entry, type Request, Stale } from './entry.ts';
import type { Connection, Environment, EventStore, HostOptions, Send, Traced } from './environment.ts';
import { answerTo, isQuestion, mustBeSeat, type Question } from './questions.ts';
import { errorFor, TooMany } from './refusals.ts';
import { Snapshot } from './snapshot.ts';
import type { Table } from './table.ts';
import { TaskQueue } from './task-queue.ts';
import { ViewerStream } from './viewer-stream.ts';

/**
 * In milliseconds. Normal rules take less than a hundredth of this for an answer. A table whose rules take longer is
 * stopped afterwards: while they run, nothing can interrupt them.
 */
const LONGEST_RESOLUTION = 10_000;
/** The most requests that may wait to be stored. */
const MOST_WAITING = 256;
/** No match of any game needs as many. */
const MOST_ENTRIES = 20_000;
/** The longest delay that timers support. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Who is told what becomes of a request. */
interface Followed {
  /** With the number of its entry. */
  readonly done: (seq: number) => void;
  readonly failed: (error: unknown) => void;
  readonly traced?: Traced | undefined;
}

export class Host<S extends State = State> {
  readonly table: Table<S>;
  readonly connections = new Set<Connection>();
  private info_: TableInfo;
  private readonly store: EventStore;
  private readonly environment: Environment<S>;
  private readonly snapshot: Snapshot<S>;
  /** By viewer. */
  private readonly streams: (ViewerStream<S> | null)[] = [null, null, null];
  private readonly tasks = new TaskQueue();
  private readonly bots: Bots<S>;
  private timer: { readonly at: number; readonly off: () => void } | null = null;
  private closed = false;
  /** How far the table's time is ahead of this host's: another host's may be. The time of a table never goes back. */
  private ahead = 0;
  /** Requests of the host itself that could not be stored, for `resume`. */
  private readonly unsaved = new Map<string, Request>();

  constructor({ table, info, store, environment }: HostOptions<S>) {
    this.table = table;
    this.snapshot = new Snapshot(table);
    this.info_ = info;
    this.store = store;
    this.environment = environment;
    this.bots = new Bots(this, environment);
    this.follow(table.entries.at(-1)?.at ?? 0);
    this.schedule();
  }

  private now(): number {
    return this.environment.now() + this.ahead;
  }

  private follow(at: number): void {
    this.ahead = Math.max(this.ahead, at - this.environment.now());
  }

  get info(): TableInfo {
    const { info_, table } = this;
    return table.result !== null && info_.state === 'playing' ? { ...info_, state: 'over' } : info_;
  }

  /** Sends a new connection the steps after entry `seen`, or the full state. */
  connect(viewer: Viewer, send: Send, seen: number | null = null): Connection {
    const connection: Connection = { viewer, send };
    const stream = this.streamOf(viewer);
    const missed = seen === null ? null : stream.stepsSince(seen);
    if (missed === null) send(stream.welcome(this.info, this.now()));
    else {
      for (const step of missed) send(step);
      // The missed steps have the clocks of their own time.
      const clocks = stream.clocks(this.now());
      if (clocks !== null) send(clocks);
    }
    const first = !this.isConnected(viewer);
    this.connections.add(connection);
    if (first && viewer !== 2 && this.table.clocks[viewer].show().away) {
      if (this.table.result === null) this.submitOwn({ do: 'returned', seat: viewer });
      else this.showAway(viewer, false);
    }
    return connection;
  }

  disconnect(connection: Connection): void {
    const { viewer } = connection;
    if (!this.connections.delete(connection) || this.closed || this.isConnected(viewer)) return;
    if (viewer === 2) this.streams[viewer] = null;
    else if (this.table.result === null) this.submitOwn({ do: 'left', seat: viewer });
    // Both go to their rematch.
    else if (this.table.rematchOffers !== 3) this.showAway(viewer, true);
  }

  /** After the match: no entry, only a message, so that nobody waits for a rematch with a player who has left. */
  private showAway(seat: Seat, away: boolean): void {
    const clock = this.table.clocks[seat];
    if (away) clock.leave(this.now());
    else clock.come(this.now());
    this.broadcast({ type: 'clocks', clocks: this.snapshot.clocksAt() });
  }

  private isConnected(viewer: Viewer): boolean {
    for (const connection of this.connections) if (connection.viewer === viewer) return true;
    return false;
  }

  private streamOf(viewer: Viewer): ViewerStream<S> {
    this.streams[viewer] ??= new ViewerStream(this.table, viewer, this.snapshot);
    return this.streams[viewer];
  }

  /** Handles a message of a client. Every message gets a reply, and this never throws. */
  receive(connection: Connection, text: string, traced?: Traced): void {
    let id: number | null = null;
    try {
      const message = parseClientMessage(text);
      id = message.id;
      if (isQuestion(message)) {
        this.inform(connection, message);
        traced?.('answered');
      } else this.play(connection, message, traced);
    } catch (error) {
      this.refuse(connection, id, error);
      traced?.('refused');
    }
  }

  private refuse(connection: Connection, id: number | null, error: unknown): void {
    if (!(error instanceof BadInput)) this.environment.onError(this, error);
    reply(connection, { type: 'error', id, ...errorFor(error) });
  }

  private inform(connection: Connection, message: Question): void {
    if (message.do !== 'advise') return reply(connection, answerTo(this.table, connection.viewer, message));
    const { id, asked } = message;
    const seat = mustBeSeat(connection.viewer);
    if (!this.info.practice) throw new Refused('there is no advice at this table', null);
    if (asked !== this.table.asked[seat]) throw new Stale(asked);
    this.environment.advise(this, seat).then(
      (options) => reply(connection, { type: 'advice', id, options: [...options] }),
      (error) => this.refuse(connection, id, error),
    );
  }

  private play(connection: Connection, message: Exclude<ClientMessage, Question>, traced?: Traced): void {
    const seat = mustBeSeat(connection.viewer);
    const { id } = message;
    // While nothing can be stored, waiting requests fill the memory.
    if (this.tasks.length >= MOST_WAITING) throw new TooMany('too many requests are waiting at this table');
    // Most messages are answers, and spreading a parsed object is slow.
    const request: Request =
      message.do === 'answer'
        ? { do: 'answer', seat, option: message.option, asked: message.asked }
        : { ...message, seat };
    this.request(request, {
      done: (seq) => {
        connection.send(doneMessage(id, seq));
        traced?.('acknowledged');
      },
      failed: (error) => {
        this.refuse(connection, id, error);
        traced?.('refused');
      },
      traced,
    });
  }

  /** Stores and applies a request, one at a time and in order. Resolves with the number of its entry. */
  submit(request: Request): Promise<number> {
    return new Promise((done, failed) => this.request(request, { done, failed }));
  }

  private request(request: Request, followed: Followed): void {
    const { table } = this;
    // However long it waits until it can be stored.
    const received = this.now();
    const make = () => {
      if (!table.isRepeated(request)) return table.accept(request, received);
      // The process that handled the first offer may have been killed before it was done.
      if (request.do === 'offer-rematch') this.offered();
      return null;
    };
    this.commit(make, followed);
  }

  private offered(): void {
    if (this.table.rematchOffers === 3) this.environment.onRematch?.(this);
  }

  /** Reads entries that another host of the same table has stored. */
  catchUp(): Promise<void> {
    return new Promise((done, failed) => {
      this.tasks.add((over) => this.readNew().then(done, failed).then(over));
    });
  }

  /** `make` is called when the task runs, and returns null if there is nothing left to do. */
  private commit(make: () => Entry | null, { done, failed, traced }: Followed): void {
    this.tasks.add((over) => {
      const fail = (error: unknown) => {
        failed(error);
        over();
      };
      const attempt = () => {
        traced?.('waited');
        try {
          const entry = make();
          traced?.('accepted');
          if (entry !== null) return this.append(entry, attempt, { done: end, failed: fail, traced });
        } catch (error) {
          return fail(error);
        }
        end();
      };
      const end = () => {
        done(this.table.seq);
        over();
      };
      attempt();
    });
  }

  private append(entry: Entry, taken: () => void, { done, failed, traced }: Followed): void {
    const { table } = this;
    const appended = (stored: boolean) => {
      traced?.('stored');
      // Another host has stored an entry with that number.
      if (!stored) return void this.readNew().then(taken, failed);
      try {
        this.apply(entry, traced);
      } catch (error) {
        return failed(error);
      }
      done(table.seq);
    };
    this.store.append(table.seq + 1, entry, appended, failed);
  }

  private async readNew(): Promise<void> {
    for (const entry of await this.store.read(this.table.seq)) this.apply(entry);
  }

  private apply(entry: Entry, traced?: Traced): void {
    const { table, environment } = this;
    const was = table.result;
    this.follow(entry.at);
    const began = this.now();
    table.apply(entry);
    traced?.('applied');
    const sent = this.now();
    const took = sent - began;
    // A clock starts when its question has been sent. Of the other one, what stood before this entry counts no more.
    for (const seat of [0, 1] as const) table.stand(seat, table.asked[seat] === table.seq ? sent - entry.at : 0, sent);
    for (const viewer of VIEWERS) {
      const text = this.streams[viewer]?.step(entry);
      if (text === undefined) continue;
      for (const connection of this.connections) if (connection.viewer === viewer) connection.send(text);
    }
    table.eventsSent();
    // Another host lost this connection after it had been opened again here.
    if (entry.do === 'left' && this.isConnected(entry.seat)) this.submitOwn({ do: 'returned', seat: entry.seat });
    environment.onApplied?.(this, entry);
    if (took > LONGEST_RESOLUTION) this.stop(entry.seat, `the rules took ${took} ms over entry ${table.seq}`);
    if (table.seq === MOST_ENTRIES) this.stop(entry.seat, `the match has no end after ${table.seq} entries`);
    if (was === null && table.fault !== null) environment.onError(this, table.fault);
    if (was === null && table.result !== null) environment.onOver?.(this, table.result);
    if (entry.do === 'offer-rematch') this.offered();
    this.schedule();
  }

  /** The match ends without a winner. */
  private stop(seat: Seat, why: string): void {
    if (this.table.result !== null) return;
    this.environment.onError(this, new RulesFault(why));
    this.submitOwn({ do: 'stopped', seat });
  }

  /** This process has stood still for so long until now: nobody could answer, so no clock ran. */
  stalled(milliseconds: number): void {
    for (const seat of [0, 1] as const) this.table.stand(seat, milliseconds, this.now());
    for (const { viewer, send } of this.connections) {
      const clocks = this.streamOf(viewer).clocks(this.now());
      if (clocks !== null) send(clocks);
    }
    this.schedule();
  }

  broadcast(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const connection of this.connections) connection.send(text);
  }

  /** This host is closed, or another one runs the clocks and bots of the table. */
  get isIdle(): boolean {
    return this.closed || this.environment.isOwner?.(this) === false;
  }

  /** Sets the timer for the next deadline of the table, and starts bots that have a decision. */
  schedule(): void {
    this.setTimer(this.isIdle ? null : this.table.deadline());
    if (this.isIdle) return;
    for (const seat of [0, 1] as const) if (this.info_.seats[seat]?.kind === 'bot') this.bots.run(seat);
  }

  /** A timer that is too early is kept and set again when it fires. That is cheaper than a new one for every entry. */
  private setTimer(deadline: number | null): void {
    const { timer, environment } = this;
    if (deadline !== null && timer !== null && timer.at <= deadline) return;
    timer?.off();
    this.timer = null;
    if (deadline === null) return;
    const now = this.now();
    const wait = Math.min(Math.max(0, deadline - now), LONGEST_WAIT);
    this.timer = { at: now + wait, off: environment.wait(wait, () => this.onTimer()) };
  }

  private onTimer(): void {
    this.timer = null;
    this.commit(() => this.table.due(this.now()), {
      done: () => this.schedule(),
      failed: (error) => this.environment.onError(this, error),
    });
  }

  /** Submits a request of the host itself. A refusal is no error: the request may be out of date by then. */
  submitOwn(request: Request): void {
    this.submit(request).catch((error) => {
      if (error instanceof Refused) return;
      this.unsaved.set(`${request.do} ${request.seat}`, request);
      this.environment.onError(this, error);
    });
  }

  /** Entries can be stored again: submits the host's own requests that could not be stored. */
  resume(): void {
    if (this.closed) return;
    const unsaved = [...this.unsaved.values()];
    this.unsaved.clear();
    for (const request of unsaved) {
      const connected = this.isConnected(request.seat);
      if (request.do === 'left' ? !connected : request.do === 'returned' ? connected : true) this.submitOwn(request);
    }
    this.schedule();
  }

  /** Stops the timer and the bots. Requests that were received before are still stored and applied. */
  async close(): Promise<void> {
    this.closed = true;
    this.setTimer(null);
    await this.tasks.done();
  }
}

function reply({ send }: Connection, message: ServerMessage): void {
  send(JSON.stringify(message));
}

/** Without `JSON.stringify`, since it is sent for every decision. */
const doneMessage = (id: number, seq: number): string => `{"type":"done","id":${id},"seq":${seq}}`;
