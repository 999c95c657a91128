import { expect, test } from 'vitest';
import { clause, powerOf, table } from '../table.ts';

clause('wick-chorister', 'a', 'heals its player when it is summoned', () => {
  const t = table({ A: { hand: ['wick-chorister'], lp: 4000 } });
  t.does('summon wick-chorister @0');
  expect(t.match.state.lp).toEqual([4300, 5000]);
});

clause('wick-chorister', 'a', 'heals after a special summon, too', () => {
  const t = table({ A: { hand: ['relight'], trash: ['wick-chorister'] } });
  t.does('use relight', 'place @1');
  expect(t.match.state.lp).toEqual([5300, 5000]);
});

clause('bell-warden', 'a', 'must be attacked before the other monsters of its side', () => {
  const t = table({
    step: 'battle',
    A: { monsters: ['kiln-hound'] },
    B: { monsters: ['lamp-moth', 'bell-warden', 'bell-warden'] },
  });
  t.asks('A', 'battle', ['attack kiln-hound > bell-warden', 'attack kiln-hound > bell-warden#2', 'main2']);
});

test('bell-warden a: does not protect after it has left', () => {
  const t = table({
    step: 'battle',
    A: { monsters: ['kiln-hound', 'reef-warden'] },
    B: { monsters: ['lamp-moth', 'bell-warden'] },
  });
  t.does('attack kiln-hound > bell-warden');
  t.asks('A', 'battle', ['attack reef-warden > lamp-moth', 'main2']);
});

clause('matin-finch', 'a', 'finds a small Choir monster when it is a cost', () => {
  const t = table({
    A: {
      hand: ['hush-keeper'],
      monsters: ['matin-finch'],
      deck: ['lamp-moth', 'procession-knight', 'vesper-healer', 'ember-whelp', 'relight'],
    },
    rolls: [['lamp-moth', 'procession-knight', 'ember-whelp', 'relight']],
  });
  t.does('summon hush-keeper [matin-finch] @0').asks('A', 'may', ['yes', 'no']).does('yes');
  t.asks('A', 'search', ['pick lamp-moth', 'pick vesper-healer', 'none']).does('pick vesper-healer');
  expect(t.zone('A', 'hand')).toEqual(['vesper-healer']);
  expect(t.zone('A', 'deck')).toEqual(['lamp-moth', 'procession-knight', 'ember-whelp', 'relight']);
});

clause('matin-finch', 'a', 'asks in battle, and finds nothing when no card fits', () => {
  const t = table({
    step: 'battle',
    A: { monsters: ['kiln-hound'] },
    B: { monsters: ['matin-finch'] },
    rolls: ['keep'],
  });
  t.does('attack kiln-hound > matin-finch').asks('B', 'may', ['yes', 'no']).does('yes');
  t.asks('B', 'search', ['none']).does('none');
  expect(t.zone('B', 'hand')).toEqual([]);
});

clause('matin-finch', 'a', 'does nothing when it is discarded', () => {
  const t = table({
    A: { hand: ['matin-finch'], monsters: ['erasing-scribe', 'matin-finch', 'night-regent'] },
    B: { monsters: ['ember-whelp', 'moss-pup'] },
    rolls: ['keep'],
  });
  t.does('activate erasing-scribe (a)').asks('A', 'field', ['pick ember-whelp', 'pick moss-pup']);
  t.does('pick ember-whelp');
  expect(t.zone('A', 'trash')).toEqual(['matin-finch']);
  t.does('activate night-regent (a)', 'pick matin-finch#2').asks('A', 'may', ['yes', 'no']).does('yes', 'none');
});

clause('hush-keeper', 'a', 'protects the other monsters from effects, but not itself', () => {
  const t = table({
    A: { monsters: ['oath-broker', 'oath-broker'] },
    B: { monsters: ['hush-keeper', 'lamp-moth', 'gloom-rat'] },
  });
  t.does('activate oath-broker (a)');
  t.asks('A', 'monster', ['pick hush-keeper', 'pick lamp-moth', 'pick gloom-rat']).does('pick lamp-moth');
  expect(t.zone('B', 'monsters')).toEqual(['hush-keeper', 'lamp-moth', 'gloom-rat']);
  t.does('activate oath-broker#2 (a)', 'pick hush-keeper');
  expect(t.zone('B', 'monsters')).toEqual([null, 'lamp-moth', 'gloom-rat']);
});

