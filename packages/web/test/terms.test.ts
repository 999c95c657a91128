import { GAMES, gameNamed } from '@taisen/games';
import { expect, test } from 'vitest';
import { inTerms } from '../src/cards/terms.ts';

const names = (game: string, text: string, language: 'ja' | 'zh-Hant' | 'en') =>
  inTerms(gameNamed(game), text, language).map((piece) =>
    typeof piece === 'string' ? piece : [piece.name, piece.stop],
  );

test('terms are separate pieces, with the punctuation after them', () => {
  expect(names('shenhun', 'Counter. Guard 2.', 'en')).toEqual([['Counter', '.'], ' ', ['Guard', ''], ' 2.']);
  expect(names('shenhun', '反擊。守護2。', 'zh-Hant')).toEqual([['反擊', '。'], ['守護', ''], '2。']);
  expect(names('linkavel', 'Special summon it from your trash.', 'en')).toEqual([
    ['Special summon', ''],
    ' it from your ',
    ['trash', '.'],
  ]);
});

test('a longer term is not cut by a shorter one, and a part of a word is no term', () => {
  expect(names('magic-spirit', '【完全貫通】', 'ja')).toEqual(['【', ['完全貫通', '】']]);
  expect(names('shenhun', 'Countered', 'en')).toEqual(['Countered']);
});

test('a definition is complete: no number is left open', () => {
  for (const { words } of GAMES.values()) {
    for (const key of Object.keys(words).filter((each) => each.endsWith('.rule')))
      for (const language of ['ja', 'zh-Hant', 'en'] as const) expect(words[key]?.[language]).not.toMatch(/[{}]/);
  }
});
