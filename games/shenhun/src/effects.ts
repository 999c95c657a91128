/** Effects that cards leave on the table. */
import { addEffect, type CardId, type EffectKind, type EffectModifier, FOREVER, type Seat } from '@taisen/kernel';
import type { G, ShCard, ShState } from './state.ts';
import type { ShTypes } from './types.ts';

type Values = ShTypes['values'];
type Modify = EffectModifier<ShState>;

const onTarget: Modify = (_g, effect, card, value) => (card.id === effect.target ? value + effect.amount : value);
/** A temporary keyword is not added to a printed one: the higher number applies. */
const atLeast: Modify = (_g, effect, card, value) =>
  card.id === effect.target ? Math.max(value, effect.amount) : value;
/** Cards of `seat` cost `amount` more. */
const onOwner: Modify = (_g, effect, card, value) => (card.owner === effect.seat ? value + effect.amount : value);

const MODIFIERS: Readonly<Record<Values, Modify>> = {
  attack: onTarget,
  health: onTarget,
  frailty: onTarget,
  cost: onOwner,
  deaths: onTarget,
  extensionCost: onOwner,
  attacks: onTarget,
  pierce: onTarget,
  counter: atLeast,
  breaker: atLeast,
  guard: atLeast,
  snipe: atLeast,
  flurry: atLeast,
  reap: atLeast,
  armor: atLeast,
  veil: atLeast,
};

/** Each kind of effect has the name of the value that it modifies. */
export const effects: Record<string, EffectKind<ShState>> = Object.fromEntries(
  Object.entries(MODIFIERS).map(([value, modify]) => [value, { modifies: { [value]: modify } }]),
);

/** Adds an effect to a card until the end of the turn. */
export function thisTurn(g: G, self: ShCard, ability: string, kind: string, target: CardId, amount: number): void {
  addEffect(g.s, { kind, card: self.id, ability, seat: self.controller, target, amount, until: g.s.turn });
}

/** The same until the end of the next turn. */
export function untilNextTurn(g: G, self: ShCard, ability: string, kind: string, target: CardId, amount: number): void {
  addEffect(g.s, { kind, card: self.id, ability, seat: self.controller, target, amount, until: g.s.turn + 1 });
}

/** The same for as long as the target stays on the field. */
export function whileItStays(g: G, self: ShCard, ability: string, kind: string, target: CardId, amount: number): void {
  addEffect(g.s, { kind, card: self.id, ability, seat: self.controller, target, amount, until: FOREVER });
}

/** A player's cards cost more until the end of the next turn. */
export function raiseCosts(g: G, self: ShCard, ability: string, seat: Seat, amount: number): void {
  addEffect(g.s, { kind: 'cost', card: self.id, ability, seat, target: -1, amount, until: g.s.turn + 1 });
}
