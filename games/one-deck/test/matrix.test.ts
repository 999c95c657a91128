import { readFileSync } from 'node:fs';
import { LANGUAGES, sayRefusal } from '@taisen/kernel';
import { owesRuleBooks, owesWords } from '@taisen/testkit';
import { expect, test } from 'vitest';
import { type OdCardDef, oneDeck } from '../src/index.ts';

owesRuleBooks(oneDeck, new URL('../', import.meta.url), 'OD', [7, 9, 7, 6, 10, 8, 4, 6, 1]);
owesWords(oneDeck, 6);

test('every refusal has a reason in three languages', () => {
  const source = ['battle', 'place', 'refusal', 'use'].map((name) =>
    readFileSync(new URL(`../src/${name}.ts`, import.meta.url), 'utf8'),
  );
  const named = source.flatMap((text) => [...text.matchAll(/'(OD-\d+\.\d+)'/g)].map(([, id]) => id as string));
  const clauses = (oneDeck.cards as readonly OdCardDef[]).flatMap(({ abilities }) => Object.values(abilities));
  for (const id of [...named, ...clauses.map(({ rule }) => rule)])
    for (const language of LANGUAGES) expect(sayRefusal(oneDeck, id, language)).toContain(id);
});
