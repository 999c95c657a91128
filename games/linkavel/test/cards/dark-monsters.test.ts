import { expect } from 'vitest';
import { clause, powerOf, table } from '../table.ts';

clause('veil-piper', 'a', 'changes the result of each battle', () => {
  const t = table({ step: 'battle', A: { monsters: ['ember-whelp', 'moss-pup'] }, B: { monsters: ['veil-piper'] } });
  t.does('attack ember-whelp > veil-piper').asks('B', 'may', ['yes', 'no']).does('yes');
  expect(t.match.state.lp).toEqual([4900, 5000]);
  expect(t.zone('A', 'trash')).toEqual(['ember-whelp']);
  t.does('attack moss-pup > veil-piper').asks('B', 'may', ['yes', 'no']).does('no');
  expect(t.match.state.lp).toEqual([4900, 4900]);
});

clause('veil-cutpurse', 'a', 'makes the opponent discard a card of their choice', () => {
  const t = table({
    step: 'battle',
    A: { monsters: ['veil-cutpurse'] },
    B: { hand: ['ember-whelp', 'moss-pup'] },
  });
  t.does('direct veil-cutpurse').asks('B', 'discard', ['pick ember-whelp', 'pick moss-pup']).does('pick moss-pup');
  expect(t.zone('B', 'hand')).toEqual(['ember-whelp']);
  expect(t.zone('B', 'trash')).toEqual(['moss-pup']);
});

clause('veil-cutpurse', 'a', 'also works as the defender, but not when it loses', () => {
  const t = table({
    step: 'battle',
    A: { monsters: ['pearl-diver', 'ember-whelp'], hand: ['monolith'] },
    B: { monsters: ['veil-cutpurse'], hand: ['moss-pup', 'lamp-moth'] },
  });
  t.does('attack pearl-diver > veil-cutpurse');
  expect(t.zone('A', 'trash')).toEqual(['monolith', 'pearl-diver']);
  t.does('attack ember-whelp > veil-cutpurse');
  expect(t.zone('B', 'hand')).toEqual(['moss-pup', 'lamp-moth']);
});

clause('shroud-weaver', 'a', 'may send the top cards of both decks to the trash', () => {
  const deck = ['gloom-rat', 'ember-whelp', 'moss-pup', 'lamp-moth'];
  const t = table({ A: { hand: ['shroud-weaver'], deck }, B: { deck: ['kiln-hound', 'monolith'] } });
  t.does('summon shroud-weaver @0').asks('A', 'may', ['yes', 'no']).does('yes');
  expect(t.zone('A', 'trash')).toEqual(['moss-pup', 'ember-whelp', 'gloom-rat']);
  expect(t.zone('A', 'deck')).toEqual(['lamp-moth']);
  expect([t.zone('B', 'trash'), t.zone('B', 'deck')]).toEqual([['monolith', 'kiln-hound'], []]);
  const u = table({ A: { hand: ['shroud-weaver'], deck } });
  u.does('summon shroud-weaver @0', 'no');
  expect([u.zone('A', 'trash'), u.zone('B', 'trash')]).toEqual([[], []]);
});

clause('veil-pallbearer', 'a', "gains power for the Veil monsters in its player's trash", () => {
  const t = table({
    A: { monsters: ['veil-pallbearer'], trash: ['gloom-rat', 'veil-piper', 'curtain-price', 'ember-whelp'] },
    B: { monsters: ['gloom-rat'], trash: ['veil-cutpurse'] },
  });
  expect(powerOf(t, 'veil-pallbearer')).toBe(500);
  expect(powerOf(t, 'gloom-rat#2')).toBe(300);
});

clause('veil-pallbearer', 'b', 'deals damage from the deck and from the hand', () => {
  const t = table({ A: { hand: ['whisper-behind'], deck: ['veil-pallbearer', 'ember-whelp', 'moss-pup'] } });
  t.does('use whisper-behind');
  expect(t.match.state.lp).toEqual([5000, 4800]);
  const u = table({
    step: 'battle',
    A: { monsters: ['veil-cutpurse'] },
    B: { hand: ['veil-pallbearer'] },
  });
  u.does('direct veil-cutpurse');
  expect(u.match.state.lp).toEqual([4800, 4800]);
});

