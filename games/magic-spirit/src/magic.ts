import type { EventOf } from '@taisen/kernel';
import { type CardId, emit, move, NO_CARD, type Op, type RuleId, resolve, type Seat, zoneOf } from '@taisen/kernel';
import { defOf, type MsCardDef } from './card.ts';
import { fallAtZeroHp, leaveTable } from './leave.ts';
import type { MsState } from './state.ts';
import { CASTING, FIELD, fieldOf, type G, GRAVEYARD, type MsCard } from './state.ts';
import { activeTokens, pay } from './tokens.ts';
import { costOf, setsunaExtra } from './values.ts';

/** Where a magic is used: in the player's own main phase, or at a chain point of the opponent's turn (MS-6.2). */
export type Occasion = 'main' | 'chain';

/** MS-6.2: a setsuna costs more at a chain point; in the player's own main phase only if a ruling says so. */
function extraCost(g: G, seat: Seat, { setsuna }: MsCardDef, occasion: Occasion): number {
  if (occasion === 'chain') return setsunaExtra(g, seat);
  return setsuna && g.rulings.ownTurnSetsuna === 'extra' ? setsunaExtra(g, seat) : 0;
}

/** Whether a magic in the hand may be used now, or the rule that forbids it. */
export function mayUse(g: G, seat: Seat, card: MsCard, occasion: Occasion = 'main'): true | RuleId {
  const def = defOf(g, card);
  if (def.kind !== 'magic') return 'MS-6.1';
  if (occasion === 'main' && def.setsuna && g.rulings.ownTurnSetsuna === 'never') return 'MS-6.2';
  if (costOf(g, card) + extraCost(g, seat, def, occasion) > activeTokens(g, seat)) return 'MS-4.1';
  const { use } = def.abilities;
  return use?.can === undefined || use.can(g, card, def.vars) ? true : 'text';
}

/** MS-6.1: a magic takes effect at once and goes to the graveyard. */
export function* useMagic(g: G, seat: Seat, id: CardId, occasion: Occasion = 'main'): Op {
  const card = g.s.cards[id] as MsCard;
  pay(g, seat, costOf(g, card) + extraCost(g, seat, defOf(g, card), occasion));
  move(g, id, zoneOf(CASTING, seat));
  const used: EventOf<MsState> = { type: occasion === 'chain' ? 'setsuna' : 'used', card: id, seat };
  emit(g, used);
  const op = resolve(g, card, 'use', used);
  if (op !== undefined) yield* op;
  if (card.zone === zoneOf(CASTING, seat)) move(g, id, zoneOf(GRAVEYARD, card.owner));
}

/** MS-7.1: whether a field card in the hand may be placed. */
export function mayPlaceField(g: G, seat: Seat, card: MsCard): true | RuleId {
  if (defOf(g, card).kind !== 'field') return 'MS-7.1';
  if (fieldOf(g, seat) !== NO_CARD && !g.rulings.fieldReplaces) return 'MS-7.2';
  return costOf(g, card) <= activeTokens(g, seat) ? true : 'MS-4.1';
}

/** MS-7.2: a new field card sends the player's old one to the graveyard. */
export function placeField(g: G, seat: Seat, id: CardId): void {
  pay(g, seat, costOf(g, g.s.cards[id] as MsCard));
  const old = fieldOf(g, seat);
  if (old !== NO_CARD) leaveTable(g, g.s.cards[old] as MsCard, zoneOf(GRAVEYARD, (g.s.cards[old] as MsCard).owner));
  move(g, id, zoneOf(FIELD, seat), { at: 0 });
  emit(g, { type: 'placed', card: id, seat });
  if (old !== NO_CARD) fallAtZeroHp(g);
}
