/**
 * The client's end of a table: receives messages, keeps the resulting state, and matches replies to requests. Screens,
 * bots in the browser and tests use it.
 */
import { BadInput, type SeenEvent, type View, type Viewer } from '@taisen/kernel';
import type { ClientMessage } from './client.ts';
import { applyDiff } from './diff.ts';
import { PROTOCOL_VERSION, parseServerMessage } from './parse.ts';
import type { EntryView, MessageOf, ServerMessage } from './server.ts';
import type { TableInfo } from './table.ts';

type Status = Pick<
  MessageOf<'welcome'>,
  'seq' | 'asked' | 'clocks' | 'draws' | 'rematches' | 'mayTakeBack' | 'takebacks' | 'result'
>;

/** Everything that a viewer knows of a match. Immutable: every message makes a new one. */
export interface ClientState extends Status {
  readonly viewer: Viewer;
  readonly table: TableInfo;
  readonly view: View;
  readonly events: readonly SeenEvent[];
  /** The entry of the last message, and its new events. */
  readonly entry: EntryView | null;
  readonly fresh: readonly SeenEvent[];
}

/** A request without its number, which the client store adds. */
export type ClientRequest = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, 'id'> : never) : never;
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

export class ClientStore {
  state: ClientState | null = null;
  /** The table while its match has not begun, and the id of the table of the rematch. */
  waiting: TableInfo | null = null;
  rematch: string | null = null;
  private readonly send: (text: string) => void;
  private readonly changed: (store: ClientStore) => void;
  private readonly pending = new Map<number, { done(reply: Reply): void; failed(error: Error): void }>();
  private last = 0;

  constructor(send: (text: string) => void, changed: (store: ClientStore) => void = () => {}) {
    this.send = send;
    this.changed = changed;
  }

  /** Sends a request. Resolves with the reply, or rejects with the reason. */
  request(request: ClientRequest): Promise<Reply> {
    const id = ++this.last;
    return new Promise((done, failed) => {
      this.pending.set(id, { done, failed });
      this.send(JSON.stringify({ ...request, id }));
    });
  }

  receive(text: string): void {
    const message = parseServerMessage(text);
    switch (message.type) {
      case 'welcome':
      case 'waiting':
        if (message.version !== PROTOCOL_VERSION)
          throw new BadInput(`the table uses protocol version ${message.version}; this client has ${PROTOCOL_VERSION}`);
        if (message.type === 'waiting') this.waiting = message.table;
        else this.state = this.applyWelcome(message);
        break;
      case 'step':
        this.state = this.applyStep(message);
        break;
      case 'clocks':
        if (this.state === null) throw new BadInput('received clocks before the welcome');
        this.state = { ...this.state, clocks: message.clocks };
        break;
      case 'rematch':
        this.rematch = message.table;
        break;
      default:
        return this.settle(message);
    }
    this.changed(this);
  }

  private applyWelcome({ viewer, table, view, events, ...rest }: MessageOf<'welcome'>): ClientState {
    return { ...statusOf(rest), viewer, table, view: view as View, events, entry: null, fresh: [] };
  }

  private applyStep(message: MessageOf<'step'>): ClientState {
    const { state } = this;
    if (state === null || message.seq !== state.seq + 1)
      throw new BadInput(`received step ${message.seq} after ${state?.seq ?? 'nothing'}`);
    const { entry, events, from } = message;
    const rest = statusOf({ ...state, ...message });
    const table: TableInfo = rest.result === null ? state.table : { ...state.table, state: 'over' };
    return {
      ...rest,
      viewer: state.viewer,
      table,
      view: applyDiff(state.view, message.view),
      events: [...state.events.slice(0, from), ...events],
      entry,
      fresh: events,
    };
  }

  private settle(reply: Reply): void {
    const request = reply.id === null ? undefined : this.pending.get(reply.id);
    if (request === undefined) {
      if (reply.type === 'error') throw new RequestError(reply);
      return;
    }
    this.pending.delete(reply.id as number);
    if (reply.type === 'error') request.failed(new RequestError(reply));
    else request.done(reply);
  }

  /** The connection is lost. Open requests fail, although the table may have carried them out. */
  disconnected(): void {
    for (const { failed } of this.pending.values()) failed(new Error('the connection was lost'));
    this.pending.clear();
  }
}

const statusOf = ({ seq, asked, clocks, draws, rematches, mayTakeBack, takebacks, result }: Status): Status => ({
  seq,
  asked,
  clocks,
  draws,
  rematches,
  mayTakeBack,
  takebacks,
  result,
});
