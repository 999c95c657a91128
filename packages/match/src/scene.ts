import { type Card, type CardId, copied, type State } from '@taisen/kernel';
import { same } from '@taisen/protocol';
import type { Table } from './table.ts';

/** What everyone is shown alike of a table's newest moment: looked at once, however many watch. */
export class Scene<S extends State> {
  private readonly table: Table<S>;
  private moment = -1;
  /** The game's own public facts. As long as they are the same, so is the object. */
  facts: object = NOTHING;
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
    const facts = match.game.show(match.g);
    if (!same(facts, this.facts)) this.facts = copied(facts);
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
