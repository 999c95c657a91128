/** The language of everything on the screen: the browser's at first, then the player's choice. */
import { fill, LANGUAGES, type Language, type Words } from '@taisen/kernel';
import { useCallback, useSyncExternalStore } from 'react';

const KEY = 'taisen.language';

/** The first language of the browser's list that we speak; any Chinese reads Traditional best of the three. */
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

/** A table, not a condition: the bundler makes one call of two branches and fetches the same style sheet for both. */
const FACES: Readonly<Record<Language, () => Promise<unknown>>> = {
  ja: () => import('./theme/fonts-jp.ts'),
  'zh-Hant': () => import('./theme/fonts-tc.ts'),
  en: () => import('./theme/fonts-jp.ts'),
};

let current: Language | undefined;
const listeners = new Set<() => void>();

function read(): Language {
  if (current === undefined) {
    const kept = localStorage.getItem(KEY);
    current = isLanguage(kept) ? kept : preferred(navigator.languages);
    show(current);
  }
  return current;
}

/** Han characters take the shape of the document's language, and the right face is fetched only when needed. */
function show(language: Language): void {
  document.documentElement.lang = language;
  void FACES[language]();
}

export function speak(language: Language): void {
  current = language;
  localStorage.setItem(KEY, language);
  show(language);
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export const useLanguage = (): Language => useSyncExternalStore(subscribe, read);

export type Say = (words: Words, values?: Readonly<Record<string, string | number>>) => string;

/** Says words in the current language. */
export function useSay(): Say {
  const language = useLanguage();
  return useCallback<Say>((words, values) => fill(words[language], values ?? {}), [language]);
}
