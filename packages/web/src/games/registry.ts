/** The games that have a look of their own: one line a game. Any other game gets the look of `generic`. */
export { look as holodelive } from './holodelive/look.ts';
export { look as linkavel } from './linkavel/look.ts';
export { look as magicSpirit } from './magic-spirit/look.ts';
export { look as oneDeck } from './one-deck/look.ts';
export { look as shenhun } from './shenhun/look.ts';
