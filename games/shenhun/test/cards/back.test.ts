import { expect } from 'vitest';
import { clause, now, powers, table } from '../rule-cards.ts';

clause('ember-sage', 'a', 'deals 2 damage to an opposing character', () => {
  const t = table({ A: { hand: ['ember-sage'] }, B: { front: ['front'], back: ['back'] } });
  t.does('summon ember-sage').asks('A', 'choose', ['pick front', 'pick back']).does('pick back');
  expect(t.zone('B', 'discard')).toEqual(['back']);
});

clause('ink-oracle', 'a', 'gives one of your characters +2 attack this turn', () => {
  const t = table({ A: { hand: ['ink-oracle'], front: ['front'] } });
  t.does('summon ink-oracle').asks('A', 'choose', ['pick front', 'pick ink-oracle']).does('pick front');
  expect(now(t, 'front')['attack']).toBe(4);
  t.does('battle', 'end', 'end');
  expect(now(t, 'front')['attack']).toBe(2);
});

clause('poison-weaver', 'a', 'weakens the character it attacks by 2 permanently', () => {
  const t = table({ step: 'battle', A: { back: ['poison-weaver'] }, B: { front: ['giant'] } });
  t.does('attack poison-weaver > giant');
  expect(now(t, 'giant')['attack']).toBe(7);
  t.does('battle', 'end');
  expect(now(t, 'giant')['attack']).toBe(7);
});

clause('siege-mage', 'b', 'has +4 attack against miracles and domains', () => {
  const t = table({
    step: 'battle',
    A: { back: ['siege-mage'], front: ['front'] },
    B: { domain: ['realm-of-mirrors'], front: ['giant'] },
  });
  t.does('attack siege-mage > realm-of-mirrors');
  expect([t.zone('B', 'discard'), now(t, 'siege-mage')['attack']]).toEqual([['realm-of-mirrors'], 8]);
});

clause('curse-painter', 'a', 'deals the damage that it takes to an opposing character, at most 6', () => {
  const t = table({ A: { hand: ['bolt'], front: ['giant'], back: ['back'] }, B: { back: ['curse-painter'] } });
  t.does('use bolt > curse-painter').asks('B', 'choose', ['pick giant', 'pick back']).does('pick back');
  expect(t.zone('A', 'discard').sort()).toEqual(['back', 'bolt']);
  // Also when the damage kills it.
  t.does('battle', 'attack giant > curse-painter');
  expect([t.card('giant').damage, t.zone('B', 'discard')]).toEqual([6, ['curse-painter']]);
});

clause('wraith-choir', 'a', 'takes 1 power for each character in the discard pile that has died, at most 6', () => {
  const discard = ['front', 'middle', 'back', 'wisp', 'thorn', 'ram', 'ender'];
  const dying = (count: number) =>
    table({
      A: { hand: ['wraith-choir'], discard },
      set: (_s, card) => {
        for (const label of discard.slice(0, count)) card(label).deaths = 2;
      },
    }).does('summon wraith-choir');
  expect(powers(dying(3))).toEqual([95, 97]);
  expect(powers(dying(7))).toEqual([95, 94]);
  expect(powers(dying(0))).toEqual([95, 100]);
});

clause('falling-star', 'b', 'deals 5 damage to an opposing character when it is killed', () => {
  const t = table({ step: 'battle', A: { front: ['giant'], back: ['back'] }, B: { back: ['falling-star'] } });
  t.does('attack back > falling-star').asks('B', 'choose', ['pick giant', 'pick back']).does('pick giant');
  expect([t.card('giant').damage, t.zone('B', 'discard')]).toEqual([5, ['falling-star']]);
});

clause('sun-piercer', 'b', 'attacks the deity past its characters, for 4 power', () => {
  const t = table({ step: 'battle', A: { back: ['sun-piercer', 'back'] }, B: { front: ['iron-abbot'] } });
  t.asks('A', 'battle', [
    'strike sun-piercer',
    'attack sun-piercer > iron-abbot',
    'attack back > iron-abbot',
    'end',
  ]).does('strike sun-piercer');
  expect(powers(t)).toEqual([100, 96]);
  t.refuses('A', { do: 'strike', card: t.id('back') }, 'SH-8.1');
  const empty = table({ step: 'battle', A: { back: ['sun-piercer'] } });
  empty.does('strike sun-piercer');
  expect(powers(empty)).toEqual([100, 96]);
});
