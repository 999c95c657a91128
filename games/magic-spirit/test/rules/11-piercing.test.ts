import { rule } from '@taisen/testkit';
import { expect, test } from 'vitest';
import { type Attribute, HP_RANGES, type MsCardDef, magicSpirit } from '../../src/index.ts';
import { battle, hp, life, table } from '../table.ts';

const monsters = (magicSpirit.cards as readonly MsCardDef[]).filter(({ kind }) => kind === 'monster');

rule(
  'MS-11.1',
  'a monster destroyed by an attack passes 50% of the excess to its player: 2000 against 800 is 600',
  () => {
    const t = battle({ A: { monsters: ['giant'] }, B: { monsters: ['cheap'] } }).does('attack giant > cheap');
    expect(life(t)).toEqual([6000, 5400]);
  },
);

rule('MS-11.1', 'it is rounded down, and monsters or field cards do not reduce it', () => {
  const t = battle({
    A: { monsters: ['giant', 'dummy'] },
    B: { monsters: ['odd', 'mark'], field: ['camp'] },
    hurt: { odd: 2334 },
  });
  // 2000 against 999 HP: an excess of 1001.
  t.does('attack giant > odd');
  expect(life(t)).toEqual([6000, 5500]);
});

rule('MS-11.1', 'no piercing without destruction or without excess', () => {
  const exact = battle({ A: { monsters: ['giant'] }, B: { monsters: ['mark'] }, hurt: { mark: 3000 } });
  exact.does('attack giant > mark');
  expect([exact.zone('B', 'graveyard'), life(exact)]).toEqual([['mark'], [6000, 6000]]);
});

rule('MS-11.2', 'no piercing against a monster that resists destruction: it stays with 1 HP', () => {
  const t = battle({ A: { monsters: ['giant', 'dummy'] }, B: { monsters: ['stubborn', 'mark'] } });
  t.does('attack giant > stubborn');
  expect([hp(t, 'stubborn'), life(t)]).toEqual([1, [6000, 6000]]);
  // It resists only once: 1000 against 1 HP.
  t.does('attack dummy > stubborn');
  expect([t.zone('B', 'graveyard'), life(t)]).toEqual([['stubborn'], [6000, 6000 - 499]]);
});

rule('MS-12.1', 'base HP end in 00; changed HP need not', () => {
  for (const { id, hp: base } of monsters) expect(base % 100, id).toBe(0);
  const t = battle({ A: { monsters: ['dummy'] }, B: { monsters: ['odd'] } }).does('attack dummy > odd');
  expect(hp(t, 'dummy')).toBe(4667);
});

rule('MS-12.2', 'HP ÷ attack is in the range of its attribute', () => {
  const ranges: Record<Attribute, readonly [number, number]> = {
    fire: [1.0, 1.3],
    water: [1.3, 1.6],
    light: [1.2, 1.5],
    dark: [1.2, 1.4],
    future: [1.2, 1.5],
    primal: [1.0, 1.4],
    none: [1.1, 1.3],
  };
  expect(HP_RANGES).toEqual(ranges);
  expect(monsters).toHaveLength(114);
  for (const { id, attribute, attack, hp: base } of monsters) {
    const [from, to] = ranges[attribute];
    expect(base / attack, id).toBeGreaterThanOrEqual(from);
    expect(base / attack, id).toBeLessThanOrEqual(to);
  }
});

test('attack grows with the cost', () => {
  // Cost 1: about 400, 3: 1200, 5: 2000, 8: 3500. A strong text may cost attack; taboo cards are exceptions.
  const usual = [0, 400, 800, 1200, 1600, 2000, 2500, 3000, 3500];
  for (const { id, cost, attack, taboo } of monsters) {
    if (taboo) continue;
    expect(Math.abs(attack - (usual[cost] as number)), id).toBeLessThanOrEqual(300);
  }
});

rule('MS-13.1', 'decks are shuffled and cards are drawn from the top', () => {
  const t = table({
    step: 'start',
    A: { deck: ['dummy', 'mark', 'giant', 'cheap', 'odd', 'zero', 'guard'] },
    rolls: [['guard', 'zero', 'odd', 'cheap', 'giant', 'mark', 'dummy'], 'keep', 0],
  });
  // Five cards at the start, one for the first turn.
  expect(t.zone('A', 'hand').sort()).toEqual(['cheap', 'giant', 'guard', 'mark', 'odd', 'zero']);
  expect(t.zone('A', 'deck')).toEqual(['dummy']);
});
