import { readdirSync, readFileSync } from 'node:fs';
import { type Decision, diceFrom, Match } from '@taisen/kernel';
import { randomSetup, rule } from '@taisen/testkit';
import { expect } from 'vitest';
import { shenhun } from '../../src/index.ts';
import { now, powers, table } from '../rule-cards.ts';

rule('SH-1.1', 'each deity starts with 100 power', () => {
  expect(Match.start(shenhun, randomSetup(shenhun, 1)).state.power).toEqual([100, 100]);
});

rule('SH-1.1', 'ruling: the starting player loses some of it at the start, for both to see', () => {
  const deck = ['front', 'deity', ...new Array<string>(8).fill('filler')];
  const spec = { step: 'start', turn: 0, A: { deck }, B: { deck }, main: ['front', 'front#2'] };
  for (const [first, second, lost] of [
    [1, 0, [96, 100]],
    [1, 1, [100, 96]],
  ] as const) {
    const t = table({ ...spec, rolls: ['keep', 'keep', first, second], rulings: { starterPays: 4 } });
    expect(powers(t)).toEqual(lost);
    for (const viewer of [0, 1, 2] as const)
      expect(t.match.recorder?.events[viewer].filter(({ type }) => type === 'power-lost')).toMatchObject([
        { seat: lost[0] === 96 ? 0 : 1, amount: 4, how: 'start' },
      ]);
  }
});

rule('SH-1.2', 'every card used costs power', () => {
  const t = table({ A: { hand: ['front', 'bolt', 'banner', 'omen', 'meadow'] }, B: { front: ['giant'] } });
  t.does('summon front');
  expect(powers(t)).toEqual([98, 100]);
  t.does('use bolt > giant');
  expect(powers(t)).toEqual([95, 100]);
  t.does('use banner', 'use omen');
  expect(powers(t)).toEqual([91, 100]);
  t.does('deploy meadow');
  expect(powers(t)).toEqual([88, 100]);
});

rule('SH-1.2', 'a card always costs at least 1, whatever reduces its cost', () => {
  const t = table({ A: { hand: ['clay-guard'], front: ['front'], myth: ['myriad-mother'] }, main: ['front'] });
  expect(now(t, 'clay-guard')['cost']).toBe(1);
});

rule('SH-1.2', 'one function changes power, and it only subtracts', () => {
  const source = new URL('../../src/', import.meta.url);
  const files = readdirSync(source, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const writers = files.filter((file) => {
    const text = readFileSync(`${file.parentPath}/${file.name}`, 'utf8');
    // Any assignment to power or to one of its elements, by any path.
    return /\bpower(\[[^\]]*\])?\s*([-+*/|&]|\?\?)?=(?!=)|\bpower\.(push|pop|splice|fill|shift|unshift|reverse|sort)\b/.test(
      text,
    );
  });
  // `clone` copies the list; power.ts is the only file that changes it.
  expect(writers.map(({ name }) => name).sort()).toEqual(['power.ts', 'state.ts']);
  const power = readFileSync(new URL('power.ts', source), 'utf8');
  expect(power.match(/power\[seat\] = .*/g)).toEqual(['power[seat] = before - lost;']);
  expect(power).toContain('const lost = Math.min(before, amount);');
  expect(power).toContain('if (amount <= 0) return;');
});

rule('SH-1.2', 'in random play power never rises', () => {
  for (let seed = 500; seed < 700; seed++) {
    const dice = diceFrom(seed);
    const match = Match.start(shenhun, randomSetup(shenhun, seed), { keep: false });
    let [a, b] = match.state.power as [number, number];
    while (match.result === null) {
      const { seat, options } = match.pending[0] as Decision;
      match.answer(seat, dice(options.length));
      const [a2, b2] = match.state.power as [number, number];
      expect(a2 <= a && b2 <= b).toBe(true);
      [a, b] = [a2, b2];
    }
    expect(Math.min(a, b)).toBeLessThan(50);
  }
});

rule('SH-1.3', 'a player with 0 power loses at once', () => {
  const t = table({ step: 'battle', A: { middle: ['middle', 'middle'] }, B: { power: 1 } });
  t.does('strike middle').ends('A', 'SH-9.1');
  expect(powers(t)).toEqual([100, 0]);
});

