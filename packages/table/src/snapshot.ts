import { type Card, type CardId, deepCopy, deepEqual, NO_CARD, type Recorder, type State } from '@taisen/kernel';
import type { ClockView } from '@taisen/protocol';
import type { Table } from './table.ts';

/** The part of a table's latest entry that is the same for all viewers, computed once. */
export class Snapshot<S extends State> {
  private readonly table: Table<S>;
  /**
   * By zone: numbers that describe it at the last update. Equal numbers mean that it looks the same to every viewer.
   */
  private readonly zoneStates: number[][];
  /** By zone: the recorder's dirty count at the last update. */
  private readonly dirtyCounts: number[];
  private recorder: Recorder | null = null;
  /** The entry of the last update. */
  seq = -1;
  /** By zone: the last entry at which it changed for any viewer. */
  readonly changedAt: number[];
  /** The game's public facts by name, and the last entry at which each changed. */
  private readonly facts: Record<string, unknown> = {};
  private readonly factChangedAt: Record<string, number> = {};
  private lastFactChange = -1;
  /** By card: a number that changes whenever the card's facts do. Only for known cards outside identity-only zones. */
  readonly versions: number[] = [];
  /** By card: its facts at that version. */
  private readonly shown: object[] = [];
  private clocksSeq = -1;
  private lastClocks: [ClockView, ClockView];

  constructor(table: Table<S>) {
    this.table = table;
    this.lastClocks = this.clocksAt();
    const { zones } = table.match.state;
    this.zoneStates = zones.map(() => []);
    this.dirtyCounts = zones.map(() => -1);
    this.changedAt = zones.map(() => 0);
  }

  update(): void {
    const { seq, match } = this.table;
    if (this.seq === seq) return;
    this.seq = seq;
    // After a takeback the match may be another one, which counts anew.
    if (match.recorder !== this.recorder) this.dirtyCounts.fill(-1);
    this.recorder = match.recorder;
    this.updateFacts(match.game.publicFacts(match.g) as Readonly<Record<string, unknown>>);
    for (let zone = 0; zone < this.zoneStates.length; zone++)
      if (this.isDirty(zone) && this.hasChanged(zone)) this.changedAt[zone] = seq;
  }

  private updateFacts(now: Readonly<Record<string, unknown>>): void {
    const { facts, seq } = this;
    for (const name in now) {
      if (deepEqual(facts[name], now[name])) continue;
      facts[name] = deepCopy(now[name]);
      this.factChangedAt[name] = this.lastFactChange = seq;
    }
  }

  /** The facts that have changed after an entry; null if none has. */
  factsSince(seq: number): object | null {
    if (this.lastFactChange <= seq) return null;
    const since: Record<string, unknown> = {};
    for (const name in this.facts) if ((this.factChangedAt[name] as number) > seq) since[name] = this.facts[name];
    return since;
  }

  /** Most cards are in identity-only zones, and most of those zones have not changed. */
  private isDirty(zone: number): boolean {
    const { recorder, g } = this.table.match;
    if (recorder === null || g.index.identityOnly[zone] !== true) return true;
    if (recorder.dirty[zone] === this.dirtyCounts[zone]) return false;
    this.dirtyCounts[zone] = recorder.dirty[zone] as number;
    return true;
  }

  private hasChanged(zone: number): boolean {
    const last = this.zoneStates[zone] as number[];
    const size = this.readZone(zone);
    let same = last.length === size;
    for (let i = 0; same && i < size; i++) same = last[i] === scratch[i];
    if (same) return false;
    if (last.length > size) last.length = size;
    for (let i = 0; i < size; i++) last[i] = scratch[i] as number;
    return true;
  }

  /**
   * Writes into `scratch`, for each card that any viewer can tell apart: its id, pose, version, who knows it, and its
   * aliases.
   */
  private readZone(zone: number): number {
    const { index, s } = this.table.match.g;
    const { cards, aliases, zones } = s;
    const tracked = index.tracked[zone];
    const identityOnly = index.identityOnly[zone];
    const ids = zones[zone] as readonly CardId[];
    let size = 0;
    scratch[size++] = ids.length;
    for (let i = 0; i < ids.length; i++) {
      const id = ids[i] as CardId;
      const alias = id * 3;
      if (id === NO_CARD) scratch[size++] = NO_CARD;
      else if (tracked || aliases[alias] !== 0 || aliases[alias + 1] !== 0 || aliases[alias + 2] !== 0) {
        const card = cards[id] as Card;
        scratch[size++] = i;
        scratch[size++] = id;
        scratch[size++] = card.def * 16 + card.known * 2 + (card.faceDown ? 1 : 0);
        scratch[size++] = card.known === 0 || identityOnly ? 0 : this.versionOf(id);
        for (let viewer = 0; viewer < 3; viewer++) scratch[size++] = aliases[alias + viewer] as number;
      }
    }
    return size;
  }

  private versionOf(id: CardId): number {
    const { shown, versions } = this;
    while (versions.length <= id) {
      shown.push(NOTHING);
      versions.push(0);
    }
    const { g } = this.table.match;
    const now = g.game.cardFacts(g, g.s.cards[id] as Card as S['cards'][number]);
    if (!deepEqual(now, shown[id])) {
      shown[id] = deepCopy(now);
      versions[id] = (versions[id] as number) + 1;
    }
    return versions[id] as number;
  }

  /**
   * The clocks as all viewers see them: the same object until they change. A running clock always counts as changed: its
   * numbers are those of the time of their message, and the next decision may start with the same ones.
   */
  clocks(): [ClockView, ClockView] {
    const { seq } = this.table;
    if (this.clocksSeq === seq) return this.lastClocks;
    this.clocksSeq = seq;
    const now = this.clocksAt();
    if (now[0].running || now[1].running || !deepEqual(now, this.lastClocks)) this.lastClocks = now;
    return this.lastClocks;
  }

  /** By default as of the last entry. */
  clocksAt(now?: number): [ClockView, ClockView] {
    return [this.table.clockOf(0, now), this.table.clockOf(1, now)];
  }
}

const NOTHING = {};
/** Reused for every zone. */
const scratch: number[] = [];
