/** The last section of each rule book: the author's sentences, each with the rules that carry it. */
import { readFileSync } from 'node:fs';
import { rulesIn } from '@taisen/testkit';
import { describe, expect, test } from 'vitest';

const ID = /LV-\d+\.\d+/g;
const BOOKS = ['RULES.md', 'RULES.ja.md', 'RULES.zh-Hant.md'].map((name) => {
  const text = readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
  const source = text.slice(text.lastIndexOf('\n## '));
  const [, , ...rows] = source.split('\n').filter((line) => line.startsWith('|'));
  const carried = rows.map((row) => row.split('|')[2]?.match(ID) ?? []);
  const ours = source.trimEnd().split('\n').at(-1)?.match(ID) ?? [];
  return { name, rules: rulesIn(text), rows, carried, ours };
});

describe.each(BOOKS)('$name', ({ rules, rows, carried, ours }) => {
  test('every sentence of the source has its rule', () => {
    expect(rows.length).toBeGreaterThan(50);
    for (const [i, ids] of carried.entries()) {
      expect(ids.length, rows[i]).toBeGreaterThan(0);
      for (const id of ids) expect(rules, rows[i]).toContain(id);
    }
  });

  test('every rule has its sentence, except those that are ours', () => {
    const named = new Set(carried.flat());
    expect(rules.filter((id) => !named.has(id))).toEqual(ours);
  });
});

test('the three books carry the sentences in the same order', () => {
  const [english, ...others] = BOOKS;
  for (const { name, carried } of others) expect(carried, name).toEqual(english?.carried);
});
