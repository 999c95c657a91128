import { type CardId, emit, move, NO_CARD, type Op, type RuleId, runTriggers, type Seat, zoneOf } from '@taisen/kernel';
import { defOf, PHASE_COST } from './card.ts';
import { fallAtZeroHp, leaveTable } from './leave.ts';
import { type G, GRAVEYARD, type MsCard, PHASE, phaseOf } from './state.ts';
import { activeTokens, pay } from './tokens.ts';

/** MS-8.3. */
export const LAST_STAGE = 3;

/** MS-8.1: one phase card for each player, for two tokens. */
export function mayPlacePhase(g: G, seat: Seat, card: MsCard): true | RuleId {
  if (defOf(g, card).kind !== 'phase') return 'MS-3.7';
  if (phaseOf(g, seat) !== NO_CARD && !g.rulings.phaseReplaces) return 'MS-8.1';
  return PHASE_COST <= activeTokens(g, seat) ? true : 'MS-4.1';
}

export function placePhase(g: G, seat: Seat, id: CardId): void {
  pay(g, seat, PHASE_COST);
  const old = phaseOf(g, seat);
  if (old !== NO_CARD) leaveTable(g, g.s.cards[old] as MsCard, zoneOf(GRAVEYARD, (g.s.cards[old] as MsCard).owner));
  move(g, id, zoneOf(PHASE, seat), { at: 0 });
  emit(g, { type: 'placed', card: id, seat });
  emit(g, { type: 'staged', card: id, seat, amount: 0 });
  if (old !== NO_CARD) fallAtZeroHp(g);
}

/** MS-8.2: moves the card to the next stage. MS-8.6: after the third stage it goes to the graveyard. */
export function* advance(g: G, card: MsCard): Op {
  card.stage++;
  emit(g, { type: 'staged', card: card.id, seat: card.controller, amount: card.stage });
  if (g.s.triggers.length > 0) yield* runTriggers(g);
  if (card.stage < LAST_STAGE || card.zone >> 1 !== PHASE || g.s.result !== null) return;
  leaveTable(g, card, zoneOf(GRAVEYARD, card.owner));
  emit(g, { type: 'destroyed', card: card.id, seat: card.owner, how: 'effect' });
  fallAtZeroHp(g);
}
