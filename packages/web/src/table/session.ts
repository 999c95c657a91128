/** A screen's connection to a table, with the steps that are still being animated. */
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
  /** The state on the screen. While a step is being animated, it is behind `latest`. */
  readonly shown: ClientState | null;
  readonly latest: ClientState | null;
  /**
   * The latest clocks, also during animations, and when they were received by `performance.now()`, which does not depend on
   * the device's time.
   */
  readonly clocks: { readonly of: ClientState['clocks']; readonly at: number } | null;
  readonly waiting: TableInfo | null;
  readonly rematch: string | null;
  readonly connection: ConnectionState;
}

/** Animates one step. Calls `show` when the new state should appear, and resolves when the animation is over. */
export type AnimateStep = (from: ClientState, to: ClientState, show: () => void) => Promise<void>;

/** If more steps are waiting, the oldest are not animated. */
const MOST_WAITING = 6;

/** A stale request is no error: something else happened meanwhile, and its step is about to be received. */
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
  /** Without it, steps are shown without animations. */
  animateStep: AnimateStep | null = null;
  /** Ends the motions that run. */
  onSkip: (() => void) | null = null;
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

  /** Opens the connection; returns a function that closes it. */
  start(): () => void {
    this.connection = this.open(
      { receive: (text) => this.receive(text), state: (state) => this.onState(state) },
      () => {
        const { state } = this.store;
        return state === null ? null : { seq: state.seq, viewer: state.view.viewer };
      },
    );
    return () => {
      // It may have been replaced by `receive`.
      this.connection?.close();
      this.connection = null;
      this.store.disconnected();
    };
  }

  request(request: ClientRequest): Promise<Reply> {
    return this.store.request(request);
  }

  private newStore(): ClientStore {
    return new ClientStore(
      (text) => this.connection?.send(text),
      (store) => this.changed(store),
    );
  }

  private receive(text: string): void {
    try {
      this.store.receive(text);
    } catch (error) {
      // The message does not fit the state: connect again for the full state.
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
    // Only the clocks have changed: running animations continue.
    if (state.seq === was?.seq && state.view === was.view)
      return shown === was ? this.set({ shown: state }) : undefined;
    if (first || !isStep || this.animateStep === null) this.jump(state);
    else {
      this.queue.push(state);
      if (!this.playing) void this.play();
    }
  }

  /** Shows a state without animations. */
  private jump(now: ClientState): void {
    this.queue = [];
    this.set({ shown: now });
  }

  /** Shows the latest state at once, because the player does not want to wait. */
  skipAnimations(): void {
    this.onSkip?.();
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
