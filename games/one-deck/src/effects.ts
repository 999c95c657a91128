/** Effects that cards leave on the table until the end of the turn. */
import { type CardId, type Effect, type EffectKind, NO_CARD, type Seat } from '@taisen/kernel';
import type { G, OdCard, OdState } from './state.ts';

export const effects: Record<string, EffectKind<OdState>> = {
  /** OD-8.6 */
  boost: {
    modifies: { attack: (_g, { target, amount }, card, value) => (card.id === target ? value + amount : value) },
  },
  /** OD-8.2: counted by `isContrary`. */
  contrary: {},
  /** OD-8.3: read by `dealsNoBattleDamage`. */
  peace: {},
  /** OD-9.1: against the next damage to a monster, and against one direct attack. `consumeEffect` removes them. */
  guard: {},
  veto: {},
};

export function thisTurn(
  g: G,
  self: OdCard,
  ability: string,
  kind: string,
  target: CardId = NO_CARD,
  amount = 0,
): void {
  const { id: card, def, controller: seat } = self;
  g.s.effects.push({ kind, card, def, ability, seat, target, amount, until: g.s.turn });
}

/** Whether advantages and disadvantages are swapped. OD-6.5: each resolved card swaps them again. */
export function isContrary(g: G): boolean {
  const { effects: active } = g.s;
  let flips = 0;
  for (let i = 0; i < active.length; i++) if ((active[i] as Effect).kind === 'contrary') flips++;
  return (flips & 1) === 1;
}

/** Removes one of a player's effects of this kind, and returns whether there was one. */
export function consumeEffect(g: G, kind: string, seat: Seat): boolean {
  const { effects: active } = g.s;
  for (let i = 0; i < active.length; i++) {
    const effect = active[i] as Effect;
    if (effect.kind !== kind || effect.seat !== seat) continue;
    active.splice(i, 1);
    return true;
  }
  return false;
}
