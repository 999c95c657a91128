import { readFileSync } from 'node:fs';
import { owes, owesWords } from '@taisen/testkit';
import { expect, test } from 'vitest';
import { magicSpirit } from '../src/index.ts';

const ruleBook = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

owes(magicSpirit, ruleBook, 'MS');
owesWords(magicSpirit);

test('the rule book has the 67 rules of the ledger', () => {
  const counts = [2, 8, 10, 3, 12, 8, 2, 7, 6, 4, 2, 2, 1];
  const ids = counts.flatMap((count, section) => Array.from({ length: count }, (_, i) => `MS-${section + 1}.${i + 1}`));
  expect(ids).toHaveLength(67);
  expect([...ruleBook.matchAll(/\*\*(MS-\d+\.\d+)\*\*/g)].map(([, id]) => id)).toEqual(ids);
});
