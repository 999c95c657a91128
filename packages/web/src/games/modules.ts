/** The rules of a match: those of this build, or those of the published version that it began with. */
import own from 'virtual:modules';
import { publishedGame } from '@taisen/games/published';
import { BadInput, type Game, type PublishedGame } from '@taisen/kernel';
import type { Patch } from '@taisen/lab/patch';
import { sha256 } from '@taisen/protocol';
import { keepModule, keptModule } from './module-store.ts';
import { rulesOf } from './rules.ts';

/** What a table or a log says of its rules. */
export interface RulesRef {
  readonly game: string;
  readonly ruleset: string;
  /** The hash of the module; absent if it was never published. */
  readonly module?: string | undefined;
  /** A change of the game that the lab made; `module` is that of the game without it. */
  readonly patch?: Patch | undefined;
}

/** The rules of a match cannot be had, at least not now. */
export class NoRules extends BadInput {}

/** The module of a game in this build, if there is one with the rules that run. */
export function ownModule({ id, ruleset }: Game): string | undefined {
  const module = own[id];
  return module?.ruleset === ruleset ? module.hash : undefined;
}

export async function rulesFor(ref: RulesRef): Promise<Game> {
  if (ref.patch !== undefined) return patched(ref, ref.patch);
  const newest = await rulesOf(ref.game);
  if (newest.ruleset === ref.ruleset) return newest;
  if (ref.module === undefined)
    throw new NoRules(`${ref.game} ${ref.ruleset} was not published, and this is ${newest.ruleset}`);
  const { game } = await published(ref.module);
  if (game.id !== ref.game || game.ruleset !== ref.ruleset)
    throw new NoRules(`module ${ref.module} is ${game.id} ${game.ruleset}, not ${ref.game} ${ref.ruleset}`);
  return game;
}

async function patched({ game, ruleset, module }: RulesRef, patch: Patch): Promise<Game> {
  const { patchGame } = await import('@taisen/lab/patch');
  const changed = patchGame(await rulesFor({ game, ruleset: ruleset.replace(/\+.*$/, ''), module }), patch);
  if (changed.ruleset !== ruleset) throw new NoRules(`the patch makes ${changed.ruleset}, not ${ruleset}`);
  return changed;
}

const loading = new Map<string, Promise<PublishedGame>>();

/** A published version by the hash of its module. */
export function published(hash: string): Promise<PublishedGame> {
  let game = loading.get(hash);
  if (game === undefined) {
    game = codeOf(hash).then(load);
    // After a failed download the next screen tries again.
    game.catch(() => loading.delete(hash));
    loading.set(hash, game);
  }
  return game;
}

/** Stores a module on this device, so that its matches can be played without a network, also after an update. */
export async function keep(hash: string): Promise<void> {
  await codeOf(hash);
}

async function codeOf(hash: string): Promise<string> {
  const kept = await keptModule(hash);
  if (kept !== undefined) return checked(hash, kept);
  const code = await checked(hash, await download(hash));
  await keepModule(hash, code);
  return code;
}

async function checked(hash: string, code: string): Promise<string> {
  const found = await sha256(code);
  if (found !== hash) throw new NoRules(`module ${hash} has been changed: its content has the hash ${found}`);
  return code;
}

/** Modules of this build are files beside the pages. The server keeps those of all builds. */
async function download(hash: string): Promise<string> {
  const isOwn = Object.values(own).some((module) => module.hash === hash);
  const address = isOwn ? `/modules/${hash}.js` : `/api/modules/${hash}`;
  const answer = await fetch(address).catch((error: unknown) => {
    throw new NoRules(`module ${hash} cannot be fetched: ${error}`);
  });
  if (!answer.ok) throw new NoRules(`module ${hash} cannot be fetched: the server answered with ${answer.status}`);
  return answer.text();
}

/** What was checked is what runs: the code is not fetched again. */
async function load(code: string): Promise<PublishedGame> {
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  try {
    return publishedGame((await import(/* @vite-ignore */ url)) as { readonly default?: unknown });
  } finally {
    URL.revokeObjectURL(url);
  }
}
