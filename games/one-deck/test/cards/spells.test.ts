import { expect, test } from 'vitest';
import { battle, clause, damageOn, ruleAndClause, table } from '../table.ts';

ruleAndClause('OD-7.1', 'ookazi', 'a', '昼夜の大火事: 800 damage to every monster of the opponent', () => {
  const t = table({
    A: { hand: ['ookazi'], monsters: ['haniwa'], cost: 3 },
    B: { monsters: ['garoozis', 'seven-colored-fish', 'kuriboh', 'harpie-lady'] },
    defending: ['garoozis'],
  });
  t.does('use ookazi');
  expect(damageOn(t, 'garoozis', 'harpie-lady', 'haniwa')).toEqual([800, 800, 0]);
  // The damage reaches DEF 800 exactly.
  expect(t.zone('B', 'graveyard')).toEqual(['kuriboh', 'seven-colored-fish']);
});

clause('ookazi', 'a', '昼夜の大火事: is not battle damage', () => {
  const t = battle(
    { monsters: ['candle-of-fate'], hand: ['ookazi'], cost: 3 },
    { monsters: ['harpie-lady'], traps: ['waboku'] },
  );
  t.does('use ookazi', 'use waboku');
  expect(damageOn(t, 'harpie-lady')).toEqual([800]);
});

ruleAndClause(
  'OD-7.2',
  'monster-reborn',
  'a',
  '死者蘇生: a monster from either graveyard, in either position, without cost',
  () => {
    const spec = {
      A: { hand: ['monster-reborn'], graveyard: ['haniwa', 'ookazi'], cost: 3 },
      B: { graveyard: ['blue-eyes-white-dragon', 'shift'] },
    };
    const t = table(spec);
    t.asks('A', 'main', ['use monster-reborn > haniwa', 'use monster-reborn > blue-eyes-white-dragon', 'end']);
    t.does('use monster-reborn > blue-eyes-white-dragon').asks('A', 'position', [
      'attack-position',
      'defence-position',
    ]);
    t.does('defence-position');
    expect(t.zone('A', 'monsters')).toEqual(['blue-eyes-white-dragon', null, null, null, null]);
    expect([t.card('blue-eyes-white-dragon').defending, t.match.state.cost[0]]).toEqual([true, 0]);
    const attacking = table(spec).does('use monster-reborn > haniwa', 'attack-position');
    expect(attacking.card('haniwa').defending).toBe(false);
  },
);

clause('monster-reborn', 'a', '死者蘇生: cannot be used without a monster or a free zone', () => {
  const five = ['haniwa', 'haniwa', 'haniwa', 'haniwa', 'haniwa'];
  const empty = table({ A: { hand: ['monster-reborn'], graveyard: ['ookazi'], cost: 3 } }).asks('A', 'main', ['end']);
  empty.refuses('A', { do: 'use', card: empty.id('monster-reborn') }, 'OD-7.2');
  const full = table({ A: { hand: ['monster-reborn'], monsters: five, graveyard: ['kuriboh'], cost: 3 } });
  full.refuses('A', { do: 'use', card: full.id('monster-reborn'), target: full.id('kuriboh') }, 'OD-7.2');
  // Both pick the same monster: the answer takes it, and the first card does nothing.
  const twice = table({ A: { hand: ['monster-reborn', 'monster-reborn'], graveyard: ['kuriboh'], cost: 6 } });
  twice.does('use monster-reborn > kuriboh', 'use monster-reborn#2 > kuriboh', 'attack-position');
  expect(twice.zone('A', 'graveyard')).toEqual(['monster-reborn', 'monster-reborn#2']);
  expect(twice.zone('A', 'monsters')).toEqual(['kuriboh', null, null, null, null]);
});

ruleAndClause('OD-7.3', 'pot-of-greed', 'a', '強欲な壺: draws two cards', () => {
  const t = table({ A: { hand: ['pot-of-greed'], cost: 3 }, shared: { deck: ['haniwa', 'shift', 'waboku'] } });
  t.does('use pot-of-greed');
  expect([t.zone('A', 'hand'), t.zone('A', 'deck')]).toEqual([['shift', 'haniwa'], ['waboku']]);
  expect(t.zone('A', 'graveyard')).toEqual(['pot-of-greed']);
});

ruleAndClause('OD-7.4', 'mystical-space-typhoon', 'a', 'サイクロン: destroys one set trap of the opponent', () => {
  const t = table({
    A: { hand: ['mystical-space-typhoon'], traps: ['waboku'], cost: 3 },
    B: { traps: ['shift', 'magic-cylinder'] },
  });
  t.asks('A', 'main', [
    'use mystical-space-typhoon > shift',
    'use mystical-space-typhoon > magic-cylinder',
    'use waboku',
    'end',
  ]);
  t.does('use mystical-space-typhoon > magic-cylinder').asks('B', 'respond', ['pass']).does('pass', 'pass');
  expect([t.zone('B', 'graveyard'), t.zone('B', 'traps')]).toEqual([
    ['magic-cylinder'],
    ['shift', null, null, null, null],
  ]);
});

test('mystical-space-typhoon a: the picked trap may be used in answer if its timing fits', () => {
  const t = table({
    A: { hand: ['mystical-space-typhoon'], cost: 3 },
    B: { monsters: ['haniwa'], traps: ['reinforcements'] },
  });
  t.does('use mystical-space-typhoon > reinforcements');
  t.asks('B', 'respond', ['use reinforcements > haniwa', 'pass']).does('use reinforcements > haniwa');
  expect(t.match.state.effects.map(({ kind, amount }) => [kind, amount])).toEqual([['boost', 500]]);
  expect(t.zone('B', 'graveyard')).toEqual(['reinforcements']);
});

clause('mystical-space-typhoon', 'a', 'サイクロン: cannot be used without a set trap', () => {
  const none = table({ A: { hand: ['mystical-space-typhoon'], traps: ['waboku'], cost: 3 } });
  none.asks('A', 'main', ['use waboku', 'end']);
  none.refuses('A', { do: 'use', card: none.id('mystical-space-typhoon'), target: none.id('waboku') }, 'OD-7.4');
  table({ A: { hand: ['mystical-space-typhoon'], cost: 3 }, B: { traps: ['shift'] } }).does(
    'use mystical-space-typhoon > shift',
    'pass',
  );
});
