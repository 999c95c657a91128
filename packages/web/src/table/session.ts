/** One screen's place at a table: the line, what was heard on it, and what is on the screen by now. */
import {
  type ClientRequest,
  type ClientState,
  ClientStore,
  type Reply,
  RequestError,
  type TableInfo,
} from '@taisen/protocol';
import type { Connection, ConnectionState, OpenConnection } from '../connection.ts';

export interface SessionState {
  /** What is shown. While something is being played out it is behind what is known. */
  readonly shown: ClientState | null;
  /** The newest of what is known. */
  readonly latest: ClientState | null;
  /**
   * The newest clocks, and when they were heard of by this page's own count, which no setting of the device's clock
   * changes. While something is being played out, time goes on.
   */
  readonly clocks: { readonly of: ClientState['clocks']; readonly at: number } | null;
  readonly waiting: TableInfo | null;
  readonly rematch: string | null;
  readonly connection: ConnectionState;
}

/** Plays one step out on the screen: calls `show` when the new state is to be seen, and is done when it is over. */
export type AnimateStep = (from: ClientState, to: ClientState, show: () => void) => Promise<void>;

/** With more steps than this waiting, the oldest are not played out. */
const MOST_WAITING = 6;

/** Where meanwhile something else happened, what came of it is on its way here: nothing is wrong. */
export function report(error: unknown): void {
  if (!(error instanceof RequestError && error.code === 'stale')) console.error(error);
}

export class Session {
  state: SessionState = {
    shown: null,
    latest: null,
    clocks: null,
    waiting: null,
    rematch: null,
    connection: 'opening',
  };
  /** How steps are played out; at once where nobody has said. */
  animateStep: AnimateStep | null = null;
  private readonly open: OpenConnection;
  private connection: Connection | null = null;
  private store: ClientStore;
  private readonly listeners = new Set<() => void>();
  private queue: ClientState[] = [];
  private playing = false;

  constructor(open: OpenConnection) {
    this.open = open;
    this.store = this.newStore();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly snapshot = (): SessionState => this.state;

  /** Opens the line; returns how to hang up. */
  start(): () => void {
    const line = this.open({ receive: (text) => this.receive(text), state: (state) => this.onState(state) }, () => {
      const { state } = this.store;
      return state === null ? null : { seq: state.seq, viewer: state.view.viewer };
    });
    this.connection = line;
    return () => {
      // It may be another one by now.
      this.connection?.close();
      this.connection = null;
      this.store.disconnected();
    };
  }

  request(wish: ClientRequest): Promise<Reply> {
    return this.store.request(wish);
  }

  private newStore(): ClientStore {
    return new ClientStore(
      (text) => this.connection?.send(text),
      (follower) => this.changed(follower),
    );
  }

  private receive(text: string): void {
    try {
      this.store.receive(text);
    } catch (error) {
      // What came does not follow from what was there: begin again with everything.
      console.error(error);
      this.store.disconnected();
      this.store = this.newStore();
      this.connection?.close();
      this.start();
    }
  }

  private onState(connection: ConnectionState): void {
    if (connection === 'lost' || connection === 'closed') this.store.disconnected();
    this.set({ connection });
  }

  private changed({ state, waiting, rematch }: ClientStore): void {
    const { shown, latest: was, clocks: known } = this.state;
    const first = shown === null;
    const isStep = state !== null && state !== was && state.entry !== null;
    const clocks = state === null || state.clocks === known?.of ? known : { of: state.clocks, at: performance.now() };
    this.set({ latest: state, clocks, waiting, rematch });
    if (state === null) return;
    // Where only time is told, what is being played out goes on.
    if (state.seq === was?.seq && state.view === was.view)
      return shown === was ? this.set({ shown: state }) : undefined;
    if (first || !isStep || this.animateStep === null) this.jump(state);
    else {
      this.queue.push(state);
      if (!this.playing) void this.play();
    }
  }

  /** Shows the newest at once. */
  private jump(now: ClientState): void {
    this.queue = [];
    this.set({ shown: now });
  }

  /** Whatever waits is not played out: somebody is in a hurry. */
  skipAnimations(): void {
    if (this.state.latest !== null) this.jump(this.state.latest);
  }

  private async play(): Promise<void> {
    this.playing = true;
    while (this.queue.length > 0) {
      if (this.queue.length > MOST_WAITING) this.queue.splice(0, this.queue.length - MOST_WAITING);
      const next = this.queue.shift() as ClientState;
      const from = this.state.shown;
      const show = () => {
        const { shown } = this.state;
        if (shown === null || shown.seq < next.seq) this.set({ shown: next });
      };
      try {
        if (from !== null && this.animateStep !== null) await this.animateStep(from, next, show);
      } catch (error) {
        console.error(error);
      }
      show();
    }
    this.playing = false;
  }

  private set(change: Partial<SessionState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
