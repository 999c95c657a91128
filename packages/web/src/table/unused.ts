/** What a player may have forgotten: said once before a turn or a battle ends. */
import type { DecisionView, Seat, View, Words } from '@taisen/kernel';
import { TABLE } from '../words/table.ts';
import { type Layout, zoneName } from './layout.ts';
import { skipsBattle, unusedAttackers } from './option-selector.ts';

export interface Unused {
  readonly words: Words;
  readonly n: number;
}

type Options = NonNullable<DecisionView['options']>;

export function unusedBy(layout: Layout, view: View, seat: Seat, options: Options, option: number): Unused | null {
  const attackers = unusedAttackers(layout.attacks, options, option);
  if (attackers > 0) return { words: TABLE.unused, n: attackers };
  if (layout.attacks === undefined || !skipsBattle(options, option)) return null;
  // With cards in the way, not attacking may well be meant.
  const [own, other] = [frontOf(layout, view, seat), frontOf(layout, view, seat === 0 ? 1 : 0)];
  const n = own.filter(({ now }) => mayAttack((now ?? {}) as Record<string, unknown>)).length;
  return n > 0 && other.length === 0 ? { words: TABLE.openToAttack, n } : null;
}

/** The cards of a player from which attacks come, and at which they are aimed. */
const frontOf = ({ rows: [front = []] }: Layout, view: View, seat: Seat) =>
  front.flatMap((spec) => (view.zones[zoneName(spec, seat)]?.cards ?? []).filter((card) => card !== null));

const mayAttack = ({ exhausted, attacked, defending, fresh }: Record<string, unknown>): boolean =>
  exhausted !== true && attacked !== true && defending !== true && fresh !== true;
