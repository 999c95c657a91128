import { type CardId, emit, move, type Op, type RuleId, runTriggers, type Seat, settle, zoneOf } from '@taisen/kernel';
import { defOf } from './card.ts';
import { costOf } from './cost.ts';
import { losePower, mayPay } from './power.ts';
import { countCharacters, type G, type Row, type ShCard } from './state.ts';

/** SH-5.2: including the main fighter. */
export const MOST_CHARACTERS = 3;

/** Whether a card in the hand may be summoned now, or the rule that forbids it. */
export function maySummon(g: G, seat: Seat, card: ShCard): true | RuleId {
  if (!defOf(g, card).isCharacter) return 'SH-5.1';
  if (countCharacters(g, seat) >= MOST_CHARACTERS) return 'SH-5.2';
  return mayPay(g, seat, costOf(g, card));
}

/** SH-5.1: pays for a character and places it in its own row. */
// biome-ignore lint/suspicious/noConfusingVoidType: returns an operation only if something was triggered
export function summon(g: G, seat: Seat, id: CardId): Op | void {
  const card = g.s.cards[id] as ShCard;
  summonFor(g, seat, card, costOf(g, card));
  settle(g);
  if (g.s.triggers.length > 0) return runTriggers(g);
}

/**
 * Places a character in its row for this much power. SH-1.2: no summon is free. SH-2.9: when a main fighter returns, its
 * myth card is active again.
 */
export function summonFor(g: G, seat: Seat, card: ShCard, cost: number): void {
  move(g, card.id, zoneOf(defOf(g, card).row as Row, seat));
  card.came = g.s.turn;
  emit(g, { type: 'summoned', card: card.id, seat });
  losePower(g, seat, cost, 'cost', card.id);
}
