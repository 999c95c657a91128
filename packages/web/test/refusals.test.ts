/** Whatever the server refuses by a key can be said by the pages. */
import { LANGUAGES, type Words } from '@taisen/kernel';
import { expect, test } from 'vitest';
import { KEYS } from '../../server/src/http/refusal-keys.ts';
import { nameOf } from '../src/people/names.ts';
import { REFUSALS } from '../src/words/refusals.ts';

test('every key of the server has words in every language', () => {
  for (const [, key] of KEYS)
    for (const language of LANGUAGES) expect(REFUSALS[key]?.[language], `${key} ${language}`).toMatch(/\S/);
});

test('guests are called by their number in every language, and everybody else by their name', () => {
  const sayIn =
    (language: 'ja' | 'zh-Hant' | 'en') =>
    (words: Words, values: object = {}) =>
      words[language].replace(/\{(\w+)\}/g, (_, key) => String(values[key as keyof typeof values]));
  const guest = { kind: 'guest', name: 'guest-1234' } as const;
  expect(LANGUAGES.map((language) => nameOf(sayIn(language), guest))).toEqual(['ゲスト1234', '訪客1234', 'Guest 1234']);
  expect(nameOf(sayIn('ja'), { kind: 'person', name: 'guest-1234' })).toBe('guest-1234');
  expect(nameOf(sayIn('ja'), { kind: 'guest', name: 'Mika' })).toBe('Mika');
  expect(nameOf(sayIn('ja'), null)).toBe('');
});
