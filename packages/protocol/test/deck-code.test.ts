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

test.each(linkavel.decks.map((deck) => [deck.id, deck]))(
  '%s: a slip of the pen is noticed, wherever it is',
  (_, deck) => {
    const code = deckCode(linkavel, deck.cards);
    for (let i = 0; i < code.length; i++) {
      // The last letter has bits that stand for nothing in most codes.
      const slips = [...(i === code.length - 1 ? 'ABCDEFGHQgw' : 'AB')].filter((letter) => letter !== code[i]);
      for (const slip of slips)
        expect(() => deckFromCode(linkavel, code.slice(0, i) + slip + code.slice(i + 1)), slip).toThrow(/deck code/);
    }
  },
);

test('a code in two lines is read, one that is cut off or none at all is not', () => {
  expect(deckFromCode(linkavel, `${code.slice(0, 20)}\n  ${code.slice(20)}\n`)).toEqual(deckFromCode(linkavel, code));
  expect(() => deckFromCode(linkavel, code.slice(0, -4))).toThrow(/mistake|cut off/);
  expect(() => deckFromCode(linkavel, 'これ')).toThrow(/not a deck code/);
  expect(() => deckFromCode(linkavel, '')).toThrow(/cut off/);
});

test("another game's code says so", () => {
  const other = gameNamed('shenhun');
  expect(() => deckFromCode(other, code)).toThrow(/another game/);
});
