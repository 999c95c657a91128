import { expect } from 'vitest';
import { clause, powerOf, table } from '../table.ts';

clause('blank-familiar', 'a', 'draws with a small hand', () => {
  const t = table({ A: { hand: ['blank-familiar', 'monolith', 'monolith', 'monolith'] } });
  t.does('summon blank-familiar @0');
  expect(t.zone('A', 'hand')).toHaveLength(4);
});

clause('blank-familiar', 'a', 'draws nothing with a larger hand', () => {
  const hand = ['blank-familiar', 'blank-familiar', 'monolith', 'monolith', 'monolith', 'monolith'];
  const t = table({ A: { hand } });
  t.does('summon blank-familiar @0');
  expect(t.zone('A', 'hand')).toHaveLength(5);
  const u = table({ A: { hand: ['blank-familiar'] } });
  u.does('summon blank-familiar @0');
  expect(u.zone('A', 'hand')).toHaveLength(1);
});

clause('hollow-gnat', 'a', 'trashes itself to negate a card for the turn', () => {
  const t = table({
    A: { monsters: ['hollow-gnat', 'kiln-hound'] },
    B: { monsters: ['bell-warden', 'moss-pup'], magic: ['vow-of-pebbles'] },
  });
  t.does('activate hollow-gnat (a)');
  t.asks('A', 'field', ['pick bell-warden', 'pick moss-pup', 'pick vow-of-pebbles']).does('pick bell-warden', 'battle');
  t.asks('A', 'battle', ['attack kiln-hound > bell-warden', 'attack kiln-hound > moss-pup', 'main2']);
  expect(t.zone('A', 'trash')).toEqual(['hollow-gnat']);
  t.does('main2', 'end', 'end', 'battle').asks('A', 'battle', ['attack kiln-hound > bell-warden', 'main2']);
});

clause('hollow-gnat', 'a', 'prevents the use of an effect, and needs a card to negate', () => {
  table({ A: { monsters: ['hollow-gnat'] } }).asks('A', 'main1', ['battle', 'end']);
  const t = table({
    A: { monsters: ['hollow-gnat', 'ember-whelp'] },
    B: { monsters: ['veil-piper'] },
  });
  t.does('activate hollow-gnat (a)', 'battle', 'attack ember-whelp > veil-piper');
  expect(t.zone('B', 'trash')).toEqual(['veil-piper']);
});

clause('mirror-pilgrim', 'a', 'becomes stronger than the monster it attacks, for the turn', () => {
  const t = table({ step: 'battle', A: { monsters: ['mirror-pilgrim'] }, B: { monsters: ['monolith'] } });
  t.does('attack mirror-pilgrim > monolith').asks('A', 'may', ['yes', 'no']).does('yes');
  expect(t.zone('B', 'trash')).toEqual(['monolith']);
  expect(t.match.state.lp).toEqual([5000, 4900]);
  expect(powerOf(t, 'mirror-pilgrim')).toBe(1500);
  t.does('end');
  expect(powerOf(t, 'mirror-pilgrim')).toBe(400);
});

clause('mirror-pilgrim', 'a', 'copies only the printed power, and nothing in a direct attack', () => {
  const t = table({
    step: 'battle',
    A: { monsters: ['mirror-pilgrim', 'mirror-pilgrim'] },
    B: { monsters: ['lamp-moth'], magic: ['cornered-mural'], lp: 2000 },
  });
  t.does('attack mirror-pilgrim > lamp-moth', 'yes');
  expect(t.match.state.lp).toEqual([4900, 2000]);
  t.does('attack mirror-pilgrim#2 > lamp-moth', 'no');
  expect(t.match.state.lp).toEqual([4900, 2000]);
  const u = table({ step: 'battle', A: { monsters: ['mirror-pilgrim'] } });
  u.does('direct mirror-pilgrim').asks('A', 'main2', ['end']);
});

