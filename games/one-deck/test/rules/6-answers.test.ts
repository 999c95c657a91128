import { rule } from '@taisen/testkit';
import { expect } from 'vitest';
import { battle, damageOn, points, table } from '../table.ts';

rule('OD-6.1', 'the defender is asked first, then both in turn until both pass', () => {
  const t = battle(
    { monsters: ['haniwa'], traps: ['reinforcements', 'reverse-trap'] },
    { monsters: ['kuriboh'], traps: ['waboku', 'shift'] },
  );
  const mine = ['use reinforcements > haniwa', 'use reinforcements > kuriboh', 'use reverse-trap', 'pass'];
  t.does('attack haniwa > kuriboh').asks('B', 'respond', ['use waboku', 'pass']).does('pass');
  t.asks('A', 'respond', mine).does('use reverse-trap');
  t.asks('B', 'respond', ['use waboku', 'pass']).does('pass');
  t.asks('A', 'respond', ['use reinforcements > haniwa', 'use reinforcements > kuriboh', 'pass']).does('pass');
  // Both passed in a row: the card and the attack resolve.
  t.asks('A', 'battle', ['use reinforcements > haniwa', 'end']);
  expect(t.zone('B', 'graveyard')).toEqual(['kuriboh']);
});

rule('OD-6.1', 'a used card may be answered by the other player first', () => {
  const t = table({
    A: { hand: ['ookazi'], traps: ['reverse-trap'], cost: 3 },
    B: { monsters: ['haniwa'], traps: ['reinforcements'] },
  });
  t.does('use ookazi').asks('B', 'respond', ['use reinforcements > haniwa', 'pass']).does('pass');
  t.asks('A', 'respond', ['use reverse-trap', 'pass']).does('pass');
  expect(t.zone('B', 'graveyard')).toEqual(['haniwa']);
});

rule('OD-6.1', 'placing and setting cannot be answered', () => {
  const t = table({ A: { hand: ['haniwa', 'shift'], cost: 2 }, B: { traps: ['waboku'] } });
  t.does('place-attack haniwa').does('set shift');
  expect(t.decision.seat).toBe(0);
});

rule('OD-6.2', 'the last card resolves first', () => {
  const t = battle(
    { monsters: ['thunder-kid'], traps: ['reinforcements'] },
    { monsters: ['haniwa'], traps: ['waboku'] },
  );
  t.does('attack thunder-kid > haniwa', 'use waboku', 'use reinforcements > thunder-kid');
  const order = t.match.recorder?.events[2].filter(({ type }) => type === 'resolves').map(({ card }) => card?.card);
  expect(order).toEqual(['reinforcements', 'waboku']);
  expect(damageOn(t, 'haniwa')).toEqual([0]);
});

rule('OD-6.3', 'the turn player may answer with a spell and pays for it', () => {
  const spec = {
    A: { monsters: ['haniwa'], hand: ['mystical-space-typhoon', 'pot-of-greed'], cost: 3 },
    B: { traps: ['waboku', 'shift'] },
  };
  const t = table({ step: 'battle', ...spec });
  t.does('direct haniwa', 'use waboku').asks('A', 'respond', [
    'use mystical-space-typhoon > shift',
    'use pot-of-greed',
    'pass',
  ]);
  t.does('use mystical-space-typhoon > shift').asks('B', 'respond', ['pass']).does('pass');
  expect([t.match.state.cost[0], t.zone('B', 'graveyard')]).toEqual([0, ['waboku', 'shift']]);
});

rule('OD-6.3', 'ruling: no spells in answer', () => {
  const t = battle(
    { monsters: ['haniwa'], hand: ['pot-of-greed'], traps: ['reverse-trap'], cost: 3 },
    { traps: ['waboku'] },
    { rulings: { spellAnswers: false } },
  );
  t.does('direct haniwa', 'use waboku').asks('A', 'respond', ['use reverse-trap', 'pass']);
  t.refuses('A', { do: 'use', card: t.id('pot-of-greed') }, 'OD-6.3');
});

const ruin = () =>
  battle(
    { monsters: ['harpie-lady', 'baby-dragon'], traps: ['reinforcements'] },
    { monsters: ['mystical-elf'], traps: ['widespread-ruin'] },
  )
    .does('attack baby-dragon > mystical-elf')
    .does('use widespread-ruin')
    .asks('A', 'respond', [
      'use reinforcements > harpie-lady',
      'use reinforcements > baby-dragon',
      'use reinforcements > mystical-elf',
      'pass',
    ]);

rule('OD-6.4', '援軍 in answer to 万能地雷グレイモヤ changes which monster is destroyed', () => {
  const t = ruin().does('use reinforcements > baby-dragon');
  // 1200 + 500 is more than 1300.
  expect(t.zone('A', 'graveyard')).toEqual(['baby-dragon', 'reinforcements']);
  expect(damageOn(t, 'mystical-elf')).toEqual([0]);
});

rule('OD-6.4', 'without it the monster with the highest printed attack is destroyed, and the attack continues', () => {
  const t = ruin().does('pass');
  // 1200 damage to the elf, which strikes back with 800 against DEF 700.
  expect(damageOn(t, 'mystical-elf')).toEqual([1200]);
  expect(t.zone('A', 'graveyard')).toEqual(['baby-dragon', 'harpie-lady']);
});

