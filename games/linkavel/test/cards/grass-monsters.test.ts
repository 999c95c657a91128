import { expect, test } from 'vitest';
import { clause, powerOf, table } from '../table.ts';

clause('acorn-page', 'a', 'summons a small Grove monster from the deck when it is destroyed in battle', () => {
  const t = table({
    step: 'battle',
    A: { monsters: ['ember-whelp'] },
    B: { monsters: ['acorn-page'], deck: ['moss-pup', 'hive-mother', 'ripple-fry'] },
    rolls: ['keep'],
  });
  t.does('attack ember-whelp > acorn-page').asks('B', 'may', ['yes', 'no']).does('yes');
  t.asks('B', 'search', ['pick moss-pup', 'none']).does('pick moss-pup');
  t.asks('B', 'place', ['place @0', 'place @1', 'place @2']).does('place @2');
  expect(t.zone('B', 'monsters')).toEqual([null, null, 'moss-pup']);
  expect(t.zone('B', 'trash')).toEqual(['acorn-page']);
  expect(t.match.state.lp).toEqual([5000, 4700]);
});

clause('acorn-page', 'a', 'may be declined, and does nothing when it is a cost or destroyed by an effect', () => {
  const paid = table({ A: { hand: ['thicket-bear'], monsters: ['acorn-page'] } });
  paid.does('summon thicket-bear [acorn-page] @0').asks('A', 'main1', ['battle', 'end']);
  const byEffect = table({ A: { hand: ['scorched-path'] }, B: { monsters: ['acorn-page'] } });
  byEffect.does('use scorched-path').asks('A', 'main1', ['battle', 'end']);
  const declined = table({ step: 'battle', A: { monsters: ['ember-whelp'] }, B: { monsters: ['acorn-page'] } });
  declined.does('attack ember-whelp > acorn-page', 'no').asks('A', 'main2', ['end']);
  const t = table({
    step: 'battle',
    A: { monsters: ['ember-whelp'] },
    B: { monsters: ['acorn-page'] },
    rolls: ['keep'],
  });
  t.does('attack ember-whelp > acorn-page', 'yes').asks('B', 'search', ['none']).does('none');
});

clause('dew-fairy', 'a', "heals at the start of its player's turn", () => {
  const t = table({ step: 'draw', A: { monsters: ['dew-fairy'] } });
  expect(t.match.state.lp).toEqual([5200, 5000]);
  t.does('end');
  expect(t.match.state.lp).toEqual([5200, 5000]);
  t.does('end');
  expect(t.match.state.lp).toEqual([5400, 5000]);
});

clause('sprout-hare', 'a', 'draws when it is special summoned', () => {
  const t = table({ A: { hand: ['scatter-seeds'], deck: ['sprout-hare', 'cairn-imp'] }, rolls: ['keep'] });
  t.does('use scatter-seeds', 'pick sprout-hare', 'place @0');
  expect(t.zone('A', 'hand')).toEqual(['cairn-imp']);
  const normal = table({ A: { hand: ['sprout-hare'] } });
  normal.does('summon sprout-hare @0');
  expect(normal.zone('A', 'hand')).toEqual([]);
});

clause('bramble-wall', 'a', 'must be attacked before the other monsters of its side', () => {
  const t = table({ step: 'battle', A: { monsters: ['monolith'] }, B: { monsters: ['bramble-wall', 'moss-pup'] } });
  t.asks('A', 'battle', ['attack monolith > bramble-wall', 'main2']);
  t.refuses('A', { do: 'attack', card: t.id('monolith'), target: t.id('moss-pup') }, 'LV-7.1');
  const two = table({
    step: 'battle',
    A: { monsters: ['monolith'] },
    B: { monsters: ['bramble-wall', 'moss-pup', 'bramble-wall'] },
  });
  two.asks('A', 'battle', ['attack monolith > bramble-wall', 'attack monolith > bramble-wall#2', 'main2']);
});

clause('bramble-wall', 'a', 'does not protect while its effects are negated', () => {
  const t = table({ A: { hand: ['hush'], monsters: ['monolith'] }, B: { monsters: ['bramble-wall', 'moss-pup'] } });
  t.does('use hush', 'battle');
  t.asks('A', 'battle', ['attack monolith > bramble-wall', 'attack monolith > moss-pup', 'main2']);
  const before = table({
    step: 'battle',
    A: { monsters: ['monolith'] },
    B: { monsters: ['bramble-wall', 'moss-pup'] },
  });
  before.asks('A', 'battle', ['attack monolith > bramble-wall', 'main2']);
});

clause('bramble-wall', 'b', 'cannot attack', () => {
  const t = table({ step: 'battle', A: { monsters: ['bramble-wall', 'moss-pup'] } });
  t.asks('A', 'battle', ['direct moss-pup', 'main2']);
  t.refuses('A', { do: 'direct', card: t.id('bramble-wall') }, 'LV-5.4');
});

clause('hive-mother', 'a', 'summons a small Grove monster from the trash, even its own cost', () => {
  const t = table({
    A: { hand: ['hive-mother'], monsters: ['moss-pup'], trash: ['ember-whelp', 'dew-fairy', 'bramble-wall'] },
  });
  t.does('summon hive-mother [moss-pup] @0').asks('A', 'may', ['yes', 'no']).does('yes');
  t.asks('A', 'trash', ['pick dew-fairy', 'pick moss-pup']).does('pick moss-pup');
  t.asks('A', 'place', ['place @1', 'place @2']).does('place @2');
  expect(t.zone('A', 'monsters')).toEqual(['hive-mother', null, 'moss-pup']);
});