clause('hush-keeper', 'a', 'does not protect a monster of another family', () => {
  const t = table({
    A: { monsters: ['oath-broker', 'oath-broker'] },
    B: { monsters: ['hush-keeper', 'lamp-moth', 'gloom-rat'] },
  });
  t.does('activate oath-broker (a)', 'pick gloom-rat', 'activate oath-broker#2 (a)', 'pick lamp-moth');
  expect(t.zone('B', 'trash')).toEqual(['gloom-rat']);
});

clause('hush-keeper', 'b', 'reduces all damage of the turn', () => {
  const t = table({ step: 'battle', A: { monsters: ['bark-titan', 'monolith'] }, B: { monsters: ['hush-keeper'] } });
  t.does('attack bark-titan > hush-keeper').asks('B', 'may', ['yes', 'no']).does('yes');
  expect(t.match.state.lp).toEqual([5000, 4800]);
  t.does('direct monolith');
  expect(t.match.state.lp).toEqual([5000, 3600]);
});

clause('hush-keeper', 'b', 'protects only its own player, and only this turn', () => {
  const t = table({
    step: 'battle',
    A: { monsters: ['ember-whelp', 'ripple-fry'] },
    B: { monsters: ['hush-keeper'] },
  });
  t.does('attack ember-whelp > hush-keeper', 'yes');
  expect(t.match.state.lp).toEqual([4900, 5000]);
  expect(t.match.state.effects.map(({ kind }) => kind)).toEqual(['shield']);
  t.does('main2', 'end');
  expect(t.match.state.effects).toEqual([]);
});

clause('vesper-healer', 'a', 'puts a Choir monster into the deck and heals, once a turn', () => {
  const t = table({ A: { monsters: ['vesper-healer'], trash: ['lamp-moth', 'gloom-rat', 'relight', 'matin-finch'] } });
  t.asks('A', 'main1', ['activate vesper-healer (a)', 'battle', 'end']).does('activate vesper-healer (a)');
  t.asks('A', 'trash', ['pick lamp-moth', 'pick matin-finch']).does('pick lamp-moth');
  expect(t.zone('A', 'deck').at(-1)).toBe('lamp-moth');
  expect(t.match.state.lp).toEqual([5400, 5000]);
  t.asks('A', 'main1', ['battle', 'end']);
});

clause('vesper-healer', 'a', 'cannot be used without a Choir monster in the trash', () => {
  const t = table({ A: { hand: ['curtain-price'], monsters: ['vesper-healer'], trash: ['gloom-rat', 'relight'] } });
  t.asks('A', 'main1', ['battle', 'end']);
  const u = table({ A: { monsters: ['vesper-healer'], trash: ['lamp-moth'] } });
  u.does('activate vesper-healer (a)');
  expect(u.zone('A', 'trash')).toEqual([]);
});

clause('procession-knight', 'a', 'summons the Choir monster that was its cost', () => {
  const t = table({
    A: {
      hand: ['procession-knight'],
      monsters: ['hush-keeper'],
      trash: ['lamp-moth', 'kiln-hound', 'procession-knight'],
    },
  });
  t.does('summon procession-knight [hush-keeper] @0');
  t.asks('A', 'trash', ['pick hush-keeper', 'pick lamp-moth']).does('pick hush-keeper');
  t.asks('A', 'place', ['place @1', 'place @2']).does('place @2');
  expect(t.zone('A', 'monsters')).toEqual(['procession-knight', null, 'hush-keeper']);
});

test('procession-knight a: summons nothing without a free zone', () => {
  const t = table({
    A: { hand: ['stair-of-nothing', 'procession-knight'], monsters: ['kiln-hound', 'ember-whelp', 'moss-pup'] },
  });
  t.does('summon procession-knight [kiln-hound] @0');
  t.asks('A', 'main1', ['battle', 'end']);
  expect(t.zone('A', 'monsters')).toEqual(['procession-knight', 'ember-whelp', 'moss-pup']);
});

