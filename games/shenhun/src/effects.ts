/** What cards leave behind on the table for a while. */
import { addEffect, type CardId, type EffectKind, FOREVER, type Seat } from '@taisen/kernel';
import { VALUE } from './bits.ts';
import type { G, ShCard, ShState } from './state.ts';

/** Each is named after the one value that it changes. */
export const effects: Record<string, EffectKind<ShState>> = Object.fromEntries(
  Object.values(VALUE).map(({ name, laid }) => [name, { modifies: { [name]: laid } }]),
);

/** Lays an effect of an ability on a card until the end of the turn. */
export function thisTurn(g: G, self: ShCard, ability: string, kind: string, target: CardId, amount: number): void {
  addEffect(g.s, { kind, card: self.id, ability, seat: self.controller, target, amount, until: g.s.turn });
}

/** The same until the end of the opponent's next turn, for what was laid in one's own. */
export function untilNextTurn(g: G, self: ShCard, ability: string, kind: string, target: CardId, amount: number): void {
  addEffect(g.s, { kind, card: self.id, ability, seat: self.controller, target, amount, until: g.s.turn + 1 });
}

/** The same for as long as the target stays on the field. */
export function whileItStays(g: G, self: ShCard, ability: string, kind: string, target: CardId, amount: number): void {
  addEffect(g.s, { kind, card: self.id, ability, seat: self.controller, target, amount, until: FOREVER });
}

/** The cards of a player cost more until the end of that player's next turn. */
export function makeDearer(g: G, self: ShCard, ability: string, seat: Seat, amount: number): void {
  addEffect(g.s, { kind: 'cost', card: self.id, ability, seat, target: -1, amount, until: g.s.turn + 1 });
}
