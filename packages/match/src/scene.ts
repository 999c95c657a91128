import { type Card, type CardId, copied, NO_CARD, type State } from '@taisen/kernel';
import { factsBetween, same } from '@taisen/protocol';
import type { Table } from './table.ts';

/** What everyone is shown alike of a table's newest moment: looked at once, however many watch. */
export class Scene<S extends State> {
  private readonly table: Table<S>;
  private moment = -1;
  /** The game's own public facts. As long as one is the same, so is its object. */
  facts: Readonly<Record<string, unknown>> = NOTHING;
  /** By hidden zone: the viewers who know a card in it, and when that was looked at. */
  private readonly known: number[] = [];
  private readonly searched: number[] = [];
  /** By card: what the game showed of it when it was last looked at, and at which moment. */
  private readonly shown: object[] = [];
  private readonly looked: number[] = [];
  /** By card: how often that has changed. */
  private readonly changes: number[] = [];

  constructor(table: Table<S>) {
    this.table = table;
  }

  look(): void {
    const { seq, match } = this.table;
    if (this.moment === seq) return;
    this.moment = seq;
    const changed = factsBetween(this.facts, match.game.show(match.g));
    if (changed !== null) this.facts = { ...this.facts, ...copied(changed) };
  }

  /** Bits of the viewers who know any of the cards in a zone. */
  knownIn(zone: number): number {
    if (this.searched[zone] === this.moment) return this.known[zone] as number;
    const { cards, zones } = this.table.match.g.s;
    let known = 0;
    for (const id of zones[zone] as readonly CardId[]) if (id !== NO_CARD) known |= (cards[id] as Card).known;
    this.searched[zone] = this.moment;
    this.known[zone] = known;
    return known;
  }

  /** A number that is another whenever what the game shows of a card is. Only for who knows the card. */
  versionOf(id: CardId): number {
    const { shown, looked, changes, moment } = this;
    while (changes.length <= id) {
      shown.push(NOTHING);
      looked.push(-1);
      changes.push(0);
    }
    if (looked[id] !== moment) {
      looked[id] = moment;
      const { g } = this.table.match;
      const now = g.game.showCard(g, g.s.cards[id] as Card as S['cards'][number]);
      if (!same(now, shown[id])) {
        shown[id] = copied(now);
        changes[id] = (changes[id] as number) + 1;
      }
    }
    return changes[id] as number;
  }
}

const NOTHING = {};
