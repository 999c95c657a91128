import { expect } from 'vitest';
import { clause, powerOf, table } from '../table.ts';

clause('tide-heron', 'a', 'may draw', () => {
  const t = table({ A: { hand: ['tide-heron'], monsters: ['ripple-fry', 'ember-whelp'] } });
  t.asks('A', 'main1', [
    'summon tide-heron [ripple-fry] @0',
    'summon tide-heron [ripple-fry] @2',
    'summon tide-heron [ember-whelp] @1',
    'summon tide-heron [ember-whelp] @2',
    'battle',
    'end',
  ]);
  t.does('summon tide-heron [ripple-fry] @2');
  t.asks('A', 'may', ['yes', 'no']).does('yes');
  expect(t.zone('A', 'hand')).toEqual(['cairn-imp']);
  expect(t.zone('A', 'monsters')).toEqual([null, 'ember-whelp', 'tide-heron']);
  const declined = table({ A: { hand: ['tide-heron'], monsters: ['ripple-fry'] } });
  declined.does('summon tide-heron [ripple-fry] @0', 'no');
  expect(declined.zone('A', 'hand')).toEqual([]);
});

clause('pearl-diver', 'a', 'finds a Tide monster of the next level', () => {
  const deck = ['ember-whelp', 'tide-heron', 'kiln-hound', 'ripple-fry', 'call-of-the-tide'];
  const t = table({ A: { hand: ['pearl-diver'], deck }, rolls: ['keep'] });
  t.does('summon pearl-diver @1').asks('A', 'may', ['yes', 'no']).does('yes');
  t.asks('A', 'search', ['pick tide-heron', 'none']).does('pick tide-heron');
  expect(t.zone('A', 'hand')).toEqual(['tide-heron']);
  expect(t.zone('A', 'deck')).toEqual(['ember-whelp', 'kiln-hound', 'ripple-fry', 'call-of-the-tide']);
});

clause('pearl-diver', 'a', 'may be declined, and may find nothing', () => {
  const declined = table({ A: { hand: ['pearl-diver'] } });
  declined.does('summon pearl-diver @0', 'no').asks('A', 'main1', ['battle', 'end']);
  const t = table({ A: { hand: ['pearl-diver'] }, rolls: ['keep'] });
  t.does('summon pearl-diver @0', 'yes').asks('A', 'search', ['none']).does('none');
  expect(t.zone('A', 'hand')).toEqual([]);
});

clause('drift-jelly', 'a', 'draws and discards when it goes from the field to the trash', () => {
  const t = table({ A: { hand: ['kiln-hound', 'ember-whelp'], monsters: ['drift-jelly'] } });
  t.does('summon kiln-hound [drift-jelly] @0');
  t.asks('A', 'discard', ['pick cairn-imp', 'pick ember-whelp']).does('pick ember-whelp');
  expect(t.zone('A', 'hand')).toEqual(['cairn-imp']);
  expect(t.zone('A', 'trash')).toEqual(['ember-whelp', 'drift-jelly']);
  // LV-9.2: its player also resolves it in the opponent's turn.
  const destroyed = table({
    step: 'battle',
    A: { monsters: ['monolith'] },
    B: { monsters: ['drift-jelly'], hand: ['hush'] },
  });
  destroyed.does('attack monolith > drift-jelly').asks('B', 'discard', ['pick cairn-imp#5', 'pick hush']);
});

clause('drift-jelly', 'a', 'does nothing when it is discarded from the hand', () => {
  const t = table({ A: { hand: ['ebb-and-flow', 'drift-jelly'], deck: ['cairn-imp', 'cairn-imp', 'cairn-imp'] } });
  t.does('use ebb-and-flow', 'pick drift-jelly');
  expect(t.zone('A', 'deck')).toEqual(['cairn-imp#3']);
  const field = table({ A: { hand: ['reef-warden'], monsters: ['drift-jelly'] } });
  field.does('summon reef-warden [drift-jelly] @0').asks('A', 'main1', ['battle', 'end']);
  expect(field.zone('A', 'trash')).toEqual(['cairn-imp', 'drift-jelly']);
});

clause('eddy-seahorse', 'a', 'gains power while its player has a full hand', () => {
  const five = ['ember-whelp', 'ember-whelp', 'ember-whelp', 'ember-whelp', 'ember-whelp'];
  const t = table({ A: { hand: five, monsters: ['eddy-seahorse'] } });
  expect(powerOf(t, 'eddy-seahorse')).toBe(500);
  t.does('summon ember-whelp @1');
  expect(powerOf(t, 'eddy-seahorse')).toBe(200);
  const theirs = table({ A: { monsters: ['eddy-seahorse'] }, B: { hand: five, monsters: ['eddy-seahorse'] } });
  expect(powerOf(theirs, 'eddy-seahorse')).toBe(200);
  expect(powerOf(theirs, 'eddy-seahorse#2')).toBe(500);
});

clause('undertow-ray', 'a', 'returns a small opposing monster', () => {
  const t = table({
    A: { hand: ['undertow-ray'], monsters: ['ripple-fry'] },
    B: { monsters: ['moss-pup', 'reef-warden', 'bark-titan'] },
  });
  t.does('summon undertow-ray [ripple-fry] @0');
  t.asks('A', 'monster', ['pick moss-pup', 'pick reef-warden']).does('pick reef-warden');
  expect(t.zone('B', 'hand')).toEqual(['reef-warden']);
  expect(t.zone('B', 'monsters')).toEqual(['moss-pup', null, 'bark-titan']);
  const big = table({ A: { hand: ['undertow-ray'], monsters: ['ripple-fry'] }, B: { monsters: ['bark-titan'] } });
  big.does('summon undertow-ray [ripple-fry] @0').asks('A', 'main1', ['battle', 'end']);
  expect(big.zone('B', 'monsters')).toEqual(['bark-titan', null, null]);
});

