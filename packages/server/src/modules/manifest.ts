/** The modules that this server was built with. */
import { existsSync, readFileSync } from 'node:fs';
import { GAMES } from '@taisen/games';

export interface BuiltModule {
  readonly game: string;
  readonly version: string;
  readonly ruleset: string;
  readonly hash: string;
  readonly code: string;
}

/** `manifest`: made by scripts/modules/build.mjs, with the modules beside it. */
export function builtModules(manifest: URL): readonly BuiltModule[] {
  // Sources that have never been built, e.g. with a game that a test adds.
  if (!existsSync(manifest)) return [];
  const listed = JSON.parse(readFileSync(manifest, 'utf8')) as Omit<BuiltModule, 'code'>[];
  return (
    listed
      // The manifest may be of other sources than those that run.
      .filter(({ game, ruleset }) => GAMES.get(game)?.ruleset === ruleset)
      .map(({ game, version, ruleset, hash }) => {
        const code = readFileSync(new URL(`${hash}.mjs`, manifest), 'utf8');
        return { game, version, ruleset, hash, code };
      })
  );
}
