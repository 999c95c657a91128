/** Where the home page leads. It must not import the bots or the rules: it is in the first load. */
import type { GameEntry } from '../games/index.ts';
import { progressIn } from '../progress.ts';
import { tableSettings } from '../table/settings.ts';

/** The levels of the bots. */
export const LEVEL_COUNT = 5;

/** *Play* opens the guided first game the first time, and the set-up with the last choice after that. */
export function playHref({ id, hasLessons }: GameEntry): string {
  const isKnown = progressIn(id).first !== undefined || tableSettings().played.includes(id);
  return hasLessons && !isKnown ? `/${id}/learn/first` : `/${id}/play`;
}
