import { addEffect } from '@taisen/kernel';
import { expect } from 'vitest';
import { clause, powerOf, table } from '../table.ts';

const many = (count: number): string[] => new Array<string>(count).fill('ember-whelp');

clause('call-of-the-tide', 'a', 'finds a water monster up to level 4 and shuffles', () => {
  const t = table({
    A: { hand: ['call-of-the-tide'], deck: ['ember-whelp', 'tide-heron', 'monolith', 'maelstrom-whale'] },
    rolls: [['monolith', 'maelstrom-whale', 'ember-whelp']],
  });
  t.does('use call-of-the-tide')
    .asks('A', 'search', ['pick maelstrom-whale', 'pick tide-heron', 'none'])
    .does('pick tide-heron');
  expect(t.zone('A', 'hand')).toEqual(['tide-heron']);
  expect(t.zone('A', 'deck')).toEqual(['monolith', 'maelstrom-whale', 'ember-whelp']);
  expect(t.zone('A', 'trash')).toEqual(['call-of-the-tide']);
});

clause('cinder-bolt', 'a', 'deals more damage with an own Ember monster', () => {
  const t = table({ A: { hand: ['cinder-bolt'], monsters: ['moss-pup'] }, B: { monsters: ['ember-whelp'] } });
  t.does('use cinder-bolt');
  expect(t.match.state.lp).toEqual([5000, 4700]);
  const kindled = table({ A: { hand: ['cinder-bolt'], monsters: ['ember-whelp'] } });
  kindled.does('use cinder-bolt');
  expect(kindled.match.state.lp).toEqual([5000, 4500]);
});

clause('cinder-bolt', 'a', 'can win the game', () => {
  table({ A: { hand: ['cinder-bolt'] }, B: { lp: 300 } })
    .does('use cinder-bolt')
    .ends('A', 'LV-1.1');
});

clause('stoke-the-flames', 'a', 'strengthens every own Ember monster for the turn', () => {
  const t = table({
    A: { hand: ['stoke-the-flames'], monsters: ['ember-whelp', 'moss-pup', 'kiln-hound'] },
    B: { monsters: ['ember-whelp'] },
  });
  t.does('use stoke-the-flames');
  expect(['ember-whelp', 'moss-pup', 'kiln-hound', 'ember-whelp#2'].map((label) => powerOf(t, label))).toEqual([
    600, 300, 800, 400,
  ]);
  t.does('end');
  expect(powerOf(t, 'ember-whelp')).toBe(400);
  const cold = table({ A: { hand: ['stoke-the-flames'], monsters: ['moss-pup'] }, B: { monsters: ['ember-whelp'] } });
  cold.asks('A', 'main1', ['battle', 'end']);
  cold.refuses('A', { do: 'use', card: cold.id('stoke-the-flames') }, 'text');
});

clause('scorched-path', 'a', 'destroys an opposing monster whose present power is low enough', () => {
  const t = table({
    A: { hand: ['scorched-path'], monsters: ['moss-pup'] },
    B: { monsters: ['reef-warden', 'clay-walker', 'bark-titan'] },
  });
  t.does('use scorched-path').asks('A', 'monster', ['pick clay-walker', 'pick reef-warden']).does('pick clay-walker');
  expect(t.zone('B', 'trash')).toEqual(['clay-walker']);
  expect(t.match.state.lp).toEqual([5000, 5000]);
  const strong = table({ A: { hand: ['scorched-path'], monsters: ['moss-pup'] }, B: { monsters: ['bark-titan'] } });
  strong.asks('A', 'main1', ['battle', 'end']);
});

clause('wildfire-night', 'a', 'destroys both fields and damages both players', () => {
  const t = table({
    A: { hand: ['wildfire-night'], monsters: ['moss-pup'], trash: many(8) },
    B: { monsters: ['ripple-fry', null, 'reef-warden'] },
  });
  t.does('use wildfire-night');
  expect(t.zone('A', 'monsters')).toEqual([null, null, null]);
  expect(t.zone('B', 'monsters')).toEqual([null, null, null]);
  expect(t.match.state.lp).toEqual([4700, 4400]);
});

clause('wildfire-night', 'a', 'needs a full trash; it is a draw when both players reach 0 LP', () => {
  const early = table({
    A: { hand: ['wildfire-night'], monsters: ['moss-pup'], trash: many(7) },
    B: { trash: many(9) },
  });
  early.asks('A', 'main1', ['battle', 'end']);
  const bare = table({ A: { hand: ['wildfire-night'], trash: many(8) } });
  bare.asks('A', 'main1', ['battle', 'end']);
  const t = table({
    A: { hand: ['wildfire-night'], monsters: ['moss-pup'], trash: many(8), lp: 300 },
    B: { monsters: ['ripple-fry'], lp: 200 },
  });
  t.does('use wildfire-night').ends(null, 'LV-1.4');
});

