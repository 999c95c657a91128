/** The table at the end of each rule book: every sentence of the source has a rule, and every rule of the source a sentence. */
import { readFileSync } from 'node:fs';
import { rulesIn } from '@taisen/testkit';
import { expect, test } from 'vitest';

/** Rules for what the source is silent about. */
const OURS = ['MS-1.2', 'MS-2.8', 'MS-6.8'];

const tableIn = (book: string): string[][] =>
  [...book.matchAll(/^\| (?!---)(.+?)\s+\| (MS-[\d., MS-]+?)\s+\|$/gm)].map(([, sentence, ids]) => [
    sentence as string,
    ids as string,
  ]);

const books = ['RULES.md', 'RULES.ja.md', 'RULES.zh-Hant.md'].map((name) => ({
  name,
  text: readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'),
}));

for (const { name, text } of books)
  test(`${name}: each sentence of the source names existing rules, and all of its rules are named`, () => {
    const rows = tableIn(text);
    expect(rows).toHaveLength(64);
    const named = rows.flatMap(([, ids]) => (ids as string).split(', '));
    const rules = rulesIn(text);
    expect(named.filter((id) => !rules.includes(id))).toEqual([]);
    expect(rules.filter((id) => !named.includes(id))).toEqual(OURS);
    // The same rules in the same order in every language.
    expect(rows.map(([, ids]) => ids)).toEqual(tableIn((books[0] as { text: string }).text).map(([, ids]) => ids));
  });
