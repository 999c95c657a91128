import { expect, test } from 'vitest';
import { clause, powerOf, table } from '../table.ts';

clause('paper-ward', 'a', 'goes to the trash in place of a monster', () => {
  const t = table({
    step: 'battle',
    A: { monsters: ['kiln-hound'] },
    B: { monsters: ['ripple-fry'], magic: ['paper-ward'] },
  });
  t.does('attack kiln-hound > ripple-fry').asks('B', 'may', ['yes', 'no']).does('yes');
  expect(t.zone('B', 'monsters')).toEqual(['ripple-fry', null, null]);
  expect(t.zone('B', 'trash')).toEqual(['paper-ward']);
  expect(t.match.state.lp).toEqual([5000, 4700]);
});

clause('paper-ward', 'a', 'may be declined, and protects no opposing monster', () => {
  const t = table({
    step: 'battle',
    A: { monsters: ['kiln-hound'], magic: ['paper-ward'] },
    B: { monsters: ['ripple-fry', 'moss-pup'], magic: ['paper-ward'] },
  });
  t.does('attack kiln-hound > ripple-fry').asks('B', 'may', ['yes', 'no']).does('no');
  expect(t.zone('B', 'trash')).toEqual(['ripple-fry']);
  const u = table({ A: { monsters: ['oath-broker'] }, B: { monsters: ['ripple-fry'], magic: ['paper-ward'] } });
  u.does('activate oath-broker (a)', 'yes');
  expect(u.zone('B', 'trash')).toEqual(['paper-ward']);
});

clause('lamplit-nave', 'a', 'strengthens the Choir monsters of its player, who must not be behind in LP', () => {
  const t = table({
    A: {
      hand: ['lamplit-nave', 'lamplighters-round'],
      monsters: ['lamp-moth', 'ember-whelp'],
      deck: ['moss-pup', 'moss-pup'],
      lp: 4500,
    },
    B: { monsters: ['lamp-moth'] },
  });
  t.does('use lamplit-nave');
  expect(powerOf(t, 'lamp-moth')).toBe(200);
  t.does('use lamplighters-round');
  expect(t.match.state.lp).toEqual([5100, 5000]);
  expect(powerOf(t, 'lamp-moth')).toBe(400);
  expect(powerOf(t, 'ember-whelp')).toBe(400);
  expect(powerOf(t, 'lamp-moth#2')).toBe(200);
});

clause('moonless-canopy', 'a', 'strengthens dark monsters while the trash is full', () => {
  const six = ['ember-whelp', 'ember-whelp', 'ember-whelp', 'moss-pup', 'moss-pup', 'moss-pup'];
  const t = table({
    A: { monsters: ['gloom-rat', 'lamp-moth'], magic: ['moonless-canopy'], hand: ['lamplighters-round'], trash: six },
    B: { monsters: ['gloom-rat'] },
  });
  expect(powerOf(t, 'gloom-rat')).toBe(300);
  t.does('use lamplighters-round');
  expect(powerOf(t, 'gloom-rat')).toBe(500);
  expect(powerOf(t, 'lamp-moth')).toBe(200);
  expect(powerOf(t, 'gloom-rat#2')).toBe(300);
});

clause('quilted-sky', 'a', 'limits each battle damage to its player', () => {
  const t = table({ step: 'battle', A: { monsters: ['kiln-hound', 'ember-whelp'] }, B: { magic: ['quilted-sky'] } });
  t.does('direct kiln-hound');
  expect(t.match.state.lp).toEqual([5000, 4600]);
  t.does('direct ember-whelp');
  expect(t.match.state.lp).toEqual([5000, 4200]);
});

clause('quilted-sky', 'a', 'limits neither effect damage nor damage to the opponent', () => {
  const t = table({
    A: { hand: ['wildfire-night'], trash: new Array<string>(8).fill('ember-whelp') },
    B: { monsters: ['moss-pup', 'moss-pup', 'moss-pup'], magic: ['quilted-sky'] },
  });
  t.does('use wildfire-night');
  expect(t.match.state.lp).toEqual([5000, 4100]);
  const u = table({
    step: 'battle',
    A: { monsters: ['monolith', 'lamp-moth'] },
    B: { monsters: ['bark-titan'], magic: ['quilted-sky'] },
  });
  u.does('attack lamp-moth > bark-titan');
  expect(u.match.state.lp).toEqual([4300, 5000]);
  u.does('main2', 'end', 'battle', 'attack bark-titan > monolith');
  expect(u.match.state.lp).toEqual([4300, 4600]);
  const big = table({ step: 'battle', A: { monsters: ['monolith'] }, B: { magic: ['quilted-sky'] } });
  big.does('direct monolith');
  expect(big.match.state.lp).toEqual([5000, 4600]);
});

