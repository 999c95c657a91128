/** The rules of a recorded match: those of this build, or the module that the match names. */
import { gameNamed } from '@taisen/games';
import { loadModule, moduleFile } from '@taisen/games/module';
import { BadInput, type Game, type State } from '@taisen/kernel';

/** Where `npm start` is, by default. */
const SERVER = 'http://localhost:8080';

export interface RulesRef {
  readonly game: string;
  readonly ruleset: string;
  readonly module?: string | undefined;
}

/** `server`: the address of the server that keeps the modules of older versions. */
export async function rulesFor({ game: id, ruleset, module }: RulesRef, server = SERVER): Promise<Game<State>> {
  const newest = gameNamed(id);
  if (newest.ruleset === ruleset) return newest;
  if (module === undefined)
    throw new BadInput(
      `this match was played with ruleset ${ruleset}, and the file does not name its module; this version has ${newest.ruleset}`,
    );
  const { game } = await loadModule(moduleFile(module, await fetched(module, server)));
  if (game.id !== id || game.ruleset !== ruleset)
    throw new BadInput(`module ${module} is ${game.id} ${game.ruleset}, not ${id} ${ruleset}`);
  return game;
}

async function fetched(hash: string, server: string): Promise<string> {
  const address = `${server.replace(/\/$/, '')}/api/modules/${encodeURIComponent(hash)}`;
  let answer: Response;
  try {
    answer = await fetch(address);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new BadInput(
      `this match was played with an older version, and ${address} cannot be read: ${cause}; name the server that has it with --server URL`,
    );
  }
  if (!answer.ok) throw new BadInput(`${address} answered with status ${answer.status}`);
  return answer.text();
}
