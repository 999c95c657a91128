/** Which characters an attacker may attack (SH-5.4, SH-5.5, SH-8.2 to SH-8.4, SH-8.7, SH-8.8). */
import type { CardId, RuleId, Seat } from '@taisen/kernel';
import { hasKeyword } from './keywords.ts';
import { BACK, FRONT, type G, MIDDLE, type ShCard, standsIn } from './state.ts';
import { priorityOf } from './values.ts';

/** What matters about a character that may be attacked. Computed once for all attackers. */
export interface Defender {
  readonly id: CardId;
  readonly row: number;
  /** The priority with which it protects others; -1 if it does not protect. */
  readonly priority: number;
  readonly veiled: boolean;
}

export function defendersOf(g: G, seat: Seat): Defender[] {
  const { zones, cards } = g.s;
  const defenders: Defender[] = [];
  for (let row = FRONT; row <= BACK; row++) {
    const standing = zones[row * 2 + seat] as CardId[];
    for (let i = 0; i < standing.length; i++) {
      const card = cards[standing[i] as CardId] as ShCard;
      defenders.push({
        id: card.id,
        row,
        priority: priorityOf(g, card),
        veiled: hasKeyword(g, card, 'veil'),
      });
    }
  }
  return defenders;
}

/** The last row that an attacker may choose in spite of the front row's own protection (SH-5.5, 狙擊). */
export function reachOf(g: G, attacker: ShCard): number {
  if (hasKeyword(g, attacker, 'snipe')) return BACK;
  const reach = g.rulings.middleReach;
  if (standsIn(attacker) !== MIDDLE || reach === 'none') return FRONT;
  return reach === 'all' ? BACK : MIDDLE;
}

/**
 * Whether no protection prevents an attack on a character. A protector protects its own row and the rows behind it. If
 * the target itself protects others, the higher priority applies. At a tie the attacking player chooses which one
 * applies, so both may be attacked. This is also why an attacker may choose among several front characters (SH-8.3).
 */
export function mayReach(defenders: readonly Defender[], target: Defender, reach: number): true | RuleId {
  let hidden = false;
  for (let i = 0; i < defenders.length; i++) {
    const { id, row, priority, veiled } = defenders[i] as Defender;
    if (id === target.id) continue;
    // 隱身 applies while another character is on the field. Two veiled characters do not hide each other.
    if (target.veiled && !veiled) hidden = true;
    if (row > target.row || priority <= target.priority) continue;
    if (priority > 0) return 'SH-8.8';
    if (target.row > reach) return 'SH-8.2';
  }
  return hidden ? 'SH-8.7' : true;
}
