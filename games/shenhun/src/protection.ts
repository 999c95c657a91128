/** Which characters an attacker may attack (SH-5.4, SH-5.5, SH-8.2 to SH-8.4, SH-8.7 to SH-8.9). */
import { type CardId, NO_CARD, type RuleId, type Seat } from '@taisen/kernel';
import { hasKeyword } from './keywords.ts';
import { BACK, charactersOf, FRONT, type G, MIDDLE, type ShCard, standsIn } from './state.ts';
import { priorityOf } from './values.ts';

/** What matters about a character that may be attacked. Computed once for all attackers. */
export interface Defender {
  readonly id: CardId;
  readonly row: number;
  /** The priority with which it protects others; -1 if it does not protect. */
  readonly priority: number;
  /** SH-8.9: it has 隱身, and a character without 隱身 is on its field. */
  readonly hidden: boolean;
}

/** SH-8.2, ruling `frontsBlock`: miracles and domains are then protected like characters of the back row. */
export const BEHIND_ALL: Defender = { id: NO_CARD, row: BACK, priority: -1, hidden: false };

export function defendersOf(g: G, seat: Seat): Defender[] {
  const characters = charactersOf(g, seat);
  const veiled = characters.map((card) => hasKeyword(g, card, 'veil'));
  // Veiled characters alone do not hide each other.
  const mayHide = veiled.includes(false);
  return characters.map((card, at) => {
    const hidden = mayHide && veiled[at] === true;
    // SH-8.9: what cannot be attacked protects nobody.
    return { id: card.id, row: standsIn(card), priority: hidden ? -1 : priorityOf(g, card), hidden };
  });
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
  if (target.hidden) return 'SH-8.9';
  for (let i = 0; i < defenders.length; i++) {
    const { row, priority } = defenders[i] as Defender;
    if (row > target.row || priority <= target.priority) continue;
    if (priority > 0) return target.priority < 0 ? 'SH-8.7' : 'SH-8.8';
    if (target.row > reach) return 'SH-8.2';
  }
  return true;
}