clause('veil-pallbearer', 'b', 'deals no damage from the field', () => {
  const t = table({
    A: { hand: ['curtain-matron', 'whisper-behind'], monsters: ['veil-pallbearer'], deck: ['veil-pallbearer'] },
  });
  t.does('summon curtain-matron [veil-pallbearer] @0', 'no');
  expect(t.match.state.lp).toEqual([5000, 5000]);
  t.does('use whisper-behind', 'pick veil-pallbearer#2');
  expect(t.match.state.lp).toEqual([5000, 4800]);
});

clause('oath-broker', 'a', 'destroys a small monster for LP', () => {
  const t = table({
    A: { monsters: ['oath-broker'] },
    B: { monsters: ['ember-whelp', 'bark-titan', 'kiln-hound'], magic: ['quilted-sky'] },
  });
  t.does('activate oath-broker (a)');
  t.asks('A', 'monster', ['pick ember-whelp', 'pick kiln-hound']).does('pick kiln-hound');
  expect(t.match.state.lp).toEqual([4600, 5000]);
  expect(t.zone('B', 'trash')).toEqual(['kiln-hound']);
  t.asks('A', 'main1', ['battle', 'end']);
});

clause('oath-broker', 'a', 'needs enough LP and a small monster to destroy', () => {
  const poor = table({ A: { monsters: ['oath-broker'], lp: 400 }, B: { monsters: ['ember-whelp'] } });
  poor.asks('A', 'main1', ['battle', 'end']);
  const large = table({ A: { monsters: ['oath-broker'] }, B: { monsters: ['bark-titan'] } });
  large.asks('A', 'main1', ['battle', 'end']);
  const t = table({ A: { monsters: ['oath-broker'], lp: 401 }, B: { monsters: ['ember-whelp'] } });
  t.does('activate oath-broker (a)');
  expect(t.match.state.lp).toEqual([1, 5000]);
});

clause('curtain-matron', 'a', "may summon a small monster from the opponent's trash, for good", () => {
  const t = table({
    A: { hand: ['curtain-matron'], monsters: ['veil-pallbearer'] },
    B: { monsters: ['ember-whelp'], trash: ['kiln-hound', 'monolith', 'bark-titan', 'riptide'] },
  });
  t.does('summon curtain-matron [veil-pallbearer] @0').asks('A', 'may', ['yes', 'no']).does('yes');
  t.asks('A', 'trash', ['pick bark-titan', 'pick kiln-hound']).does('pick kiln-hound');
  t.asks('A', 'place', ['place @1', 'place @2']).does('place @1');
  expect(t.zone('A', 'monsters')).toEqual(['curtain-matron', 'kiln-hound', null]);
  t.does('battle', 'attack kiln-hound > ember-whelp', 'main2', 'end', 'end');
  expect(t.zone('A', 'monsters')).toEqual(['curtain-matron', 'kiln-hound', null]);
  expect(t.match.state.lp).toEqual([5000, 4800]);
});

clause(
  'curtain-matron',
  'a',
  "lets the summoned monster's effect work for its new player; it returns to its owner",
  () => {
    const t = table({
      A: { hand: ['curtain-matron', 'scorched-path'], monsters: ['veil-pallbearer'] },
      B: { hand: ['scorched-path'], trash: ['cinder-sprite'] },
    });
    t.does('summon curtain-matron [veil-pallbearer] @0', 'yes', 'place @1');
    expect(t.match.state.lp).toEqual([5000, 4800]);
    t.does('end').B('use scorched-path#2');
    expect(t.zone('A', 'monsters')).toEqual(['curtain-matron', null, null]);
    expect(t.zone('B', 'trash')).toEqual(['scorched-path#2', 'cinder-sprite']);
  },
);