clause('ebb-and-flow', 'a', 'draws first, then discards', () => {
  const t = table({ A: { hand: ['ebb-and-flow', 'moss-pup'] } });
  t.does('use ebb-and-flow').asks('A', 'discard', ['pick cairn-imp', 'pick cairn-imp#2', 'pick moss-pup']);
  t.does('pick moss-pup');
  expect(t.zone('A', 'hand')).toEqual(['cairn-imp#2', 'cairn-imp']);
  expect(t.zone('A', 'trash')).toEqual(['ebb-and-flow', 'moss-pup']);
});

clause('riptide', 'a', 'returns one opposing monster up to level 3', () => {
  const t = table({
    A: { hand: ['riptide'], monsters: ['ember-whelp'] },
    B: { monsters: ['moss-pup', 'monolith', 'bark-titan'] },
  });
  t.does('use riptide').asks('A', 'monster', ['pick bark-titan', 'pick moss-pup']).does('pick bark-titan');
  expect(t.zone('B', 'hand')).toEqual(['bark-titan']);
  const high = table({ A: { hand: ['riptide'], monsters: ['ember-whelp'] }, B: { monsters: ['monolith'] } });
  high.asks('A', 'main1', ['battle', 'end']);
});

clause('mending-net', 'a', 'returns up to two small Tide monsters', () => {
  const trash = ['ripple-fry', 'tide-heron', 'abyss-serpent', 'ember-whelp', 'call-of-the-tide', 'drift-jelly'];
  const t = table({ A: { hand: ['mending-net'], trash } });
  t.does('use mending-net');
  t.asks('A', 'trash', ['pick drift-jelly', 'pick ripple-fry', 'pick tide-heron', 'none']).does('pick tide-heron');
  t.asks('A', 'trash', ['pick drift-jelly', 'pick ripple-fry', 'none']).does('pick ripple-fry');
  expect(t.zone('A', 'hand')).toEqual(['ripple-fry', 'tide-heron']);
  expect(t.zone('A', 'trash')[0]).toBe('mending-net');
});

clause('mending-net', 'a', 'may return only one, and needs one', () => {
  const t = table({ A: { hand: ['mending-net'], trash: ['ripple-fry', 'tide-heron'] } });
  t.does('use mending-net', 'pick ripple-fry', 'none');
  expect(t.zone('A', 'hand')).toEqual(['ripple-fry']);
  const none = table({ A: { hand: ['mending-net'], trash: ['abyss-serpent'] }, B: { trash: ['ripple-fry'] } });
  none.asks('A', 'main1', ['battle', 'end']);
});

clause('open-sluice', 'a', 'mills and keeps one of the milled monsters', () => {
  const t = table({
    A: {
      hand: ['open-sluice'],
      trash: ['kiln-hound'],
      deck: ['call-of-the-tide', 'ripple-fry', 'moss-pup', 'monolith'],
    },
  });
  t.does('use open-sluice').asks('A', 'trash', ['pick moss-pup', 'pick ripple-fry']).does('pick moss-pup');
  expect(t.zone('A', 'hand')).toEqual(['moss-pup']);
  expect(t.zone('A', 'deck')).toEqual(['monolith']);
  expect(t.zone('A', 'trash')).toEqual(['open-sluice', 'ripple-fry', 'call-of-the-tide', 'kiln-hound']);
});

clause('open-sluice', 'a', 'may find no monster, and cannot be used without a deck', () => {
  const t = table({ A: { hand: ['open-sluice'], trash: ['kiln-hound'], deck: ['hush'] } });
  t.does('use open-sluice').asks('A', 'main1', ['battle', 'end']);
  expect(t.zone('A', 'trash')).toEqual(['open-sluice', 'hush', 'kiln-hound']);
  table({ A: { hand: ['open-sluice'], deck: [] } }).asks('A', 'main1', ['battle', 'end']);
});

