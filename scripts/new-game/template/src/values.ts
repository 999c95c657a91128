/** Values that cards can change: computed when they are needed, never stored. */
import { cardValue } from '@taisen/kernel';
import { defOf } from './card.ts';
import type { DuelCard, G } from './state.ts';

export const powerOf = (g: G, card: DuelCard): number => cardValue(g, 'power', card, defOf(g, card).power ?? 0);

export const hasAttacked = (g: G, card: DuelCard): boolean => card.attacked > 0 && card.attacked === g.s.turn;
