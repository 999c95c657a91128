/** The rules of a match: those of this build, or those of the module that it began with. */
import { GAMES } from '@taisen/games';
import { loadModule, type ModuleFile, moduleFile } from '@taisen/games/module';
import { BadInput, type Game, type State } from '@taisen/kernel';
import type { Database } from '../storage/schema.ts';
import { moduleCode } from './store.ts';

/** What a table says of its rules. */
export interface RulesRef {
  readonly game: string;
  readonly ruleset: string;
  readonly module: string | null;
}

/** The match began before modules were kept, with rules that this server does not have. */
export class RulesetLost extends BadInput {}

export class Rules {
  private readonly db: Database;
  private readonly files = new Map<string, Promise<ModuleFile>>();

  constructor(db: Database) {
    this.db = db;
  }

  async of(ref: RulesRef): Promise<Game<State>> {
    const file = await this.fileOf(ref);
    if (file === null) return GAMES.get(ref.game) as Game<State>;
    const { game } = await loadModule(file);
    if (game.id !== ref.game || game.ruleset !== ref.ruleset)
      throw new BadInput(`module ${file.hash} is ${game.id} ${game.ruleset}, not ${ref.game} ${ref.ruleset}`);
    return game;
  }

  /** Where the module is, for other threads; null if the rules are those of this build. */
  async fileOf({ game, ruleset, module: hash }: RulesRef): Promise<ModuleFile | null> {
    const own = GAMES.get(game);
    if (own?.ruleset === ruleset) return null;
    if (hash === null)
      throw new RulesetLost(
        `this match was begun with ruleset ${ruleset}, before modules were kept; this server has ${own?.ruleset ?? 'none'}`,
      );
    let file = this.files.get(hash);
    if (file === undefined) {
      file = moduleCode(this.db, hash).then((code) => moduleFile(hash, code));
      file.catch(() => this.files.delete(hash));
      this.files.set(hash, file);
    }
    return file;
  }
}
