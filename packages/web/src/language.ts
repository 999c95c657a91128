/** The language of the user interface: the browser's at first, then the player's choice. */
import { LANGUAGES, type Language, type Words } from '@taisen/kernel';
import { useCallback, useSyncExternalStore } from 'react';
import { fillWords, type Values } from './words/fill.ts';

const KEY = 'taisen.language';

/** The first supported language of the browser's list. Every Chinese locale gets Traditional Chinese. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const [primary] = tag.toLowerCase().split('-');
    if (primary === 'ja') return 'ja';
    if (primary === 'zh') return 'zh-Hant';
    if (primary === 'en') return 'en';
  }
  return 'en';
}

const isLanguage = (value: string | null): value is Language => LANGUAGES.some((language) => language === value);

/** A table and not a condition: the bundler would merge two branches and load the same style sheet for both. */
const FACES: Readonly<Record<Language, () => Promise<unknown>>> = {
  ja: () => import('./theme/fonts-jp.ts'),
  'zh-Hant': () => import('./theme/fonts-tc.ts'),
  en: () => import('./theme/fonts-jp.ts'),
};

let current: Language | undefined;
const listeners = new Set<() => void>();

function read(): Language {
  if (current === undefined) {
    const stored = localStorage.getItem(KEY);
    current = isLanguage(stored) ? stored : preferred(navigator.languages);
    show(current);
  }
  return current;
}

/** The shapes of Han characters depend on the document's language. Loads only the font that is needed. */
function show(language: Language): void {
  document.documentElement.lang = language;
  void FACES[language]();
}

export function speak(language: Language): void {
  current = language;
  localStorage.setItem(KEY, language);
  show(language);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useLanguage = (): Language => useSyncExternalStore(subscribe, read);

export type Say = (words: Words, values?: Values) => string;

/** Returns a function that gives texts in the current language. */
export function useSay(): Say {
  const language = useLanguage();
  return useCallback<Say>((words, values) => fillWords(words, values ?? {}, language), [language]);
}
