import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { charactersOf } from '../build/fonts/text.ts';
import { iconsOfGame, outlineOf } from '../build/icons.ts';
import { ruleBookPage } from '../build/rule-books.ts';
import { GAMES } from '../src/games/index.ts';
import { preferred } from '../src/language.ts';
import { LANGUAGE_NAMES, LANGUAGE_SHORT } from '../src/words/frame.ts';

describe.each(GAMES.map(({ id }) => id))('%s', (game) => {
  test('has an outline for every icon of its cards', async () => {
    const names = await iconsOfGame(game);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(outlineOf(name)).toMatch(/^M/i);
  });

  test('has the same rules, in the same order, in every language of its rule book', () => {
    const file = (suffix: string) => new URL(`../../../games/${game}/RULES${suffix}.md`, import.meta.url);
    const rulesOf = (suffix: string) =>
      [...ruleBookPage(readFileSync(file(suffix), 'utf8')).matchAll(/<li id="([^"]+)" class="rule">/g)].map(
        ([, id]) => id,
      );
    const english = rulesOf('');
    expect(english.length).toBeGreaterThan(0);
    for (const suffix of ['.ja', '.zh-Hant']) expect(rulesOf(suffix)).toEqual(english);
  });
});

test('an icon that does not exist is an error', () => {
  expect(() => outlineOf('no-such-icon')).toThrow('no-such-icon');
});

test.each(['ja', 'zh-Hant'] as const)('the fonts of %s have the names of all languages', (script) => {
  const found = charactersOf([], script);
  const names = [...Object.values(LANGUAGE_NAMES), ...Object.values(LANGUAGE_SHORT)].join('').replaceAll(/[a-z]/gi, '');
  for (const letter of names) expect(found).toContain(letter.codePointAt(0));
});

test('a rule becomes an anchor', () => {
  expect(ruleBookPage('- **LV-1.1** You lose.')).toContain(
    '<li id="LV-1.1" class="rule"><a class="rule-id" href="#LV-1.1">LV-1.1</a> You lose.',
  );
});

test('the first supported language of the browser is used', () => {
  expect(preferred(['fr', 'zh-TW', 'en'])).toBe('zh-Hant');
  expect(preferred(['ja-JP'])).toBe('ja');
  expect(preferred(['de', 'fr'])).toBe('en');
});

test('the book of the players ends before what is for those who build the game', () => {
  const page = ruleBookPage(
    '## Play\n\n- **LV-1.1** You lose. _(Ruling `payToZero`.)_\n\n<!-- The app ends the book here -->\n\n## Sources',
  );
  expect(page).toContain('<h2 id="section-1">Play</h2>');
  expect(page).toContain('<small class="may-change">House rule</small>');
  expect(page).not.toMatch(/payToZero|Sources/);
});
