/** All games of the catalogue with their looks. Of a game's code only its cover is in the first load. */
import { CATALOGUE, type CatalogueEntry } from '@taisen/games/catalogue';
import { use } from 'react';
import { hasLessons } from '../learn/lessons.ts';
import type { GameLook, GameUi } from './game-ui.ts';
import { genericLook } from './generic/look.ts';
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
