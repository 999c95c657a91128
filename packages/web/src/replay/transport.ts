/** Replays a finished match, decision by decision, as a table for the usual screen. */
import { engineOf, type Game, type MatchLog, type View, type Viewer } from '@taisen/kernel';
import type { TableInfo } from '@taisen/protocol';
import { type Entry, Table, ViewerStream } from '@taisen/table';
import type { ConnectionHandlers, OpenConnection } from '../connection.ts';

export class ReplayTransport {
  readonly game: Game;
  readonly log: MatchLog;
  readonly info: TableInfo;
  readonly viewer: Viewer;
  private table: Table;
  private stream: ViewerStream<Table['match']['state']>;
  private handlers: ConnectionHandlers | null = null;

  constructor(game: Game, log: MatchLog, info: TableInfo, viewer: Viewer) {
    this.game = game;
    this.log = log;
    this.info = info;
    this.viewer = viewer;
    this.table = this.begin();
    this.stream = new ViewerStream(this.table, viewer);
  }

  /** The number of decisions. */
  get length(): number {
    return this.log.answers.length;
  }
  get at(): number {
    return this.table.seq;
  }

  readonly open: OpenConnection = (handlers) => {
    this.handlers = handlers;
    handlers.state('open');
    this.sendWelcome();
    return {
      send: () => {},
      close: () => {
        if (this.handlers === handlers) this.handlers = null;
      },
    };
  };

  /** Goes to the state after `wanted` decisions. The next one is animated, any other is just shown. */
  seek(wanted: number): void {
    const to = Math.max(0, Math.min(this.length, wanted));
    if (to === this.at) return;
    if (to === this.at + 1) {
      const entry = this.forward();
      this.handlers?.receive(this.stream.step(entry));
      return;
    }
    if (to < this.at) this.table = this.begin();
    while (this.at < to) this.forward();
    this.stream = new ViewerStream(this.table, this.viewer);
    this.sendWelcome();
  }

  /** The view of another viewer, to show both hands. */
  viewOf(viewer: Viewer): View {
    return engineOf(this.game).viewOf(this.table.match, viewer);
  }

  private begin(): Table {
    return new Table(engineOf(this.game).start(this.game, this.log.setup, { record: true }), { at: 0 });
  }

  private forward(): Entry {
    const [seat, option] = this.log.answers[this.at] as MatchLog['answers'][number];
    const entry: Entry = { do: 'answer', seat, option, at: 0 };
    this.table.apply(entry);
    return entry;
  }

  private sendWelcome(): void {
    this.handlers?.receive(this.stream.welcome(this.info));
  }
}