test('hive-mother a: needs a free zone and may be declined', () => {
  const full = table({ A: { hand: ['hive-mother'], monsters: ['moss-pup', 'ripple-fry', 'ripple-fry'] } });
  full.does('summon hive-mother [moss-pup] @0', 'yes').asks('A', 'main1', ['battle', 'end']);
  expect(full.zone('A', 'trash')).toEqual(['moss-pup']);
  const declined = table({ A: { hand: ['hive-mother'], monsters: ['moss-pup'] } });
  declined.does('summon hive-mother [moss-pup] @0', 'no');
  expect(declined.zone('A', 'trash')).toEqual(['moss-pup']);
});

clause('ring-antler-stag', 'a', "gains power in each of its player's turns until it leaves", () => {
  const t = table({ step: 'draw', A: { monsters: ['ring-antler-stag'] }, B: { hand: ['riptide'] } });
  expect(powerOf(t, 'ring-antler-stag')).toBe(2200);
  t.does('end');
  expect(powerOf(t, 'ring-antler-stag')).toBe(2200);
  t.does('end');
  expect(powerOf(t, 'ring-antler-stag')).toBe(2500);
  t.does('end', 'use riptide');
  expect(t.zone('A', 'hand')).toContain('ring-antler-stag');
  expect(t.match.state.effects).toEqual([]);
});

clause('root-colossus', 'a', 'reduces battle damage to its player, and no other damage', () => {
  const t = table({ step: 'battle', A: { monsters: ['monolith'] }, B: { monsters: ['root-colossus', 'moss-pup'] } });
  t.does('attack monolith > moss-pup');
  expect(t.match.state.lp).toEqual([5000, 3250]);
  const mine = table({ step: 'battle', A: { monsters: ['root-colossus'] }, B: { monsters: ['moss-pup'] } });
  mine.does('attack root-colossus > moss-pup');
  expect(mine.match.state.lp).toEqual([5000, 3250]);
  const byEffect = table({ A: { hand: ['cinder-bolt'] }, B: { monsters: ['root-colossus'] } });
  byEffect.does('use cinder-bolt');
  expect(byEffect.match.state.lp).toEqual([5000, 4600]);
});

clause('root-colossus', 'b', 'protects the other Grove monsters of its side, not itself', () => {
  const trash = new Array<string>(8).fill('ember-whelp');
  const t = table({
    A: { hand: ['wildfire-night'], monsters: ['thicket-bear'], trash },
    B: { monsters: ['root-colossus', 'moss-pup', 'ripple-fry'] },
  });
  t.does('use wildfire-night');
  expect(t.zone('B', 'monsters')).toEqual([null, 'moss-pup', null]);
  expect(t.zone('A', 'monsters')).toEqual([null, null, null]);
});

clause('root-colossus', 'b', 'does not protect in battle', () => {
  const t = table({
    A: { hand: ['scorched-path'], monsters: ['monolith'] },
    B: { monsters: ['root-colossus', 'moss-pup'] },
  });
  t.does('use scorched-path');
  expect(t.zone('B', 'monsters')).toEqual(['root-colossus', 'moss-pup', null]);
  t.does('battle', 'attack monolith > moss-pup');
  expect(t.zone('B', 'monsters')).toEqual(['root-colossus', null, null]);
});

const queenAndCost = {
  hand: ['queen-of-the-elder-wood'],
  monsters: ['bramble-wall', 'hive-mother', 'thicket-bear'],
  trash: ['moss-pup', 'bark-titan', 'ripple-fry', 'scatter-seeds'],
};
const summonQueen = 'summon queen-of-the-elder-wood [bramble-wall, hive-mother, thicket-bear] @0';

clause('queen-of-the-elder-wood', 'a', 'summons small Grove monsters from the trash into the free zones', () => {
  const t = table({ A: queenAndCost });
  t.does(summonQueen);
  const small = ['pick bramble-wall', 'pick moss-pup', 'pick thicket-bear', 'none'];
  t.asks('A', 'trash', [...small, 'pick hive-mother']).does('pick hive-mother');
  t.asks('A', 'trash', small).does('pick bramble-wall');
  t.asks('A', 'place', ['place @1', 'place @2']).does('place @1');
  // The summoned monster's effect starts only after the queen's effect.
  t.asks('A', 'may', ['yes', 'no']).does('no');
  expect(t.zone('A', 'monsters')).toEqual(['queen-of-the-elder-wood', 'hive-mother', 'bramble-wall']);
});

test('queen-of-the-elder-wood a: may summon fewer or none', () => {
  const t = table({ A: queenAndCost });
  t.does(summonQueen, 'none').asks('A', 'main1', ['activate queen-of-the-elder-wood (b)', 'battle', 'end']);
  expect(t.zone('A', 'monsters')).toEqual(['queen-of-the-elder-wood', null, null]);
});

clause('queen-of-the-elder-wood', 'b', 'heals for each Grove monster of its side, once a turn', () => {
  const t = table({
    A: { monsters: ['queen-of-the-elder-wood', 'moss-pup', 'ripple-fry'] },
    B: { monsters: ['moss-pup'] },
  });
  t.does('activate queen-of-the-elder-wood (b)').asks('A', 'main1', ['battle', 'end']);
  expect(t.match.state.lp).toEqual([5400, 5000]);
});
