/**
 * The differences between a viewer's last view and the current one. `diffViews` in the protocol is the plain version;
 * this one gives the same result without building whole views. Most of a table does not change from one entry to the
 * next: the snapshot has the zones that changed for any viewer. In those, every visible card is compared by four numbers,
 * and only the cards that differ are built.
 */
import {
  aboveIn,
  aliasOf,
  type Card,
  type CardId,
  countIn,
  type Decision,
  deepCopy,
  deepEqual,
  type Engine,
  knows,
  NO_CARD,
  type Result,
  type State,
  shownIn,
  type View,
  type Viewer,
  viewCard,
  viewDecision,
  viewEffects,
  type ZoneKind,
} from '@taisen/kernel';
import { diffViews, type ViewDiff, type ZoneDiff, zoneDiffOf } from '@taisen/protocol';
import type { Snapshot } from './snapshot.ts';
import type { Table } from './table.ts';

/** How many numbers describe a card as one viewer sees it. */
const NUMBERS_A_CARD = 4;

interface SentZone {
  count: number;
  /** The numbers of its cards, one card after the other. */
  readonly cards: number[];
}

export interface Differ {
  /** The changes since the last call. */
  next(): ViewDiff;
}

/** A published version of a game has its own kernel, whose states this one must not read: it is asked for whole views. */
export const differFor = <S extends State>(table: Table<S>, snapshot: Snapshot<S>, viewer: Viewer): Differ =>
  table.match.game.engine === undefined
    ? new ViewDiffer(table, snapshot, viewer)
    : new PlainDiffer(table, table.match.game.engine, viewer);

class PlainDiffer<S extends State> implements Differ {
  private readonly table: Table<S>;
  private readonly engine: Engine;
  private readonly viewer: Viewer;
  private last: View;

  constructor(table: Table<S>, engine: Engine, viewer: Viewer) {
    this.table = table;
    this.engine = engine;
    this.viewer = viewer;
    this.last = this.view();
  }

  /** A copy, because a view may share parts with the state, which the next entry changes. */
  private view(): View {
    return deepCopy(this.engine.viewOf(this.table.match, this.viewer));
  }

  next(): ViewDiff {
    const now = this.view();
    const diff = diffViews(this.last, now);
    this.last = now;
    return diff;
  }
}

export class ViewDiffer<S extends State> implements Differ {
  private readonly table: Table<S>;
  private readonly snapshot: Snapshot<S>;
  private readonly viewer: Viewer;
  /** By zone, in the order of the state. */
  private readonly zones: readonly SentZone[];
  /** The entry of the snapshot at the last diff. */
  private seq = -1;
  /** The rest of the last view. */
  private turn = -1;
  private active = -1;
  private result: Result | null = null;
  private effects: View['effects'] = NO_EFFECTS;
  /** The decisions, and how they were shown; null if the viewer has the options, which are not compared. */
  private decisions: readonly Decision[] = [];
  private pending: View['pending'] | null = [];

  constructor(table: Table<S>, snapshot: Snapshot<S>, viewer: Viewer) {
    this.table = table;
    this.snapshot = snapshot;
    this.viewer = viewer;
    this.zones = table.match.state.zones.map(() => ({ count: 0, cards: [] }));
    this.next();
  }