clause('lighthouse-turtle', 'a', 'returns the attacker for a discard', () => {
  const t = table({
    step: 'battle',
    A: { monsters: ['monolith'] },
    B: { monsters: ['lighthouse-turtle'], hand: ['moss-pup', 'ember-whelp'] },
  });
  t.does('attack monolith > lighthouse-turtle').asks('B', 'may', ['yes', 'no']).does('yes');
  t.asks('B', 'discard', ['pick ember-whelp', 'pick moss-pup']).does('pick moss-pup');
  expect(t.zone('A', 'hand')).toEqual(['monolith']);
  expect(t.zone('B', 'trash')).toEqual(['moss-pup']);
  expect(t.zone('B', 'monsters')).toEqual(['lighthouse-turtle', null, null]);
  expect(t.match.state.lp).toEqual([5000, 5000]);
});

clause('lighthouse-turtle', 'a', 'works each time, and never with an empty hand', () => {
  const t = table({
    step: 'battle',
    A: { monsters: ['monolith', 'pyre-wyrm'] },
    B: { monsters: ['lighthouse-turtle'], hand: ['moss-pup', 'ember-whelp'] },
  });
  t.does('attack monolith > lighthouse-turtle', 'yes', 'pick moss-pup', 'attack pyre-wyrm > lighthouse-turtle');
  t.asks('B', 'may', ['yes', 'no']).does('yes');
  expect(t.zone('A', 'hand')).toEqual(['pyre-wyrm', 'monolith']);
  expect(t.zone('B', 'hand')).toEqual([]);
  const empty = table({ step: 'battle', A: { monsters: ['monolith'] }, B: { monsters: ['lighthouse-turtle'] } });
  empty.does('attack monolith > lighthouse-turtle').asks('A', 'main2', ['end']);
  expect(empty.match.state.lp).toEqual([5000, 4400]);
});

clause('moon-tide-siren', 'a', 'puts two cards under the deck and draws', () => {
  const t = table({ A: { monsters: ['moon-tide-siren'], trash: ['ember-whelp', 'moss-pup', 'ripple-fry'] } });
  t.asks('A', 'main1', ['activate moon-tide-siren (a)', 'battle', 'end']).does('activate moon-tide-siren (a)');
  t.asks('A', 'trash', ['pick ember-whelp', 'pick moss-pup', 'pick ripple-fry']).does('pick moss-pup');
  t.asks('A', 'trash', ['pick ember-whelp', 'pick ripple-fry']).does('pick ripple-fry');
  expect(t.zone('A', 'hand')).toEqual(['cairn-imp']);
  expect(t.zone('A', 'deck')).toEqual(['cairn-imp#2', 'cairn-imp#3', 'cairn-imp#4', 'moss-pup', 'ripple-fry']);
  expect(t.zone('A', 'trash')).toEqual(['ember-whelp']);
});

clause('moon-tide-siren', 'a', 'works once a turn, and only with enough cards in the trash', () => {
  const trash = ['ember-whelp', 'moss-pup', 'ripple-fry', 'kiln-hound'];
  const t = table({ A: { monsters: ['moon-tide-siren'], trash } });
  t.does('activate moon-tide-siren (a)', 'pick moss-pup', 'pick ripple-fry');
  expect(t.offered('A')).not.toContain('activate moon-tide-siren (a)');
  const few = table({ A: { monsters: ['moon-tide-siren'], trash: ['ember-whelp'] }, B: { trash } });
  few.asks('A', 'main1', ['battle', 'end']);
});

clause('abyss-serpent', 'a', 'returns every small opposing monster', () => {
  const t = table({
    A: { hand: ['abyss-serpent'], monsters: ['bark-titan', 'ripple-fry'] },
    B: { monsters: ['moss-pup', 'bark-titan', 'reef-warden'] },
  });
  t.does('summon abyss-serpent [bark-titan] @0').asks('A', 'main1', ['battle', 'end']);
  expect(t.zone('B', 'hand')).toEqual(['reef-warden', 'moss-pup']);
  expect(t.zone('B', 'monsters')).toEqual([null, 'bark-titan#2', null]);
  expect(t.zone('A', 'monsters')).toEqual(['abyss-serpent', 'ripple-fry', null]);
});

clause('abyss-serpent', 'b', 'cannot be destroyed by effects, but in battle', () => {
  const trash = new Array<string>(8).fill('ember-whelp');
  const t = table({ A: { hand: ['wildfire-night'], trash }, B: { monsters: ['abyss-serpent', 'moss-pup'] } });
  t.does('use wildfire-night');
  expect(t.zone('B', 'monsters')).toEqual(['abyss-serpent', null, null]);
  const fought = table({ step: 'battle', A: { monsters: ['pyre-wyrm'] }, B: { monsters: ['abyss-serpent'] } });
  fought.does('attack pyre-wyrm > abyss-serpent');
  expect(fought.zone('B', 'trash')).toEqual(['abyss-serpent']);
});
