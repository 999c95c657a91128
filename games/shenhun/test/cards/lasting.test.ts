import { expect } from 'vitest';
import { clause, now, powers, table } from '../rule-cards.ts';

clause('war-drums', 'a', 'gives your characters +1 attack', () => {
  const t = table({ A: { hand: ['war-drums'], front: ['front'] }, B: { front: ['thorn'] } });
  t.does('use war-drums');
  expect([now(t, 'front')['attack'], now(t, 'thorn')['attack'], powers(t)]).toEqual([3, 2, [97, 100]]);
});

clause('prayer-flags', 'a', 'restores 2 health to your characters whenever you use another miracle', () => {
  const t = table({
    A: { hand: ['prayer-flags', 'insight'], front: ['front'], back: ['back'] },
    B: { front: ['thorn'] },
    set: (_s, card) => {
      card('front').damage = 3;
      for (const label of ['back', 'thorn']) card(label).damage = 1;
    },
  });
  const wounds = () => ['front', 'back', 'thorn'].map((label) => t.card(label).damage);
  t.does('use prayer-flags');
  expect(wounds()).toEqual([3, 1, 1]);
  t.does('use insight');
  expect(wounds()).toEqual([1, 0, 1]);
});

clause('toll-gate', 'a', 'takes 2 power when the opponent summons a character that has died', () => {
  const t = table({
    A: { hand: ['wisp', 'front'] },
    B: { miracles: ['toll-gate'] },
    set: (_s, card) => Object.assign(card('front'), { deaths: 1 }),
  });
  t.does('summon wisp');
  expect(powers(t)).toEqual([99, 100]);
  t.does('summon front');
  expect(powers(t)).toEqual([93, 100]);
});

clause(
  'frost-talisman',
  'a',
  'takes 1 attack from an opposing character each time it attacks, before the damage',
  () => {
    const t = table({
      step: 'battle',
      A: { middle: ['twin-sabers'], back: ['back'] },
      B: { front: ['giant'], miracles: ['frost-talisman'] },
    });
    t.does('attack twin-sabers > giant', 'attack twin-sabers > giant');
    expect([t.card('giant').damage, now(t, 'twin-sabers')['attack'], now(t, 'back')['attack']]).toEqual([1, 0, 5]);
    t.does('end', 'battle', 'end');
    expect(now(t, 'twin-sabers')['attack']).toBe(0);
  },
);

clause('watchtower', 'a', 'gives your front characters Counter', () => {
  const t = table({
    step: 'battle',
    A: { back: ['back'] },
    B: { front: ['front'], middle: ['wisp'], miracles: ['watchtower'] },
  });
  expect(now(t, 'wisp')['keywords']).toBeUndefined();
  t.does('attack back > front');
  expect(t.zone('A', 'discard')).toEqual(['back']);
});

clause('soul-lamp', 'a', 'makes your characters that have died cost 2 less', () => {
  const t = table({
    A: { hand: ['front', 'middle'], miracles: ['soul-lamp'] },
    set: (_s, card) => Object.assign(card('middle'), { deaths: 2 }),
  });
  expect([now(t, 'front')['cost'], now(t, 'middle')['cost']]).toEqual([2, 7]);
});

clause('silent-bell', 'a', "takes 4 power at the end of the opponent's turn if the opponent has no characters", () => {
  const t = table({ A: { miracles: ['silent-bell'] } });
  t.does('end', 'end');
  expect(powers(t)).toEqual([100, 96]);
  const manned = table({ A: { miracles: ['silent-bell'] }, B: { front: ['front'] } });
  manned.does('end', 'battle', 'end');
  expect(powers(manned)).toEqual([100, 100]);
});

clause('dragon-blade', 'a', 'gives the main fighter +2 attack', () => {
  const t = table({ A: { miracles: ['dragon-blade'], front: ['front', 'thorn'] }, main: ['front'] });
  expect([now(t, 'front')['attack'], now(t, 'thorn')['attack']]).toEqual([4, 2]);
});

clause('black-shell-mirror', 'a', 'gives the main fighter 1 more Armor', () => {
  const t = table({
    A: { miracles: ['black-shell-mirror'], front: ['tortoise-elder', 'front'] },
    main: ['tortoise-elder'],
  });
  expect([now(t, 'tortoise-elder')['keywords'], now(t, 'front')['keywords']]).toEqual([{ armor: 2 }, undefined]);
});

clause('cloud-boots', 'a', 'lets the main fighter attack once more', () => {
  const t = table({ step: 'battle', A: { miracles: ['cloud-boots'], front: ['front', 'thorn'] }, main: ['front'] });
  t.does('strike front', 'strike front').asks('A', 'battle', ['strike thorn', 'end']);
});

clause('world-cauldron', 'a', 'takes 2 power at the end of your turn beside another lasting miracle', () => {
  const t = table({ A: { miracles: ['world-cauldron', 'banner'] } });
  t.does('end');
  expect(powers(t)).toEqual([100, 98]);
  const waiting = table({
    A: { miracles: ['world-cauldron', 'omen'] },
    set: (_s, card) => Object.assign(card('omen'), { countdown: 2 }),
  });
  waiting.does('end');
  expect(powers(waiting)).toEqual([100, 100]);
});

clause('heaven-forge', 'a', 'deals 3 damage when your turn begins', () => {
  const t = table({ step: 'ready', A: { miracles: ['heaven-forge'] }, B: { front: ['giant'], back: ['back'] } });
  t.asks('A', 'choose', ['pick giant', 'pick back']).does('pick giant');
  expect(t.card('giant').damage).toBe(3);
});
