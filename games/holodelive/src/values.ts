/** HL-3.4: every value that passive skills can change. Values are computed on each read. */
import { cardValue, playerValue, type Seat } from '@taisen/kernel';
import { defOf } from './card.ts';
import type { G, HlCard } from './state.ts';

/** Icons and suits are sets of bits; see `iconBit` and `suitBit`. */
export const iconsOf = (g: G, card: HlCard): number => cardValue(g, 'icons', card, defOf(g, card).iconBits);
export const suitsOf = (g: G, card: HlCard): number => cardValue(g, 'suits', card, defOf(g, card).suitBits);

/** The opponent's skills cannot affect it. */
export const isUntouchable = (g: G, card: HlCard): boolean => cardValue(g, 'untouchable', card, 0) > 0;

/** HL-6.1: at the end of a round it returns to the hand and stays in the game. */
export const returnsAfterRound = (g: G, card: HlCard): boolean => cardValue(g, 'returns', card, 0) > 0;

/** The opponent's skills cannot affect the player's guests. */
export const guestsAreSafe = (g: G, seat: Seat): boolean => playerValue(g, 'guestsSafe', seat, 0) > 0;

/** HL-4.4: how many cards the player draws each turn. */
export const drawsPerTurn = (g: G, seat: Seat): number => playerValue(g, 'draws', seat, 1);

/** HL-4.9: skills may prevent a player from playing to the stage or the backstage. */
export const stageIsClosed = (g: G, seat: Seat): boolean => playerValue(g, 'stageClosed', seat, 0) > 0;
export const backstageIsClosed = (g: G, seat: Seat): boolean => playerValue(g, 'backstageClosed', seat, 0) > 0;

/** HL-5.5: the player counts as ready before a player without this. */
export const readyAhead = (g: G, seat: Seat): boolean => playerValue(g, 'readyAhead', seat, 0) > 0;
