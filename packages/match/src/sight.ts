/**
 * What a viewer has been shown of a match, and what is different now. Most of a table stays as it is from one entry to
 * the next: the scene says where something differs for anybody. There, every card in sight is compared by a few
 * numbers, and only what differs is built and written down.
 */
import {
  aboveIn,
  aliasOf,
  type Card,
  type CardId,
  countIn,
  type Decision,
  knows,
  NO_CARD,
  type Result,
  type State,
  deepEqual,
  shownIn,
  type View,
  type Viewer,
  viewCard,
  viewDecision,
  viewEffects,
  type ZoneKind,
} from '@taisen/kernel';
import { type ViewPatch, type ZonePatch, zonePatchOf } from '@taisen/protocol';
import type { Scene } from './scene.ts';
import type { Table } from './table.ts';

/** So many numbers say how a viewer sees a card. */
const MARKS = 4;

interface SeenZone {
  count: number;
  /** The marks of its cards, one after the other. */
  readonly marks: number[];
}

export class Sight<S extends State> {
  private readonly table: Table<S>;
  private readonly scene: Scene<S>;
  private readonly viewer: Viewer;
  /** By zone, as the state has them. */
  private readonly zones: readonly SeenZone[];
  /** The moment of the scene that was last shown. */
  private moment = -1;
  /** The rest of what was last shown. */
  private turn = -1;
  private active = -1;
  private result: Result | null = null;
  private effects: View['effects'] = NO_EFFECTS;
  /** The questions, and how those were shown; null where the viewer has the options, which are not compared. */
  private questions: readonly Decision[] = [];
  private pending: View['pending'] | null = [];

  constructor(table: Table<S>, scene: Scene<S>, viewer: Viewer) {
    this.table = table;
    this.scene = scene;
    this.viewer = viewer;
    this.zones = table.match.state.zones.map(() => ({ count: 0, marks: [] }));
    this.changes();
  }

  /** What has changed since the last time; from now on it counts as shown. */
  changes(): ViewPatch {
    const { g, pending } = this.table.match;
    const { turn, active, result, effects } = g.s;
    const { viewer, scene } = this;
    scene.look();
    const patch: Changeable<ViewPatch> = {};
    if (turn !== this.turn) patch.turn = this.turn = turn;
    if (active !== this.active) patch.active = this.active = active;
    if (!deepEqual(result, this.result)) patch.result = this.result = result;
    const shown = effects.length === 0 ? NO_EFFECTS : viewEffects(g, viewer);
    if (!deepEqual(shown, this.effects)) {
      this.effects = shown;
      patch.effects = [...shown];
    }
    const facts = scene.factsSince(this.moment);
    if (facts !== null) patch.facts = facts;
    if (pending !== this.questions) {
      this.questions = pending;
      const asked = pending.map((decision) => viewDecision(g, decision, viewer));
      if (!deepEqual(asked, this.pending)) patch.pending = asked;
      this.pending = asked.some(({ options }) => options !== undefined) ? null : asked;
    }
    let zones: Record<string, ZonePatch> | undefined;
    for (let zone = 0; zone < scene.changedAt.length; zone++) {
      if ((scene.changedAt[zone] as number) <= this.moment) continue;
      const change = this.changeIn(zone);
      if (change === null) continue;
      zones ??= {};
      zones[g.index.zoneNames[zone] as string] = change;
    }
    this.moment = scene.moment;
    if (zones !== undefined) patch.zones = zones;
    return patch;
  }

  /** The cards between the longest equal beginning and the longest equal end. */
  private changeIn(zone: number): ZonePatch | null {
    const { g } = this.table.match;
    const seen = this.zones[zone] as SeenZone;
    const { marks: was } = seen;
    const kind = g.game.zones[zone >> 1] as ZoneKind;
    const count = countIn(g.s, zone);
    const ids = shownIn(g, kind, zone, this.viewer);
    const size = ids.length * MARKS;
    this.mark(ids, kind);
    const shorter = Math.min(was.length, size);
    let from = 0;
    while (from < shorter && was[from] === marks[from]) from++;
    if (from === was.length && from === size && count === seen.count) return null;
    from -= from % MARKS;
    let tail = 0;
    while (tail < shorter - from && was[was.length - 1 - tail] === marks[size - 1 - tail]) tail++;
    tail -= tail % MARKS;
    const put = ids.slice(from / MARKS, (size - tail) / MARKS).map((id) => viewCard(g, kind, id, this.viewer));
    const cut = (was.length - tail - from) / MARKS;
    seen.count = count;
    // In place: what is kept for each zone and viewer would be much of what a table leaves behind.
    if (was.length > size) was.length = size;
    for (let i = from; i < size; i++) was[i] = marks[i] as number;
    return zonePatchOf(count, from / MARKS, cut, put);
  }

  /** Writes the marks of these cards down, to be read before the next. */
  private mark(ids: readonly CardId[], kind: ZoneKind): void {
    let at = 0;
    for (const id of ids) {
      const card = id === NO_CARD ? null : (this.table.match.g.s.cards[id] as Card);
      marks[at++] = card === null ? NO_CARD : this.nameOf(id);
      marks[at++] = card === null ? 0 : this.faceOf(card);
      marks[at++] = card === null ? 0 : this.lieOf(card, kind);
      marks[at++] = card === null ? 0 : this.versionOf(card, kind);
    }
  }

  /** The four marks of a card: under which id the viewer knows it, */
  private nameOf(id: CardId): number {
    return aliasOf(this.table.match.g.s, id, this.viewer);
  }

  /** which one it is, */
  private faceOf(card: Card): number {
    return knows(card, this.viewer) ? card.def : UNKNOWN;
  }

  /** how it lies, */
  private lieOf(card: Card, kind: ZoneKind): number {
    return (aboveIn(this.table.match.g.s, kind, card) ?? -1) * 2 + (card.faceDown ? 1 : 0);
  }

  /** and what the game shows of it. Of a card that the viewer can't read, that would tell which one it is. */
  private versionOf(card: Card, kind: ZoneKind): number {
    return kind.identityOnly !== true && knows(card, this.viewer) ? (this.scene.versions[card.id] as number) : UNKNOWN;
  }
}

const UNKNOWN = -1;
/** Written anew for each zone; longer than what was written last. */
const marks: number[] = [];
type Changeable<T> = { -readonly [K in keyof T]: T[K] };
const NO_EFFECTS: View['effects'] = [];
