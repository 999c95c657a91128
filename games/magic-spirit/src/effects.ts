/** What cards leave behind on the table for a while: statuses, and promises for later. */
import { addEffect, type CardId, type EffectKind, FOREVER } from '@taisen/kernel';
import type { G, MsCard, MsState } from './state.ts';
import { statusEffects } from './statuses.ts';

export const effects: Record<string, EffectKind<MsState>> = {
  ...statusEffects,
  /** The second half of an ability, at the end of the turn or at the start of its player's next. */
  atEnd: { on: 'turn-end' },
  atStart: { on: 'turn-start', when: (_g, effect, event) => event.seat === effect.seat },
};

/** `later` of the ability runs at the end of this turn, or when its player's next turn starts. */
export function promise(g: G, self: MsCard, key: string, when: 'atEnd' | 'atStart', target: CardId, amount = 0): void {
  const { controller: seat } = self;
  addEffect(g.s, { kind: when, card: self.id, ability: key, seat, target, amount, until: FOREVER });
}

/** "Until the end of your opponent's turn": this one if it is theirs, else their next. */
export const throughTheirTurn = (g: G, self: MsCard): number =>
  g.s.active === self.controller ? g.s.turn + 1 : g.s.turn;
