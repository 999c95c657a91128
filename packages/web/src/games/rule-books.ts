/** The rule books, made into pages when the app is built. Each is loaded when somebody reads it. */
import type { Language } from '@taisen/kernel';

const BOOKS = import.meta.glob<string>('../../../../games/*/RULES*.md', { import: 'default' });

const bookOf = (game: string, language: Language) =>
  BOOKS[`../../../../games/${game}/RULES${language === 'en' ? '' : `.${language}`}.md`];

/** A book exists in every language or not at all: `owesRuleBooks` of the test kit sees to it. */
export const hasRuleBook = (game: string): boolean => bookOf(game, 'en') !== undefined;

const reading = new Map<string, Promise<string>>();

export function readRuleBook(game: string, language: Language): Promise<string> {
  const key = `${game} ${language}`;
  let page = reading.get(key);
  if (page === undefined) {
    page = bookOf(game, language)?.() ?? Promise.reject(new Error(`${game} has no rule book in ${language}`));
    // After a failed download the next reader tries again.
    page.catch(() => reading.delete(key));
    reading.set(key, page);
  }
  return page;
}
