import { readFileSync } from 'node:fs';
import { LANGUAGES, sayRefusal } from '@taisen/kernel';
import { owes, owesWords } from '@taisen/testkit';
import { expect, test } from 'vitest';
import { type OdCardDef, oneDeck } from '../src/index.ts';

const ruleBook = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

owes(oneDeck, ruleBook, 'OD');
owesWords(oneDeck, 6);

test('the rule book has the 58 rules of the ledger', () => {
  const counts = [7, 9, 7, 6, 10, 8, 4, 6, 1];
  const ids = counts.flatMap((count, section) => Array.from({ length: count }, (_, i) => `OD-${section + 1}.${i + 1}`));
  expect(ids).toHaveLength(58);
  expect([...ruleBook.matchAll(/\*\*(OD-\d+\.\d+)\*\*/g)].map(([, id]) => id)).toEqual(ids);
});

test('every refusal has a reason in three languages', () => {
  const source = ['battle', 'place', 'refusal', 'use'].map((name) =>
    readFileSync(new URL(`../src/${name}.ts`, import.meta.url), 'utf8'),
  );
  const named = source.flatMap((text) => [...text.matchAll(/'(OD-\d+\.\d+)'/g)].map(([, id]) => id as string));
  const clauses = (oneDeck.cards as readonly OdCardDef[]).flatMap(({ abilities }) => Object.values(abilities));
  for (const id of [...named, ...clauses.map(({ rule }) => rule)])
    for (const language of LANGUAGES) expect(sayRefusal(oneDeck, id, language)).toContain(id);
});
