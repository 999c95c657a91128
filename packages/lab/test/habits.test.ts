import { BOTS, type BotMaker, LEVELS, random } from '@taisen/bots';
import { GAMES } from '@taisen/games';
import type { Decision } from '@taisen/kernel';
import { expect, test } from 'vitest';
import { addChosenCards, addHabits, habitsIn, newChosenCards, newHabits } from '../src/index.ts';

const habitsOf = (game: string, make: BotMaker, games: number) => {
  const all = newHabits();
  for (let seed = 1; seed <= games; seed++)
    addHabits(all, habitsIn(GAMES.get(game) as NonNullable<ReturnType<typeof GAMES.get>>, make, seed));
  return all;
};

test.each([...GAMES.keys()])('%s: level 1 plays a card or attacks in four of five turns in which it could', (game) => {
  const { acted, couldAct } = habitsOf(game, LEVELS[0]?.make ?? random, 2);
  expect(couldAct).toBeGreaterThan(10);
  expect(acted / couldAct).toBeGreaterThanOrEqual(0.8);
});

test.each([...GAMES.keys()])(
  '%s: level 2 never ends a turn with a winning move or a free attack on the table',
  (game) => {
    expect(habitsOf(game, LEVELS[1]?.make ?? random, 1).passedUp).toBe(0);
  },
);

test('a bot that does not attack gives up attacks, and never plays what it is offered', () => {
  const passing: BotMaker = (seed) => {
    const other = BOTS['greedy']?.(seed);
    return {
      name: 'passing',
      choose: (match, seat) => {
        const { pass, kind } = match.decisionOf(seat) as Decision;
        return kind === 'battle' && pass !== undefined && match.state.turn < 20
          ? pass
          : (other?.choose(match, seat) ?? 0);
      },
    };
  };
  const { passedUp, offered, played, milliseconds } = habitsOf('linkavel', passing, 1);
  expect(passedUp).toBeGreaterThan(0);
  expect(offered.size).toBeGreaterThanOrEqual(played.size);
  expect(milliseconds.length).toBeGreaterThan(10);
});

test('a bot is asked about a card until it chooses it', () => {
  const game = GAMES.get('one-deck') as NonNullable<ReturnType<typeof GAMES.get>>;
  const [all, none] = [newChosenCards(), newChosenCards()];
  const passing: BotMaker = () => ({
    name: 'passing',
    choose: (match, seat) => (match.decisionOf(seat) as Decision).pass ?? 0,
  });
  for (let seed = 1; seed <= 3; seed++) {
    addChosenCards(game, random, seed, all);
    addChosenCards(game, passing, seed, none);
  }
  expect(all.chosen.size).toBeGreaterThan(20);
  expect(none.chosen.size).toBe(0);
  expect(Math.max(...none.offered.values())).toBeGreaterThan(Math.max(...all.offered.values()));
});
