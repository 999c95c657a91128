/** Who may be attacked by whom (SH-5.4, SH-5.5, SH-8.2 to SH-8.4, SH-8.7, SH-8.8). */
import type { CardId, RuleId, Seat } from '@taisen/kernel';
import { hasKeyword } from './keywords.ts';
import { BACK, FRONT, type G, MIDDLE, type ShCard, standsIn } from './state.ts';
import { priorityOf } from './values.ts';

/** A character as an attacker finds it. Read once for all attackers: nothing changes while options are listed. */
export interface Defender {
  readonly id: CardId;
  readonly row: number;
  /** The priority with which it protects others; -1 where it protects nobody. */
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

/** The last row to which the front row's own protection lets an attacker pass: SH-5.5, and 狙擊. */
export function reachOf(g: G, attacker: ShCard): number {
  if (hasKeyword(g, attacker, 'snipe')) return BACK;
  const reach = g.rulings.middleReach;
  if (standsIn(attacker) !== MIDDLE || reach === 'none') return FRONT;
  return reach === 'all' ? BACK : MIDDLE;
}

/**
 * Whether no protection stops an attack on a character. A protector covers its own row and those behind it. Against
 * a target that protects others itself the higher priority applies; at a tie the attacker chooses which holds, so
 * both may be attacked: this is why an attacker picks among several fronts (SH-8.3).
 */
export function mayReach(defenders: readonly Defender[], target: Defender, reach: number): true | RuleId {
  let hidden = false;
  for (let i = 0; i < defenders.length; i++) {
    const { id, row, priority, veiled } = defenders[i] as Defender;
    if (id === target.id) continue;
    // 隱身 holds while another stands there; two that are veiled do not hide behind each other.
    if (target.veiled && !veiled) hidden = true;
    if (row > target.row || priority <= target.priority) continue;
    if (priority > 0) return 'SH-8.8';
    if (target.row > reach) return 'SH-8.2';
  }
  return hidden ? 'SH-8.7' : true;
}
