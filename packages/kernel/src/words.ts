/** Everything a player reads exists in these languages from the start. */
export const LANGUAGES = ['ja', 'zh-Hant', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Words = Readonly<Record<Language, string>>;

/** Puts values into the `{name}` places of a text. An unknown name is a mistake of the text and says so. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the text "${text}" asks for {${name}}, which has no value`);
    return String(value);
  });
}