clause('dawn-cantor', 'a', 'weakens an opposing monster when its player is healed', () => {
  const t = table({
    A: { hand: ['wick-chorister'], monsters: ['dawn-cantor'] },
    B: { monsters: ['kiln-hound', 'ripple-fry'] },
  });
  t.does('summon wick-chorister @1');
  t.asks('A', 'monster', ['pick kiln-hound', 'pick ripple-fry']).does('pick kiln-hound');
  expect(powerOf(t, 'kiln-hound')).toBe(300);
  t.does('end');
  expect(powerOf(t, 'kiln-hound')).toBe(600);
});

clause('dawn-cantor', 'a', 'ignores healing of the opponent', () => {
  const t = table({
    A: { hand: ['wick-chorister'] },
    B: { monsters: ['dawn-cantor'], hand: ['wick-chorister'] },
  });
  t.does('summon wick-chorister @1').asks('A', 'main1', ['battle', 'end']).does('end');
  t.does('summon wick-chorister#2 @1');
  expect(powerOf(t, 'wick-chorister')).toBe(0);
});

clause('dawn-cantor', 'b', 'gains power while its player has enough LP', () => {
  const t = table({ A: { monsters: ['dawn-cantor'], hand: ['wick-chorister'], lp: 5200 } });
  expect(powerOf(t, 'dawn-cantor')).toBe(1100);
  t.does('summon wick-chorister @1');
  expect(powerOf(t, 'dawn-cantor')).toBe(1400);
  expect(powerOf(t, 'wick-chorister')).toBe(200);
});

clause('first-lamp', 'a', 'summons up to two Choir monsters from the trash', () => {
  const t = table({
    A: {
      hand: ['first-lamp'],
      monsters: ['spire-sentinel'],
      trash: ['lamp-moth', 'hush-keeper', 'procession-knight', 'gloom-rat'],
    },
  });
  t.does('summon first-lamp [spire-sentinel] @0');
  t.asks('A', 'trash', ['pick lamp-moth', 'pick hush-keeper', 'none']).does('pick hush-keeper');
  t.asks('A', 'trash', ['pick lamp-moth', 'none']).does('pick lamp-moth');
  t.asks('A', 'place', ['place @1', 'place @2']).does('place @2');
  expect(t.zone('A', 'monsters')).toEqual(['first-lamp', 'lamp-moth', 'hush-keeper']);
});

clause('first-lamp', 'a', 'summons at most as many monsters as there are free zones, or none', () => {
  const t = table({
    A: { hand: ['first-lamp'], monsters: ['spire-sentinel', 'ember-whelp'], trash: ['lamp-moth', 'hush-keeper'] },
  });
  t.does('summon first-lamp [spire-sentinel] @0', 'pick lamp-moth').asks('A', 'main1', ['battle', 'end']);
  expect(t.zone('A', 'monsters')).toEqual(['first-lamp', 'ember-whelp', 'lamp-moth']);
  const u = table({ A: { hand: ['first-lamp'], monsters: ['spire-sentinel'], trash: ['lamp-moth', 'hush-keeper'] } });
  u.does('summon first-lamp [spire-sentinel] @0', 'none').asks('A', 'main1', ['battle', 'end']);
});

clause('first-lamp', 'b', 'reduces battle damage and effect damage to its player', () => {
  const t = table({
    step: 'battle',
    A: { monsters: ['kiln-hound'] },
    B: { monsters: ['first-lamp', 'lamp-moth'] },
  });
  t.does('attack kiln-hound > lamp-moth');
  expect(t.match.state.lp).toEqual([5000, 4800]);
  const u = table({
    step: 'battle',
    A: { monsters: ['kiln-hound'], magic: ['mourners-tally'] },
    B: { monsters: ['first-lamp'] },
  });
  u.does('attack kiln-hound > first-lamp');
  expect(u.match.state.lp).toEqual([3800, 5000]);
});
