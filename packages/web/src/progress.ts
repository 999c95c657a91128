/** What the player has done so far, by game; stored on this device. */
import { useSyncExternalStore } from 'react';

export interface GameProgress {
  /** The guided first game. */
  readonly first?: 'won' | 'skipped';
  /** Ids of finished lessons. */
  readonly lessons: readonly string[];
  /** By id of the challenge: the most stars. */
  readonly challenges: Readonly<Record<string, number>>;
  /** Ids of the levels that were beaten. */
  readonly beaten: readonly string[];
  /** Games won in a row, and lost in a row. */
  readonly wins: number;
  readonly losses: number;
  /** Tables whose result is counted, so that none counts twice. */
  readonly counted: readonly string[];
  /** By day, e.g. `2026-11-18`: the tries that the daily challenge took. */
  readonly daily: Readonly<Record<string, number>>;
}

type Progress = Readonly<Record<string, GameProgress>>;

const KEY = 'taisen.progress';
const NOTHING: GameProgress = {
  lessons: [],
  challenges: {},
  beaten: [],
  wins: 0,
  losses: 0,
  counted: [],
  daily: {},
};
/** As many tables and days are kept. */
const KEPT = 60;

let current: Progress | undefined;
const listeners = new Set<() => void>();

function read(): Progress {
  if (current === undefined) {
    try {
      current = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Progress;
    } catch {
      // Not written by us.
      current = {};
    }
  }
  return current;
}

export const progressIn = (game: string): GameProgress => ({ ...NOTHING, ...read()[game] });

function change(game: string, next: Partial<GameProgress>): void {
  current = { ...read(), [game]: { ...progressIn(game), ...next } };
  localStorage.setItem(KEY, JSON.stringify(current));
  for (const listener of listeners) listener();
}

export const finishFirst = (game: string, how: 'won' | 'skipped'): void => {
  if (progressIn(game).first !== 'won') change(game, { first: how });
};

export function finishLesson(game: string, id: string): void {
  const { lessons } = progressIn(game);
  if (!lessons.includes(id)) change(game, { lessons: [...lessons, id] });
}

export function solveChallenge(game: string, id: string, stars: number): void {
  const { challenges } = progressIn(game);
  if (stars > (challenges[id] ?? 0)) change(game, { challenges: { ...challenges, [id]: stars } });
}

/** Only the first success of a day counts. */
export function solveDaily(game: string, day: string, tries: number): void {
  const { daily } = progressIn(game);
  if (daily[day] !== undefined) return;
  const days = [...Object.entries(daily), [day, tries] as const].slice(-KEPT);
  change(game, { daily: Object.fromEntries(days) });
}

/** Counts the result of a game against a bot. `won` is null for a draw. */
export function countGame(game: string, table: string, level: string, won: boolean | null): void {
  const { counted, beaten, wins, losses } = progressIn(game);
  if (counted.includes(table)) return;
  change(game, {
    counted: [...counted, table].slice(-KEPT),
    beaten: won === true && !beaten.includes(level) ? [...beaten, level] : beaten,
    wins: won === true ? wins + 1 : 0,
    losses: won === false ? losses + 1 : 0,
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The progress in all games. */
export function useProgress(): Progress {
  return useSyncExternalStore(subscribe, read);
}

export function useGameProgress(game: string): GameProgress {
  return { ...NOTHING, ...useProgress()[game] };
}
