import { rule } from '@taisen/testkit';
import { expect } from 'vitest';
import { now, powers, table } from '../rule-cards.ts';

rule('SH-6.1', 'an instant takes effect, then goes to the discard pile', () => {
  const t = table({ A: { hand: ['bolt', 'front'] }, B: { front: ['giant'], back: ['back'] } });
  t.asks('A', 'main', ['summon front', 'use bolt > giant', 'use bolt > back', 'end']).does('use bolt > giant');
  expect(t.card('giant').damage).toBe(2);
  expect([t.zone('A', 'discard'), t.zone('A', 'miracles')]).toEqual([['bolt'], []]);
  t.refuses('A', { do: 'use', card: t.id('front') }, 'SH-6.1');
});

rule('SH-6.1', 'an instant is not offered without a target or when its text forbids it', () => {
  const t = table({ A: { hand: ['bolt', 'filler'] } });
  t.asks('A', 'main', ['end']).refuses('A', { do: 'use', card: t.id('bolt') }, 'text');
  t.refuses('A', { do: 'use', card: t.id('filler') }, 'text');
});

rule('SH-6.2', 'a lasting miracle stays; a third one covers one that the player chooses', () => {
  const t = table({ A: { hand: ['banner', 'relic', 'banner'], front: ['front'] } });
  t.does('use banner', 'use relic').asks('A', 'main', ['use banner#2 [banner]', 'use banner#2 [relic]', 'battle']);
  t.does('use banner#2 [relic]');
  expect([t.zone('A', 'miracles'), t.zone('A', 'discard')]).toEqual([['banner#2', 'banner'], ['relic']]);
  expect(now(t, 'front')['attack']).toBe(4);
});

rule('SH-6.2', 'special miracles use the same slots', () => {
  const t = table({ A: { hand: ['banner'], miracles: ['omen', 'relic'] } });
  t.asks('A', 'main', ['use banner [omen]', 'use banner [relic]', 'end']);
  const three = table({ A: { hand: ['banner'], miracles: ['omen', 'relic'] }, rulings: { miracleSlots: 3 } });
  three.asks('A', 'main', ['use banner', 'end']);
});

rule('SH-6.2', 'a lasting miracle or artifact has durability and can be attacked; the damage stays', () => {
  const t = table({
    step: 'battle',
    A: { front: ['front', 'front'] },
    B: { miracles: ['banner', 'relic'], front: ['wisp'] },
  });
  t.does('attack front > banner');
  expect(now(t, 'banner')).toEqual({ health: 3, damage: 2 });
  t.does('attack front#2 > banner');
  expect([t.zone('B', 'miracles'), t.zone('B', 'discard')]).toEqual([['relic'], ['banner']]);
});

rule('SH-6.3', 'a special miracle is public, has a countdown, and takes effect by itself', () => {
  const t = table({ A: { hand: ['omen'] } });
  t.does('use omen');
  expect([now(t, 'omen')['countdown'], t.card('omen').known]).toEqual([2, 7]);
  t.does('end', 'end');
  expect([now(t, 'omen')['countdown'], powers(t)]).toEqual([1, [98, 100]]);
  t.does('end', 'end');
  expect(powers(t)).toEqual([98, 93]);
  expect(t.zone('A', 'discard').at(0)).toBe('omen');
});

rule('SH-6.3', 'a special miracle may wait for a condition, and cannot be attacked', () => {
  const t = table({ step: 'battle', A: { front: ['giant'] }, B: { front: ['front'], miracles: ['vow'] } });
  t.asks('A', 'battle', ['attack giant > front', 'end']);
  t.refuses('A', { do: 'attack', card: t.id('giant'), target: t.id('vow') }, 'SH-8.1');
  t.does('attack giant > front');
  expect([powers(t), t.zone('B', 'miracles'), t.zone('B', 'discard')]).toEqual([[97, 100], [], ['vow', 'front']]);
});
