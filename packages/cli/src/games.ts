import { BadInput, type Game, type State } from '@taisen/kernel';
import { linkavel } from '@taisen/linkavel';

/** Every game there is, by id. */
export const GAMES: ReadonlyMap<string, Game<State>> = new Map(
  [linkavel].map((game) => [game.id, game as unknown as Game<State>]),
);

export function gameNamed(id: string | undefined): Game<State> {
  const names = [...GAMES.keys()].join(', ');
  if (id === undefined) throw new BadInput(`name a game: ${names}`);
  const game = GAMES.get(id);
  if (game === undefined) throw new BadInput(`there is no game called "${id}"; there is ${names}`);
  return game;
}
