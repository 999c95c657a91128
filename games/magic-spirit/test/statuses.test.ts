/** Each status works as defined, and ends in time. */
import { FOREVER } from '@taisen/kernel';
import { expect, test } from 'vitest';
import type { MsCard, MsState, Status } from '../src/index.ts';
import { STATUSES } from '../src/index.ts';
import { attack, battle, hp, life, offers, statuses, table } from './table.ts';

/** Gives statuses to cards before the test begins. */
const withStatuses =
  (on: Record<string, Partial<Record<Status, number>>>, until = FOREVER) =>
  (s: MsState, card: (label: string) => MsCard): void => {
    for (const [label, kinds] of Object.entries(on)) {
      const { id, def } = card(label);
      for (const [kind, amount] of Object.entries(kinds))
        s.effects.push({ kind, card: id, def, ability: 'use', seat: 1, target: id, amount, until });
    }
  };
const duel = { A: { monsters: ['dummy'] }, B: { monsters: ['mark'] } };

test('there are nineteen statuses, each with a name and a text in three languages', () => {
  expect(Object.keys(STATUSES)).toHaveLength(19);
  for (const { name, text } of Object.values(STATUSES))
    for (const words of [name, text]) expect(Object.values(words).every((word) => word !== '')).toBe(true);
});

test('asleep: no attack, no skill, no counter, until it loses HP', () => {
  const t = table({ A: { monsters: ['adept'] }, sp: { adept: 1 }, set: withStatuses({ adept: { asleep: 0 } }) });
  t.asks('A', 'main', ['charge-sp > adept', 'end']);
  t.refuses('A', { do: 'skill', card: t.id('adept'), ability: 'basic' }, 'text');
  const hit = battle({ ...duel, set: withStatuses({ mark: { asleep: 0 } }) }).does('attack dummy > mark');
  expect([hp(hit, 'mark'), hp(hit, 'dummy'), statuses(hit, 'mark')]).toEqual([4000, 5000, []]);
});

test('frozen: no attack and no counter, but skills', () => {
  const t = table({ A: { monsters: ['adept'] }, sp: { adept: 1 }, set: withStatuses({ adept: { frozen: 0 } }) });
  t.asks('A', 'main', ['skill adept (basic)', 'charge-sp > adept', 'end']);
  const hit = battle({ ...duel, set: withStatuses({ mark: { frozen: 0 } }) }).does('attack dummy > mark');
  expect([hp(hit, 'dummy'), statuses(hit, 'mark')]).toEqual([5000, ['frozen']]);
});

test('shocked: no skills, but attacks', () => {
  const t = table({ A: { monsters: ['adept'] }, sp: { adept: 1 }, set: withStatuses({ adept: { shocked: 0 } }) });
  t.asks('A', 'main', ['charge-sp > adept', 'battle', 'end']);
});

test('soaked: 20% more damage, except from attacks, rounded down', () => {
  const t = table({ A: { hand: ['tremor'] }, B: { monsters: ['mark'] }, set: withStatuses({ mark: { soaked: 0 } }) });
  t.does('use tremor');
  expect(hp(t, 'mark')).toBe(4400);
  const hit = battle({ ...duel, set: withStatuses({ mark: { soaked: 0 } }) }).does('attack dummy > mark');
  expect(hp(hit, 'mark')).toBe(4000);
});

test('silenced: no keywords and effects, also on destruction; skills stay', () => {
  const t = battle({
    A: { monsters: ['dummy', 'giant'] },
    B: { monsters: ['guard', 'martyr'] },
    set: withStatuses({ guard: { silenced: 0 }, martyr: { silenced: 0 } }),
  });
  t.does('attack giant > martyr');
  // 2000 against 500 HP: 750 pierce, and there is no effect damage.
  expect([t.zone('B', 'graveyard'), life(t)]).toEqual([['martyr'], [6000, 5250]]);
  const skill = table({ A: { monsters: ['adept'] }, sp: { adept: 1 }, set: withStatuses({ adept: { silenced: 0 } }) });
  expect(offers(skill, 'A', 'skill')).toEqual(['skill adept (basic)']);
});

test('a monster that returns to the field is no longer silenced', () => {
  const t = table({
    A: { hand: ['give-away', 'rise', 'give-away'], monsters: ['martyr'] },
    set: withStatuses({ martyr: { silenced: 0 } }),
  });
  t.does('use give-away', 'use rise', 'use give-away#2');
  expect(life(t)).toEqual([6000, 5900]);
});

test("poisoned: loses that amount at the end of its player's turn, and can be destroyed by it", () => {
  const t = table({
    A: { monsters: ['dummy', 'martyr'] },
    set: withStatuses({ dummy: { poisoned: 300 }, martyr: { poisoned: 500 } }),
  });
  t.does('end');
  expect([hp(t, 'dummy'), t.zone('A', 'graveyard'), life(t)]).toEqual([4700, ['martyr'], [6000, 5900]]);
  t.does('pass', 'end');
  expect(hp(t, 'dummy')).toBe(4700);
});

