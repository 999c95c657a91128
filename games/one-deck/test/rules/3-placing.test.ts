import { rule } from '@taisen/testkit';
import { expect } from 'vitest';
import { type OdCardDef, oneDeck } from '../../src/index.ts';
import { battle, cost, damageOn, points, table } from '../table.ts';

rule('OD-3.1', 'the cost by stars is 1, 1, 2, 3, 4, then 5', () => {
  const byStars = new Map<number, number>();
  for (const def of oneDeck.cards as readonly OdCardDef[]) if (def.kind === 'monster') byStars.set(def.stars, def.cost);
  expect([...byStars].sort(([a], [b]) => a - b)).toEqual([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 4],
    [6, 5],
    [7, 5],
    [8, 5],
  ]);
});

rule('OD-3.1', 'a monster is placed only if its cost can be paid', () => {
  const t = table({ A: { hand: ['garoozis', 'blue-eyes-white-dragon'], cost: 4 } });
  t.asks('A', 'main', ['place-attack garoozis', 'place-defence garoozis', 'end']);
  t.refuses('A', { do: 'place-attack', card: t.id('blue-eyes-white-dragon') }, 'OD-3.1');
  t.does('place-attack garoozis');
  expect(cost(t)[0]).toBe(0);
});

rule('OD-3.2', 'a trap is set for 1 and used without cost; a spell is used for 3', () => {
  const t = table({ A: { hand: ['waboku', 'pot-of-greed'], cost: 4 } });
  t.does('set waboku');
  expect(cost(t)[0]).toBe(3);
  t.does('use waboku', 'pass');
  expect(cost(t)[0]).toBe(3);
  t.does('use pot-of-greed');
  expect(cost(t)[0]).toBe(0);
});

rule('OD-3.2', 'not without the cost, not a spell face down, not a trap from the hand', () => {
  const poor = table({ A: { hand: ['waboku', 'pot-of-greed'], cost: 2 } });
  poor.refuses('A', { do: 'use', card: poor.id('pot-of-greed') }, 'OD-3.2');
  poor.refuses('A', { do: 'set', card: poor.id('pot-of-greed') }, 'OD-3.2');
  poor.refuses('A', { do: 'use', card: poor.id('waboku') }, 'OD-3.2');
  const broke = table({ A: { hand: ['waboku'] } }).asks('A', 'main', ['end']);
  broke.refuses('A', { do: 'set', card: broke.id('waboku') }, 'OD-3.2');
});

rule('OD-3.3', 'a monster is placed face up, in attack or defence position', () => {
  const t = table({ A: { hand: ['haniwa', 'kuriboh', 'waboku'], cost: 2 } });
  t.does('place-attack haniwa', 'place-defence kuriboh');
  expect([t.card('haniwa').defending, t.card('kuriboh').defending]).toEqual([false, true]);
  expect([t.card('haniwa').known, t.card('kuriboh').known]).toEqual([7, 7]);
  t.refuses('A', { do: 'place-attack', card: t.id('waboku') }, 'OD-3.3');
  const set = table({ A: { hand: ['haniwa'], cost: 2 } });
  set.refuses('A', { do: 'set', card: set.id('haniwa') }, 'OD-3.3');
});

rule('OD-3.4', 'a defence monster never attacks, and its position never changes', () => {
  const t = battle({ monsters: ['haniwa', 'kuriboh'] }, {}, { defending: ['kuriboh'] });
  t.asks('A', 'battle', ['direct haniwa', 'end']);
  t.refuses('A', { do: 'direct', card: t.id('kuriboh') }, 'OD-3.4');
  t.does('end', 'end');
  expect([t.card('haniwa').defending, t.card('kuriboh').defending]).toEqual([false, true]);
});

rule('OD-3.5', 'a monster does not attack in the turn it was placed', () => {
  const t = table({ A: { hand: ['thunder-kid'], monsters: ['kuriboh'], cost: 1 } }).does(
    'place-attack thunder-kid',
    'battle',
  );
  t.asks('A', 'battle', ['direct kuriboh', 'end']);
  t.refuses('A', { do: 'direct', card: t.id('thunder-kid') }, 'OD-3.5');
  t.does('end', 'end', 'battle').asks('A', 'battle', ['direct thunder-kid', 'direct kuriboh', 'end']);
});

rule('OD-3.5', 'also if it was placed by an effect, unless a ruling changes it', () => {
  const revive = (rulings = {}) =>
    table({
      A: { hand: ['monster-reborn'], graveyard: ['dark-magician'], monsters: ['kuriboh'], cost: 3 },
      rulings,
    }).does('use monster-reborn > dark-magician', 'attack-position', 'battle');
  revive().asks('A', 'battle', ['direct kuriboh', 'end']);
  revive({ revivedAttack: true }).asks('A', 'battle', ['direct kuriboh', 'direct dark-magician', 'end']);
});

rule('OD-3.6', 'a monster with DEF 500 may attack at once: スティング, ガーゴイル, はにわ', () => {
  const quick = (oneDeck.cards as readonly OdCardDef[]).filter(
    ({ kind, defence }) => kind === 'monster' && defence === 500,
  );
  expect(quick.map(({ name }) => name.ja).sort()).toEqual(['はにわ', 'ガーゴイル', 'スティング']);
  for (const { id } of quick) {
    const t = table({ A: { hand: [id], cost: 2 } }).does(`place-attack ${id}`, 'battle');
    t.does(`direct ${id}`);
    expect(points(t)).toEqual([6, 5]);
  }
});

rule('OD-3.7', 'a trap that does not name an action of the opponent may be used in the turn it was set', () => {
  const t = table({ A: { hand: ['reinforcements', 'reverse-trap', 'waboku'], monsters: ['haniwa'], cost: 3 } });
  t.does('set reinforcements', 'set reverse-trap', 'set waboku');
  t.asks('A', 'main', ['use reinforcements > haniwa', 'use reverse-trap', 'use waboku', 'battle', 'end']);
});

rule('OD-3.7', 'a trap against an action of the opponent may not', () => {
  const t = table({
    A: { hand: ['magic-cylinder', 'shift', 'widespread-ruin'], monsters: ['luster-dragon'], cost: 3 },
    B: { monsters: ['haniwa'], traps: ['magic-cylinder'] },
  });
  t.does('set magic-cylinder', 'set shift', 'set widespread-ruin');
  for (const label of ['magic-cylinder', 'shift', 'widespread-ruin'])
    t.refuses('A', { do: 'use', card: t.id(label) }, 'OD-3.7');
  t.does('battle', 'attack luster-dragon > haniwa', 'use magic-cylinder#2 > luster-dragon').asks('A', 'respond', [
    'pass',
  ]);
  t.refuses('A', { do: 'answer', card: t.id('magic-cylinder'), target: t.id('haniwa') }, 'OD-3.7');
  t.does('pass');
  expect(damageOn(t, 'haniwa')).toEqual([0]);
});
