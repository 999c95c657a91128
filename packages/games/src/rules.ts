/** The rules of every game: one line a game. The order is that of the catalogue. */
export { holodelive } from '@taisen/holodelive';
export { linkavel } from '@taisen/linkavel';
export { magicSpirit } from '@taisen/magic-spirit';
export { oneDeck } from '@taisen/one-deck';
export { shenhun } from '@taisen/shenhun';