clause('sealed-reliquary', 'a', 'reduces only effect damage to its player', () => {
  const t = table({
    A: { hand: ['whisper-behind'], deck: ['veil-pallbearer'], monsters: ['cairn-imp'] },
    B: { magic: ['sealed-reliquary'] },
  });
  t.does('use whisper-behind');
  expect(t.match.state.lp).toEqual([5000, 5000]);
  t.does('battle', 'direct cairn-imp');
  expect(t.match.state.lp).toEqual([5000, 4600]);
});

clause('sealed-reliquary', 'b', 'protects large monsters from effects, not in battle', () => {
  const t = table({
    A: { monsters: ['night-regent', 'moss-pup', 'monolith'] },
    B: { monsters: ['bark-titan'], magic: ['sealed-reliquary'] },
  });
  t.does('activate night-regent (a)', 'pick moss-pup', 'pick bark-titan');
  expect(t.zone('B', 'monsters')).toEqual(['bark-titan', null, null]);
  t.does('battle', 'attack monolith > bark-titan');
  expect(t.zone('B', 'trash')).toEqual(['bark-titan']);
});

clause('sealed-reliquary', 'b', 'does not protect small monsters', () => {
  const t = table({
    A: { monsters: ['oath-broker', 'night-regent'] },
    B: { monsters: ['bark-titan', 'kiln-hound'], magic: ['sealed-reliquary'] },
  });
  t.does('activate oath-broker (a)');
  expect(t.zone('B', 'trash')).toEqual(['kiln-hound']);
  t.does('activate night-regent (a)', 'pick bark-titan');
  expect(t.zone('B', 'trash')).toEqual(['kiln-hound']);
});

clause('empty-bowl', 'a', 'draws at the start of the turn with a small hand', () => {
  const t = table({ active: 'B', A: { magic: ['empty-bowl'], hand: ['monolith', 'monolith'] } });
  t.does('end');
  expect(t.zone('A', 'hand')).toHaveLength(4);
});

clause('empty-bowl', 'a', "does not draw with a larger hand or in the opponent's turn", () => {
  const t = table({
    A: { magic: ['empty-bowl'], hand: ['monolith', 'monolith'] },
    B: { magic: ['empty-bowl'], hand: ['monolith', 'monolith', 'monolith'] },
  });
  t.does('end');
  expect(t.zone('A', 'hand')).toHaveLength(2);
  expect(t.zone('B', 'hand')).toHaveLength(4);
  t.does('end');
  expect(t.zone('A', 'hand')).toHaveLength(4);
});

clause('night-lamp', 'a', 'heals for every Choir monster when the turn ends', () => {
  const t = table({ A: { magic: ['night-lamp'], monsters: ['lamp-moth', 'ember-whelp', 'bell-warden'] } });
  t.does('end');
  expect(t.match.state.lp).toEqual([5200, 5000]);
  t.does('end');
  expect(t.match.state.lp).toEqual([5200, 5000]);
});

clause('night-lamp', 'a', 'heals nothing without Choir monsters', () => {
  const t = table({ A: { magic: ['night-lamp'], monsters: ['dawn-cantor'] }, B: { monsters: ['ember-whelp'] } });
  t.does('end');
  expect(t.match.state.lp).toEqual([5100, 5000]);
  const u = table({ A: { magic: ['night-lamp'], monsters: ['ember-whelp'] } });
  u.does('end');
  expect(u.match.state.lp).toEqual([5000, 5000]);
});

clause('mourners-tally', 'a', 'deals damage when a monster of its player is destroyed', () => {
  const t = table({
    step: 'battle',
    A: { monsters: ['cairn-imp', 'kiln-hound'], magic: ['mourners-tally'] },
    B: { monsters: ['cairn-imp', 'moss-pup'] },
  });
  t.does('attack cairn-imp > cairn-imp#2');
  expect(t.match.state.lp).toEqual([5000, 4800]);
  t.does('attack kiln-hound > moss-pup');
  expect(t.match.state.lp).toEqual([5000, 4500]);
});

clause('mourners-tally', 'a', 'deals no damage for a monster that is only sent to the trash', () => {
  const t = table({
    A: { monsters: ['moss-pup'], hand: ['hush-keeper'], magic: ['mourners-tally'] },
    B: { monsters: ['bark-titan'] },
  });
  t.does('summon hush-keeper [moss-pup] @0');
  expect(t.match.state.lp).toEqual([5000, 5000]);
  t.does('battle', 'attack hush-keeper > bark-titan');
  expect(t.match.state.lp).toEqual([4600, 4800]);
});