  next(): ViewDiff {
    const { g, pending } = this.table.match;
    const { turn, active, result, effects } = g.s;
    const { viewer, snapshot } = this;
    snapshot.update();
    const diff: Changeable<ViewDiff> = {};
    if (turn !== this.turn) diff.turn = this.turn = turn;
    if (active !== this.active) diff.active = this.active = active;
    if (!deepEqual(result, this.result)) diff.result = this.result = result;
    const shown = effects.length === 0 ? NO_EFFECTS : viewEffects(g, viewer);
    if (!deepEqual(shown, this.effects)) {
      this.effects = shown;
      diff.effects = [...shown];
    }
    const facts = snapshot.factsSince(this.seq);
    if (facts !== null) diff.facts = facts;
    if (pending !== this.decisions) {
      this.decisions = pending;
      const asked = pending.map((decision) => viewDecision(g, decision, viewer));
      if (!deepEqual(asked, this.pending)) diff.pending = asked;
      this.pending = asked.some(({ options }) => options !== undefined) ? null : asked;
    }
    let zones: Record<string, ZoneDiff> | undefined;
    for (let zone = 0; zone < snapshot.changedAt.length; zone++) {
      if ((snapshot.changedAt[zone] as number) <= this.seq) continue;
      const change = this.zoneDiff(zone);
      if (change === null) continue;
      zones ??= {};
      zones[g.index.zoneNames[zone] as string] = change;
    }
    this.seq = snapshot.seq;
    if (zones !== undefined) diff.zones = zones;
    return diff;
  }

  /** The cards between the longest equal beginning and the longest equal end. */
  private zoneDiff(zone: number): ZoneDiff | null {
    const { g } = this.table.match;
    const sent = this.zones[zone] as SentZone;
    const { cards: was } = sent;
    const kind = g.game.zones[zone >> 1] as ZoneKind;
    const count = countIn(g.s, zone);
    const ids = shownIn(g, kind, zone, this.viewer);
    const size = ids.length * NUMBERS_A_CARD;
    this.readCards(ids, kind);
    const shorter = Math.min(was.length, size);
    let from = 0;
    while (from < shorter && was[from] === scratch[from]) from++;
    if (from === was.length && from === size && count === sent.count) return null;
    from -= from % NUMBERS_A_CARD;
    let tail = 0;
    while (tail < shorter - from && was[was.length - 1 - tail] === scratch[size - 1 - tail]) tail++;
    tail -= tail % NUMBERS_A_CARD;
    const put = ids
      .slice(from / NUMBERS_A_CARD, (size - tail) / NUMBERS_A_CARD)
      .map((id) => viewCard(g, kind, id, this.viewer));
    const cut = (was.length - tail - from) / NUMBERS_A_CARD;
    sent.count = count;
    // In place: new arrays for every zone and viewer would be most of a table's garbage.
    if (was.length > size) was.length = size;
    for (let i = from; i < size; i++) was[i] = scratch[i] as number;
    return zoneDiffOf(count, from / NUMBERS_A_CARD, cut, put);
  }

  /** Writes the numbers of these cards into `scratch`: the viewer's id, the face, the pose and the version. */
  private readCards(ids: readonly CardId[], kind: ZoneKind): void {
    const { g } = this.table.match;
    let at = 0;
    for (const id of ids) {
      const card = id === NO_CARD ? null : (g.s.cards[id] as Card);
      scratch[at++] = card === null ? NO_CARD : aliasOf(g.s, id, this.viewer);
      scratch[at++] = card === null ? 0 : this.faceOf(card);
      scratch[at++] = card === null ? 0 : this.poseOf(card, kind);
      scratch[at++] = card === null ? 0 : this.versionOf(card, kind);
    }
  }

  private faceOf(card: Card): number {
    return knows(card, this.viewer) ? card.def : UNKNOWN;
  }

  private poseOf(card: Card, kind: ZoneKind): number {
    return (aboveIn(this.table.match.g.s, kind, card) ?? -1) * 2 + (card.faceDown ? 1 : 0);
  }

  /** The version would identify a card that the viewer cannot read. */
  private versionOf(card: Card, kind: ZoneKind): number {
    return kind.identityOnly !== true && knows(card, this.viewer)
      ? (this.snapshot.versions[card.id] as number)
      : UNKNOWN;
  }
}

const UNKNOWN = -1;
/** Reused for every zone, so it may be longer than what was written last. */
const scratch: number[] = [];
type Changeable<T> = { -readonly [K in keyof T]: T[K] };
const NO_EFFECTS: View['effects'] = [];
