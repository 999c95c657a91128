/** What one viewer is sent, entry by entry: built and written as text once, however many watch. */
import { type SeenEvent, type State, type Viewer, viewOf } from '@taisen/kernel';
import { type EntryView, type MessageOf, PROTOCOL_VERSION, type TableInfo } from '@taisen/protocol';
import type { Entry } from './entry.ts';
import { Scene } from './scene.ts';
import { Sight } from './sight.ts';
import type { Table } from './table.ts';
import { mayTakeBack } from './takeback.ts';

/** Nothing else changes a match. */
const NOTHING = {};
/** So many steps are kept for somebody who was away for a moment. */
const KEPT = 16;

type Around = Omit<MessageOf<'welcome'>, 'type' | 'version' | 'viewer' | 'table' | 'view' | 'events'>;

export class Feed<S extends State> {
  private readonly table: Table<S>;
  private readonly viewer: Viewer;
  private readonly scene: Scene<S>;
  private readonly sight: Sight<S>;
  /** The events this viewer has been told. */
  private told: SeenEvent[];
  /** What was last told around the match. */
  private readonly around: Around;
  private readonly steps: string[] = [];
  private last: number;

  /** Feeds of one table share its scene. */
  constructor(table: Table<S>, viewer: Viewer, scene = new Scene(table)) {
    this.table = table;
    this.viewer = viewer;
    this.scene = scene;
    this.sight = new Sight(table, scene, viewer);
    this.told = this.events().slice();
    this.last = table.seq;
    this.around = this.lookAround();
  }

  /** Everything at once. */
  welcome(info: TableInfo): string {
    const { viewer, told, table } = this;
    const message: MessageOf<'welcome'> = {
      type: 'welcome',
      version: PROTOCOL_VERSION,
      viewer,
      table: info,
      view: viewOf(table.match, viewer) as MessageOf<'welcome'>['view'],
      events: told,
      ...this.around,
    };
    return JSON.stringify(message);
  }

  /** What the table's newest entry changed. */
  step(entry: Entry): string {
    const { table, viewer } = this;
    const view = entry.do === 'answer' || entry.do === 'takeback' ? this.sight.changes() : NOTHING;
    const events = this.events();
    const from = this.unchanged(entry, events);
    const message: MessageOf<'step'> = {
      type: 'step',
      entry: entryFor(entry, viewer),
      view,
      from,
      events: events.slice(from),
      ...this.newsAround(),
    };
    if (from < this.told.length) this.told.length = from;
    for (let i = from; i < events.length; i++) this.told.push(events[i] as SeenEvent);
    this.last = table.seq;
    const text = JSON.stringify(message);
    if (this.steps.push(text) > KEPT) this.steps.shift();
    return text;
  }

  /** The steps after one that the viewer has seen; null when they are no longer kept. */
  since(seen: number): readonly string[] | null {
    const missed = this.last - seen;
    return missed < 0 || missed > this.steps.length ? null : this.steps.slice(this.steps.length - missed);
  }

  private events(): readonly SeenEvent[] {
    return this.table.match.recorder?.events[this.viewer] ?? [];
  }

  /** How many of the events told still stand: all of them, unless something was taken back. */
  private unchanged(entry: Entry, events: readonly SeenEvent[]): number {
    const { told } = this;
    if (entry.do !== 'takeback') return told.length;
    let standing = 0;
    while (standing < told.length && told[standing] === events[standing]) standing++;
    return standing;
  }

  private lookAround(): Around {
    const { table, viewer, scene } = this;
    const { result, match } = table;
    const seat = viewer === 2 ? null : viewer;
    return {
      seq: table.seq,
      asked: seat === null || result !== null || match.decisionOf(seat) === null ? null : table.asked[seat],
      clocks: scene.clocks(),
      draws: table.drawOffers,
      rematches: table.rematchOffers,
      mayTakeBack: seat !== null && result === null && mayTakeBack(match, seat),
      result,
    };
  }

  /** What is told around a step: nothing that the viewer has been told before. */
  private newsAround(): Pick<MessageOf<'step'>, keyof Around> {
    const was = this.around;
    const now = this.lookAround();
    const news: Changeable<Pick<MessageOf<'step'>, keyof Around>> = { seq: now.seq, asked: now.asked };
    if (now.clocks !== was.clocks) news.clocks = now.clocks;
    if (now.draws !== was.draws) news.draws = now.draws;
    if (now.rematches !== was.rematches) news.rematches = now.rematches;
    if (now.mayTakeBack !== was.mayTakeBack) news.mayTakeBack = now.mayTakeBack;
    if (now.result !== was.result) news.result = now.result;
    // Not `now` itself: what lives on from one entry to the next is what collecting garbage costs.
    Object.assign(was, now);
    return news;
  }
}

type Changeable<T> = { -readonly [K in keyof T]: T[K] };

/** An entry as a viewer may know it: which option somebody else chose is told by what it does, or not at all. */
function entryFor(entry: Entry, viewer: Viewer): EntryView {
  const { do: verb, seat } = entry;
  if (entry.do === 'answer') {
    if (seat === viewer)
      return entry.by === 'clock'
        ? { do: verb, seat, option: entry.option, by: 'clock' }
        : { do: verb, seat, option: entry.option };
    return entry.by === 'clock' ? { do: verb, seat, by: 'clock' } : { do: verb, seat };
  }
  return entry.do === 'concede' && entry.by === 'clock' ? { do: verb, seat, by: 'clock' } : { do: verb, seat };
}
