import { readFileSync } from 'node:fs';
import { owes } from '@taisen/testkit';
import { expect, test } from 'vitest';
import { oneDeck } from '../src/index.ts';

const ruleBook = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

owes(oneDeck, ruleBook, 'OD');

test('the rule book has the 58 rules of the ledger', () => {
  const counts = [7, 9, 7, 6, 10, 8, 4, 6, 1];
  const ids = counts.flatMap((count, section) => Array.from({ length: count }, (_, i) => `OD-${section + 1}.${i + 1}`));
  expect(ids).toHaveLength(58);
  expect([...ruleBook.matchAll(/\*\*(OD-\d+\.\d+)\*\*/g)].map(([, id]) => id)).toEqual(ids);
});