clause('empty-scales', 'a', 'makes the player with the larger hand discard', () => {
  const t = table({
    A: { hand: ['empty-scales', 'monolith'], monsters: ['moss-pup'] },
    B: { hand: ['ember-whelp', 'lamp-moth', 'gloom-rat', 'ripple-fry', 'kiln-hound'] },
  });
  t.does('summon empty-scales [moss-pup] @0').asks('A', 'may', ['yes', 'no']).does('yes');
  t.B('pick ember-whelp').asks('B', 'discard', [
    'pick lamp-moth',
    'pick gloom-rat',
    'pick ripple-fry',
    'pick kiln-hound',
  ]);
  t.B('pick kiln-hound');
  expect(t.zone('B', 'trash')).toEqual(['kiln-hound', 'ember-whelp']);
});

clause('empty-scales', 'a', 'stops when the hands are equal, and also affects its own player', () => {
  const t = table({
    A: { hand: ['empty-scales', 'monolith', 'bark-titan'], monsters: ['moss-pup'] },
    B: { hand: ['ember-whelp'] },
  });
  t.does('summon empty-scales [moss-pup] @0', 'yes', 'pick monolith').asks('A', 'main1', ['battle', 'end']);
  expect(t.zone('A', 'hand')).toEqual(['bark-titan']);
  const u = table({ A: { hand: ['empty-scales'], monsters: ['moss-pup'] } });
  u.does('summon empty-scales [moss-pup] @0', 'yes').asks('A', 'main1', ['battle', 'end']);
});

clause('toll-statue', 'a', "raises the cost of the opponent's large monsters", () => {
  const t = table({
    active: 'B',
    A: { monsters: ['toll-statue'] },
    B: { hand: ['bark-titan', 'hush-keeper'], monsters: ['kiln-hound', 'kiln-hound', 'moss-pup'] },
  });
  t.asks('B', 'main1', [
    'summon bark-titan [kiln-hound, kiln-hound#2] @0',
    'summon bark-titan [kiln-hound, kiln-hound#2] @1',
    'summon hush-keeper [moss-pup] @2',
    'battle',
    'end',
  ]);
});

clause('toll-statue', 'a', 'does not raise the cost for its own player', () => {
  const t = table({
    A: { hand: ['bark-titan'], monsters: ['toll-statue', 'kiln-hound'] },
    B: { hand: ['bark-titan'], monsters: ['kiln-hound'] },
  });
  t.does('summon bark-titan [kiln-hound] @1', 'end');
  const kiln = [t.id('kiln-hound#2')];
  t.refuses('B', { do: 'summon', card: t.id('bark-titan#2'), cards: kiln, at: 0 }, 'LV-6.3');
});

clause('answering-golem', 'a', 'reacts to a special summon once a turn', () => {
  const t = table({
    A: { hand: ['relight', 'relight'], trash: ['lamp-moth', 'bell-warden'] },
    B: { monsters: ['answering-golem'], trash: ['moss-pup', 'bark-titan', 'kiln-hound', 'quilted-sky'] },
  });
  t.does('use relight', 'pick lamp-moth', 'place @0').asks('B', 'may', ['yes', 'no']).does('yes');
  t.asks('B', 'trash', ['pick moss-pup', 'pick kiln-hound']).does('pick kiln-hound', 'place @1');
  expect(t.zone('B', 'monsters')).toEqual(['answering-golem', 'kiln-hound', null]);
  t.does('use relight#2', 'place @1').asks('A', 'main1', ['battle', 'end']);
});

clause('answering-golem', 'a', 'ignores normal summons and summons of its own player', () => {
  const t = table({
    A: { hand: ['relight', 'ember-whelp'], trash: ['lamp-moth'], monsters: ['answering-golem'] },
    B: { monsters: ['answering-golem'], trash: ['moss-pup'] },
  });
  t.does('summon ember-whelp @1').asks('A', 'main1', ['use relight', 'battle', 'end']);
  t.does('use relight').asks('B', 'may', ['yes', 'no']).does('yes', 'place @2');
  // The second golem reacts, too, but no zone is free.
  t.asks('A', 'may', ['yes', 'no']).does('yes').asks('A', 'main1', ['battle', 'end']);
});

