import { BadInput, ENGINE_VERSION, type PublishedGame } from '@taisen/kernel';

/** Checks what a module exports. A build can run all versions up to its own, but not later ones with more in them. */
export function publishedGame(module: { readonly default?: unknown }): PublishedGame {
  const published = module.default as Partial<PublishedGame> | undefined;
  const version = published?.game?.engine?.version;
  if (published?.game === undefined || version === undefined) throw new BadInput('this module has no game');
  if (version > ENGINE_VERSION)
    throw new BadInput(`the module of ${published.game.id} needs a newer version of Taisen: it uses engine ${version}`);
  return published as PublishedGame;
}