clause('mourners-tally', 'a', 'counts a taken monster for the side that controlled it', () => {
  const t = table({
    A: { hand: ['borrowed-leash'], magic: ['mourners-tally'], lp: 4900 },
    B: { monsters: ['ember-whelp', 'bark-titan'], magic: ['mourners-tally'] },
  });
  t.does('use borrowed-leash', 'pick ember-whelp', 'place @1');
  t.does('battle', 'attack ember-whelp > bark-titan');
  expect(t.zone('B', 'trash')).toEqual(['ember-whelp']);
  expect(t.match.state.lp).toEqual([4400, 4800]);
});

clause('worn-steps', 'a', 'reduces the cost of a large monster', () => {
  const t = table({
    A: { hand: ['queen-of-the-elder-wood', 'toll-statue'], monsters: ['kiln-hound'], magic: ['worn-steps'] },
  });
  t.asks('A', 'main1', [
    'summon queen-of-the-elder-wood [kiln-hound] @0',
    'summon queen-of-the-elder-wood [kiln-hound] @1',
    'summon queen-of-the-elder-wood [kiln-hound] @2',
    'battle',
    'end',
  ]);
  t.does('summon queen-of-the-elder-wood [kiln-hound] @0');
  expect(t.zone('A', 'trash')).toEqual(['kiln-hound']);
});

test('worn-steps a: never removes the whole cost, and does not help the opponent', () => {
  const t = table({
    A: { hand: ['hush-keeper', 'bark-titan', 'toll-statue'], magic: ['worn-steps'] },
    B: { hand: ['toll-statue', 'monolith'], monsters: ['moss-pup'] },
  });
  t.asks('A', 'main1', ['battle', 'end']).does('end');
  t.refuses('B', { do: 'summon', card: t.id('toll-statue#2'), cards: [t.id('moss-pup')], at: 0 }, 'LV-6.3');
});

clause('vow-of-pebbles', 'a', 'protects small monsters in battle', () => {
  const t = table({
    step: 'battle',
    A: { monsters: ['kiln-hound'] },
    B: { monsters: ['ripple-fry'], magic: ['vow-of-pebbles'] },
  });
  t.does('attack kiln-hound > ripple-fry');
  expect(t.zone('B', 'monsters')).toEqual(['ripple-fry', null, null]);
  expect(t.match.state.lp).toEqual([5000, 4700]);
});

clause('vow-of-pebbles', 'a', "protects neither larger monsters, nor the opponent's, nor against effects", () => {
  const t = table({
    A: { monsters: ['bark-titan', 'cairn-imp', 'oath-broker'] },
    B: { monsters: ['kiln-hound', 'cairn-imp', 'ripple-fry'], magic: ['vow-of-pebbles'] },
  });
  t.does('activate oath-broker (a)', 'pick ripple-fry', 'battle');
  t.does('attack bark-titan > kiln-hound', 'attack cairn-imp > cairn-imp#2');
  expect(t.zone('B', 'trash')).toEqual(['kiln-hound', 'ripple-fry']);
  expect(t.zone('A', 'trash')).toEqual(['cairn-imp']);
});

clause('heavy-snow', 'a', 'prevents attacks of strong monsters of both players', () => {
  const t = table({
    step: 'battle',
    A: { monsters: ['monolith', 'bark-titan'], magic: ['heavy-snow'] },
    B: { monsters: ['night-regent', 'moss-pup'] },
  });
  t.asks('A', 'battle', ['attack bark-titan > night-regent', 'attack bark-titan > moss-pup', 'main2']);
  t.does('main2', 'end', 'battle');
  t.asks('B', 'battle', [
    'activate night-regent (a)',
    'attack moss-pup > monolith',
    'attack moss-pup > bark-titan',
    'main2',
  ]);
});

clause('heavy-snow', 'a', 'uses the present power', () => {
  const t = table({
    A: { monsters: ['dawn-cantor'], lp: 6000, magic: ['heavy-snow'] },
    B: { monsters: ['bark-titan'], magic: ['cornered-mural'], lp: 1000 },
  });
  t.does('end', 'battle').asks('B', 'main2', ['summon cairn-imp#5 @1', 'summon cairn-imp#5 @2', 'end']);
  expect(powerOf(t, 'bark-titan')).toBe(1100);
});

clause('bone-hourglass', 'a', 'counts the destroyed monsters of both sides and ends at the fourth', () => {
  const t = table({
    step: 'battle',
    A: { monsters: ['cairn-imp', 'cairn-imp', 'kiln-hound'], magic: ['bone-hourglass'] },
    B: { monsters: ['cairn-imp', 'cairn-imp', 'moss-pup'] },
  });
  const marks = () => t.match.state.effects.filter(({ kind }) => kind === 'counter').length;
  t.does('attack kiln-hound > moss-pup');
  expect(marks()).toBe(1);
  t.does('attack cairn-imp > cairn-imp#3');
  t.asks('A', 'order', ['resolve bone-hourglass (a)', 'resolve bone-hourglass (a)']).does('resolve bone-hourglass (a)');
  expect(marks()).toBe(3);
  expect(t.zone('A', 'hand')).toEqual([]);
  t.does('attack cairn-imp#2 > cairn-imp#4', 'resolve bone-hourglass (a)');
  expect(t.zone('A', 'hand')).toHaveLength(2);
  expect(t.zone('A', 'trash')).toEqual(['bone-hourglass', 'cairn-imp#2', 'cairn-imp']);
  expect(marks()).toBe(0);
});

