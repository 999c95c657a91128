/** Effects that cards leave on the table. */
import { addEffect, type CardId, type Effect, type EffectKind, FOREVER } from '@taisen/kernel';
import { type G, type LvCard, type LvState, onField } from './state.ts';

const addToTarget = (amount: (effect: Effect) => number) => (_g: G, effect: Effect, card: LvCard, value: number) =>
  card.id === effect.target ? value + amount(effect) : value;
const reduceForSeat = (_g: G, effect: Effect, seat: number, value: number) =>
  seat === effect.seat ? value - effect.amount : value;

/** A card that has left the field gets no new effects. */
const hasLeftField = (g: G, target: CardId): boolean => target >= 0 && !onField(g.s.cards[target] as LvCard);

export const effects: Record<string, EffectKind<LvState>> = {
  power: { modifies: { power: addToTarget((effect) => effect.amount) } },
  attacks: { modifies: { attacks: addToTarget((effect) => effect.amount) } },
  direct: { modifies: { direct: addToTarget(() => 1) } },
  hidden: { modifies: { hidden: addToTarget(() => 1) } },
  guard: { modifies: { guard: addToTarget(() => 1) } },
  battleProof: { modifies: { battleProof: addToTarget(() => 1) } },
  effectProof: { modifies: { effectProof: addToTarget(() => 1) } },
  /** Read by `isNegated`. */
  negated: {},
  /** A counter on a card; see `countersOn`. */
  counter: {},
  /** Damage to `seat` is reduced by `amount`. */
  shield: { modifiesPlayer: { battleDamage: reduceForSeat, effectDamage: reduceForSeat } },
  /** Runs `later` of an ability when the turn ends. */
  atEnd: { on: 'turn-end' },
};

/** Adds an effect to a card until the end of the turn. */
export function thisTurn(g: G, self: LvCard, ability: string, kind: string, target: CardId, amount = 0): void {
  if (hasLeftField(g, target)) return;
  addEffect(g.s, { kind, card: self.id, ability, seat: self.controller, target, amount, until: g.s.turn });
}

/** The same, for as long as the target stays on the field. */
export function whileItStays(g: G, self: LvCard, ability: string, kind: string, target: CardId, amount = 0): void {
  if (hasLeftField(g, target)) return;
  addEffect(g.s, { kind, card: self.id, ability, seat: self.controller, target, amount, until: FOREVER });
}

/** Runs `later` of the ability when this turn ends. */
export function atEndOfTurn(g: G, self: LvCard, ability: string, target: CardId, amount = 0): void {
  addEffect(g.s, { kind: 'atEnd', card: self.id, ability, seat: self.controller, target, amount, until: FOREVER });
}

/** The same as `thisTurn`, until the end of the next turn. */
export function throughNextTurn(g: G, self: LvCard, ability: string, kind: string, target: CardId, amount = 0): void {
  if (hasLeftField(g, target)) return;
  addEffect(g.s, { kind, card: self.id, ability, seat: self.controller, target, amount, until: g.s.turn + 1 });
}

/** How many counters a card has put on itself with `whileItStays(…, 'counter', self.id)`. */
export const countersOn = (g: G, card: LvCard): number =>
  g.s.effects.filter(({ kind, target }) => kind === 'counter' && target === card.id).length;
