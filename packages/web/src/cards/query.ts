/**
 * The search of the gallery and the deck builder: `fire level<=2 draw`. A term compares a number of the card (`power>1000`),
 * names a property (`attribute:fire`, or just `fire`), or occurs in the card's name or text. Every term must fit. Names may
 * be in the current language or those of the code. Pure.
 */
import type { Language, Words } from '@taisen/kernel';
import type { AnyCard, Facet, GameUi } from '../games/game-ui.ts';
import { clausesOf } from './clauses.ts';
import { folded } from './folded.ts';

export type Searched = Pick<GameUi, 'cards' | 'facets'> & {
  readonly game?: { readonly words: Readonly<Record<string, Words>> };
};
type Fits = (def: AnyCard) => boolean;

const TERM = /^([^<>=:!]+)(<=|>=|!=|[<>=:≤≥≠])(.+)$/;

const COMPARISONS: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '≤': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '≥': (a, b) => a >= b,
  '=': (a, b) => a === b,
  ':': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '≠': (a, b) => a !== b,
};

export function query(ui: Searched, text: string, language: Language): Fits {
  // Spaces around a comparison belong to it.
  const joined = folded(text).replaceAll(/\s*(<=|>=|!=|[<>=≤≥≠])\s*/g, '$1');
  const terms = joined
    .split(/\s+/)
    .filter(Boolean)
    .map((term) => termOf(ui, term, language));
  return (def) => terms.every((fits) => fits(def));
}

function termOf(ui: Searched, term: string, language: Language): Fits {
  const [, name = '', sign = '', value = ''] = TERM.exec(term) ?? [];
  const compared = sign === '' ? null : comparison(ui, name, sign, value, language);
  return compared ?? word(ui, term, language);
}

function comparison(ui: Searched, name: string, sign: string, value: string, language: Language): Fits | null {
  const facet = ui.facets.find((each) => isNamed(name, each.id, each.name, language));
  const field = numberField(ui, name, language);
  const number = Number(value);
  const compare = COMPARISONS[sign];
  if (field !== null && compare !== undefined && !Number.isNaN(number))
    return (def) => numbersOf(def, field, facet).some((each) => compare(each, number));
  if (facet === undefined || !(sign === ':' || sign === '=')) return null;
  const wanted = facet.values.filter((each) => isNamed(value, each.id, each.name, language)).map(({ id }) => id);
  return (def) => facet.of(def).some((each) => wanted.includes(each));
}

const isNamed = (wanted: string, id: string, name: Words, language: Language): boolean =>
  wanted === folded(id) || wanted === folded(name[language]);

const isNumber = (value: unknown): value is number => typeof value === 'number';
const field = (def: AnyCard, name: string): unknown => (def as unknown as Readonly<Record<string, unknown>>)[name];

/** The field of the cards that a name stands for; null if none of them has a number there. */
function numberField(ui: Searched, name: string, language: Language): string | null {
  const fields = new Set(ui.cards.flatMap((def) => Object.keys(def).filter((key) => isNumber(field(def, key)))));
  const facet = ui.facets.find((each) => isNamed(name, each.id, each.name, language));
  if (facet !== undefined && facet.values.length > 0 && facet.values.every(({ id }) => !Number.isNaN(Number(id))))
    return facet.id;
  return (
    [...fields].find((key) => {
      const words = ui.game?.words[`now.${key}`];
      return name === folded(key) || (words !== undefined && name === folded(words[language]));
    }) ?? null
  );
}

/** What a facet says of a card comes first: it leaves out zeros that mean "none". */
function numbersOf(def: AnyCard, name: string, facet: Facet<AnyCard> | undefined): readonly number[] {
  if (facet !== undefined && facet.id === name) return facet.of(def).map(Number);
  const value = field(def, name);
  return isNumber(value) ? [value] : [];
}

/** In the name or text, or the name of a property. */
function word(ui: Searched, term: string, language: Language): Fits {
  const named = ui.facets.flatMap((facet) => {
    // A number alone is searched in the texts.
    const values = /^\d+$/.test(term) ? [] : facet.values;
    return values.filter((value) => isNamed(term, value.id, value.name, language)).map(({ id }) => ({ facet, id }));
  });
  return (def) =>
    named.some(({ facet, id }) => facet.of(def).includes(id)) ||
    folded([def.name[language], ...clausesOf(def, language).map((clause) => clause.text)].join(' ')).includes(term);
}
