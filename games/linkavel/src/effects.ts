/** What cards leave behind on the table for a while. */
import { addEffect, type CardId, type Effect, type EffectKind, FOREVER } from '@taisen/kernel';
import { type G, type LvCard, type LvState, onField } from './state.ts';

const onTarget = (amount: (effect: Effect) => number) => (_g: G, effect: Effect, card: LvCard, value: number) =>
  card.id === effect.target ? value + amount(effect) : value;
const onSeat = (_g: G, effect: Effect, seat: number, value: number) =>
  seat === effect.seat ? value - effect.amount : value;

/** A card that has left the field takes no effects along. */
const gone = (g: G, target: CardId): boolean => target >= 0 && !onField(g.s.cards[target] as LvCard);

export const effects: Record<string, EffectKind<LvState>> = {
  power: { modifies: { power: onTarget((effect) => effect.amount) } },
  attacks: { modifies: { attacks: onTarget((effect) => effect.amount) } },
  direct: { modifies: { direct: onTarget(() => 1) } },
  hidden: { modifies: { hidden: onTarget(() => 1) } },
  guard: { modifies: { guard: onTarget(() => 1) } },
  battleProof: { modifies: { battleProof: onTarget(() => 1) } },
  effectProof: { modifies: { effectProof: onTarget(() => 1) } },
  /** `values.isNegated` looks for it. */
  negated: {},
  /** A count that a card keeps of itself; see `marksOn`. */
  mark: {},
  /** Damage to `seat` is less by `amount`. */
  shield: { modifiesPlayer: { battleDamage: onSeat, effectDamage: onSeat } },
  /** The second half of an ability, when the turn ends. */
  atEnd: { on: 'turn-end' },
};

/** Lays an effect of an ability on a card until the end of the turn. */
export function thisTurn(g: G, self: LvCard, ability: string, kind: string, target: CardId, amount = 0): void {
  if (gone(g, target)) return;
  addEffect(g.s, { kind, card: self.id, ability, seat: self.controller, target, amount, until: g.s.turn });
}

/** The same for as long as the target stays on the field. */
export function whileItStays(g: G, self: LvCard, ability: string, kind: string, target: CardId, amount = 0): void {
  if (gone(g, target)) return;
  addEffect(g.s, { kind, card: self.id, ability, seat: self.controller, target, amount, until: FOREVER });
}

/** `later` of the ability runs when this turn ends. */
export function atEndOfTurn(g: G, self: LvCard, ability: string, target: CardId, amount = 0): void {
  addEffect(g.s, { kind: 'atEnd', card: self.id, ability, seat: self.controller, target, amount, until: FOREVER });
}

/** The same as `thisTurn` until the end of the next turn, the opponent's. */
export function throughNextTurn(g: G, self: LvCard, ability: string, kind: string, target: CardId, amount = 0): void {
  if (gone(g, target)) return;
  addEffect(g.s, { kind, card: self.id, ability, seat: self.controller, target, amount, until: g.s.turn + 1 });
}

/** How often a card has marked itself with `whileItStays(…, 'mark', self.id)`. */
export const marksOn = (g: G, card: LvCard): number =>
  g.s.effects.filter(({ kind, target }) => kind === 'mark' && target === card.id).length;
