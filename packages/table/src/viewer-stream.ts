/** The messages that one viewer is sent, entry by entry. Built and serialized once for all its connections. */
import { type Engine, engineOf, eventCount, type SeenEvent, type State, type Viewer } from '@taisen/kernel';
import { type EntryView, type MessageOf, PROTOCOL_VERSION, type TableInfo } from '@taisen/protocol';
import type { Entry } from './entry.ts';
import { Snapshot } from './snapshot.ts';
import { changesMatch, type Table } from './table.ts';
import { type Differ, differFor } from './view-differ.ts';

const NO_CHANGES = {};
/** After more missed steps, the full state is shorter. */
const MOST_MISSED = 64;

type Status = Omit<MessageOf<'welcome'>, 'type' | 'version' | 'viewer' | 'table' | 'view' | 'events'>;

export class ViewerStream<S extends State> {
  private readonly table: Table<S>;
  private readonly viewer: Viewer;
  private readonly snapshot: Snapshot<S>;
  private readonly engine: Engine;
  private readonly differ: Differ;
  /** How many events this viewer has been sent. */
  private sentEvents: number;
  /** The last status that was sent. */
  private readonly status: Status;

  /** The streams of one table share its snapshot. */
  constructor(table: Table<S>, viewer: Viewer, snapshot = new Snapshot(table)) {
    this.table = table;
    this.viewer = viewer;
    this.snapshot = snapshot;
    this.engine = engineOf(table.match.game);
    this.differ = differFor(table, snapshot, viewer);
    this.sentEvents = table.match.recorder === null ? 0 : eventCount(table.match.recorder, viewer);
    this.status = this.currentStatus();
  }

  /** The full state, for a client that has just connected. Clocks are as of now, not of the last entry. */
  welcome(info: TableInfo, now?: number): string {
    const { viewer, table } = this;
    const message: MessageOf<'welcome'> = {
      type: 'welcome',
      version: PROTOCOL_VERSION,
      viewer,
      table: info,
      view: this.engine.viewOf(table.match, viewer) as MessageOf<'welcome'>['view'],
      events: table.events(viewer) as MessageOf<'welcome'>['events'],
      ...this.status,
      clocks: this.snapshot.clocksAt(now),
    };
    return JSON.stringify(message);
  }

  /** The current clocks, for a client that has everything else; null if none runs. */
  clocks(now: number): string | null {
    const clocks = this.snapshot.clocksAt(now);
    if (!clocks.some(({ running }) => running)) return null;
    const message: MessageOf<'clocks'> = { type: 'clocks', clocks };
    return JSON.stringify(message);
  }

  /** The changes of the table's latest entry. */
  step(entry: Entry): string {
    const { table, viewer } = this;
    const changed = changesMatch(entry);
    const view = changed ? this.differ.next() : NO_CHANGES;
    const from = changed && entry.do !== 'answer' ? table.eventsLeft[viewer] : this.sentEvents;
    const events = this.eventsFrom(from);
    const status = this.currentStatus();
    const { seq, asked } = status;
    const message: Step = { type: 'step', entry: entryFor(entry, viewer), view, from, events, seq, asked };
    this.addStatus(message, status);
    this.sentEvents = from + events.length;
    return JSON.stringify(message);
  }

  /**
   * The steps after entry `seen`; null if the client needs the full state. Steps are not stored: replaying the match for
   * the few clients that reconnect gives the same messages.
   */
  stepsSince(seen: number): readonly string[] | null {
    const { table, viewer } = this;
    if (seen === table.seq) return [];
    const then = seen > table.seq || seen < table.seq - MOST_MISSED ? null : table.replayTo(seen);
    if (then === null) return null;
    const stream = new ViewerStream(then, viewer);
    return table.entries.slice(seen).map((entry) => {
      then.apply(entry);
      return stream.step(entry);
    });
  }

  private eventsFrom(from: number): SeenEvent[] {
    const { recorder } = this.table.match;
    return recorder === null ? [] : recorder.events[this.viewer].slice(from - recorder.dropped[this.viewer]);
  }

  private currentStatus(): Status {
    const { table, viewer, snapshot } = this;
    const { result, match } = table;
    const seat = viewer === 2 ? null : viewer;
    return {
      seq: table.seq,
      asked: seat === null || result !== null || match.decisionOf(seat) === null ? null : table.asked[seat],
      clocks: snapshot.clocks(),
      draws: table.drawOffers,
      rematches: table.rematchOffers,
      mayTakeBack: seat !== null && table.mayTakeBack(seat),
      takebacks: table.takebackRequests,
      result,
    };
  }

  /** Adds the changes of the status to a step. */
  private addStatus(step: Step, now: Status): void {
    const was = this.status;
    // Copied instead of keeping `now`: objects that survive from one entry to the next make garbage collection
    // expensive.
    was.seq = now.seq;
    was.asked = now.asked;
    if (now.clocks !== was.clocks) step.clocks = was.clocks = now.clocks;
    if (now.draws !== was.draws) step.draws = was.draws = now.draws;
    if (now.rematches !== was.rematches) step.rematches = was.rematches = now.rematches;
    if (now.mayTakeBack !== was.mayTakeBack) step.mayTakeBack = was.mayTakeBack = now.mayTakeBack;
    if (now.takebacks !== was.takebacks) step.takebacks = was.takebacks = now.takebacks;
    if (now.result !== was.result) step.result = was.result = now.result;
  }
}

type Step = { -readonly [K in keyof MessageOf<'step'>]: MessageOf<'step'>[K] };

/** An entry as a viewer may see it: without the option that another seat chose, which may be hidden. */
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