clause('erasing-scribe', 'a', "returns a card of the opponent's field for a discard", () => {
  const t = table({
    A: { monsters: ['erasing-scribe'], hand: ['monolith', 'bark-titan'] },
    B: { monsters: ['monolith'], magic: ['quilted-sky'] },
  });
  t.does('activate erasing-scribe (a)').asks('A', 'discard', ['pick monolith', 'pick bark-titan']);
  t.does('pick bark-titan').asks('A', 'field', ['pick monolith#2', 'pick quilted-sky']).does('pick monolith#2');
  expect(t.zone('B', 'hand')).toEqual(['monolith#2']);
  expect(t.zone('A', 'trash')).toEqual(['bark-titan']);
  t.asks('A', 'main1', ['battle', 'end']);
});

clause('erasing-scribe', 'a', 'needs a card to discard and a card to return', () => {
  table({ A: { monsters: ['erasing-scribe'] }, B: { monsters: ['monolith'] } }).asks('A', 'main1', ['battle', 'end']);
  table({ A: { monsters: ['erasing-scribe'], hand: ['monolith'] } }).asks('A', 'main1', ['battle', 'end']);
  const t = table({ A: { monsters: ['erasing-scribe'], hand: ['monolith'] }, B: { magic: ['quilted-sky'] } });
  t.does('activate erasing-scribe (a)');
  expect(t.zone('B', 'hand')).toEqual(['quilted-sky']);
});

const FIVE = ['ember-whelp', 'ripple-fry', 'moss-pup', 'lamp-moth', 'gloom-rat'];

clause('sixfold-gate', 'a', 'wins at the start of the turn with all attributes on the field and in the trash', () => {
  const t = table({ active: 'B', A: { monsters: ['sixfold-gate'], trash: FIVE } });
  t.does('end').ends('A', 'LV-1.2');
  const apart = table({ active: 'B', A: { monsters: ['sixfold-gate', 'ember-whelp'], trash: FIVE.slice(1) } });
  apart.does('end').ends('A', 'LV-1.2');
});

clause('sixfold-gate', 'a', "needs its own player's turn and all six attributes, and does not count magic", () => {
  const five = table({
    active: 'B',
    A: { monsters: ['sixfold-gate'], trash: [...FIVE.slice(1), 'quilted-sky', 'lamp-moth'] },
    B: { monsters: ['ember-whelp'] },
  });
  five.does('end').asks('A', 'main1', ['summon cairn-imp @1', 'summon cairn-imp @2', 'battle', 'end']);
  const theirs = table({
    active: 'B',
    A: { monsters: ['sixfold-gate'], trash: FIVE.slice(1) },
    B: { trash: [...FIVE, 'cairn-imp'] },
  });
  theirs.does('end');
  expect(theirs.match.result).toBeNull();
  const t = table({ A: { monsters: ['sixfold-gate'], trash: [...FIVE, 'cairn-imp'] } });
  t.does('end');
  expect(t.match.result).toBeNull();
  t.does('end').ends('A', 'LV-1.2');
});

clause('sixfold-gate', 'a', 'does not win while its effect is negated', () => {
  const t = table({
    active: 'B',
    A: { monsters: ['sixfold-gate'], trash: [...FIVE, 'cairn-imp'] },
    B: { hand: ['silence-eater'], monsters: ['gloom-rat', 'veil-piper'] },
  });
  t.does('summon silence-eater [gloom-rat#2, veil-piper] @0', 'end');
  expect(t.match.result).toBeNull();
  const u = table({ active: 'B', A: { monsters: ['sixfold-gate'], trash: [...FIVE, 'cairn-imp'] } });
  u.does('end').ends('A', 'LV-1.2');
});

clause('sixfold-gate', 'b', 'gains power for each attribute on the field and in the trash', () => {
  const t = table({
    A: { monsters: ['sixfold-gate', 'moss-pup'], trash: ['ember-whelp', 'kiln-hound', 'lamp-moth', 'quilted-sky'] },
  });
  expect(powerOf(t, 'sixfold-gate')).toBe(2000);
  expect(powerOf(t, 'moss-pup')).toBe(300);
});
