import { expect } from 'vitest';
import { clause, now, powers, table } from '../rule-cards.ts';

clause('meteor-hour', 'a', 'deals 4 damage to every opposing character after two turns', () => {
  const t = table({ A: { hand: ['meteor-hour'] }, B: { front: ['giant'], back: ['back'] } });
  t.does('use meteor-hour');
  expect(now(t, 'meteor-hour')['countdown']).toBe(2);
  t.does('end', 'battle', 'end', 'end', 'battle', 'end');
  expect([t.card('giant').damage, t.zone('B', 'back'), t.zone('A', 'miracles')]).toEqual([4, [], []]);
});

/** The last turn of the countdown. */
const due = (card: string) => ({
  step: 'ready',
  set: (_s: object, find: (label: string) => object) => void Object.assign(find(card), { countdown: 1 }),
});

clause('midnight-toll', 'a', 'takes 7 power after three turns', () => {
  const t = table({ A: { hand: ['midnight-toll'] } });
  t.does('use midnight-toll');
  expect(now(t, 'midnight-toll')['countdown']).toBe(3);
  const u = table({ A: { miracles: ['midnight-toll'] }, ...due('midnight-toll') });
  expect([powers(u), u.zone('A', 'discard')]).toEqual([[100, 93], ['midnight-toll']]);
});

clause('late-spring', 'a', 'strengthens your characters for as long as they stay', () => {
  const t = table({
    A: { miracles: ['late-spring'], front: ['front'] },
    B: { front: ['thorn'] },
    ...due('late-spring'),
  });
  expect([now(t, 'front'), now(t, 'thorn')]).toMatchObject([
    { attack: 3, health: 8 },
    { attack: 2, health: 5 },
  ]);
  t.does('battle', 'end');
  expect(now(t, 'front')['attack']).toBe(3);
});

clause('avenging-spirit', 'a', 'deals 5 damage to the attacker that killed a character', () => {
  const t = table({ step: 'battle', A: { front: ['giant'] }, B: { front: ['front'], miracles: ['avenging-spirit'] } });
  t.does('attack giant > front');
  expect([t.card('giant').damage, t.zone('B', 'miracles')]).toEqual([5, []]);
  const own = table({
    step: 'battle',
    A: { front: ['giant'], miracles: ['avenging-spirit'] },
    B: { front: ['front'] },
  });
  own.does('attack giant > front');
  expect(own.zone('A', 'miracles')).toEqual(['avenging-spirit']);
});

clause('snare-of-names', 'a', 'deals 4 damage to the next character that the opponent summons', () => {
  const t = table({ A: { hand: ['middle', 'front'] }, B: { miracles: ['snare-of-names'] } });
  t.does('summon middle', 'summon front');
  expect([t.zone('A', 'discard'), t.card('front').damage, t.zone('B', 'discard')]).toEqual([
    ['middle'],
    0,
    ['snare-of-names'],
  ]);
});

clause('end-of-calendar', 'a', 'clears both fields after four turns; 4 power for each card of the opponent', () => {
  const t = table({ A: { hand: ['end-of-calendar'] } });
  t.does('use end-of-calendar');
  expect(now(t, 'end-of-calendar')['countdown']).toBe(4);
  const u = table({
    A: { miracles: ['end-of-calendar', 'relic'], front: ['front'], domain: ['meadow'], myth: ['deity'] },
    B: { front: ['giant'], back: ['back'], miracles: ['vow'], domain: ['desert'], extension: ['desert'] },
    ...due('end-of-calendar'),
  });
  expect(powers(u)).toEqual([100, 80]);
  expect([u.zone('A', 'discard').sort(), u.zone('A', 'myth')]).toEqual([
    ['end-of-calendar', 'front', 'meadow', 'relic'],
    ['deity'],
  ]);
  expect([u.zone('B', 'discard').length, u.card('giant').deaths]).toEqual([5, 0]);
});
