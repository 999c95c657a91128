import { greedy, learned, random } from '@taisen/bots';
import { linkavel } from '@taisen/linkavel';
import { expect, test } from 'vitest';
import { clairvoyant, decided, duel, findPeeks, learnFrom, ratingOf, Tally, train } from '../src/index.ts';

test('a bot against itself has exactly half of the wins in mirrored pairs', () => {
  const same = () => ({ name: 'first', choose: () => 0 });
  const { wins, verdict } = duel({ game: linkavel, bots: [same, same], pairs: 6, seed: 1 });
  expect([wins.share, wins.of, verdict]).toEqual([0.5, 12, 'open']);
});

test('pairs count by who won both games, and split ones do not count', () => {
  const tally = new Tally();
  for (const won of [2, 2, 1, 1.5, 0, 2, 0.5, 1]) tally.add(won);
  const { pairs, decided: share } = tally.standing();
  expect(pairs).toEqual({ won: 4, split: 2, lost: 2 });
  expect([share.count, share.of]).toEqual([4, 6]);
});

test('the test stops when the verdict is certain', () => {
  expect(decided(60, 60, 0.8)).toBe('reached');
  expect(decided(30, 60, 0.8)).toBe('missed');
  expect(decided(5, 6, 0.8)).toBe('open');
  const { wins, verdict } = duel({ game: linkavel, bots: [random, random], pairs: 200, seed: 1, atLeast: 0.9 });
  expect(verdict).toBe('missed');
  expect(wins.of).toBeLessThan(100);
});

test('ten to one are 400 points', () => {
  expect(ratingOf(10 / 11)).toBeCloseTo(400);
  expect(ratingOf(0.5)).toBeCloseTo(0);
});

test('learning is deterministic, and better than guessing', async () => {
  const losses: number[] = [];
  const learn = () =>
    train(
      linkavel,
      { games: 20, rounds: 1, seed: 5 },
      'a test',
      async (lessons, take) => {
        for (const lesson of lessons) take(learnFrom(linkavel, lesson));
      },
      ({ learned }) => losses.push(learned),
    );
  expect(await learn()).toEqual(await learn());
  expect(Math.max(...losses)).toBeLessThan(Math.log(2));
});

test('the clairvoyant wins more than the same bot without that knowledge, and is detected', () => {
  const against = (bot: typeof greedy) => duel({ game: linkavel, bots: [bot, greedy], pairs: 5, seed: 3 }).wins.share;
  expect(against(clairvoyant)).toBeGreaterThan(against(learned) + 0.1);
  expect(findPeeks(linkavel, clairvoyant, 40, 1).peeks).not.toEqual([]);
});
