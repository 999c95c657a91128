/** The table at the end of each rule book: every sentence of the source has a rule, and every rule of the source a sentence. */
import { readFileSync } from 'node:fs';
import { rulesIn } from '@taisen/testkit';
import { expect, test } from 'vitest';

const ID = /SH-\d+\.\d+/g;
const idsIn = (text: string): string[] => text.match(ID) ?? [];

/** The part of a book under its last heading: a sentence about the rules that are ours, then the table. */
function sourceOf(name: string) {
  const book = readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
  const [, part] = book.split(/\n## (?!.*\n## )/s) as [string, string];
  const rows = part.split('\n').filter((line) => line.startsWith('| '));
  const sentences = rows.slice(2).map((line) => line.split('|').slice(1, 3) as [string, string]);
  return { rules: rulesIn(book), ours: idsIn(part.split('\n| ')[0] as string), sentences };
}

const english = sourceOf('RULES.md');

for (const name of ['RULES.md', 'RULES.ja.md', 'RULES.zh-Hant.md']) {
  test(`${name}: every sentence of the source has a rule of the book`, () => {
    const { rules, sentences } = sourceOf(name);
    expect(sentences.length).toBeGreaterThan(80);
    for (const [sentence, ids] of sentences) {
      expect(sentence).toMatch(/\S/);
      expect(idsIn(ids), sentence).not.toEqual([]);
      for (const id of idsIn(ids)) expect(rules, sentence).toContain(id);
    }
  });

  test(`${name}: every rule has a sentence or is said to be ours`, () => {
    const { rules, ours, sentences } = sourceOf(name);
    const named = new Set(sentences.flatMap(([, ids]) => idsIn(ids)));
    expect(rules.filter((id) => !named.has(id))).toEqual(ours);
    expect(ours).toEqual(english.ours);
    expect(sentences.map(([, ids]) => idsIn(ids))).toEqual(english.sentences.map(([, ids]) => idsIn(ids)));
  });
}
