import { expect } from 'vitest';
import { clause, now, powers, table } from '../rule-cards.ts';

clause('myriad-mother', 'a', 'makes common characters cost 1 less, but not rare ones or miracles', () => {
  const t = table({
    A: { hand: ['gate-lion', 'thorn-monk', 'war-cry'], front: ['front'], myth: ['myriad-mother'] },
    main: ['front'],
  });
  expect(['gate-lion', 'thorn-monk', 'war-cry'].map((label) => now(t, label)['cost'])).toEqual([2, 3, 1]);
});

clause('myriad-mother', 'b', 'gives two or more characters +2 attack while the main fighter is on the field', () => {
  const side = { front: ['front'], middle: ['middle'], back: ['back'], myth: ['myriad-mother'] };
  const t = table({ A: side, B: { front: ['giant'] }, main: ['front'] });
  expect(['front', 'middle', 'back', 'giant'].map((label) => now(t, label)['attack'])).toEqual([4, 5, 7, 9]);
  const alone = table({ A: { front: ['front'], myth: ['myriad-mother'] }, main: ['front'] });
  expect(now(alone, 'front')['attack']).toBe(2);
  const without = table({ A: side });
  expect(now(without, 'front')['attack']).toBe(2);
});

clause('peak-titan', 'a', 'gives the main fighter attack and health', () => {
  const t = table({ A: { front: ['front', 'thorn'], myth: ['peak-titan'] }, main: ['front'] });
  expect([now(t, 'front'), now(t, 'thorn')]).toMatchObject([
    { attack: 3, health: 8 },
    { attack: 2, health: 5 },
  ]);
});

clause('peak-titan', 'b', 'removes 1 damage from the main fighter when your turn begins', () => {
  const t = table({
    step: 'ready',
    A: { front: ['front'], myth: ['peak-titan'] },
    main: ['front'],
    set: (_s, card) => Object.assign(card('front'), { damage: 3 }),
  });
  expect(t.card('front').damage).toBe(2);
});

clause('mirror-lord', 'a', 'makes extending cost 2 less', () => {
  const t = table({
    A: { hand: ['burning-moor'], domain: ['burning-moor'], domains: 1, front: ['front'], myth: ['mirror-lord'] },
    main: ['front'],
  });
  t.does('extend burning-moor');
  expect(powers(t)).toEqual([98, 100]);
});

clause('mirror-lord', 'b', "takes 3 power at the end of the opponent's turn while your domain is on that field", () => {
  const t = table({ A: { front: ['front'], extension: ['still-lake'], myth: ['mirror-lord'] }, main: ['front'] });
  t.does('battle', 'end', 'end');
  expect(powers(t)).toEqual([100, 97]);
  const home = table({ A: { front: ['front'], domain: ['still-lake'], myth: ['mirror-lord'] }, main: ['front'] });
  home.does('battle', 'end', 'end');
  expect(powers(home)).toEqual([100, 100]);
});

const dead = (deaths: number) => ({
  set: (_s: object, card: (label: string) => object) => void Object.assign(card('middle'), { deaths }),
});

clause('soul-ferrier', 'a', 'counts one death less for costs', () => {
  for (const [deaths, cost] of [
    [0, 3],
    [1, 3],
    [3, 9],
  ] as const) {
    const t = table({
      A: { hand: ['middle'], front: ['front'], myth: ['soul-ferrier'] },
      main: ['front'],
      ...dead(deaths),
    });
    expect(now(t, 'middle')['cost']).toBe(cost);
  }
});

clause(
  'soul-ferrier',
  'a',
  'counts one death less for cards with a cost of their own, and takes nothing else off',
  () => {
    const t = table({
      A: { hand: ['phoenix-bearer', 'nine-lives'], front: ['front'], myth: ['soul-ferrier'] },
      main: ['front'],
      set: (_s, card) => {
        for (const label of ['phoenix-bearer', 'nine-lives']) card(label).deaths = 3;
      },
    });
    // 5, and 1 for each of two deaths; 4, whatever has happened.
    expect(['phoenix-bearer', 'nine-lives'].map((label) => now(t, label)['cost'])).toEqual([7, 4]);
  },
);

