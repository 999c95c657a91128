import { holodelive } from '@taisen/holodelive';
import { BadInput, type Game, type State } from '@taisen/kernel';
import { linkavel } from '@taisen/linkavel';
import { magicSpirit } from '@taisen/magic-spirit';
import { oneDeck } from '@taisen/one-deck';
import { shenhun } from '@taisen/shenhun';

/** Seen from outside, a game is a game: what its state holds beyond the kernel's is its own business. */
const seen = <S extends State>(game: Game<S>) => game as unknown as Game<State>;

/** Every game there is, by id. */
export const GAMES: ReadonlyMap<string, Game<State>> = new Map(
  [seen(linkavel), seen(magicSpirit), seen(holodelive), seen(oneDeck), seen(shenhun)].map((game) => [game.id, game]),
);

export function gameNamed(id: string | undefined): Game<State> {
  const names = [...GAMES.keys()].join(', ');
  if (id === undefined) throw new BadInput(`name a game: ${names}`);
  const game = GAMES.get(id);
  if (game === undefined) throw new BadInput(`there is no game called "${id}"; there is ${names}`);
  return game;
}
