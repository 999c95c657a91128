/** Effects that skills leave on the table. */
import { addEffect, type CardId, type Effect, type EffectKind, FOREVER, NO_CARD, type Seat } from '@taisen/kernel';
import type { Skill } from './card.ts';
import type { G, HlCard, HlState } from './state.ts';

const addBits = (_g: G, effect: Effect, card: HlCard, bits: number) =>
  card.id === effect.target ? bits | effect.amount : bits;

export const effects: Record<string, EffectKind<HlState>> = {
  /** The target also has these icons, or suits. */
  icons: { modifies: { icons: addBits } },
  suits: { modifies: { suits: addBits } },
  /** The target's icons do not count. */
  silenced: { modifies: { icons: (_g, effect, card, bits) => (card.id === effect.target ? 0 : bits) } },
  /** `seat` cannot play cards to the stage. */
  stageClosed: {
    modifiesPlayer: { stageClosed: (_g, effect, seat, value) => (seat === effect.seat ? value + 1 : value) },
  },
};

/** Adds an effect to a card for as long as it stays on the table. */
export function whileItStays({ g, asking, seat }: Skill<unknown>, kind: string, target: CardId, amount = 0): void {
  addEffect(g.s, { kind, ...asking, seat, target, amount, until: FOREVER });
}

/** Adds an effect to a player until the end of the next turn. */
export function untilNextTurnEnds({ g, asking }: Skill<unknown>, kind: string, seat: Seat): void {
  addEffect(g.s, { kind, ...asking, seat, target: NO_CARD, amount: 1, until: g.s.turn + 1 });
}
