/** The games by their addresses. */
import { existsSync } from 'node:fs';
import { CATALOGUE } from '@taisen/games/catalogue';

export const GAMES: readonly string[] = CATALOGUE.map(({ id }) => id);

/** Those that teach: a game can do without lessons. */
export const GAMES_WITH_LESSONS: readonly string[] = GAMES.filter((game) =>
  existsSync(new URL(`../games/${game}/learn/tutorial.ts`, import.meta.url)),
);
