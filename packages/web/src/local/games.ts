/** The rules of every game, fetched when a table of it is opened. */
import { BadInput, type Game, type State } from '@taisen/kernel';

const seen = <S extends State>(game: Game<S>) => game as unknown as Game;

const LOADERS: Readonly<Record<string, () => Promise<Game>>> = {
  linkavel: async () => seen((await import('@taisen/linkavel')).linkavel),
  'magic-spirit': async () => seen((await import('@taisen/magic-spirit')).magicSpirit),
  holodelive: async () => seen((await import('@taisen/holodelive')).holodelive),
  'one-deck': async () => seen((await import('@taisen/one-deck')).oneDeck),
  shenhun: async () => seen((await import('@taisen/shenhun')).shenhun),
};

export function rulesOf(id: string): Promise<Game> {
  const load = LOADERS[id];
  if (load === undefined) throw new BadInput(`there is no game called "${id}"`);
  return load();
}
