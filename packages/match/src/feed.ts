/** What one viewer is sent, entry by entry: built and written as text once, however many watch. */
import { type SeenEvent, type State, type View, type Viewer, viewOf } from '@taisen/kernel';
import {
  change,
  type EntryView,
  type MessageOf,
  PROTOCOL_VERSION,
  patchBetween,
  type TableInfo,
} from '@taisen/protocol';
import type { Entry } from './entry.ts';
import type { Table } from './table.ts';
import { mayTakeBack } from './takeback.ts';

/** So many steps are kept for somebody who was away for a moment. */
const KEPT = 16;

export class Feed<S extends State> {
  private readonly table: Table<S>;
  private readonly viewer: Viewer;
  private readonly view: View;
  /** The events this viewer has been told. */
  private told: SeenEvent[];
  private readonly steps: string[] = [];
  private last: number;

  constructor(table: Table<S>, viewer: Viewer) {
    this.table = table;
    this.viewer = viewer;
    this.view = viewOf(table.match, viewer);
    this.told = this.events().slice();
    this.last = table.seq;
  }

  /** Everything at once. */
  welcome(info: TableInfo): string {
    const { viewer, view, told } = this;
    const message: MessageOf<'welcome'> = {
      type: 'welcome',
      version: PROTOCOL_VERSION,
      viewer,
      table: info,
      view: view as MessageOf<'welcome'>['view'],
      events: told,
      ...this.around(),
    };
    return JSON.stringify(message);
  }

  /** What the table's newest entry changed; null where it is nobody's business but its player's. */
  step(entry: Entry): string {
    const { table, viewer } = this;
    const patch = patchBetween(this.view, viewOf(table.match, viewer));
    const events = this.events();
    const from = this.unchanged(entry, events);
    const message: MessageOf<'step'> = {
      type: 'step',
      entry: entryFor(entry, viewer),
      view: patch,
      from,
      events: events.slice(from),
      ...this.around(),
    };
    // Not the new view whole: what stayed the same stays where it is in memory, and the rest of the new one is let go.
    change(this.view, patch);
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
    let same = 0;
    while (same < told.length && told[same] === events[same]) same++;
    return same;
  }

  private around() {
    const { table, viewer } = this;
    const seat = viewer === 2 ? null : viewer;
    const asked = seat === null || table.result !== null || table.match.decisionOf(seat) === null;
    return {
      seq: table.seq,
      asked: asked ? null : table.asked[seat],
      clocks: [table.clocks[0].show(), table.clocks[1].show()] as MessageOf<'step'>['clocks'],
      draws: table.drawOffers,
      rematches: table.rematchOffers,
      mayTakeBack: seat !== null && table.result === null && mayTakeBack(table.match, seat),
      result: table.result,
    };
  }
}

/** An entry as a viewer may know it: which option somebody else chose is told by what it does, or not at all. */
function entryFor(entry: Entry, viewer: Viewer): EntryView {
  const { do: verb, seat } = entry;
  if (entry.do === 'answer') {
    if (seat === viewer)
      return { do: verb, seat, option: entry.option, ...(entry.by === 'clock' ? { by: 'clock' } : {}) };
    return entry.by === 'clock' ? { do: verb, seat, by: 'clock' } : { do: verb, seat };
  }
  return entry.do === 'concede' && entry.by === 'clock' ? { do: verb, seat, by: 'clock' } : { do: verb, seat };
}
