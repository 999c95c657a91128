import { BadInput, type Game, type State } from '@taisen/kernel';
import { CATALOGUE } from './catalogue.ts';
import * as rules from './rules.ts';

/** Callers do not need to know which fields a game adds to the kernel's state. */
const byId = new Map(Object.values(rules).map((game) => [game.id, game as unknown as Game<State>]));

function rulesOf(id: string): Game<State> {
  const game = byId.get(id);
  if (game === undefined) throw new Error(`"${id}" is in catalogue.ts but not in rules.ts`);
  return game;
}

/** All games by id, in the order of the catalogue. */
export const GAMES: ReadonlyMap<string, Game<State>> = new Map(CATALOGUE.map(({ id }) => [id, rulesOf(id)]));

export function gameNamed(id: string | undefined): Game<State> {
  const names = [...GAMES.keys()].join(', ');
  if (id === undefined) throw new BadInput(`name a game: ${names}`);
  const game = GAMES.get(id);
  if (game === undefined) throw new BadInput(`there is no game called "${id}"; there is ${names}`);
  return game;
}