clause('second-spring', 'a', 'turns a Grove monster into two of its level from the trash', () => {
  const t = table({
    A: {
      hand: ['second-spring'],
      monsters: ['acorn-page', 'hive-mother', 'bark-titan'],
      trash: ['moss-pup', 'dew-fairy', 'thicket-bear', 'ripple-fry'],
    },
  });
  t.does('use second-spring').asks('A', 'monster', ['pick acorn-page', 'pick hive-mother', 'pick bark-titan']);
  t.does('pick acorn-page').asks('A', 'trash', ['pick moss-pup', 'pick dew-fairy', 'none']).does('pick dew-fairy');
  expect(t.zone('A', 'monsters')).toEqual(['dew-fairy', 'hive-mother', 'bark-titan']);
  expect(t.zone('A', 'deck').at(-1)).toBe('acorn-page');
  expect(t.zone('A', 'trash')).toEqual(['second-spring', 'moss-pup', 'thicket-bear', 'ripple-fry']);
});

clause('second-spring', 'a', 'fills two zones, and needs a Grove monster with one of its level in the trash', () => {
  const t = table({
    A: { hand: ['second-spring'], monsters: ['acorn-page'], trash: ['moss-pup', 'moss-pup', 'dew-fairy'] },
  });
  t.does('use second-spring', 'pick moss-pup', 'pick dew-fairy', 'place @1', 'place @2');
  expect(t.zone('A', 'monsters')).toEqual([null, 'moss-pup', 'dew-fairy']);
  const other = table({
    A: { hand: ['second-spring'], monsters: ['acorn-page'], trash: ['thicket-bear', 'lamp-moth'] },
  });
  other.refuses('A', { do: 'use', card: other.id('second-spring') }, 'text');
  const none = table({ A: { hand: ['second-spring'], monsters: ['lamp-moth'], trash: ['moss-pup'] } });
  none.asks('A', 'main1', ['battle', 'end']);
});

clause('scatter-seeds', 'a', 'special summons a level 2 Grove from the deck', () => {
  const deck = ['thicket-bear', 'moss-pup', 'tide-heron', 'hive-mother', 'bark-titan'];
  const t = table({ A: { hand: ['scatter-seeds'], deck }, rolls: ['keep'] });
  t.does('use scatter-seeds')
    .asks('A', 'search', ['pick hive-mother', 'pick thicket-bear', 'none'])
    .does('pick thicket-bear');
  t.asks('A', 'place', ['place @0', 'place @1', 'place @2']).does('place @1');
  expect(t.zone('A', 'monsters')).toEqual([null, 'thicket-bear', null]);
  // LV-6.1: the normal summon of the turn is still available.
  expect(t.match.state.summons).toBe(0);
  const full = table({ A: { hand: ['scatter-seeds'], monsters: many(3), deck } });
  full.asks('A', 'main1', ['battle', 'end']);
});

clause('morning-draught', 'a', 'heals more when its player is behind', () => {
  const level = table({ A: { hand: ['morning-draught'] } });
  level.does('use morning-draught');
  expect(level.match.state.lp).toEqual([5500, 5000]);
  const behind = table({ A: { hand: ['morning-draught'], lp: 4999 } });
  behind.does('use morning-draught');
  expect(behind.match.state.lp).toEqual([5999, 5000]);
});

clause('leaf-mantle', 'a', "reduces all damage until the end of the opponent's next turn", () => {
  const t = table({
    A: { hand: ['leaf-mantle'] },
    B: { monsters: ['ember-whelp'], hand: ['cinder-bolt', 'cinder-bolt'] },
  });
  t.does('use leaf-mantle', 'end', 'use cinder-bolt', 'battle', 'direct ember-whelp');
  expect(t.match.state.lp).toEqual([4700, 5000]);
  t.does('end', 'end', 'use cinder-bolt#2');
  expect(t.match.state.lp).toEqual([4200, 5000]);
});

clause('leaf-mantle', 'a', 'does not reduce damage to the opponent', () => {
  const t = table({ A: { hand: ['leaf-mantle', 'cinder-bolt'] } });
  t.does('use leaf-mantle', 'use cinder-bolt');
  expect(t.match.state.lp).toEqual([5000, 4700]);
});

clause('borrowed-leash', 'a', 'takes a monster and returns it at the end of the turn', () => {
  const t = table({ A: { hand: ['borrowed-leash'], lp: 4000 }, B: { monsters: ['moss-pup', 'bark-titan'] } });
  t.does('use borrowed-leash').asks('A', 'monster', ['pick bark-titan', 'pick moss-pup']).does('pick bark-titan');
  t.asks('A', 'place', ['place @0', 'place @1', 'place @2']).does('place @0', 'battle');
  t.asks('A', 'battle', ['attack bark-titan > moss-pup', 'main2']).does('attack bark-titan > moss-pup');
  expect(t.match.state.lp).toEqual([4000, 4400]);
  t.does('end').asks('B', 'place', ['place @0', 'place @1', 'place @2']).does('place @1');
  expect(t.zone('A', 'monsters')).toEqual([null, null, null]);
  expect(t.zone('B', 'monsters')).toEqual([null, 'bark-titan', null]);
  expect(t.match.state.effects).toEqual([]);
});

