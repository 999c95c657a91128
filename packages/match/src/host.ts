/**
 * Whoever runs a table for others: takes what they send, has it kept, makes it so, and tells everyone who watches.
 * Time, disk and bots are given to it, so that a server and a browser's worker run the same host.
 */
import {
  BadInput,
  forecast,
  Refused,
  RulesFault,
  type Seat,
  type State,
  VIEWERS,
  type Viewer,
  whyNot,
} from '@taisen/kernel';
import {
  type ClientMessage,
  parseClientMessage,
  patchBetween,
  type ServerMessage,
  type TableInfo,
} from '@taisen/protocol';
import { type Entry, type Request, Stale } from './entry.ts';
import { Feed } from './feed.ts';
import { errorFor, NotYours, TooMany } from './refusals.ts';
import { Scene } from './scene.ts';
import type { Connection, HostOptions, Keeper, Send, Surroundings } from './surroundings.ts';
import type { Table } from './table.ts';
import { Turns } from './turns.ts';

/**
 * No answer of an honest game takes a hundredth of this to carry out. Rules that do are not run at this table again;
 * while they run nothing can stop them.
 */
const LONGEST_RESOLUTION = 10_000;
/** So many requests may wait to be kept. */
const MOST_WAITING = 256;
/** Timers cannot wait for longer. */
const LONGEST_WAIT = 2 ** 31 - 1;

export class Host<S extends State = State> {
  readonly table: Table<S>;
  readonly connections = new Set<Connection>();
  private info_: TableInfo;
  private readonly keeper: Keeper;
  private readonly around: Surroundings<S>;
  private readonly scene: Scene<S>;
  /** By viewer. */
  private readonly feeds: (Feed<S> | null)[] = [null, null, null];
  private readonly turns = new Turns();
  private readonly thinking: [number, number] = [-1, -1];
  private alarm: { readonly at: number; readonly off: () => void } | null = null;
  private closed = false;
  /** What the host wanted by itself and could not have kept. */
  private readonly unkept = new Map<string, Request>();

  constructor({ table, info, keeper, around }: HostOptions<S>) {
    this.table = table;
    this.scene = new Scene(table);
    this.info_ = info;
    this.keeper = keeper;
    this.around = around;
    this.wake();
  }

  get info(): TableInfo {
    const { info_, table } = this;
    return table.result !== null && info_.state === 'playing' ? { ...info_, state: 'over' } : info_;
  }

  /** Somebody comes in: they get what they missed since `seen`, or everything. */
  connect(viewer: Viewer, send: Send, seen: number | null = null): Connection {
    const connection: Connection = { viewer, send };
    const feed = this.feedOf(viewer);
    const missed = seen === null ? null : feed.since(seen);
    if (missed === null) send(feed.welcome(this.info, this.around.now()));
    else {
      for (const step of missed) send(step);
      // Missed steps say what time it was then.
      const clocks = feed.clocks(this.around.now());
      if (clocks !== null) send(clocks);
    }
    const first = !this.isThere(viewer);
    this.connections.add(connection);
    if (first && viewer !== 2 && this.table.clocks[viewer].show().away)
      this.enterQuietly({ do: 'returned', seat: viewer });
    return connection;
  }

  disconnect(connection: Connection): void {
    const { viewer } = connection;
    if (!this.connections.delete(connection) || this.closed || this.isThere(viewer)) return;
    if (viewer === 2) this.feeds[viewer] = null;
    else if (this.table.result === null) this.enterQuietly({ do: 'left', seat: viewer });
  }

  private isThere(viewer: Viewer): boolean {
    for (const connection of this.connections) if (connection.viewer === viewer) return true;
    return false;
  }

  private feedOf(viewer: Viewer): Feed<S> {
    this.feeds[viewer] ??= new Feed(this.table, viewer, this.scene);
    return this.feeds[viewer];
  }

  /** A message from somebody. Whatever it is, it is answered, and it changes the table only if it may. Never fails. */
  receive(connection: Connection, text: string): void {
    let id: number | null = null;
    try {
      const message = parseClientMessage(text);
      id = message.id;
      this.answer(connection, message);
    } catch (error) {
      this.refuse(connection, id, error);
    }
  }

