import { existsSync, readdirSync } from 'node:fs';
import { LANGUAGES, type Ruling } from '@taisen/kernel';
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '../src/catalogue.ts';
import { GAMES, gameNamed } from '../src/index.ts';
import * as rules from '../src/rules.ts';

const folder = new URL('../../../games/', import.meta.url);

test('every folder in games/ is in the catalogue and in the list of rules', () => {
  const folders = readdirSync(folder).filter((name) => existsSync(new URL(`${name}/package.json`, folder)));
  expect(CATALOGUE.map(({ id }) => id).sort()).toEqual(folders.sort());
  const listed = Object.values(rules).map(({ id }) => id);
  expect(listed.sort()).toEqual(folders.sort());
});

describe.each(CATALOGUE)('$id', ({ id, name, pitch, decks }) => {
  test('is called the same in the catalogue and in its rules', () => {
    expect(name).toEqual(gameNamed(id).name);
    for (const language of LANGUAGES) expect(pitch[language], language).toMatch(/\S/);
  });

  test('has words for every value of a ruling that is not a number or yes and no', () => {
    const { rulings, words } = gameNamed(id);
    const keys = Object.entries<Ruling>(rulings).flatMap(([ruling, { values }]) =>
      values.filter((value) => typeof value === 'string').map((value) => `ruling.${ruling}.${value}`),
    );
    expect(keys.filter((key) => LANGUAGES.some((language) => !/\S/.test(words[key]?.[language] ?? '')))).toEqual([]);
    // The values themselves are for programs.
    for (const { about, values } of Object.values<Ruling>(rulings))
      for (const value of values) if (typeof value === 'string') expect(about.ja).not.toContain(value);
  });

  test('says in the catalogue whether players bring decks', () => {
    expect(gameNamed(id).decks.some(({ cards }) => cards.length > 0)).toBe(decks);
  });
});

test('a game that does not exist is refused with the names of those that do', () => {
  expect(() => gameNamed('chess')).toThrow(/"chess".*linkavel/);
  expect(() => gameNamed(undefined)).toThrow('name a game: linkavel');
  expect([...GAMES.keys()]).toEqual(CATALOGUE.map(({ id }) => id));
});
