/** The study of the page: built by its form, and kept in its address. */
import { type Patch, parseStudy, type Study, studyCode, studyFromCode } from '@taisen/lab/study';

export const DEFAULT_GAMES = 400;
/** A page is not the place for more: the server plays those (docs/lab.md). */
export const MOST_GAMES = 20_000;
export const MOST_ON_SERVER = 100_000;
const MEASURES = ['starter', 'first', 'turns', 'choices', 'comebacks', 'draws'];
/** More measures than this would fill a page. */
const MOST_DECKS = 20;

export const newStudy = (game: string): Study =>
  parseStudy({ game, bots: ['greedy', 'greedy'], measures: MEASURES, seeds: { first: 1, games: DEFAULT_GAMES } });

/** The study in an address; null without one. Throws if it cannot be read. */
export function studyInHash(hash: string, game: string): Study | null {
  const code = /^#study=([\w-]+)$/.exec(hash)?.[1];
  if (code === undefined) return null;
  const study = studyFromCode(code);
  if (study.game !== game) throw new Error(`the study is about ${study.game}`);
  return study;
}

export const hashOf = (study: Study): string => `#study=${studyCode(study)}`;

/** All changes of the study, wherever it applies them. */
export const changesOf = ({ patch, variant }: Study): Patch => variant ?? patch ?? {};
export const compares = ({ variant }: Study): boolean => variant !== undefined;

const isEmpty = (patch: Patch): boolean => Object.values(patch).every((part) => Object.keys(part ?? {}).length === 0);

/** The same study with these changes: compared with the game as it is, or alone. */
export function withChanges({ patch: _, variant: __, ...study }: Study, changes: Patch, compare: boolean): Study {
  if (isEmpty(changes)) return study;
  return compare ? { ...study, variant: changes } : { ...study, patch: changes };
}

/** With these decks; all ready ones if none is named. Wins of each deck are measured. */
export function withDecks({ decks: _, ...study }: Study, decks: NonNullable<Study['decks']>, all: number): Study {
  const names = decks.map((deck) => (typeof deck === 'string' ? deck : deck.name));
  const measures = [...MEASURES, ...names.slice(0, MOST_DECKS).map((name) => `deck:${name}`)];
  const ready = decks.every((deck) => typeof deck === 'string') && decks.length === all;
  return ready ? { ...study, measures: MEASURES } : { ...study, decks, measures };
}
