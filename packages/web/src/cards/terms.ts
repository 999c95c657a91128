/** Words in a card's text that have a definition: the game's `words` with a `.rule` beside them. */
import type { Game, Language } from '@taisen/kernel';

export interface Term {
  readonly name: string;
  readonly rule: string;
}

/** A term where it stands in a text, with the stop or bracket after it that no line may begin with. */
export interface Mention extends Term {
  readonly stop: string;
}

const RULE = '.rule';
const STOPS = /[.,;:!?)。、，；：！？）」』》】]*/;
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
export function inTerms(game: Pick<Game, 'words'>, text: string, language: Language): readonly (string | Mention)[] {
  const terms = termsOf(game, language);
  if (terms.length === 0) return [text];
  const names = terms.map(({ name }) => escaped(name)).join('|');
  const pattern = new RegExp(`${language === 'en' ? `\\b(${names})\\b` : `(${names})`}(${STOPS.source})`, 'i');
  // Every third piece is plain text; after it come a term and its stop.
  const split = text.split(pattern);
  return split.flatMap((piece, i): readonly (string | Mention)[] => {
    if (i % 3 === 0) return piece === '' ? [] : [piece];
    const term = i % 3 === 1 ? terms.find(({ name }) => name.toLowerCase() === piece.toLowerCase()) : undefined;
    return term === undefined ? [] : [{ ...term, name: piece, stop: split[i + 1] ?? '' }];
  });
}
