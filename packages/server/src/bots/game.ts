import { gameNamed } from '@taisen/games';
import { loadModule, type ModuleFile } from '@taisen/games/module';
import type { Game, SavedMatch, State } from '@taisen/kernel';

/** The module of the match, if its rules are not those of this build. */
export interface OfModule {
  readonly module?: ModuleFile | null;
}

/** The rules of a match that was sent to a thread. */
export const gameOf = async ({
  match,
  module = null,
}: OfModule & { readonly match: SavedMatch }): Promise<Game<State>> =>
  module === null ? gameNamed(match.game) : (await loadModule(module)).game;