clause('borrowed-leash', 'a', 'does nothing for a monster that has left', () => {
  const t = table({ A: { hand: ['borrowed-leash', 'caldera-titan'], lp: 4000 }, B: { monsters: ['bark-titan'] } });
  t.does('use borrowed-leash', 'place @2', 'summon caldera-titan [bark-titan] @2');
  expect(t.zone('B', 'trash')).toEqual(['bark-titan']);
  expect(t.match.state.effects).toEqual([]);
  t.does('end');
  expect(t.decision).toMatchObject({ seat: 1, kind: 'main1' });
  expect(t.zone('B', 'monsters')).toEqual([null, null, null]);
});

clause('borrowed-leash', 'a', 'sends the monster to the trash when no zone is free for its return', () => {
  const t = table({
    step: 'main2',
    A: { monsters: ['moss-pup'], trash: ['borrowed-leash'] },
    B: { monsters: ['ember-whelp', 'kiln-hound', 'reef-warden'] },
    set: (s, card) => {
      const [leash, taken] = [card('borrowed-leash').id, card('moss-pup').id];
      addEffect(s, { kind: 'atEnd', card: leash, ability: 'a', seat: 0, target: taken, amount: 0, until: 1e9 });
    },
  });
  t.does('end');
  expect(t.zone('A', 'monsters')).toEqual([null, null, null]);
  expect(t.zone('A', 'trash')).toEqual(['moss-pup', 'borrowed-leash']);
});

clause('borrowed-leash', 'a', 'needs fewer LP than the opponent, a free zone and a monster to take', () => {
  const level = table({ A: { hand: ['borrowed-leash'] }, B: { monsters: ['moss-pup'] } });
  level.asks('A', 'main1', ['battle', 'end']);
  const full = table({ A: { hand: ['borrowed-leash'], monsters: many(3), lp: 1 }, B: { monsters: ['moss-pup'] } });
  full.asks('A', 'main1', ['battle', 'end']);
  table({ A: { hand: ['borrowed-leash'], lp: 1 } }).asks('A', 'main1', ['battle', 'end']);
  const t = table({ A: { hand: ['borrowed-leash'], monsters: many(2), lp: 1 }, B: { monsters: ['moss-pup'] } });
  t.does('use borrowed-leash').asks('A', 'main1', ['battle', 'end']);
  expect(t.zone('A', 'monsters')).toEqual(['ember-whelp', 'ember-whelp#2', 'moss-pup']);
});

clause('hush', 'a', 'negates and weakens an effect monster for the turn', () => {
  const t = table({
    A: { hand: ['hush'] },
    B: { monsters: ['bonfire-fox', 'ember-whelp', 'lighthouse-turtle'] },
  });
  expect(powerOf(t, 'bonfire-fox')).toBe(300);
  t.does('use hush').asks('A', 'monster', ['pick bonfire-fox', 'pick lighthouse-turtle']).does('pick bonfire-fox');
  expect(powerOf(t, 'bonfire-fox')).toBe(0);
  t.does('end');
  expect(powerOf(t, 'bonfire-fox')).toBe(300);
  const plain = table({ A: { hand: ['hush'], monsters: ['dew-fairy'] }, B: { monsters: ['ember-whelp'] } });
  plain.asks('A', 'main1', ['battle', 'end']);
});

clause('hush', 'a', 'prevents the use of effects', () => {
  const t = table({
    A: { hand: ['hush'], monsters: ['monolith'] },
    B: { monsters: ['lighthouse-turtle'], hand: ['moss-pup'] },
  });
  t.does('use hush', 'battle', 'attack monolith > lighthouse-turtle').asks('A', 'main2', ['end']);
  expect(t.match.state.lp).toEqual([5000, 4100]);
});

clause('last-provisions', 'a', 'refills a small hand', () => {
  const t = table({ A: { hand: ['last-provisions', 'moss-pup', 'ripple-fry'] } });
  t.does('use last-provisions');
  expect(t.zone('A', 'hand').sort()).toEqual(['cairn-imp', 'cairn-imp#2', 'moss-pup', 'ripple-fry']);
  const full = table({ A: { hand: ['last-provisions', ...many(3)] } });
  expect(full.offered('A')).not.toContain('use last-provisions');
});
