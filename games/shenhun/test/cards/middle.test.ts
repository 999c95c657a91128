import { expect } from 'vitest';
import { clause, now, powers, table } from '../rule-cards.ts';

clause('dawn-herald', 'a', 'draws a card', () => {
  const t = table({ A: { hand: ['dawn-herald'] } });
  t.does('summon dawn-herald');
  expect(t.zone('A', 'hand')).toEqual(['filler']);
});

clause('banner-bearer', 'a', 'gives the other characters of its side +1 attack', () => {
  const t = table({ A: { middle: ['banner-bearer'], front: ['front'] }, B: { front: ['thorn'] } });
  expect(['banner-bearer', 'front', 'thorn'].map((label) => now(t, label)['attack'])).toEqual([1, 3, 2]);
});

clause('soul-scribe', 'a', 'may return a small character', () => {
  const discard = ['front', 'back', 'insight', 'wisp'];
  const t = table({ A: { hand: ['soul-scribe'], discard } });
  t.does('summon soul-scribe').asks('A', 'choose', ['pick front', 'pick wisp', 'none']).does('pick front');
  expect(t.zone('A', 'hand')).toEqual(['front']);
  const u = table({ A: { hand: ['soul-scribe'], discard } });
  u.does('summon soul-scribe', 'none');
  expect(u.zone('A', 'hand')).toEqual([]);
});

clause('ash-dancer', 'a', 'attacks once more after a kill', () => {
  const t = table({ step: 'battle', A: { middle: ['ash-dancer'] }, B: { middle: ['wisp', 'guard-1'] } });
  t.refuses('A', { do: 'attack', card: t.id('ash-dancer'), target: t.id('wisp') }, 'SH-8.7');
  const u = table({ step: 'battle', A: { middle: ['ash-dancer'] }, B: { middle: ['wisp', 'middle'] } });
  u.does('attack ash-dancer > wisp').asks('A', 'battle', ['attack ash-dancer > middle', 'end']);
  u.does('attack ash-dancer > middle').asks('A', 'battle', ['strike ash-dancer', 'end']).does('strike ash-dancer');
  expect(u.match.state.active).toBe(1);
});

clause('bell-ringer', 'a', 'reduces all countdowns, but not below 1', () => {
  const t = table({
    A: { hand: ['bell-ringer'], miracles: ['midnight-toll', 'meteor-hour'] },
    set: (_s, card) => {
      card('midnight-toll').countdown = 3;
      card('meteor-hour').countdown = 1;
    },
  });
  t.does('summon bell-ringer');
  expect([t.card('midnight-toll').countdown, t.card('meteor-hour').countdown]).toEqual([2, 1]);
});

clause('tax-demon', 'a', 'takes 3 more power when it attacks the deity', () => {
  const t = table({ step: 'battle', A: { middle: ['tax-demon'] } });
  t.does('strike tax-demon');
  expect(powers(t)).toEqual([100, 96]);
});

clause('storm-general', 'a', 'deals 1 damage to the other opposing characters when it attacks one', () => {
  const t = table({
    step: 'battle',
    A: { middle: ['storm-general'] },
    B: { front: ['giant'], middle: ['wisp'], back: ['back'], miracles: ['relic'] },
  });
  t.does('attack storm-general > giant');
  expect([t.card('giant').damage, t.card('back').damage, t.zone('B', 'discard')]).toEqual([6, 1, ['wisp']]);
  const other = table({
    step: 'battle',
    A: { middle: ['storm-general'] },
    B: { middle: ['wisp'], miracles: ['relic'] },
  });
  other.does('attack storm-general > relic');
  expect(other.zone('B', 'discard')).toEqual(['relic']);
});

clause('spirit-smith', 'a', 'has +1 attack for each artifact of its side', () => {
  const t = table({ A: { middle: ['spirit-smith'], miracles: ['relic', 'dragon-blade'] }, B: { miracles: ['relic'] } });
  expect(now(t, 'spirit-smith')['attack']).toBe(4);
  const none = table({ A: { middle: ['spirit-smith'], miracles: ['banner'] } });
  // The banner is not an artifact; it gives +1 by its own effect.
  expect(now(none, 'spirit-smith')['attack']).toBe(3);
});

clause('bounds-walker', 'b', "has +2 attack while your domain is on the opponent's field", () => {
  const t = table({ A: { middle: ['bounds-walker'], extension: ['still-lake'] } });
  expect(now(t, 'bounds-walker')['attack']).toBe(6);
  const home = table({ A: { middle: ['bounds-walker'], domain: ['still-lake'] }, B: { extension: ['still-lake'] } });
  expect(now(home, 'bounds-walker')['attack']).toBe(4);
});

const risen = {
  set: (_s: object, card: (label: string) => { deaths: number }) =>
    void Object.assign(card('nine-lives'), { deaths: 2 }),
};

clause('nine-lives', 'a', 'always costs the same', () => {
  const t = table({ A: { hand: ['nine-lives'] }, ...risen });
  expect(now(t, 'nine-lives')['cost']).toBe(4);
});

clause('nine-lives', 'b', 'deals 3 damage when it is summoned after a death, but not the first time', () => {
  const t = table({ A: { hand: ['nine-lives'] }, B: { front: ['giant'], back: ['back'] }, ...risen });
  t.does('summon nine-lives').asks('A', 'choose', ['pick giant', 'pick back']).does('pick back');
  expect(t.zone('B', 'discard')).toEqual(['back']);
  const first = table({ A: { hand: ['nine-lives'] }, B: { front: ['giant'] } });
  first.does('summon nine-lives').asks('A', 'main', ['battle']);
});

clause('swarm-empress', 'a', 'may summon two small characters from the discard pile for their base costs', () => {
  const t = table({
    A: { hand: ['swarm-empress'], discard: ['front', 'middle', 'wisp', 'thorn'] },
    set: (_s, card) => Object.assign(card('front'), { deaths: 3 }),
  });
  t.does('summon swarm-empress');
  t.asks('A', 'choose', ['pick front', 'pick wisp', 'pick thorn', 'none']).does('pick front');
  expect([t.zone('A', 'front'), powers(t)]).toEqual([['front'], [93, 100]]);
  t.asks('A', 'choose', ['pick wisp', 'pick thorn', 'none']).does('pick wisp');
  expect([t.zone('A', 'middle'), powers(t)]).toEqual([
    ['wisp', 'swarm-empress'],
    [92, 100],
  ]);
  t.asks('A', 'main', ['battle']);
});

clause('swarm-empress', 'a', 'asks for no character that cannot be paid or placed', () => {
  const poor = table({ A: { hand: ['swarm-empress'], discard: ['front', 'wisp'], power: 7 } });
  poor.does('summon swarm-empress').asks('A', 'choose', ['pick wisp', 'none']).does('pick wisp');
  expect(powers(poor)).toEqual([1, 100]);
  const full = table({ A: { hand: ['swarm-empress'], front: ['giant', 'thorn'], discard: ['wisp'] } });
  full.does('summon swarm-empress').asks('A', 'main', ['battle']);
});
