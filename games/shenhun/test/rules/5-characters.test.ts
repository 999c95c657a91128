import { rule } from '@taisen/testkit';
import { expect } from 'vitest';
import { type ShCardDef, shenhun } from '../../src/index.ts';
import { now, table } from '../rule-cards.ts';

rule('SH-5.1', 'a character is placed in its own row only', () => {
  const t = table({ A: { hand: ['front', 'middle', 'back', 'insight'] } });
  t.asks('A', 'main', ['summon front', 'summon middle', 'summon back', 'use insight', 'end']);
  t.refuses('A', { do: 'summon', card: t.id('insight') }, 'SH-5.1');
  t.does('summon back', 'summon front', 'summon middle');
  expect(['front', 'middle', 'back'].map((row) => t.zone('A', row))).toEqual([['front'], ['middle'], ['back']]);
});

rule('SH-5.2', 'at most three characters, including the main fighter; several may share a row', () => {
  const t = table({ A: { hand: ['front', 'wisp'], front: ['thorn', 'giant'] }, main: ['thorn'] });
  t.does('summon front').asks('A', 'main', ['battle']);
  expect(t.zone('A', 'front')).toEqual(['front', 'thorn', 'giant']);
  t.refuses('A', { do: 'summon', card: t.id('wisp') }, 'SH-5.2');
});

rule('SH-5.3', 'damage stays over turns; at 0 health a character is killed', () => {
  const t = table({ step: 'battle', A: { middle: ['middle'] }, B: { front: ['front'] } });
  t.does('attack middle > front');
  expect(now(t, 'front')).toMatchObject({ health: 6, damage: 3 });
  t.does('battle', 'attack front > middle', 'battle', 'attack middle > front');
  expect([t.zone('B', 'front'), t.zone('B', 'discard').at(0)]).toEqual([[], 'front']);
  // A card that leaves the field loses its damage.
  expect(t.card('front').damage).toBe(0);
});

rule('SH-5.3', 'in the pool attack is 0 to 9, health 1 to 12 and cost 1 to 8', () => {
  for (const card of shenhun.cards as readonly ShCardDef[]) {
    if (card.type !== 'myth') expect(card.cost >= 1 && card.cost <= 8).toBe(true);
    if (card.type !== 'character') continue;
    expect(card.attack >= 0 && card.attack <= 9 && card.health >= 1 && card.health <= 12).toBe(true);
  }
});

const field = { front: ['front'], middle: ['guard-1'], back: ['back'] };
const plain = { front: ['thorn'], middle: ['wisp'], back: ['back'] };

rule('SH-5.4', 'a front character protects the others', () => {
  const t = table({ step: 'battle', A: { front: ['giant'] }, B: plain });
  t.asks('A', 'battle', ['attack giant > thorn', 'end']);
  t.refuses('A', { do: 'attack', card: t.id('giant'), target: t.id('wisp') }, 'SH-8.2');
});

rule('SH-5.5', 'a middle attacker may also choose middle characters behind the front; the back stays protected', () => {
  const t = table({ step: 'battle', A: { middle: ['middle'] }, B: plain });
  t.asks('A', 'battle', ['attack middle > thorn', 'attack middle > wisp', 'end']);
  t.refuses('A', { do: 'attack', card: t.id('middle'), target: t.id('back') }, 'SH-8.2');
});

rule('SH-5.5', 'rulings: only the front, or every row', () => {
  const spec = { step: 'battle', A: { middle: ['middle'] }, B: plain };
  table({ ...spec, rulings: { middleReach: 'none' } }).asks('A', 'battle', ['attack middle > thorn', 'end']);
  table({ ...spec, rulings: { middleReach: 'all' } }).asks('A', 'battle', [
    'attack middle > thorn',
    'attack middle > wisp',
    'attack middle > back',
    'end',
  ]);
});

rule('SH-5.5', 'a main fighter that moved to the middle row chooses like other middle characters', () => {
  const t = table({ step: 'battle', A: { back: ['back'] }, B: plain, main: ['back'] });
  t.does('move-middle back');
  expect(t.offered('A')).toEqual(['attack back > thorn', 'attack back > wisp', 'end']);
});

rule('SH-5.6', 'a back character attacks from its row like any other, and the front protects it', () => {
  const t = table({ step: 'battle', A: { back: ['back'] }, B: field });
  t.asks('A', 'battle', ['attack back > front', 'attack back > guard-1', 'end']).does('attack back > front');
  expect(t.card('front').damage).toBe(5);
  const u = table({ step: 'battle', A: { front: ['giant'] }, B: { front: ['front'], back: ['back'] } });
  u.asks('A', 'battle', ['attack giant > front', 'end']);
});

rule('SH-5.7', 'a character does not strike back when it is attacked', () => {
  const t = table({ step: 'battle', A: { front: ['front'] }, B: { front: ['giant'] } });
  t.does('attack front > giant');
  expect([t.card('front').damage, t.card('giant').damage]).toEqual([0, 2]);
});

rule('SH-5.7', 'with Counter it deals its attack at the same time, even when it is killed', () => {
  const t = table({ step: 'battle', A: { front: ['front'] }, B: { front: ['thorn'] } });
  t.does('attack front > thorn');
  expect([t.card('front').damage, t.card('thorn').damage]).toEqual([2, 2]);
  const both = table({ step: 'battle', A: { back: ['back'] }, B: { front: ['thorn'] } });
  both.does('attack back > thorn');
  expect([both.zone('A', 'discard'), both.zone('B', 'discard')]).toEqual([['back'], ['thorn']]);
});

rule('SH-5.7', 'rulings: every character strikes back, or none', () => {
  const all = table({
    step: 'battle',
    A: { front: ['front'] },
    B: { front: ['giant'] },
    rulings: { strikeBack: 'all' },
  });
  all.does('attack front > giant');
  expect(all.zone('A', 'discard').at(0)).toBe('front');
  const none = table({
    step: 'battle',
    A: { front: ['front'] },
    B: { front: ['thorn'] },
    rulings: { strikeBack: 'none' },
  });
  none.does('attack front > thorn');
  expect(none.card('front').damage).toBe(0);
});

rule('SH-5.8', 'a new character may attack in the turn of its summon', () => {
  const t = table({ A: { hand: ['wisp'] } });
  t.does('summon wisp', 'battle').asks('A', 'battle', ['strike wisp', 'end']);
  const house = table({ A: { hand: ['wisp'], front: ['front'] }, rulings: { summonedAttacks: false } });
  house.does('summon wisp', 'battle').asks('A', 'battle', ['strike front', 'end']);
  house.refuses('A', { do: 'strike', card: house.id('wisp') }, 'SH-5.8');
});