rule('SH-1.3', 'it is a draw when one event takes both players to 0 power', () => {
  table({ A: { hand: ['doom'], power: 6 }, B: { power: 3 } })
    .does('use doom')
    .ends(null, 'SH-1.3');
});

rule('SH-1.4', 'at least 1 power must be left after a cost', () => {
  const t = table({ A: { hand: ['front', 'middle', 'wisp'], power: 3 } });
  t.asks('A', 'main', ['summon front', 'summon wisp', 'end']);
  t.refuses('A', { do: 'summon', card: t.id('middle') }, 'SH-1.4');
  t.does('summon front').asks('A', 'main', ['battle']);
  t.refuses('A', { do: 'summon', card: t.id('wisp') }, 'SH-1.4');
});

rule('SH-1.4', 'ruling: if nothing must be left, paying the last power loses', () => {
  const t = table({ A: { hand: ['middle'], power: 3 }, rulings: { leaveAtLeast: 0 } });
  t.does('summon middle').ends('B', 'SH-9.1');
});

rule('SH-1.5', 'a base cost of 2 becomes 2, 4, 6, 8 over four deaths, through every shuffle', () => {
  const t = table({
    A: { hand: ['thorn'], deck: [] },
    B: { front: ['giant'], deck: new Array<string>(42).fill('filler') },
    rolls: ['keep', 'keep', 'keep', 'keep'],
  });
  const spent: number[] = [];
  for (let deaths = 0; deaths < 4; deaths++) {
    const before = powers(t)[0] as number;
    expect(now(t, 'thorn')).toEqual({ ...(deaths > 0 ? { deaths } : {}), cost: 2 * (deaths + 1) });
    t.does('summon thorn', 'battle', 'end');
    spent.push(before - (powers(t)[0] as number));
    // The giant kills it. When A must draw, the discard pile is shuffled into the deck and the card is drawn again.
    t.does('battle', 'attack giant > thorn');
    expect(t.zone('A', 'hand')).toEqual(['thorn']);
  }
  expect(spent).toEqual([2, 4, 6, 8]);
  // There were three shuffles between the four summons. Now it has died four times and was shuffled once more.
  expect(now(t, 'thorn')).toMatchObject({ deaths: 4, cost: 10 });
});

rule('SH-1.5', 'the count belongs to one card: another copy costs its base', () => {
  const t = table({
    A: { hand: ['front', 'front'] },
    set: (_s, card) => Object.assign(card('front#2'), { deaths: 5 }),
  });
  expect([now(t, 'front')['cost'], now(t, 'front#2')['cost']]).toEqual([2, 12]);
});

rule('SH-1.5', 'ruling: the deaths of all copies of a player count', () => {
  const t = table({
    A: { hand: ['cull', 'front', 'wisp'], front: ['front', 'front'] },
    B: { front: ['front'], discard: ['front'] },
    rulings: { deathsCount: 'name' },
  });
  t.does('use cull');
  expect(['front', 'front#2', 'wisp', 'front#5'].map((label) => now(t, label)['cost'])).toEqual([6, 6, 1, 4]);
  t.does('summon front');
  expect(powers(t)).toEqual([93, 100]);
});

rule('SH-1.6', 'a miracle costs what is printed', () => {
  const t = table({ A: { hand: ['bolt'] }, B: { front: ['front'] } });
  expect(now(t, 'bolt')['cost']).toBe(3);
  t.does('use bolt > front');
  expect(powers(t)).toEqual([97, 100]);
});

rule('SH-1.7', "a domain costs what is printed, and double on the opponent's field", () => {
  const t = table({ A: { hand: ['meadow', 'meadow'], deck: ['meadow', ...new Array<string>(20).fill('filler')] } });
  t.does('deploy meadow');
  expect(powers(t)).toEqual([97, 100]);
  t.does('end', 'end', 'extend meadow#3');
  expect(powers(t)).toEqual([91, 100]);
});

rule('SH-1.8', 'the main fighter is placed at the start without a cost', () => {
  const match = Match.start(shenhun, randomSetup(shenhun, 3));
  for (const seat of [0, 1]) {
    const standing = [3, 4, 5].flatMap((row) => match.state.zones[row * 2 + seat] as number[]);
    expect(standing.map((id) => match.state.cards[id]?.main)).toEqual([1]);
  }
  expect(match.state.power).toEqual([100, 100]);
});
