/** Decks are checked before a match. Results are kept, because simulations use the same decks again and again. */
import { BadInput } from './errors.ts';
import type { DeckList, Game, RulingValues, Setup } from './game.ts';
import type { State } from './state.ts';
import type { Seat } from './types.ts';

/** By game: frozen decks that are legal under the default rulings. */
const sound = new WeakMap<object, WeakSet<DeckList>>();

/** Refuses to begin with a deck that cannot be played. */
export function checkDeck<S extends State>(game: Game<S>, setup: Setup, rulings: RulingValues, seat: Seat): void {
  const deck = setup.decks[seat];
  const fixed = setup.rulings === undefined && Object.isFrozen(deck);
  if (fixed && sound.get(game)?.has(deck) === true) return;
  const problem = game.checkDeck(deck, rulings)[0];
  if (problem !== undefined)
    throw new BadInput(`the deck of seat ${seat} cannot be played: ${problem.message.en} — ${problem.rule}`);
  if (!fixed) return;
  if (!sound.has(game)) sound.set(game, new WeakSet());
  sound.get(game)?.add(deck);
}
