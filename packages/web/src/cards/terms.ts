/** Terms in a card's text: the game's `words` that have a definition under the key `.rule`. */
import type { Game, Language } from '@taisen/kernel';

export interface Term {
  readonly name: string;
  readonly rule: string;
}

/** A term in a text, with the punctuation after it, which must not begin a line. */
export interface Mention extends Term {
  readonly stop: string;
}

const RULE = '.rule';
const STOPS = /[.,;:!?)。、，；：！？）」』》】]*/;
const cache = new WeakMap<object, Map<Language, readonly Term[]>>();

/** Longer names first, since one may be part of another. */
function termsOf({ words }: Pick<Game, 'words'>, language: Language): readonly Term[] {
  const byLanguage = cache.get(words) ?? new Map<Language, readonly Term[]>();
  cache.set(words, byLanguage);
  let terms = byLanguage.get(language);
  if (terms === undefined) {
    terms = Object.keys(words)
      .filter((key) => key.endsWith(RULE))
      .flatMap((key) => {
        const [name, rule] = [words[key.slice(0, -RULE.length)], words[key]];
        return name === undefined || rule === undefined ? [] : [{ name: name[language], rule: rule[language] }];
      })
      .sort((a, b) => b.name.length - a.name.length);
    byLanguage.set(language, terms);
  }
  return terms;
}

const escaped = (name: string) => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Splits a text at its terms. In English, only whole words count. */
export function inTerms(game: Pick<Game, 'words'>, text: string, language: Language): readonly (string | Mention)[] {
  const terms = termsOf(game, language);
  if (terms.length === 0) return [text];
  const names = terms.map(({ name }) => escaped(name)).join('|');
  const pattern = new RegExp(`${language === 'en' ? `\\b(${names})\\b` : `(${names})`}(${STOPS.source})`, 'i');
  // Pieces repeat in threes: plain text, a term, and its punctuation.
  const split = text.split(pattern);
  return split.flatMap((piece, i): readonly (string | Mention)[] => {
    if (i % 3 === 0) return piece === '' ? [] : [piece];
    const term = i % 3 === 1 ? terms.find(({ name }) => name.toLowerCase() === piece.toLowerCase()) : undefined;
    return term === undefined ? [] : [{ ...term, name: piece, stop: split[i + 1] ?? '' }];
  });
}