  private refuse(connection: Connection, id: number | null, error: unknown): void {
    if (!(error instanceof BadInput)) this.around.failed(this, error);
    reply(connection, { type: 'error', id, ...errorFor(error) });
  }

  private answer(connection: Connection, message: ClientMessage): void {
    const { viewer } = connection;
    const { id } = message;
    if (viewer === 2) throw new NotYours('who watches cannot play');
    const { table } = this;
    switch (message.do) {
      case 'why-not':
        return reply(connection, { type: 'why-not', id, rule: whyNot(table.match, viewer, message.option) });
      case 'foresee': {
        if (message.asked !== table.asked[viewer]) throw new Stale(message.asked);
        const foreseen = forecast(table.match, viewer, message.option);
        if (foreseen === null) throw new Refused('nothing can be foreseen of this', null);
        const { events, before, after } = foreseen;
        return reply(connection, { type: 'foreseen', id, events, view: patchBetween(before, after) } as ServerMessage);
      }
      case 'advise': {
        if (!this.info.practice) throw new Refused('there is no advice at this table', null);
        if (message.asked !== table.asked[viewer]) throw new Stale(message.asked);
        this.around.advise(this, viewer).then(
          (options) => reply(connection, { type: 'advice', id, options: [...options] }),
          (error) => this.refuse(connection, id, error),
        );
        return;
      }
      default: {
        // They wait while nothing can be kept, and they take memory.
        if (this.turns.length >= MOST_WAITING) throw new TooMany('wait for what has been asked here before');
        // Nearly all are answers, and to copy what JSON has made is dear.
        const request: Request =
          message.do === 'answer'
            ? { do: 'answer', seat: viewer, option: message.option, asked: message.asked }
            : { ...message, seat: viewer };
        this.keep(
          () => table.accept(request, this.around.now()),
          (seq) => connection.send(doneText(id, seq)),
          (error) => this.refuse(connection, id, error),
        );
      }
    }
  }

  /** Has a request kept and makes it so; the number of its entry. One at a time, in the order they came. */
  enter(request: Request): Promise<number> {
    return new Promise((done, failed) => {
      this.keep(() => this.table.accept(request, this.around.now()), done, failed);
    });
  }

  /** Reads entries that another host of the same table has kept. */
  catchUp(): Promise<void> {
    return new Promise((done, failed) => {
      this.turns.take((over) => this.readOn().then(done, failed).then(over));
    });
  }

