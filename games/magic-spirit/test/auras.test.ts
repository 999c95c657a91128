/** Auras may give any keyword. */
import { expect, test } from 'vitest';
import { battle, hp, life, statuses } from './table.ts';

test('flurry for others: they attack twice, the giver does not', () => {
  const t = battle({ A: { monsters: ['drummer', 'dummy'] }, B: { monsters: ['mark'] } });
  t.does('attack drummer > mark', 'attack dummy > mark').asks('A', 'battle', ['attack dummy > mark', 'end']);
});

test('venom for a category', () => {
  const t = battle({ A: { monsters: ['charmer', 'wolfling', 'dummy'] }, B: { monsters: ['mark', 'giant'] } });
  t.does('attack wolfling > mark', 'attack dummy > giant');
  expect([statuses(t, 'mark'), statuses(t, 'giant')]).toEqual([['poisoned 200'], []]);
});

test('steadfast for allies: each resists once, and no longer when the giver is gone', () => {
  const t = battle({ A: { monsters: ['giant', 'giant'] }, B: { monsters: ['warden', 'cheap'] } });
  t.does('attack giant > cheap');
  expect([hp(t, 'cheap'), life(t)]).toEqual([1, [6000, 6000]]);
  t.does('attack giant#2 > cheap');
  expect(t.zone('B', 'graveyard')).toEqual(['cheap']);
});
