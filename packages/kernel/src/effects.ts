/** Effects that abilities leave on the table for a while. */
import type { Card, Effect, State } from './state.ts';

/** Every effect is made by this one literal: a spread would give them different shapes, and they are read all the time. */
export function addEffect(s: State, effect: Omit<Effect, 'def'>): void {
  const { kind, card, ability, seat, target, amount, until } = effect;
  const { def } = s.cards[card] as Card;
  s.effects.push({ kind, card, def, ability, seat, target, amount, until });
}

/** Removes the effects that held until the end of this turn. */
export function endEffects(s: State): void {
  for (let i = s.effects.length - 1; i >= 0; i--) {
    if ((s.effects[i] as Effect).until <= s.turn) s.effects.splice(i, 1);
  }
}