clause('silence-eater', 'a', 'negates the effects of a monster for as long as it stays', () => {
  const t = table({
    A: { hand: ['silence-eater'], monsters: ['gloom-rat', 'veil-piper'] },
    B: { monsters: ['bonfire-fox', 'ember-whelp', 'bell-warden'] },
  });
  expect(powerOf(t, 'bonfire-fox')).toBe(300);
  t.does('summon silence-eater [gloom-rat, veil-piper] @0');
  t.asks('A', 'monster', ['pick bonfire-fox', 'pick ember-whelp', 'pick bell-warden']).does('pick bonfire-fox');
  expect(powerOf(t, 'bonfire-fox')).toBe(200);
  t.does('end', 'end');
  expect(powerOf(t, 'bonfire-fox')).toBe(200);
});

clause('silence-eater', 'b', 'weakens the monster that it attacks', () => {
  const t = table({ step: 'battle', A: { monsters: ['silence-eater'] }, B: { monsters: ['bark-titan'] } });
  t.does('attack silence-eater > bark-titan').asks('A', 'may', ['yes', 'no']).does('yes');
  expect(t.match.state.lp).toEqual([5000, 4800]);
  expect(t.zone('B', 'trash')).toEqual(['bark-titan']);
});

clause('silence-eater', 'b', 'makes no decision in a direct attack', () => {
  const t = table({
    step: 'battle',
    A: { monsters: ['silence-eater', 'silence-eater'] },
    B: { monsters: ['ember-whelp'] },
  });
  t.does('attack silence-eater > ember-whelp', 'yes');
  expect(t.match.state.lp).toEqual([5000, 4300]);
  t.does('direct silence-eater#2').asks('A', 'main2', ['end']);
  expect(t.match.state.lp).toEqual([5000, 3500]);
});

clause('night-regent', 'a', 'trashes a monster to destroy any card', () => {
  const t = table({
    A: { monsters: ['night-regent', 'ember-whelp', 'moss-pup'] },
    B: { monsters: ['bark-titan'], magic: ['quilted-sky'] },
  });
  t.does('activate night-regent (a)').asks('A', 'monster', ['pick ember-whelp', 'pick moss-pup']).does('pick moss-pup');
  t.asks('A', 'field', ['pick bark-titan', 'pick quilted-sky']).does('pick quilted-sky');
  expect(t.zone('B', 'trash')).toEqual(['quilted-sky']);
  t.asks('A', 'main1', ['battle', 'end']);
});

clause('night-regent', 'a', 'needs another monster to trash and a card to destroy', () => {
  table({ A: { monsters: ['night-regent'] }, B: { monsters: ['bark-titan'] } }).asks('A', 'main1', ['battle', 'end']);
  table({ A: { monsters: ['night-regent', 'moss-pup'] } }).asks('A', 'main1', ['battle', 'end']);
  const t = table({ A: { monsters: ['night-regent', 'moss-pup'] }, B: { monsters: ['bark-titan'] } });
  t.does('activate night-regent (a)');
  expect(t.zone('B', 'trash')).toEqual(['bark-titan']);
});

clause('night-regent', 'b', 'deals damage for every other Veil monster that goes from the field to the trash', () => {
  const t = table({
    A: { monsters: ['night-regent', 'gloom-rat', 'ember-whelp'], hand: ['veil-pallbearer'] },
    B: { monsters: ['kiln-hound'] },
  });
  t.does('summon veil-pallbearer [gloom-rat] @1');
  expect(t.match.state.lp).toEqual([5000, 4800]);
  t.does('activate night-regent (a)', 'pick ember-whelp');
  expect(t.match.state.lp).toEqual([5000, 4800]);
});

clause('night-regent', 'b', "deals no damage for the opponent's Veil monsters or for a milled one", () => {
  const t = table({
    A: { monsters: ['night-regent', 'gloom-rat'], hand: ['whisper-behind'], deck: ['veil-piper', 'veil-piper'] },
    B: { monsters: ['gloom-rat'] },
  });
  t.does('use whisper-behind', 'pick veil-piper', 'battle', 'attack night-regent > gloom-rat#2');
  expect(t.match.state.lp).toEqual([5000, 4100]);
  const u = table({ A: { monsters: ['night-regent', 'gloom-rat'] }, B: { monsters: ['gloom-rat'] } });
  u.does('activate night-regent (a)');
  expect(u.match.state.lp).toEqual([5000, 4800]);
});
