import { describe, expect, test } from 'vitest';
import { GALLERY } from '../src/cards/words.ts';
import { DECKS } from '../src/decks/words.ts';
import { ACCOUNT } from '../src/words/account.ts';
import { ENTRIES } from '../src/words/entries.ts';
import { fillWords } from '../src/words/fill.ts';

describe('a number before a noun', () => {
  const inEnglish = (words: Parameters<typeof fillWords>[0]) => [0, 1, 2].map((n) => fillWords(words, { n }, 'en'));

  test('has the right form in English', () => {
    expect(inEnglish(GALLERY.found)).toEqual(['0 cards', '1 card', '2 cards']);
    expect(inEnglish(ACCOUNT.games)).toEqual(['0 games', '1 game', '2 games']);
    expect(inEnglish(ENTRIES.cards.about)).toEqual(['0 in all.', '1 in all.', '2 in all.']);
  });

  test('follows the number that stands before it', () => {
    expect(fillWords(DECKS.size, { n: 1, size: 40 }, 'en')).toBe('1 of 40 cards');
    expect(fillWords(DECKS.size, { n: 0, size: 1 }, 'en')).toBe('0 of 1 card');
  });

  test('has one form in Japanese and Chinese', () => {
    expect([0, 1, 2].map((n) => fillWords(GALLERY.found, { n }, 'ja'))).toEqual(['0枚', '1枚', '2枚']);
    expect([0, 1, 2].map((n) => fillWords(GALLERY.found, { n }, 'zh-Hant'))).toEqual(['0張', '1張', '2張']);
  });

  test('must be a number', () => {
    expect(() => fillWords(GALLERY.found, { n: '1' }, 'en')).toThrow('needs a number {n}');
    expect(() => fillWords(GALLERY.found, {}, 'en')).toThrow('needs a number {n}');
  });
});
