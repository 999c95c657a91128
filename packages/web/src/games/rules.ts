/** The rules of every folder in games/, each loaded when it is needed. */
import { BadInput, type Game } from '@taisen/kernel';

type Module = Readonly<Record<string, unknown>>;
const MODULES = import.meta.glob<Module>('../../../../games/*/src/index.ts');

const isGame = (value: unknown): value is Game =>
  typeof value === 'object' && value !== null && 'cards' in value && 'ruleset' in value;

export async function rulesOf(id: string): Promise<Game> {
  const load = MODULES[`../../../../games/${id}/src/index.ts`];
  if (load === undefined) throw new BadInput(`there is no game called "${id}"`);
  const game = Object.values(await load()).find(isGame);
  if (game === undefined) throw new Error(`games/${id}/src/index.ts exports no game`);
  return game;
}
