import { GAMES, gameNamed } from '@taisen/games';
import { describe, expect, test } from 'vitest';
import { deckCode, deckFromCode } from '../src/index.ts';

const linkavel = gameNamed('linkavel');
const some = linkavel.decks[0]?.cards ?? [];
const code = deckCode(linkavel, some);

describe.each([...GAMES.values()].map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('a deck comes back from its code, whatever the order of its cards', () => {
    for (const { cards } of game.decks) {
      const back = deckFromCode(game, deckCode(game, cards));
      expect(back.toSorted()).toEqual(cards.toSorted());
      expect(deckCode(game, cards.toReversed())).toBe(deckCode(game, cards));
    }
  });

  test('no two cards have the same fingerprint', () => {
    const each = game.cards.map(({ id }) => deckFromCode(game, deckCode(game, [id])));
    expect(each).toEqual(game.cards.map(({ id }) => [id]));
  });
});

test('a deck of thirty cards is a short text that survives a link', () => {
  expect(code).toMatch(/^[\w-]+$/);
  expect(code.length).toBeLessThan(140);
});

test('a slip of the pen is noticed, wherever it is', () => {
  for (let i = 0; i < code.length; i++) {
    const other = code[i] === 'A' ? 'B' : 'A';
    expect(() => deckFromCode(linkavel, code.slice(0, i) + other + code.slice(i + 1))).toThrow(/deck code/);
  }
  expect(() => deckFromCode(linkavel, code.slice(0, -4))).toThrow(/mistake|cut off/);
  expect(() => deckFromCode(linkavel, 'これ')).toThrow(/not a deck code/);
  expect(() => deckFromCode(linkavel, '')).toThrow(/cut off/);
});

test("another game's code says so", () => {
  const other = gameNamed('shenhun');
  expect(() => deckFromCode(other, code)).toThrow(/another game/);
});
