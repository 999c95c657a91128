/** Effects that cards leave on the table: only statuses so far. */
import type { EffectKind } from '@taisen/kernel';
import type { G, MsCard, MsState } from './state.ts';
import { statusEffects } from './statuses.ts';

export const effects: Record<string, EffectKind<MsState>> = statusEffects;

/** "Until the end of your opponent's turn": the current turn if it is the opponent's, otherwise the next. */
export const throughTheirTurn = (g: G, self: MsCard): number =>
  g.s.active === self.controller ? g.s.turn + 1 : g.s.turn;
