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
  expect(t.match.state.lp).toEqual([5000, 4800]);
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
  const t = table({
    A: { hand: ['hive-mother'], monsters: ['moss-pup'], trash: ['sprout-hare'], deck: ['cairn-imp'] },
  });
  t.does('summon hive-mother [moss-pup] @0', 'yes', 'pick sprout-hare', 'place @1');
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

test('hive-mother needs a free zone and may be declined', () => {
  const full = table({ A: { hand: ['hive-mother'], monsters: ['moss-pup', 'ripple-fry', 'ripple-fry'] } });
  full.does('summon hive-mother [moss-pup] @0', 'yes').asks('A', 'main1', ['battle', 'end']);
  expect(full.zone('A', 'trash')).toEqual(['moss-pup']);
  const declined = table({ A: { hand: ['hive-mother'], monsters: ['moss-pup'] } });
  declined.does('summon hive-mother [moss-pup] @0', 'no');
  expect(declined.zone('A', 'trash')).toEqual(['moss-pup']);
});

clause('ring-antler-stag', 'a', "gains power in each of its player's turns until it leaves", () => {
  const t = table({ step: 'draw', A: { monsters: ['ring-antler-stag'] }, B: { hand: ['riptide'] } });
  expect(powerOf(t, 'ring-antler-stag')).toBe(1000);
  t.does('end');
  expect(powerOf(t, 'ring-antler-stag')).toBe(1000);
  t.does('end');
  expect(powerOf(t, 'ring-antler-stag')).toBe(1200);
  t.does('end', 'use riptide');
  expect(t.zone('A', 'hand')).toContain('ring-antler-stag');
  expect(t.match.state.effects).toEqual([]);
});

clause('root-colossus', 'a', 'reduces battle damage to its player, and no other damage', () => {
  const t = table({ step: 'battle', A: { monsters: ['monolith'] }, B: { monsters: ['root-colossus', 'moss-pup'] } });
  t.does('attack monolith > moss-pup');
  expect(t.match.state.lp).toEqual([5000, 4100]);
  const mine = table({ step: 'battle', A: { monsters: ['root-colossus'] }, B: { monsters: ['moss-pup'] } });
  mine.does('attack root-colossus > moss-pup');
  expect(mine.match.state.lp).toEqual([5000, 4100]);
  const byEffect = table({ A: { hand: ['cinder-bolt'] }, B: { monsters: ['root-colossus'] } });
  byEffect.does('use cinder-bolt');
  expect(byEffect.match.state.lp).toEqual([5000, 4700]);
});

clause('root-colossus', 'b', 'may lose power in place of another Grove monster, by effect and in battle', () => {
  const t = table({
    A: { hand: ['scorched-path'], monsters: ['monolith'] },
    B: { monsters: ['root-colossus', 'moss-pup', 'ripple-fry'] },
  });
  t.does('use scorched-path', 'pick moss-pup').asks('B', 'may', ['yes', 'no']).does('yes');
  expect(t.zone('B', 'monsters')).toEqual(['root-colossus', 'moss-pup', 'ripple-fry']);
  expect(powerOf(t, 'root-colossus')).toBe(700);
  t.does('battle', 'attack monolith > moss-pup').asks('B', 'may', ['yes', 'no']).does('yes');
  expect(t.zone('B', 'monsters')).toEqual(['root-colossus', 'moss-pup', 'ripple-fry']);
  expect(powerOf(t, 'root-colossus')).toBe(200);
});

clause('root-colossus', 'b', 'protects neither itself nor other families, and needs the power to lose', () => {
  const trash = new Array<string>(8).fill('ember-whelp');
  const t = table({
    A: { hand: ['wildfire-night'], trash },
    B: { monsters: ['root-colossus', 'moss-pup', 'ripple-fry'] },
  });
  t.does('use wildfire-night').asks('B', 'may', ['yes', 'no']).does('yes');
  expect(t.zone('B', 'monsters')).toEqual([null, 'moss-pup', null]);
  const weak = table({
    A: { hand: ['scorched-path', 'scorched-path', 'scorched-path'] },
    B: { monsters: ['root-colossus', 'moss-pup'] },
  });
  weak.does('use scorched-path', 'yes', 'use scorched-path#2', 'pick moss-pup', 'yes');
  expect(powerOf(weak, 'root-colossus')).toBe(200);
  weak.does('use scorched-path#3', 'pick moss-pup').asks('A', 'main1', ['battle', 'end']);
  expect(weak.zone('B', 'monsters')).toEqual(['root-colossus', null, null]);
});

clause('queen-of-the-elder-wood', 'a', 'lets Grove monsters be normal summoned from the trash, once a turn', () => {
  const t = table({
    A: {
      monsters: ['queen-of-the-elder-wood', null, 'cairn-imp'],
      trash: ['moss-pup', 'thicket-bear', 'ripple-fry', 'scatter-seeds'],
    },
    B: { trash: ['moss-pup'] },
  });
  t.asks('A', 'main1', [
    'summon moss-pup @1',
    'summon thicket-bear [cairn-imp] @1',
    'summon thicket-bear [cairn-imp] @2',
    'battle',
    'end',
  ]).does('summon thicket-bear [cairn-imp] @2');
  expect(t.zone('A', 'monsters')).toEqual(['queen-of-the-elder-wood', null, 'thicket-bear']);
  expect(t.zone('A', 'trash')).toEqual(['cairn-imp', 'moss-pup', 'ripple-fry', 'scatter-seeds']);
  t.asks('A', 'main1', ['battle', 'end']).refuses('A', { do: 'summon', card: t.id('moss-pup'), at: 1 }, 'LV-6.1');
});

clause('queen-of-the-elder-wood', 'a', 'ends when the queen leaves or is negated', () => {
  const t = table({
    A: { monsters: ['queen-of-the-elder-wood'], trash: ['moss-pup'] },
    B: { monsters: ['hollow-gnat'] },
    active: 'B',
  });
  expect(t.offered('B')).not.toContain('summon moss-pup @1');
  t.does('activate hollow-gnat (a)', 'end');
  expect(t.offered('A')).toContain('summon moss-pup @1');
  const gone = table({ A: { monsters: ['monolith'], trash: ['moss-pup'] } });
  gone.asks('A', 'main1', ['battle', 'end']);
});
