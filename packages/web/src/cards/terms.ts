/** Words in a card's text that have a definition: the game's `words` with a `.rule` beside them. */
import type { Game, Language } from '@taisen/kernel';

export interface Term {
  readonly name: string;
  readonly rule: string;
}

const RULE = '.rule';
const known = new WeakMap<object, Map<Language, readonly Term[]>>();

/** Longer names first: one may be a part of another. */
function termsOf({ words }: Pick<Game, 'words'>, language: Language): readonly Term[] {
  const made = known.get(words) ?? new Map<Language, readonly Term[]>();
  known.set(words, made);
  let terms = made.get(language);
  if (terms === undefined) {
    terms = Object.keys(words)
      .filter((key) => key.endsWith(RULE))
      .flatMap((key) => {
        const [name, rule] = [words[key.slice(0, -RULE.length)], words[key]];
        return name === undefined || rule === undefined ? [] : [{ name: name[language], rule: rule[language] }];
      })
      .sort((a, b) => b.name.length - a.name.length);
    made.set(language, terms);
  }
  return terms;
}

const escaped = (name: string) => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** A text in pieces, in which every defined word is a piece of its own. Latin words count only as a whole. */
export function inTerms(game: Pick<Game, 'words'>, text: string, language: Language): readonly (string | Term)[] {
  const terms = termsOf(game, language);
  if (terms.length === 0) return [text];
  const names = terms.map(({ name }) => escaped(name)).join('|');
  const pattern = language === 'en' ? new RegExp(`\\b(${names})\\b`, 'i') : new RegExp(`(${names})`);
  return text
    .split(new RegExp(pattern, `g${pattern.flags}`))
    .filter((piece) => piece !== '')
    .map((piece) => {
      const term = terms.find(({ name }) => name.toLowerCase() === piece.toLowerCase());
      return term === undefined ? piece : { ...term, name: piece };
    });
}
