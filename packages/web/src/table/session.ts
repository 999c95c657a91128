/** One screen's place at a table: the line, what was heard on it, and what is on the screen by now. */
import {
  type ClientRequest,
  type ClientState,
  ClientStore,
  type Reply,
  RequestError,
  type TableInfo,
} from '@taisen/protocol';
import type { Line, LineState, OpenLine } from '../local/line.ts';

export interface Heard {
  /** What is shown. While something is being played out it is behind what is known. */
  readonly shown: ClientState | null;
  /** The newest of what is known. */
  readonly now: ClientState | null;
  /**
   * The newest clocks, and when they were heard of by this page's own count, which no setting of the device's clock
   * changes. While something is being played out, time goes on.
   */
  readonly clocks: { readonly of: ClientState['clocks']; readonly at: number } | null;
  readonly waiting: TableInfo | null;
  readonly rematch: string | null;
  readonly line: LineState;
}

/** Plays one step out on the screen: calls `show` when the new state is to be seen, and is done when it is over. */
export type PlayOut = (from: ClientState, to: ClientState, show: () => void) => Promise<void>;

/** With more steps than this waiting, the oldest are not played out. */
const MOST_WAITING = 6;

/** Where meanwhile something else happened, what came of it is on its way here: nothing is wrong. */
export function report(error: unknown): void {
  if (!(error instanceof RequestError && error.code === 'stale')) console.error(error);
}

export class Session {
  heard: Heard = { shown: null, now: null, clocks: null, waiting: null, rematch: null, line: 'opening' };
  /** How steps are played out; at once where nobody has said. */
  playOut: PlayOut | null = null;
  private readonly open: OpenLine;
  private line: Line | null = null;
  private follower: ClientStore;
  private readonly listeners = new Set<() => void>();
  private queue: ClientState[] = [];
  private playing = false;

  constructor(open: OpenLine) {
    this.open = open;
    this.follower = this.newFollower();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly snapshot = (): Heard => this.heard;

  /** Opens the line; returns how to hang up. */
  start(): () => void {
    const line = this.open({ text: (text) => this.receive(text), state: (state) => this.onState(state) }, () => {
      const { state } = this.follower;
      return state === null ? null : { seq: state.seq, viewer: state.view.viewer };
    });
    this.line = line;
    return () => {
      // It may be another one by now.
      this.line?.close();
      this.line = null;
      this.follower.disconnected();
    };
  }

  request(wish: ClientRequest): Promise<Reply> {
    return this.follower.request(wish);
  }

  private newFollower(): ClientStore {
    return new ClientStore(
      (text) => this.line?.send(text),
      (follower) => this.changed(follower),
    );
  }

  private receive(text: string): void {
    try {
      this.follower.receive(text);
    } catch (error) {
      // What came does not follow from what was there: begin again with everything.
      console.error(error);
      this.follower.disconnected();
      this.follower = this.newFollower();
      this.line?.close();
      this.start();
    }
  }

  private onState(line: LineState): void {
    if (line === 'lost' || line === 'closed') this.follower.disconnected();
    this.set({ line });
  }

  private changed({ state, waiting, rematch }: ClientStore): void {
    const { shown, now: was, clocks: known } = this.heard;
    const first = shown === null;
    const isStep = state !== null && state !== was && state.entry !== null;
    const clocks = state === null || state.clocks === known?.of ? known : { of: state.clocks, at: performance.now() };
    this.set({ now: state, clocks, waiting, rematch });
    if (state === null) return;
    // Where only time is told, what is being played out goes on.
    if (state.seq === was?.seq && state.view === was.view)
      return shown === was ? this.set({ shown: state }) : undefined;
    if (first || !isStep || this.playOut === null) this.jump(state);
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
  hurry(): void {
    if (this.heard.now !== null) this.jump(this.heard.now);
  }

  private async play(): Promise<void> {
    this.playing = true;
    while (this.queue.length > 0) {
      if (this.queue.length > MOST_WAITING) this.queue.splice(0, this.queue.length - MOST_WAITING);
      const next = this.queue.shift() as ClientState;
      const from = this.heard.shown;
      const show = () => {
        const { shown } = this.heard;
        if (shown === null || shown.seq < next.seq) this.set({ shown: next });
      };
      try {
        if (from !== null && this.playOut !== null) await this.playOut(from, next, show);
      } catch (error) {
        console.error(error);
      }
      show();
    }
    this.playing = false;
  }

  private set(change: Partial<Heard>): void {
    this.heard = { ...this.heard, ...change };
    for (const listener of this.listeners) listener();
  }
}