clause('soul-ferrier', 'b', 'takes 2 power when a character that has died is summoned', () => {
  const side = { hand: ['middle', 'wisp'], front: ['front'], myth: ['soul-ferrier'] };
  const t = table({ A: side, main: ['front'], ...dead(1) });
  t.does('summon wisp');
  expect(powers(t)).toEqual([99, 100]);
  t.does('summon middle');
  expect(powers(t)).toEqual([96, 98]);
});

clause('hundred-smith', 'a', 'gives lasting miracles more durability', () => {
  const t = table({
    A: { front: ['front'], miracles: ['relic'], myth: ['hundred-smith'] },
    B: { miracles: ['banner'] },
    main: ['front'],
  });
  expect([now(t, 'relic')['health'], now(t, 'banner')['health']]).toEqual([5, 3]);
});

clause('hundred-smith', 'b', 'gives the main fighter +1 attack for each lasting miracle', () => {
  const t = table({
    A: { front: ['front', 'thorn'], miracles: ['prayer-flags', 'omen'], myth: ['hundred-smith'] },
    main: ['front'],
    set: (_s, card) => Object.assign(card('omen'), { countdown: 2 }),
  });
  expect([now(t, 'front')['attack'], now(t, 'thorn')['attack']]).toEqual([3, 2]);
});

clause('star-keeper', 'a', 'reduces countdowns at the end of your turn', () => {
  const t = table({ A: { hand: ['midnight-toll'], front: ['front'], myth: ['star-keeper'] }, main: ['front'] });
  t.does('use midnight-toll', 'battle', 'end');
  expect(t.card('midnight-toll').countdown).toBe(2);
});

clause('star-keeper', 'b', 'takes 1 power whenever a special miracle takes effect', () => {
  const t = table({
    step: 'ready',
    A: { front: ['front'], miracles: ['midnight-toll'], myth: ['star-keeper'] },
    main: ['front'],
    set: (_s, card) => Object.assign(card('midnight-toll'), { countdown: 1 }),
  });
  expect(powers(t)).toEqual([100, 92]);
});

clause('far-archer', 'a', 'gives the main fighter Snipe', () => {
  const t = table({
    step: 'battle',
    A: { back: ['back', 'fox-fire'], myth: ['far-archer'] },
    B: { front: ['giant'], middle: ['wisp'] },
    main: ['back'],
  });
  expect(t.offered('A').filter((option) => option.startsWith('attack'))).toEqual([
    'attack back > giant',
    'attack back > wisp',
    'attack fox-fire > giant',
  ]);
});

clause('far-archer', 'b', 'gives the back row +2 attack', () => {
  const t = table({ A: { back: ['back', 'fox-fire'], front: ['front'], myth: ['far-archer'] }, main: ['back'] });
  expect(['back', 'fox-fire', 'front'].map((label) => now(t, label)['attack'])).toEqual([7, 5, 2]);
});

clause('withered-vizier', 'a', 'makes opposing characters that have died cost 1 more', () => {
  const t = table({
    A: { hand: ['middle', 'wisp'] },
    B: { front: ['front'], myth: ['withered-vizier'] },
    main: ['front'],
    ...dead(1),
  });
  expect([now(t, 'middle')['cost'], now(t, 'wisp')['cost']]).toEqual([7, 1]);
});

clause('withered-vizier', 'b', 'takes 1 power for every opposing character killed', () => {
  const t = table({
    step: 'battle',
    A: { front: ['giant'], middle: ['middle'], myth: ['withered-vizier'] },
    B: { front: ['front'], middle: ['wisp'] },
    main: ['giant'],
  });
  t.does('attack middle > wisp', 'attack giant > front');
  expect(powers(t)).toEqual([100, 98]);
});
