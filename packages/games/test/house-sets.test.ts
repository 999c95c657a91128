/** Every named set of house rules can be played to its end, with every check on. */
import { rulingsOf } from '@taisen/kernel';
import { newCounts, playRandomGame, randomSetup } from '@taisen/testkit';
import { expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';

const sets = [...GAMES.values()].flatMap((game) => (game.houseSets ?? []).map((set) => ({ game, set })));

test('the games without decks have short and long house rules, and open hands', () => {
  const named = sets.map(({ game, set }) => `${game.id} ${set.id}`);
  for (const id of ['holodelive', 'one-deck'])
    expect(named).toEqual(expect.arrayContaining([`${id} short`, `${id} long`, `${id} open`]));
});

test.each(sets.map(({ game, set }) => [game.id, set.id, game, set] as const))(
  '%s, %s: differs from the usual rules, and a match by it ends',
  (_game, _set, game, { rulings }) => {
    for (const [name, value] of Object.entries(rulings)) expect(game.rulings[name]?.default, name).not.toBe(value);
    expect(() => rulingsOf(game, { rulings })).not.toThrow();
    const match = playRandomGame(game, 1, newCounts(), true, { ...randomSetup(game, 1), rulings });
    expect(match.result).not.toBeNull();
  },
);
