/** The table of the source's sentences at the end of each rule book. */
import { readFileSync } from 'node:fs';
import { rulesIn } from '@taisen/testkit';
import { expect, test } from 'vitest';

const BOOKS = [
  ['RULES.md', '## The source, sentence by sentence'],
  ['RULES.ja.md', '## 原典との対応'],
  ['RULES.zh-Hant.md', '## 與原文對照'],
] as const;

const idsIn = (text: string): string[] => text.match(/HL-\d+\.\d+/g) ?? [];

/** The rules of each sentence, in order, and the rules that the introduction calls ours. */
function sourceIn(book: string, heading: string) {
  const [, after = ''] = book.split(`${heading}\n`);
  const rows = after.split('\n').filter((line) => line.startsWith('| '));
  const [introduction = ''] = after.split('\n|');
  return { sentences: rows.slice(2).map(idsIn), ours: idsIn(introduction) };
}

const [english] = BOOKS.map(([name, heading]) =>
  sourceIn(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'), heading),
);

for (const [name, heading] of BOOKS)
  test(`${name}: each sentence of the source has a rule, and each rule is in it or ours`, () => {
    const book = readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
    const { sentences, ours } = sourceIn(book, heading);
    expect(sentences.length).toBeGreaterThan(45);
    for (const ids of sentences) expect(ids).not.toEqual([]);
    const carried = new Set(sentences.flat());
    expect([...carried, ...ours].sort()).toEqual(rulesIn(book).sort());
    expect({ sentences, ours }).toEqual(english);
  });
