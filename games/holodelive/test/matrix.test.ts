import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@taisen/kernel';
import { owes, owesWords } from '@taisen/testkit';
import { expect, test } from 'vitest';
import { type HlCardDef, holodelive } from '../src/index.ts';

const ruleBook = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

owes(holodelive, ruleBook, 'HL');
owesWords(holodelive);

test('the rule book has the 33 rules of the ledger', () => {
  const counts = [2, 6, 6, 10, 5, 4];
  const ids = counts.flatMap((count, section) => Array.from({ length: count }, (_, i) => `HL-${section + 1}.${i + 1}`));
  expect(ids).toHaveLength(33);
  expect([...ruleBook.matchAll(/\*\*(HL-\d+\.\d+)\*\*/g)].map(([, id]) => id)).toEqual(ids);
});

test('every number of a text is a variable, in every language', () => {
  for (const card of holodelive.cards)
    for (const text of Object.values(card.text))
      for (const language of LANGUAGES)
        expect(text[language].replaceAll(/\{\w+\}/g, ''), `${card.id} ${language}`).not.toMatch(/\d/);
});

test('every picture is of one card only', () => {
  const pictures = holodelive.cards.map((card) => (card as HlCardDef).art.icon);
  expect(new Set(pictures).size).toBe(holodelive.cards.length);
});
