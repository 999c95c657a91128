import { type Card, type CardId, copied, NO_CARD, type State, type ZoneKind } from '@taisen/kernel';
import { type ClockView, factsBetween, same } from '@taisen/protocol';
import type { Table } from './table.ts';

interface Zone {
  readonly kind: ZoneKind;
  readonly zone: number;
  /** Numbers that say how it lay there when it was last looked at: as long as they are the same, it looks the same. */
  readonly lay: number[];
  /** Of a bare zone: how often something had moved there. */
  stirred: number;
}

/** What everyone is shown alike of a table's newest moment: looked at once, however many watch. */
export class Scene<S extends State> {
  private readonly table: Table<S>;
  readonly zones: Zone[] = [];
  /** The number of the entry after which it was last looked at. */
  moment = -1;
  /** By zone: the moment at which it was found to look different to somebody. */
  readonly changedAt: number[] = [];
  /** The game's own public facts. As long as one is the same, so is its object. */
  facts: Readonly<Record<string, unknown>> = NOTHING;
  /** By card: a number that is another whenever what the game shows of it is. Only of cards that somebody knows, and not in bare zones. */
  readonly versions: number[] = [];
  /** By card: what the game showed of it. */
  private readonly shown: object[] = [];
  private timed = -1;
  private times: [ClockView, ClockView];

  constructor(table: Table<S>) {
    this.table = table;
    this.times = this.time();
    table.match.game.zones.forEach((kind, k) => {
      for (const zone of kind.shared ? [k * 2] : [k * 2, k * 2 + 1])
        this.zones.push({ kind, zone, lay: [], stirred: -1 });
    });
  }

  look(): void {
    const { seq, match } = this.table;
    if (this.moment === seq) return;
    this.moment = seq;
    const changed = factsBetween(this.facts, match.game.show(match.g));
    if (changed !== null) this.facts = { ...this.facts, ...copied(changed) };
    for (const zone of this.zones)
      if (this.wasStirred(zone) && this.liesDifferently(zone)) this.changedAt[zone.zone] = seq;
  }

  /** Most of a table's cards lie in bare zones, and most of these are as they were. */
  private wasStirred(zone: Zone): boolean {
    const { recorder } = this.table.match;
    if (zone.kind.bare !== true || recorder === null) return true;
    const stirred = recorder.stirred[zone.zone] as number;
    if (stirred === zone.stirred) return false;
    zone.stirred = stirred;
    return true;
  }

  private liesDifferently({ kind, zone, lay }: Zone): boolean {
    const size = this.describe(kind, zone);
    let same = lay.length === size;
    for (let i = 0; same && i < size; i++) same = lay[i] === lies[i];
    if (same) return false;
    if (lay.length > size) lay.length = size;
    for (let i = 0; i < size; i++) lay[i] = lies[i] as number;
    return true;
  }

  /** Of each card that anybody can tell apart: which it is, how it lies, who knows it, and under which ids. */
  private describe(kind: ZoneKind, zone: number): number {
    const { cards, aliases, zones } = this.table.match.g.s;
    const ids = zones[zone] as readonly CardId[];
    let size = 0;
    lies[size++] = ids.length;
    for (let i = 0; i < ids.length; i++) {
      const id = ids[i] as CardId;
      const alias = id * 3;
      if (id === NO_CARD) lies[size++] = NO_CARD;
      else if (kind.sees === 'all' || aliases[alias] !== 0 || aliases[alias + 1] !== 0 || aliases[alias + 2] !== 0) {
        const card = cards[id] as Card;
        lies[size++] = i;
        lies[size++] = id;
        lies[size++] = card.def * 16 + card.known * 2 + (card.faceDown ? 1 : 0);
        lies[size++] = card.known === 0 || kind.bare === true ? 0 : this.lookAt(id);
        for (let viewer = 0; viewer < 3; viewer++) lies[size++] = aliases[alias + viewer] as number;
      }
    }
    return size;
  }

  private lookAt(id: CardId): number {
    const { shown, versions } = this;
    while (versions.length <= id) {
      shown.push(NOTHING);
      versions.push(0);
    }
    const { g } = this.table.match;
    const now = g.game.showCard(g, g.s.cards[id] as Card as S['cards'][number]);
    if (!same(now, shown[id])) {
      shown[id] = copied(now);
      versions[id] = (versions[id] as number) + 1;
    }
    return versions[id] as number;
  }

  /** Time as everyone sees it: the same object as long as it shows the same. */
  clocks(): [ClockView, ClockView] {
    const { seq } = this.table;
    if (this.timed === seq) return this.times;
    this.timed = seq;
    const now = this.time();
    if (!same(now, this.times)) this.times = now;
    return this.times;
  }

  private time(): [ClockView, ClockView] {
    const [one, two] = this.table.clocks;
    return [one.show(), two.show()];
  }
}

const NOTHING = {};
/** Written anew for each zone, and read at once. */
const lies: number[] = [];
