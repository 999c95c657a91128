/** What cards leave behind until the end of the turn. */
import { type CardId, type Effect, type EffectKind, NO_CARD, type Seat } from '@taisen/kernel';
import type { G, OdCard, OdState } from './state.ts';

export const effects: Record<string, EffectKind<OdState>> = {
  /** OD-8.6 */
  boost: {
    modifies: { attack: (_g, { target, amount }, card, value) => (card.id === target ? value + amount : value) },
  },
  /** OD-8.2: `isContrary` counts them. */
  contrary: {},
  /** OD-8.3: `harmless` looks for it. */
  peace: {},
  /** OD-9.1: the next damage to a monster, one direct attack; `takeUp` uses them up. */
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

/** OD-6.5: each one that has resolved flips the attributes. */
export function isContrary(g: G): boolean {
  const { effects: laid } = g.s;
  let flips = 0;
  for (let i = 0; i < laid.length; i++) if ((laid[i] as Effect).kind === 'contrary') flips++;
  return (flips & 1) === 1;
}

/** Uses up one of a player's effects of this kind, if there is one. */
export function takeUp(g: G, kind: string, seat: Seat): boolean {
  const { effects: laid } = g.s;
  for (let i = 0; i < laid.length; i++) {
    const effect = laid[i] as Effect;
    if (effect.kind !== kind || effect.seat !== seat) continue;
    laid.splice(i, 1);
    return true;
  }
  return false;
}