const contrary = () =>
  battle(
    { monsters: ['thunder-kid'], traps: ['reverse-trap'] },
    { monsters: ['kairyu-shin'], traps: ['reverse-trap'] },
  ).does('attack thunder-kid > kairyu-shin', 'use reverse-trap#2');

rule('OD-6.5', 'あまのじゃくの呪い in answer to another copy restores the attributes', () => {
  const t = contrary().asks('A', 'respond', ['use reverse-trap', 'pass']).does('use reverse-trap');
  expect(damageOn(t, 'kairyu-shin', 'thunder-kid')).toEqual([1200, 500]);
});

rule('OD-6.5', 'a single copy swaps them', () => {
  const t = contrary().does('pass');
  expect(damageOn(t, 'kairyu-shin')).toEqual([200]);
  expect(t.zone('A', 'graveyard')).toEqual(['thunder-kid']);
});

const cylinders = () =>
  battle(
    { monsters: ['luster-dragon', 'gagagigo'], traps: ['magic-cylinder'] },
    { monsters: ['harpie-lady', 'aqua-madoor'], traps: ['magic-cylinder'] },
  )
    .does('attack luster-dragon > harpie-lady')
    .asks('B', 'respond', ['use magic-cylinder#2 > luster-dragon', 'use magic-cylinder#2 > gagagigo', 'pass'])
    .does('use magic-cylinder#2 > gagagigo')
    .asks('A', 'respond', ['answer magic-cylinder > harpie-lady', 'answer magic-cylinder > aqua-madoor', 'pass']);

rule('OD-6.6', '魔法の筒 against 魔法の筒: the attack is reflected again, to a monster of the other side', () => {
  const t = cylinders().does('answer magic-cylinder > aqua-madoor');
  // 風 against 水: 1900 + 500 against DEF 2000, and the target does not strike back.
  expect(t.zone('B', 'graveyard')).toEqual(['aqua-madoor', 'magic-cylinder#2']);
  expect(damageOn(t, 'luster-dragon', 'gagagigo', 'harpie-lady')).toEqual([0, 0, 0]);
});

rule('OD-6.6', 'without an answer the attack hits the picked monster', () => {
  const t = cylinders().does('pass');
  expect(t.zone('A', 'graveyard')).toEqual(['gagagigo']);
});

rule('OD-6.7', 'シフトチェンジ against 魔法の筒', () => {
  const t = battle(
    { monsters: ['luster-dragon', 'gagagigo', 'haniwa'], traps: ['shift'] },
    { monsters: ['harpie-lady'], traps: ['magic-cylinder'] },
  );
  t.does('attack luster-dragon > harpie-lady', 'use magic-cylinder > gagagigo');
  t.asks('A', 'respond', ['answer shift > luster-dragon', 'answer shift > haniwa', 'pass']).does(
    'answer shift > haniwa',
  );
  // 風 against 炎: 1900 becomes 500, just enough for DEF 500.
  expect(t.zone('A', 'graveyard')).toEqual(['haniwa', 'shift']);
  expect(damageOn(t, 'luster-dragon', 'gagagigo', 'harpie-lady')).toEqual([0, 0, 0]);
});

rule('OD-6.8', 'サイクロン on a trap that was used in answer does nothing', () => {
  const t = table({ A: { hand: ['mystical-space-typhoon'], cost: 3 }, B: { traps: ['waboku'] } });
  t.does('use mystical-space-typhoon > waboku').asks('B', 'respond', ['use waboku', 'pass']).does('use waboku');
  expect(t.zone('B', 'graveyard')).toEqual(['waboku']);
  expect(t.match.state.effects.map(({ kind }) => kind)).toEqual(['peace']);
});

rule('OD-6.8', 'an attack without its attacker or its target does nothing', () => {
  const t = battle(
    { monsters: ['haniwa', 'kuriboh'], hand: ['ookazi'], cost: 3 },
    { monsters: ['ryu-kishin'], points: 1 },
  );
  t.does('attack haniwa > ryu-kishin').asks('A', 'respond', ['use ookazi', 'pass']).does('use ookazi');
  t.asks('A', 'battle', ['direct kuriboh', 'end']);
  expect([points(t), damageOn(t, 'haniwa')]).toEqual([[6, 1], [0]]);
});

rule('OD-6.8', '援軍 and 魔法の筒 on a monster that has left do nothing', () => {
  const t = battle(
    { monsters: ['baby-dragon'], traps: ['reinforcements'] },
    { monsters: ['haniwa'], traps: ['widespread-ruin', 'magic-cylinder'] },
  );
  t.does('attack baby-dragon > haniwa', 'use magic-cylinder > baby-dragon', 'use reinforcements > baby-dragon');
  t.does('use widespread-ruin');
  expect(t.match.state.effects).toEqual([]);
  expect(damageOn(t, 'haniwa')).toEqual([0]);
  expect(t.zone('A', 'graveyard')).toEqual(['reinforcements', 'baby-dragon']);
});
