import { expect } from 'vitest';
import { clause, table } from '../table.ts';

clause('six-coloured-thread', 'a', 'sends monsters of three attributes from the deck to the trash', () => {
  const t = table({
    A: { hand: ['six-coloured-thread'], deck: ['ember-whelp', 'kiln-hound', 'lamp-moth', 'gloom-rat', 'quilted-sky'] },
    rolls: [['quilted-sky', 'kiln-hound']],
  });
  t.does('use six-coloured-thread');
  t.asks('A', 'search', ['pick ember-whelp', 'pick gloom-rat', 'pick kiln-hound', 'pick lamp-moth', 'none']).does(
    'pick ember-whelp',
  );
  t.asks('A', 'search', ['pick gloom-rat', 'pick lamp-moth', 'none']).does('pick lamp-moth');
  t.asks('A', 'search', ['pick gloom-rat', 'none']).does('pick gloom-rat');
  expect(t.zone('A', 'trash')).toEqual(['six-coloured-thread', 'gloom-rat', 'lamp-moth', 'ember-whelp']);
  expect(t.zone('A', 'deck')).toEqual(['quilted-sky', 'kiln-hound']);
});

clause('six-coloured-thread', 'a', 'may find fewer, and asks even when no card fits', () => {
  const t = table({ A: { hand: ['six-coloured-thread'] }, rolls: ['keep'] });
  t.does('use six-coloured-thread', 'pick cairn-imp').asks('A', 'search', ['none']).does('none');
  expect(t.zone('A', 'trash')).toEqual(['six-coloured-thread', 'cairn-imp']);
});

clause('stair-of-nothing', 'a', 'summons a monster up to two levels above one of the field', () => {
  const t = table({
    A: {
      hand: ['stair-of-nothing', 'answering-golem', 'mirror-pilgrim', 'erasing-scribe', 'bark-titan', 'blank-familiar'],
      monsters: ['ember-whelp', 'bark-titan'],
    },
  });
  t.does('use stair-of-nothing')
    .asks('A', 'monster', ['pick ember-whelp', 'pick bark-titan#2'])
    .does('pick ember-whelp');
  t.asks('A', 'hand', ['pick answering-golem', 'pick mirror-pilgrim', 'none']).does('pick answering-golem', 'place @0');
  expect(t.zone('A', 'monsters')).toEqual(['answering-golem', 'bark-titan#2', null]);
  expect(t.zone('A', 'trash')).toEqual(['stair-of-nothing', 'ember-whelp']);
});

clause('stair-of-nothing', 'a', 'cannot be used without a monster to send or to summon', () => {
  table({ A: { hand: ['stair-of-nothing', 'monolith'] } }).asks('A', 'main1', ['battle', 'end']);
  const t = table({ A: { hand: ['stair-of-nothing', 'monolith'], monsters: ['moss-pup'] } });
  t.asks('A', 'main1', ['battle', 'end']);
  const u = table({ A: { hand: ['stair-of-nothing', 'sixfold-gate'], monsters: ['moss-pup', 'bark-titan'] } });
  u.does('use stair-of-nothing', 'pick moss-pup').asks('A', 'hand', ['none']).does('none');
  expect(u.zone('A', 'hand')).toEqual(['sixfold-gate']);
  const w = table({ A: { hand: ['stair-of-nothing', 'sixfold-gate'], monsters: ['bark-titan'] } });
  w.does('use stair-of-nothing', 'pick sixfold-gate', 'place @1');
  expect(w.zone('A', 'monsters')).toEqual([null, 'sixfold-gate', null]);
});
