import { expect } from 'vitest';
import { attack, clause, life, offers, statuses, table } from '../table.ts';
import { row } from './case.ts';
import { soaring } from './keywords.ts';

soaring('taboo-eraser', 1900);
row(
  'taboo-eraser',
  'summoned',
  {
    A: { monsters: [null, 'taboo-eraser', null, null, null], graveyard: ['giant'] },
    B: { graveyard: ['mark', 'dummy'] },
  },
  { A: { monsters: ['giant'] } },
);

row('taboo-second-sun', 'use', { life: [5000, 4000] });
clause('taboo-second-sun', 'use', 'both players may lose together', () => {
  table({ A: { hand: ['taboo-second-sun'], tokens: 6, life: 900 }, B: { life: 2000 } })
    .does('use taboo-second-sun')
    .ends(null, 'MS-1.1');
});

clause('taboo-stolen-hour', 'use', 'allows a skill and a charge once more', () => {
  const t = table({ A: { hand: ['taboo-stolen-hour'], monsters: ['adept'], tokens: 8 }, sp: { adept: 1 } });
  // Before anything was used: two skills and two charges.
  t.does('use taboo-stolen-hour', 'charge-sp > adept', 'skill adept (basic)', 'skill adept (basic)');
  expect([life(t), t.card('adept').sp, offers(t, 'A', 'charge-sp')]).toEqual([[6000, 5800], 0, ['charge-sp > adept']]);
  t.does('charge-sp > adept');
  expect([...offers(t, 'A', 'skill'), ...offers(t, 'A', 'charge-sp')]).toEqual([]);
  // After they were used: one more of each.
  const later = table({ A: { hand: ['taboo-stolen-hour'], monsters: ['adept'], tokens: 8 } });
  later.does('charge-sp > adept', 'skill adept (basic)', 'use taboo-stolen-hour', 'charge-sp > adept');
  later.does('skill adept (basic)');
  expect(life(later)).toEqual([6000, 5800]);
});

// 25% of 5001 is 1250.25.
row('taboo-unmade-king', 'start', { life: [3751, 6000] }, { A: { life: 5001 } });
clause('taboo-world-loom', 'always', 'gains 400 for each charge', () => {
  const t = table({
    A: { monsters: ['taboo-world-loom'], charges: ['camp'] },
    on: { camp: 'taboo-world-loom' },
    sp: { 'taboo-world-loom': 1 },
  });
  expect(attack(t, 'taboo-world-loom')).toBe(3400);
});
row(
  'taboo-world-loom',
  'end',
  { A: { charges: ['mark#3', 'mark#2', 'camp', 'fire-spell'] }, attack: { 'taboo-world-loom': 3000 } },
  {
    A: { monsters: ['giant', 'odd'], charges: ['camp', 'fire-spell'] },
    on: { camp: 'odd', 'fire-spell': 'odd' },
  },
);

clause('taboo-silent-oath', 'use', 'silences all monsters and weakens opposing ones', () => {
  const t = table({ A: { hand: ['taboo-silent-oath'], monsters: ['twice'] }, B: { monsters: ['soarer'], tokens: 0 } });
  t.does('use taboo-silent-oath');
  expect([statuses(t, 'twice'), statuses(t, 'soarer')]).toEqual([['silenced'], ['silenced', 'weakened 500']]);
  expect(attack(t, 'soarer')).toBe(500);
  // Keywords are silenced too: only one attack.
  t.does('battle', 'attack twice > soarer').asks('B', 'more', ['draw', 'pass']);
});

row(
  'taboo-eraser',
  'basic',
  { B: { field: [null], phase: [null], graveyard: ['moon', 'camp'] } },
  { B: { field: ['camp'], phase: ['moon'] } },
);
clause('taboo-world-loom', 'basic', 'burns 150 for each charge of its side', () => {
  const t = table({
    A: { monsters: ['taboo-world-loom', 'giant'], charges: ['camp', 'fire-spell'] },
    on: { camp: 'taboo-world-loom', 'fire-spell': 'giant' },
    sp: { giant: 1 },
  });
  expect(life(t.does('skill taboo-world-loom (basic)'))).toEqual([6000, 5550]);
});
row('taboo-mirror-world', 'use', { life: [4000, 1200] }, { A: { life: 1200 }, B: { life: 4000 } });

row('taboo-unmade-king', 'basic', { asks: [['foe', 'dummy', 'mark']], hp: { dummy: 3500 }, life: [5700, 6000] });
