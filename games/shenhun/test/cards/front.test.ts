import { expect } from 'vitest';
import { clause, now, powers, table } from '../rule-cards.ts';

clause('lantern-warden', 'a', 'removes 3 damage from one of your characters', () => {
  const t = table({
    A: { hand: ['lantern-warden'], front: ['giant'], back: ['back'] },
    set: (_s, card) => {
      card('giant').damage = 5;
      card('back').damage = 1;
    },
  });
  t.does('summon lantern-warden').asks('A', 'choose', ['pick giant', 'pick back']).does('pick giant');
  expect(t.card('giant').damage).toBe(2);
});

clause('grave-sentinel', 'a', 'takes 2 power from the opponent when it is killed', () => {
  const t = table({ step: 'battle', A: { front: ['giant'] }, B: { front: ['grave-sentinel'] } });
  t.does('attack giant > grave-sentinel');
  expect(powers(t)).toEqual([98, 100]);
});

clause(
  'stone-mother',
  'a',
  'gives the other front characters of its side 2 health; they may die when it leaves',
  () => {
    const t = table({
      A: { hand: ['cull'], front: ['stone-mother', 'front'], back: ['back'] },
      B: { front: ['thorn'] },
    });
    expect(['stone-mother', 'front', 'back', 'thorn'].map((label) => now(t, label)['health'])).toEqual([8, 8, 2, 5]);
    const u = table({
      step: 'battle',
      A: { back: ['thunder-drummer', 'thunder-drummer'] },
      B: { front: ['stone-mother', 'front'] },
      set: (_s, card) => {
        card('front').damage = 6;
        card('stone-mother').damage = 6;
      },
    });
    u.does('attack thunder-drummer > stone-mother');
    expect(u.zone('B', 'discard').sort()).toEqual(['front', 'stone-mother']);
  },
);

clause('mirror-turtle', 'a', 'weakens its attacker by 2 before the damage', () => {
  const t = table({ step: 'battle', A: { middle: ['middle'] }, B: { front: ['mirror-turtle'] } });
  t.does('attack middle > mirror-turtle');
  expect(t.card('mirror-turtle').damage).toBe(1);
  expect(now(t, 'middle')['attack']).toBe(3);
});

clause('oath-brothers', 'a', 'has +2 attack beside another front character', () => {
  const t = table({ A: { front: ['oath-brothers', 'front'] } });
  expect([now(t, 'oath-brothers')['attack'], now(t, 'front')['attack']]).toEqual([4, 2]);
  const alone = table({ A: { front: ['oath-brothers'], back: ['back'] }, B: { front: ['front'] } });
  expect(now(alone, 'oath-brothers')['attack']).toBe(2);
});

clause('hungry-idol', 'a', 'gains attack when another of your characters is killed', () => {
  const t = table({
    step: 'battle',
    A: { middle: ['middle', 'middle'] },
    B: { front: ['hungry-idol'], middle: ['wisp'] },
  });
  t.does('attack middle > wisp');
  expect(now(t, 'hungry-idol')).toMatchObject({ attack: 3, health: 8 });
  const theirs = table({ step: 'battle', A: { middle: ['middle'], front: ['hungry-idol'] }, B: { middle: ['wisp'] } });
  theirs.does('attack middle > wisp');
  expect(now(theirs, 'hungry-idol')).toMatchObject({ attack: 2, health: 7 });
});

clause('river-child', 'a', 'removes 2 damage from itself at the end of your turn', () => {
  const t = table({
    A: { front: ['river-child'] },
    set: (_s, card) => Object.assign(card('river-child'), { damage: 3 }),
  });
  t.does('battle', 'end');
  expect(t.card('river-child').damage).toBe(1);
});

clause('phoenix-bearer', 'a', 'costs 1 more for each death, not its base cost', () => {
  const t = table({
    A: { hand: ['phoenix-bearer'] },
    set: (_s, card) => Object.assign(card('phoenix-bearer'), { deaths: 3 }),
  });
  expect(now(t, 'phoenix-bearer')['cost']).toBe(8);
  t.does('summon phoenix-bearer');
  expect(powers(t)).toEqual([92, 100]);
});

clause('mountain-king', 'b', 'takes 1 power at the end of your turn if the main fighter has no damage', () => {
  const t = table({ A: { front: ['mountain-king', 'front'] }, main: ['front'] });
  t.does('battle', 'end');
  expect(powers(t)).toEqual([100, 99]);
  const dealDamage = table({
    A: { front: ['mountain-king', 'front'] },
    main: ['front'],
    set: (_s, card) => Object.assign(card('front'), { damage: 1 }),
  });
  dealDamage.does('battle', 'end');
  expect(powers(dealDamage)).toEqual([100, 100]);
});
