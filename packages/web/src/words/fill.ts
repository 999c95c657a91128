/**
 * Fills a text of the screens. Beside `{n}`, a text may have `{n|card|cards}`: the first form for one, the second for any
 * other number, by the rules of the language. Japanese and Chinese have only one form and never need it.
 */
import { fill, LANGUAGES, type Language, type Words } from '@taisen/kernel';

export type Values = Readonly<Record<string, string | number>>;

const PLURALS = Object.fromEntries(LANGUAGES.map((language) => [language, new Intl.PluralRules(language)])) as Readonly<
  Record<Language, Intl.PluralRules>
>;
const FORMS = /\{(\w+)\|([^{|}]*)\|([^{|}]*)\}/g;

export function fillWords(words: Words, values: Values, language: Language): string {
  const text = words[language].replace(FORMS, (_, name: string, one: string, other: string) => {
    const value = values[name];
    if (typeof value !== 'number') throw new Error(`the text "${words[language]}" needs a number {${name}}`);
    return PLURALS[language].select(value) === 'one' ? one : other;
  });
  return fill(text, values);
}
