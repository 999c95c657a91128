import { rule } from '@taisen/testkit';
import { expect } from 'vitest';
import { battle, cost, points, table } from '../table.ts';

rule('OD-2.1', 'the turn begins with a draw, except the first turn of the game', () => {
  expect(table({ step: 'draw', turn: 1 }).zone('A', 'hand')).toEqual([]);
  expect(table({ step: 'draw', turn: 2, active: 'B' }).zone('B', 'hand')).toEqual(['gigobyte']);
  expect(table({ step: 'draw', turn: 3 }).zone('A', 'hand')).toEqual(['gigobyte']);
});

rule('OD-2.2', 'a player’s n-th turn gives a cost of n', () => {
  for (const [turn, active, gain] of [
    [1, 'A', 1],
    [2, 'B', 1],
    [3, 'A', 2],
    [9, 'A', 5],
    [10, 'B', 5],
  ] as const)
    expect(cost(table({ step: 'draw', turn, active }))[active === 'A' ? 0 : 1]).toBe(gain);
  expect(cost(table({ step: 'draw', turn: 9, rulings: { costBy: 'total' } }))[0]).toBe(9);
});

rule('OD-2.2', 'unused cost is lost at the end of the turn, unless a ruling changes it', () => {
  const rounds = (rulings = {}) => table({ step: 'draw', turn: 1, rulings }).does('end', 'end');
  expect(cost(rounds())).toEqual([2, 0]);
  expect(cost(rounds({ carryOver: true }))).toEqual([3, 1]);
});

rule('OD-2.3', 'every set trap reduces the cost by one, but not below 0', () => {
  // The author's own example: a trap set in the first turn leaves 1 instead of 2 in the second.
  const t = table({ step: 'draw', turn: 1, A: { hand: ['waboku'] } });
  expect(cost(t)).toEqual([1, 0]);
  t.does('set waboku');
  expect(cost(t)).toEqual([0, 0]);
  t.does('end', 'end');
  expect(cost(t)).toEqual([1, 0]);
  expect(cost(table({ step: 'draw', turn: 9, A: { traps: ['waboku', 'shift'] } }))[0]).toBe(3);
  expect(cost(table({ step: 'draw', turn: 3, A: { traps: ['waboku', 'shift', 'shift'] } }))[0]).toBe(0);
});

rule('OD-2.4', 'a trap used before the player’s next turn does not reduce the cost', () => {
  const t = battle({ monsters: ['haniwa'] }, { traps: ['waboku', 'shift'] }, { turn: 9 });
  t.does('direct haniwa', 'use waboku', 'pass', 'pass');
  // B's fifth turn, one trap left.
  expect(cost(t)[1]).toBe(4);
});

rule('OD-2.5', 'in the main phase a player may play any number of cards that can be paid', () => {
  const t = table({ A: { hand: ['haniwa', 'kuriboh', 'waboku', 'pot-of-greed'], cost: 6 } });
  t.asks('A', 'main', [
    'place-attack haniwa',
    'place-defence haniwa',
    'place-attack kuriboh',
    'place-defence kuriboh',
    'set waboku',
    'use pot-of-greed',
    'end',
  ]);
  t.does('place-attack haniwa', 'place-defence kuriboh', 'set waboku', 'use pot-of-greed', 'pass');
  expect(cost(t)).toEqual([0, 0]);
  expect(t.zone('A', 'monsters')).toEqual(['haniwa', 'kuriboh', null, null, null]);
  t.refuses('A', { do: 'place-attack', card: t.id('gigobyte') }, 'OD-3.1');
});

rule('OD-2.6', 'then attacks and spells; each monster attacks once; no card is placed any more', () => {
  const t = battle(
    { hand: ['pot-of-greed', 'shift'], monsters: ['haniwa', 'kuriboh'], cost: 3 },
    {},
    { shared: { deck: ['haniwa', 'haniwa', 'haniwa', 'haniwa'] } },
  );
  t.asks('A', 'battle', ['direct haniwa', 'direct kuriboh', 'use pot-of-greed', 'end']);
  t.refuses('A', { do: 'set', card: t.id('shift') }, 'OD-2.5');
  t.does('direct haniwa').asks('A', 'respond', ['use pot-of-greed', 'pass']).does('pass');
  t.asks('B', 'gift', ['pass']).does('pass');
  t.refuses('A', { do: 'direct', card: t.id('haniwa') }, 'OD-2.6');
  t.asks('A', 'battle', ['direct kuriboh', 'use pot-of-greed', 'end']).does('use pot-of-greed');
  t.asks('A', 'battle', ['direct kuriboh', 'end']);
});

rule(
  'OD-2.6',
  'the battle phase needs a monster that can attack, and ends when both players can see that no action is left',
  () => {
    const t = table({ A: { monsters: ['haniwa'] } });
    t.refuses('A', { do: 'direct', card: t.id('haniwa') }, 'OD-2.6');
    t.does('battle', 'direct haniwa', 'pass');
    expect(t.match.state.active).toBe(1);
    const none = table({ A: { monsters: ['haniwa'] }, defending: ['haniwa'] });
    none.asks('A', 'main', ['end']).refuses('A', { do: 'battle' }, 'OD-2.6');
  },
);

rule('OD-2.7', 'a player need not attack', () => {
  const t = battle({ monsters: ['haniwa'] }, {})
    .asks('A', 'battle', ['direct haniwa', 'end'])
    .does('end');
  expect([points(t), t.match.state.active]).toEqual([[6, 6], 1]);
});

rule('OD-2.8', 'in the opponent’s turn only traps, and cards whose text allows it', () => {
  const t = battle(
    { monsters: ['haniwa'] },
    { hand: ['pot-of-greed', 'ryu-kishin', 'kuriboh'], traps: ['waboku'], cost: 9 },
  );
  t.does('direct haniwa').asks('B', 'respond', ['use waboku', 'discard kuriboh (a)', 'discard kuriboh (b)', 'pass']);
  t.refuses('B', { do: 'use', card: t.id('pot-of-greed') }, 'OD-2.8');
  t.refuses('B', { do: 'place-attack', card: t.id('ryu-kishin') }, 'OD-2.8');
  t.refuses('B', { do: 'direct', card: t.id('haniwa') }, 'OD-2.8');
});

rule('OD-2.9', 'attacks are allowed in the first turn; ruling: they are not', () => {
  const first = (rulings = {}) =>
    table({ step: 'draw', turn: 1, A: { hand: ['haniwa'] }, rulings }).does('place-attack haniwa');
  const t = first().does('battle', 'direct haniwa', 'pass');
  expect(points(t)).toEqual([6, 5]);
  const banned = first({ firstTurnAttack: false }).asks('A', 'main', ['end']);
  banned.refuses('A', { do: 'battle' }, 'OD-2.6');
  const battling = battle(
    { monsters: ['haniwa'], traps: ['waboku'] },
    {},
    { turn: 1, rulings: { firstTurnAttack: false } },
  );
  battling.refuses('A', { do: 'direct', card: battling.id('haniwa') }, 'OD-2.9');
});
