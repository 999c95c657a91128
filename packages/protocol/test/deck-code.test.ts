import { GAMES, gameNamed } from '@taisen/games';
import { describe, expect, test } from 'vitest';
import { deckCode, deckFromCode } from '../src/index.ts';

const linkavel = gameNamed('linkavel');
const some = linkavel.decks[0]?.cards ?? [];
const code = deckCode(linkavel, some);

describe.each([...GAMES.values()].map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('a code gives its deck again, in the same order, with copies side by side', () => {
    for (const { cards } of game.decks) {
      const back = deckFromCode(game, deckCode(game, cards));
      expect(back.toSorted()).toEqual(cards.toSorted());
      expect([...new Set(back)]).toEqual([...new Set(cards)]);
      expect(deckCode(game, back)).toBe(deckCode(game, cards));
    }
  });

  test('no two cards have the same fingerprint', () => {
    const each = game.cards.map(({ id }) => deckFromCode(game, deckCode(game, [id])));
    expect(each).toEqual(game.cards.map(({ id }) => [id]));
  });
});

test('the code of thirty cards is short and safe in a link', () => {
  expect(code).toMatch(/^[\w-]+$/);
  expect(code.length).toBeLessThan(140);
});

test.each(linkavel.decks.map((deck) => [deck.id, deck]))('%s: an error at any position is detected', (_, deck) => {
  const code = deckCode(linkavel, deck.cards);
  for (let i = 0; i < code.length; i++) {
    // The last letter has unused bits in most codes.
    const errors = [...(i === code.length - 1 ? 'ABCDEFGHQgw' : 'AB')].filter((letter) => letter !== code[i]);
    for (const error of errors)
      expect(() => deckFromCode(linkavel, code.slice(0, i) + error + code.slice(i + 1)), error).toThrow(/deck code/);
  }
});

test('a code in two lines is valid; one that is cut off or empty is not', () => {
  expect(deckFromCode(linkavel, `${code.slice(0, 20)}\n  ${code.slice(20)}\n`)).toEqual(deckFromCode(linkavel, code));
  expect(() => deckFromCode(linkavel, code.slice(0, -4))).toThrow(/cut off/);
  expect(() => deckFromCode(linkavel, 'これ')).toThrow(/not a deck code/);
  expect(() => deckFromCode(linkavel, '')).toThrow(/cut off/);
});

test('codes from before the order was kept are still read', () => {
  expect(deckFromCode(linkavel, 'AWBVARWaYwJVodtZAA')).toEqual(['ripple-fry', 'tide-heron', 'tide-heron']);
});

test('a code for another game is refused', () => {
  const other = gameNamed('shenhun');
  expect(() => deckFromCode(other, code)).toThrow(/another game/);
});
