/** A finished match, decision by decision: a table that is played again here, for a screen that cannot tell. */
import { type Game, Match, type MatchLog, type View, type Viewer, viewOf } from '@taisen/kernel';
import type { TableInfo } from '@taisen/protocol';
import { type Entry, Table, ViewerStream } from '@taisen/table';
import type { Listener, OpenLine } from '../local/line.ts';

export class Film {
  readonly game: Game;
  readonly log: MatchLog;
  readonly info: TableInfo;
  readonly viewer: Viewer;
  private table: Table;
  private feed: ViewerStream<Table['match']['state']>;
  private listener: Listener | null = null;

  constructor(game: Game, log: MatchLog, info: TableInfo, viewer: Viewer) {
    this.game = game;
    this.log = log;
    this.info = info;
    this.viewer = viewer;
    this.table = this.begin();
    this.feed = new ViewerStream(this.table, viewer);
  }

  /** How many decisions there were. */
  get length(): number {
    return this.log.answers.length;
  }
  get at(): number {
    return this.table.seq;
  }

  readonly line: OpenLine = (listener) => {
    this.listener = listener;
    listener.state('open');
    this.tellAll();
    return {
      send: () => {},
      close: () => {
        if (this.listener === listener) this.listener = null;
      },
    };
  };

  /** Goes to a moment: the next one is played out, any other is just shown. */
  seek(wanted: number): void {
    const to = Math.max(0, Math.min(this.length, wanted));
    if (to === this.at) return;
    if (to === this.at + 1) {
      const entry = this.forward();
      this.listener?.text(this.feed.step(entry));
      return;
    }
    if (to < this.at) this.table = this.begin();
    while (this.at < to) this.forward();
    this.feed = new ViewerStream(this.table, this.viewer);
    this.tellAll();
  }

  /** What the other player holds, for who watches both. */
  viewOf(viewer: Viewer): View {
    return viewOf(this.table.match, viewer);
  }

  private begin(): Table {
    return new Table(Match.start(this.game, this.log.setup, { record: true }), { at: 0 });
  }

  private forward(): Entry {
    const [seat, option] = this.log.answers[this.at] as MatchLog['answers'][number];
    const entry: Entry = { do: 'answer', seat, option, at: 0 };
    this.table.apply(entry);
    return entry;
  }

  private tellAll(): void {
    this.listener?.text(this.feed.welcome(this.info));
  }
}
