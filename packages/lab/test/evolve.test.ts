import { greedy, random } from '@taisen/bots';
import { rulingsOf } from '@taisen/kernel';
import { type LvCardDef, type LvState, linkavel } from '@taisen/linkavel';
import { expect, test } from 'vitest';
import { evolve, type Search, winsOf } from '../src/index.ts';

const lists = linkavel.decks.map(({ cards }) => cards);
const [start, ...field] = lists as [readonly string[], ...(readonly string[])[]];
const search: Search<LvState> = {
  game: linkavel,
  bot: random,
  field,
  start,
  pool: linkavel.cards.map(({ id }) => id),
  games: 20,
  steps: 30,
  seed: 3,
};

test('a search keeps only legal changes that do better on its shuffles, and does the same again', () => {
  const kept: number[] = [];
  const evolved = evolve(search, ({ share }) => kept.push(share));
  expect(evolved.kept).toBe(kept.length);
  expect(kept.length).toBeGreaterThan(0);
  expect(kept).toEqual(kept.toSorted((a, b) => a - b));
  expect(evolved.found.share).toBe(kept.at(-1));
  expect(linkavel.checkDeck(evolved.cards, rulingsOf(linkavel, {}))).toEqual([]);
  expect(evolve(search)).toEqual(evolved);
});

test('with a target, it comes closer to it', () => {
  const before = winsOf(search, start, search.seed, search.games).share;
  const after = evolve({ ...search, target: 0.2 }).found.share;
  expect(Math.abs(after - 0.2)).toBeLessThanOrEqual(Math.abs(before - 0.2));
});

test('a deck without monsters loses to the whole field, in both seats', () => {
  const magic = linkavel.cards.filter((card) => (card as LvCardDef).level === 0).slice(0, 10);
  const cards = Object.freeze(magic.flatMap(({ id }) => [id, id, id]));
  const { share, of } = winsOf({ game: linkavel, bot: greedy, field }, cards, 1, 10);
  expect(of).toBe(10);
  expect(share).toBe(0);
});
