import { readFileSync } from 'node:fs';
import { owes, owesWords } from '@taisen/testkit';
import { expect, test } from 'vitest';
import { shenhun } from '../src/index.ts';

const ruleBook = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

owes(shenhun, ruleBook, 'SH');
owesWords(shenhun);

test('the rule book has the 53 rules of the ledger', () => {
  const counts = [8, 9, 3, 7, 8, 3, 6, 8, 1];
  const ids = counts.flatMap((count, section) => Array.from({ length: count }, (_, i) => `SH-${section + 1}.${i + 1}`));
  expect(ids).toHaveLength(53);
  expect([...ruleBook.matchAll(/\*\*(SH-\d+\.\d+)\*\*/g)].map(([, id]) => id)).toEqual(ids);
});