  /** The entry is made when its turn comes: null where there is nothing to do any more. */
  private keep(make: () => Entry | null, done: (seq: number) => void, failed: (error: unknown) => void): void {
    this.turns.take((over) => {
      const fail = (error: unknown) => {
        failed(error);
        over();
      };
      const attempt = () => {
        try {
          const entry = make();
          if (entry !== null) return this.append(entry, end, attempt, fail);
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

  private append(entry: Entry, done: () => void, taken: () => void, failed: (error: unknown) => void): void {
    const told = (kept: boolean) => {
      // Another one has that number: this host did not know of it.
      if (!kept) return void this.readOn().then(taken, failed);
      try {
        this.apply(entry);
      } catch (error) {
        return failed(error);
      }
      done();
    };
    this.keeper.append(this.table.seq + 1, entry, told, failed);
  }

  private async readOn(): Promise<void> {
    for (const entry of await this.keeper.read(this.table.seq)) this.apply(entry);
  }

  private apply(entry: Entry): void {
    const { table, around } = this;
    const was = table.result;
    const began = around.now();
    table.apply(entry);
    const took = around.now() - began;
    for (const viewer of VIEWERS) {
      const text = this.feeds[viewer]?.step(entry);
      if (text === undefined) continue;
      for (const connection of this.connections) if (connection.viewer === viewer) connection.send(text);
    }
    table.told();
    // Another host saw somebody leave who has already come back here.
    if (entry.do === 'left' && this.isThere(entry.seat)) this.enterQuietly({ do: 'returned', seat: entry.seat });
    around.applied?.(this, entry);
    if (took > LONGEST_RESOLUTION && table.result === null) {
      around.failed(this, new RulesFault(`the rules took ${took} ms over entry ${table.seq}`));
      this.enterQuietly({ do: 'stopped', seat: entry.seat });
    }
    if (was === null && table.fault !== null) around.failed(this, table.fault);
    if (was === null && table.result !== null) around.over?.(this, table.result);
    // Said again, too: who was to see to it may have been killed before it was done.
    if (entry.do === 'offer-rematch' && table.rematchOffers === 3) around.rematch?.(this);
    this.wake();
  }

  /** A word to everyone. */
  tell(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const connection of this.connections) connection.send(text);
  }

  /** Sets the alarm for what the table does by itself, and has bots think about what they are asked. */
  wake(): void {
    const idle = this.closed || this.around.leads?.(this) === false;
    this.setAlarm(idle ? null : this.table.deadline());
    if (idle) return;
    for (const seat of [0, 1] as const) if (this.info_.seats[seat]?.kind === 'bot') this.runBot(seat);
  }

  /** One that rings too early finds nothing to do and is set anew: cheaper than a new one for every entry. */
  private setAlarm(deadline: number | null): void {
    const { alarm, around } = this;
    if (deadline !== null && alarm !== null && alarm.at <= deadline) return;
    alarm?.off();
    this.alarm = null;
    if (deadline === null) return;
    const now = around.now();
    const wait = Math.min(Math.max(0, deadline - now), LONGEST_WAIT);
    this.alarm = { at: now + wait, off: around.wait(wait, () => this.onAlarm()) };
  }

  private onAlarm(): void {
    this.alarm = null;
    this.keep(
      () => this.table.due(this.around.now()),
      () => this.wake(),
      (error) => this.around.failed(this, error),
    );
  }

  private runBot(seat: Seat): void {
    const { table } = this;
    if (table.result !== null) {
      const bit = 1 << seat;
      if (table.rematchOffers !== 0 && (table.rematchOffers & bit) === 0)
        this.enterQuietly({ do: 'offer-rematch', seat });
      return;
    }
    if ((table.drawOffers & (seat === 0 ? 2 : 1)) !== 0) return this.enterQuietly({ do: 'refuse-draw', seat });
    const asked = table.asked[seat];
    if (table.match.decisionOf(seat) === null || this.thinking[seat] === asked) return;
    this.thinking[seat] = asked;
    this.around
      .think(this, seat)
      .then((option) => (this.closed ? undefined : this.answerFor(seat, asked, option)))
      .catch((error) => {
        // Meanwhile the question may have been taken back, or the match have ended.
        if (!(error instanceof Refused)) this.around.failed(this, error);
      });
  }

  private async answerFor(seat: Seat, asked: number, option: number): Promise<void> {
    try {
      await this.enter({ do: 'answer', seat, asked, option });
    } catch (error) {
      // Where it could not be kept, the bot is to answer again.
      this.thinking[seat] = -1;
      throw error;
    }
  }

  /** For what the host wants by itself; that it is no longer wanted when its turn comes is no failure. */
  enterQuietly(request: Request): void {
    this.enter(request).catch((error) => {
      if (error instanceof Refused) return;
      this.unkept.set(`${request.do} ${request.seat}`, request);
      this.around.failed(this, error);
    });
  }

  /** Entries can be kept again: what the host wanted by itself and could not have kept is wanted again. */
  resume(): void {
    if (this.closed) return;
    const unkept = [...this.unkept.values()];
    this.unkept.clear();
    for (const request of unkept) {
      const isThere = this.isThere(request.seat);
      if (request.do === 'left' ? !isThere : request.do === 'returned' ? isThere : true) this.enterQuietly(request);
    }
    this.wake();
  }

  /** Stops taking part; what has been accepted is still kept and applied. */
  async close(): Promise<void> {
    this.closed = true;
    this.setAlarm(null);
    await this.turns.done();
  }
}

function reply({ send }: Connection, message: ServerMessage): void {
  send(JSON.stringify(message));
}

/** Written by hand: it goes out for every decision. */
const doneText = (id: number, seq: number): string => `{"type":"done","id":${id},"seq":${seq}}`;
