/** All games of the catalogue with their looks. Of a game's code only its cover is in the first load. */
import { CATALOGUE, type CatalogueEntry } from '@taisen/games/catalogue';
import { use } from 'react';
import { hasLessons } from '../learn/lessons.ts';
import type { GameLook, GameUi } from './game-ui.ts';
import { genericLook } from './generic/look.ts';
import { type RulesRef, rulesFor } from './modules.ts';
import * as registry from './registry.ts';
import { hasRuleBook } from './rule-books.ts';

export interface GameEntry extends CatalogueEntry, GameLook {
  readonly hasLessons: boolean;
  readonly hasRuleBook: boolean;
}

const LOOKS: ReadonlyMap<string, GameLook> = new Map(Object.values(registry).map((look) => [look.id, look]));

export const GAMES: readonly GameEntry[] = CATALOGUE.map((game) => ({
  ...game,
  ...(LOOKS.get(game.id) ?? genericLook(game.id)),
  hasLessons: hasLessons(game.id),
  hasRuleBook: hasRuleBook(game.id),
}));

export const entryOf = (id: string | undefined): GameEntry | undefined => GAMES.find((game) => game.id === id);

const loading = new Map<string, Promise<GameUi>>();

export function loadGameUi({ id, load }: Pick<GameLook, 'id' | 'load'>): Promise<GameUi> {
  let ui = loading.get(id);
  if (ui === undefined) {
    ui = load();
    // After a failed download the next screen tries again.
    ui.catch(() => loading.delete(id));
    loading.set(id, ui);
  }
  return ui;
}

/** Suspends until the game is loaded. */
export const useGameUi = (entry: GameEntry): GameUi => use(loadGameUi(entry));

const loadingOlder = new Map<string, Promise<GameUi | null>>();

/** The screens of a game with the cards and words of the version that a match began with; null if it cannot be had. */
function uiOfMatch(entry: GameEntry, ref: RulesRef): Promise<GameUi | null> {
  const key = `${entry.id} ${ref.ruleset}`;
  let ui = loadingOlder.get(key);
  if (ui === undefined) {
    ui = Promise.all([loadGameUi(entry), rulesFor(ref)]).then(
      ([newest, game]) =>
        newest.game.ruleset === ref.ruleset ? newest : { ...newest, game, cards: game.cards as GameUi['cards'] },
      (error) => {
        // Kept until the page is loaded again: a new promise in every render would be waited for without end.
        console.error(error);
        return null;
      },
    );
    loadingOlder.set(key, ui);
  }
  return ui;
}

/** Suspends until the rules of a match are loaded; null if they cannot be had. */
export const useMatchUi = (entry: GameEntry, ref: RulesRef): GameUi | null => use(uiOfMatch(entry, ref));