clause('bone-hourglass', 'a', 'does not count magic or a cost monster', () => {
  const t = table({
    A: {
      monsters: ['night-regent', 'moss-pup', 'ember-whelp'],
      hand: ['hush-keeper'],
      magic: ['bone-hourglass'],
    },
    B: { monsters: ['lamp-moth'], magic: ['quilted-sky'] },
  });
  t.does('summon hush-keeper [moss-pup] @1', 'activate night-regent (a)', 'pick ember-whelp', 'pick quilted-sky');
  expect(t.match.state.effects).toEqual([]);
  t.does('battle', 'attack hush-keeper > lamp-moth');
  expect(t.match.state.effects).toHaveLength(1);
});

clause('homeward-bell', 'a', 'summons a small monster from the trash when one is destroyed', () => {
  const t = table({
    step: 'battle',
    A: { monsters: ['monolith'] },
    B: { monsters: ['bark-titan'], magic: ['homeward-bell'], trash: ['moss-pup', 'kiln-hound'] },
  });
  t.does('attack monolith > bark-titan').asks('B', 'may', ['yes', 'no']).does('yes');
  t.asks('B', 'trash', ['pick moss-pup', 'pick kiln-hound']).does('pick kiln-hound');
  t.asks('B', 'place', ['place @0', 'place @1', 'place @2']).does('place @1');
  expect(t.zone('B', 'monsters')).toEqual([null, 'kiln-hound', null]);
  expect(t.zone('B', 'trash')).toEqual(['homeward-bell', 'bark-titan', 'moss-pup']);
});

clause(
  'homeward-bell',
  'a',
  'asks for each copy, and ignores opposing monsters and a trash without small monsters',
  () => {
    const t = table({
      A: { monsters: ['kiln-hound', 'moss-pup'] },
      B: { monsters: ['kiln-hound', 'ripple-fry'], magic: ['homeward-bell', 'homeward-bell'] },
    });
    t.does('battle', 'attack kiln-hound > kiln-hound#2');
    t.asks('B', 'order', ['resolve homeward-bell (a)', 'resolve homeward-bell#2 (a)']).does(
      'resolve homeward-bell (a)',
    );
    t.does('yes').asks('B', 'place', ['place @0', 'place @2']).does('place @0');
    t.asks('B', 'may', ['yes', 'no']).does('no');
    expect(t.zone('B', 'magic')).toEqual([null, 'homeward-bell#2', null]);
    expect(t.zone('A', 'trash')).toEqual(['kiln-hound']);
    const u = table({
      step: 'battle',
      A: { monsters: ['monolith'], magic: ['homeward-bell'], trash: ['moss-pup'] },
      B: { monsters: ['bark-titan'], magic: ['homeward-bell'], trash: ['monolith'] },
    });
    u.does('attack monolith > bark-titan').asks('A', 'main2', ['end']);
  },
);

clause('homeward-bell', 'a', 'asks once for monsters destroyed together, and not again once it has gone', () => {
  const t = table({
    A: { hand: ['wildfire-night'], trash: new Array<string>(8).fill('ember-whelp') },
    B: { monsters: ['moss-pup', 'kiln-hound', 'bark-titan'], magic: ['homeward-bell'] },
  });
  t.does('use wildfire-night').asks('B', 'may', ['yes', 'no']).does('yes');
  t.asks('B', 'trash', ['pick moss-pup', 'pick kiln-hound']).does('pick kiln-hound', 'place @0');
  expect(t.zone('B', 'monsters')).toEqual(['kiln-hound', null, null]);
  expect(t.zone('B', 'trash')).toEqual(['homeward-bell', 'bark-titan', 'moss-pup']);
  t.asks('A', 'main1', ['battle', 'end']);
});

clause('cornered-mural', 'a', 'strengthens the monsters of a player with few LP', () => {
  const t = table({
    step: 'battle',
    A: { monsters: ['kiln-hound'] },
    B: { monsters: ['ember-whelp', 'moss-pup'], magic: ['cornered-mural'], lp: 2200 },
  });
  expect(powerOf(t, 'moss-pup')).toBe(300);
  t.does('attack kiln-hound > ember-whelp');
  expect(t.match.state.lp).toEqual([5000, 2000]);
  expect(powerOf(t, 'moss-pup')).toBe(500);
  expect(powerOf(t, 'kiln-hound')).toBe(600);
});
