import { type Card, type CardId, deepCopy, deepEqual, NO_CARD, type State } from '@taisen/kernel';
import type { ClockView } from '@taisen/protocol';
import type { Table } from './table.ts';

/** What everyone is shown alike of a table's newest moment: looked at once, however many watch. */
export class Snapshot<S extends State> {
  private readonly table: Table<S>;
  /** By zone: numbers that say how it lay when it was last looked at. As long as they are the same, it looks the same. */
  private readonly zoneStates: number[][];
  /** By zone: how often something had moved there by then. */
  private readonly dirtyCounts: number[];
  /** The number of the entry after which it was last looked at. */
  seq = -1;
  /** By zone: the moment at which it was found to look different to somebody. */
  readonly changedAt: number[];
  /** The game's own public facts, by the names that they always have; and the moment at which each was last another. */
  private readonly facts: Record<string, unknown> = {};
  private readonly factChangedAt: Record<string, number> = {};
  private lastFactChange = -1;
  /** By card: a number that is another whenever what the game shows of it is. Only of cards that somebody knows, and not in bare zones. */
  readonly versions: number[] = [];
  /** By card: what the game showed of it. */
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

  /** The facts that are others than at a moment; null where there are none. */
  factsSince(moment: number): object | null {
    if (this.lastFactChange <= moment) return null;
    const since: Record<string, unknown> = {};
    for (const name in this.facts) if ((this.factChangedAt[name] as number) > moment) since[name] = this.facts[name];
    return since;
  }

  /** Most of a table's cards lie in bare zones, and most of these are as they were. */
  private isDirty(zone: number): boolean {
    const { recorder, g } = this.table.match;
    if (recorder === null || g.index.identityOnly[zone] !== true) return true;
    if (recorder.dirty[zone] === this.dirtyCounts[zone]) return false;
    this.dirtyCounts[zone] = recorder.dirty[zone] as number;
    return true;
  }

  private hasChanged(zone: number): boolean {
    const lay = this.zoneStates[zone] as number[];
    const size = this.readZone(zone);
    let same = lay.length === size;
    for (let i = 0; same && i < size; i++) same = lay[i] === scratch[i];
    if (same) return false;
    if (lay.length > size) lay.length = size;
    for (let i = 0; i < size; i++) lay[i] = scratch[i] as number;
    return true;
  }

  /** Of each card that anybody can tell apart: which it is, how it lies, who knows it, and under which ids. */
  private readZone(zone: number): number {
    const { index, s } = this.table.match.g;
    const { cards, aliases, zones } = s;
    const inSight = index.tracked[zone];
    const bare = index.identityOnly[zone];
    const ids = zones[zone] as readonly CardId[];
    let size = 0;
    scratch[size++] = ids.length;
    for (let i = 0; i < ids.length; i++) {
      const id = ids[i] as CardId;
      const alias = id * 3;
      if (id === NO_CARD) scratch[size++] = NO_CARD;
      else if (inSight || aliases[alias] !== 0 || aliases[alias + 1] !== 0 || aliases[alias + 2] !== 0) {
        const card = cards[id] as Card;
        scratch[size++] = i;
        scratch[size++] = id;
        scratch[size++] = card.def * 16 + card.known * 2 + (card.faceDown ? 1 : 0);
        scratch[size++] = card.known === 0 || bare ? 0 : this.versionOf(id);
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
   * Time as everyone sees it: the same object as long as it shows the same. A clock that runs never does: its numbers
   * hold for the moment of their message, and the next question may begin with the same ones.
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
    const [one, two] = this.table.clocks;
    return [one.show(now), two.show(now)];
  }
}

const NOTHING = {};
/** Written anew for each zone, and read at once. */
const scratch: number[] = [];