test('weakened and strengthened: attack changes by that amount, never below 0', () => {
  const t = table({
    A: { monsters: ['dummy', 'mark', 'giant'] },
    set: withStatuses({ dummy: { weakened: 300 }, mark: { strengthened: 300 }, giant: { weakened: 9000 } }),
  });
  expect([attack(t, 'dummy'), attack(t, 'mark'), attack(t, 'giant')]).toEqual([700, 1300, 0]);
});

test('guarded: half damage from everything, rounded down', () => {
  const hit = battle({
    A: { monsters: ['odd'] },
    B: { monsters: ['mark'] },
    set: withStatuses({ mark: { guarded: 0 } }),
  }).does('attack odd > mark');
  expect(hp(hit, 'mark')).toBe(5000 - 555);
  const t = table({
    A: { hand: ['tremor'] },
    B: { monsters: ['mark'] },
    set: withStatuses({ mark: { guarded: 0 } }),
  }).does('use tremor');
  expect(hp(t, 'mark')).toBe(4750);
});

test('invincible: no damage, no destruction, and pointless attacks on it are forbidden', () => {
  const t = table({
    A: { hand: ['tremor', 'quick-slay'] },
    B: { monsters: ['mark'] },
    set: withStatuses({ mark: { invincible: 0 } }),
  });
  t.does('use tremor', 'use quick-slay');
  expect([hp(t, 'mark'), t.zone('B', 'graveyard')]).toEqual([5000, []]);
  const weak = battle({
    A: { monsters: ['martyr'] },
    B: { monsters: ['giant'] },
    set: withStatuses({ giant: { invincible: 0 } }),
  });
  // The counter of 600 would destroy the attacker, and the attack would take no HP: MS-9.6.
  expect(weak.decision.kind).toBe('more');
});

test('undying: stays with 1 HP, any number of times', () => {
  const t = battle({
    A: { monsters: ['giant', 'giant'] },
    B: { monsters: ['cheap', 'mark'] },
    set: withStatuses({ cheap: { undying: 0 } }),
  });
  t.does('attack giant > cheap', 'attack giant#2 > cheap');
  expect([hp(t, 'cheap'), life(t)]).toEqual([1, [6000, 6000]]);
});

test('hidden: cannot be attacked', () => {
  const t = battle({
    A: { monsters: ['dummy'] },
    B: { monsters: ['mark', 'giant'] },
    set: withStatuses({ mark: { hidden: 0 } }),
  });
  t.asks('A', 'battle', ['attack dummy > giant', 'end']);
  t.refuses('A', { do: 'attack', card: t.id('dummy'), target: t.id('mark') }, 'text');
});

test('winged: attacks directly past monsters', () => {
  const t = battle({ ...duel, set: withStatuses({ dummy: { winged: 0 } }) });
  t.asks('A', 'battle', ['attack dummy > mark', 'direct dummy', 'end']);
});

test('roused: one more attack', () => {
  const t = battle({ ...duel, set: withStatuses({ dummy: { roused: 0 } }) });
  t.does('attack dummy > mark').asks('A', 'battle', ['attack dummy > mark', 'end']);
});

test('bristling: strikes back with all of its attack; warded: cannot be chosen', () => {
  const hit = battle({ ...duel, set: withStatuses({ mark: { bristling: 0 } }) }).does('attack dummy > mark');
  expect(hp(hit, 'dummy')).toBe(4000);
  const t = table({
    A: { hand: ['quick-hit'] },
    B: { monsters: ['mark'] },
    set: withStatuses({ mark: { warded: 0 } }),
  });
  t.refuses('A', { do: 'use', card: t.id('quick-hit') }, 'text');
});

test('diving: a direct attack is not reduced; marked: 30% more damage in battle', () => {
  const t = battle({
    A: { monsters: ['soarer'] },
    B: { monsters: ['mark'] },
    set: withStatuses({ soarer: { diving: 0 } }),
  });
  expect(life(t.does('direct soarer'))).toEqual([6000, 5000]);
  const hit = battle({ ...duel, set: withStatuses({ mark: { marked: 0 } }) }).does('attack dummy > mark');
  expect(hp(hit, 'mark')).toBe(3700);
});

test('inspired: two skills a turn, and no more with a second inspiration', () => {
  const bard = table({
    A: { monsters: ['masked-bard'], charges: ['blank-spell'] },
    on: { 'blank-spell': 'masked-bard' },
  });
  bard.does('skill masked-bard (basic)', 'skill masked-bard (basic)');
  expect([statuses(bard, 'masked-bard'), offers(bard, 'A', 'skill')]).toEqual([['inspired', 'inspired'], []]);
  const t = table({ A: { monsters: ['adept'] }, sp: { adept: 2 }, set: withStatuses({ adept: { inspired: 0 } }) });
  t.does('skill adept (basic)').asks('A', 'main', ['skill adept (basic)', 'charge-sp > adept', 'battle', 'end']);
  t.does('skill adept (basic)').refuses('A', { do: 'skill', card: t.id('adept'), ability: 'basic' }, 'MS-5.11');
});

test('a status ends with its last turn', () => {
  const t = table({ A: { monsters: ['dummy'] }, set: withStatuses({ dummy: { frozen: 0 } }, 4) });
  t.does('end');
  expect(statuses(t, 'dummy')).toEqual(['frozen']);
  t.does('pass', 'end');
  expect(statuses(t, 'dummy')).toEqual([]);
});
