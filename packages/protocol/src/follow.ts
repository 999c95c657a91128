/**
 * The listening end of a table: takes messages in, keeps what they add up to, and matches replies to requests.
 * A screen, a bot in the browser and the tests all follow a table with it.
 */
import { BadInput, type SeenEvent, type View, type Viewer } from '@taisen/kernel';
import type { ClientMessage } from './client.ts';
import { PROTOCOL_VERSION, parseServerMessage } from './parse.ts';
import { patched } from './patch.ts';
import type { EntryView, MessageOf, ServerMessage } from './server.ts';
import type { TableInfo } from './table.ts';

type Around = Pick<MessageOf<'welcome'>, 'seq' | 'asked' | 'clocks' | 'draws' | 'rematches' | 'mayTakeBack' | 'result'>;

/** All that a viewer knows of a running match. Never changed: every message makes a new one. */
export interface Following extends Around {
  readonly viewer: Viewer;
  readonly table: TableInfo;
  readonly view: View;
  readonly events: readonly SeenEvent[];
  /** What the last message brought: its entry, and the events that are new with it. */
  readonly entry: EntryView | null;
  readonly fresh: readonly SeenEvent[];
}

/** A request without its number; the follower gives it one. */
export type Wish = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, 'id'> : never) : never;
export type Reply = Extract<ServerMessage, { id: number | null }>;

/** A request was refused; nothing has changed. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly code: MessageOf<'error'>['code'];
  readonly rule: string | null;
  constructor({ code, message, rule }: MessageOf<'error'>) {
    super(message);
    this.code = code;
    this.rule = rule;
  }
}

export class Follower {
  now: Following | null = null;
  /** The table before anybody plays, and where to go after it. */
  waiting: TableInfo | null = null;
  rematch: string | null = null;
  private readonly send: (text: string) => void;
  private readonly changed: (follower: Follower) => void;
  private readonly open = new Map<number, { done(reply: Reply): void; failed(error: Error): void }>();
  private last = 0;

  constructor(send: (text: string) => void, changed: (follower: Follower) => void = () => {}) {
    this.send = send;
    this.changed = changed;
  }

  /** Asks for something; resolves with the reply, or fails with the reason. */
  request(wish: Wish): Promise<Reply> {
    const id = ++this.last;
    return new Promise((done, failed) => {
      this.open.set(id, { done, failed });
      this.send(JSON.stringify({ ...wish, id }));
    });
  }

  receive(text: string): void {
    const message = parseServerMessage(text);
    switch (message.type) {
      case 'welcome':
      case 'waiting':
        if (message.version !== PROTOCOL_VERSION)
          throw new BadInput(`this table speaks version ${message.version}; this is ${PROTOCOL_VERSION}`);
        if (message.type === 'waiting') this.waiting = message.table;
        else this.now = this.begin(message);
        break;
      case 'step':
        this.now = this.goOn(message);
        break;
      case 'clocks':
        if (this.now === null) throw new BadInput('clocks came before anything else');
        this.now = { ...this.now, clocks: message.clocks };
        break;
      case 'rematch':
        this.rematch = message.table;
        break;
      default:
        return this.settle(message);
    }
    this.changed(this);
  }

  private begin({ viewer, table, view, events, ...rest }: MessageOf<'welcome'>): Following {
    return { ...around(rest), viewer, table, view: view as View, events, entry: null, fresh: [] };
  }

  private goOn(message: MessageOf<'step'>): Following {
    const { now } = this;
    if (now === null || message.seq !== now.seq + 1)
      throw new BadInput(`step ${message.seq} came after ${now?.seq ?? 'nothing'}`);
    const { entry, events, from } = message;
    const rest = around({ ...now, ...message });
    const table: TableInfo = rest.result === null ? now.table : { ...now.table, state: 'over' };
    return {
      ...rest,
      viewer: now.viewer,
      table,
      view: patched(now.view, message.view),
      events: [...now.events.slice(0, from), ...events],
      entry,
      fresh: events,
    };
  }

  private settle(reply: Reply): void {
    const request = reply.id === null ? undefined : this.open.get(reply.id);
    if (request === undefined) {
      if (reply.type === 'error') throw new RequestError(reply);
      return;
    }
    this.open.delete(reply.id as number);
    if (reply.type === 'error') request.failed(new RequestError(reply));
    else request.done(reply);
  }

  /** The line is down: what was asked for on it may or may not have been done. */
  lost(): void {
    for (const { failed } of this.open.values()) failed(new Error('the connection was lost'));
    this.open.clear();
  }
}

const around = ({ seq, asked, clocks, draws, rematches, mayTakeBack, result }: Around): Around => ({
  seq,
  asked,
  clocks,
  draws,
  rematches,
  mayTakeBack,
  result,
});
