import { LANGUAGES } from '@taisen/kernel';
import { owesRuleBooks, owesWords } from '@taisen/testkit';
import { expect, test } from 'vitest';
import { type HlCardDef, holodelive } from '../src/index.ts';

owesRuleBooks(holodelive, new URL('../', import.meta.url), 'HL', [2, 6, 6, 10, 5, 4]);
owesWords(holodelive);

/** "1枚" and "1張" are how Japanese and Chinese say "a card": no numbers of the skill. */
const A_CARD = /1(枚(?!引)|つ(?!上)|ターンに1度|種|顆)|(?<!抽)1張|每回合1次/g;

test('every number of a text is a variable, in every language', () => {
  for (const card of holodelive.cards)
    for (const text of Object.values(card.text))
      for (const language of LANGUAGES)
        expect(text[language].replaceAll(/\{\w+\}/g, '').replaceAll(A_CARD, ''), `${card.id} ${language}`).not.toMatch(
          /\d/,
        );
});

test('no two cards have the same picture', () => {
  const pictures = holodelive.cards.map((card) => (card as HlCardDef).art.icon);
  expect(new Set(pictures).size).toBe(holodelive.cards.length);
});
