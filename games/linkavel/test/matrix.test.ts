import { readFileSync } from 'node:fs';
import { owes, owesWords } from '@taisen/testkit';
import { expect, test } from 'vitest';
import { linkavel } from '../src/index.ts';

const ruleBook = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

owes(linkavel, ruleBook, 'LV');
owesWords(linkavel);

test('the rule book has the 53 rules of the ledger', () => {
  const counts = [5, 10, 7, 1, 6, 12, 6, 4, 2];
  const ids = counts.flatMap((count, section) => Array.from({ length: count }, (_, i) => `LV-${section + 1}.${i + 1}`));
  expect(ids).toHaveLength(53);
  expect([...ruleBook.matchAll(/\*\*(LV-\d+\.\d+)\*\*/g)].map(([, id]) => id)).toEqual(ids);
});
