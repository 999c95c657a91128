import type { ReadyDeck } from '@taisen/kernel';
import { choir } from './decks/choir.ts';
import { ember } from './decks/ember.ts';
import { grove } from './decks/grove.ts';
import { tide } from './decks/tide.ts';
import { veil } from './decks/veil.ts';
import { voidDeck } from './decks/void.ts';

/** The ready decks, one for each style of play. */
export const DECKS: readonly ReadyDeck[] = [ember, tide, grove, choir, veil, voidDeck];
