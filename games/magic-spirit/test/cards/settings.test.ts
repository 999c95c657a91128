import { expect } from 'vitest';
import { attack, battle, clause, hp, life, offers, statuses, table } from '../table.ts';
import { holds } from './case.ts';

holds(
  'volcanic-rim',
  'always',
  { attack: { 'kiln-smith': 1500, 'cinder-pup': 800, dummy: 1000 } },
  { A: { field: ['volcanic-rim'], monsters: ['kiln-smith', 'dummy'] }, B: { monsters: ['cinder-pup'] } },
);
clause('volcanic-rim', 'end', 'burns whoever has no fire monster, in either turn', () => {
  const t = table({ A: { field: ['volcanic-rim'] }, B: { monsters: ['cinder-pup'] } }).does('end');
  expect(life(t)).toEqual([5800, 6000]);
  t.does('pass', 'end');
  expect(life(t)).toEqual([5600, 6000]);
});
holds(
  'sunken-temple',
  'always',
  { attack: { 'frost-imp': 700, giant: 1800, dummy: 800 } },
  { A: { field: ['sunken-temple'], monsters: ['frost-imp', 'giant'] }, B: { monsters: ['dummy'] } },
);
clause('sunken-temple', 'end', 'water monsters of both sides recover 300', () => {
  const t = table({
    A: { field: ['sunken-temple'], monsters: ['mist-siren', 'giant'] },
    B: { monsters: ['frost-imp'] },
    hurt: { 'mist-siren': 500, 'frost-imp': 400, giant: 500 },
  }).does('end');
  expect([hp(t, 'mist-siren'), hp(t, 'frost-imp'), hp(t, 'giant')]).toEqual([1300, 900, 4500]);
});
clause('moonless-marsh', 'whenever', 'poisons what is summoned and not dark, on either side', () => {
  const t = table({ A: { hand: ['cheap', 'gloom-mite'] }, B: { field: ['moonless-marsh'] } });
  t.does('summon cheap', 'summon gloom-mite');
  expect([statuses(t, 'cheap'), statuses(t, 'gloom-mite')]).toEqual([['poisoned 200'], []]);
});
clause('neon-district', 'always', 'every monster may use two skills a turn', () => {
  const t = table({ A: { monsters: ['adept'] }, B: { field: ['neon-district'] }, sp: { adept: 2 } });
  t.does('skill adept (basic)');
  expect(offers(t, 'A', 'skill')).toEqual(['skill adept (basic)']);
  t.does('skill adept (basic)');
  expect(life(t)).toEqual([6000, 5800]);
});
clause('gravity-well', 'always', 'monsters of cost 6 or more cannot attack', () => {
  const t = battle({ A: { monsters: ['forge-matron', 'giant'], field: ['gravity-well'] }, B: { monsters: ['dummy'] } });
  t.asks('A', 'battle', ['attack giant > dummy', 'end']);
});
clause('ancient-jungle', 'always', 'primal monsters of both sides have 500 more HP', () => {
  const t = table({
    A: { monsters: ['horn-charger', 'giant'], field: ['ancient-jungle'] },
    B: { monsters: ['moss-cub'] },
  });
  expect([hp(t, 'horn-charger'), hp(t, 'moss-cub'), hp(t, 'giant')]).toEqual([2000, 1000, 5000]);
});
clause('open-air-stage', 'always', 'a setsuna costs its plain cost at a chain point, for both players', () => {
  const t = table({ A: { monsters: ['dummy'], field: ['open-air-stage'] }, B: { hand: ['quick-cure'], tokens: 1 } });
  t.does('battle').asks('B', 'chain', ['setsuna quick-cure', 'pass']).does('setsuna quick-cure');
  expect([t.match.state.rested[1], life(t)]).toEqual([1, [6000, 6100]]);
});
clause('drill-yard', 'always', 'a monster has 400 more attack in the turn it is summoned', () => {
  const t = table({ A: { hand: ['giant'], monsters: ['dummy'], field: ['drill-yard'] } }).does('summon giant');
  expect([attack(t, 'giant'), attack(t, 'dummy')]).toEqual([2400, 1000]);
  t.does('end');
  expect(attack(t, 'giant')).toBe(2000);
});
clause('twilight-market', 'start', 'the turn player may pay 300 life for a card', () => {
  const t = table({ step: 'turn', A: { life: 301 }, B: { field: ['twilight-market'] } });
  t.asks('A', 'buy', ['no', 'yes']).does('yes');
  expect([life(t), t.zone('A', 'hand')]).toEqual([
    [1, 6000],
    ['mark#2', 'mark'],
  ]);
  // Nobody can pay the last life.
  t.does('pass', 'end').asks('B', 'buy', ['no', 'yes']).does('no', 'pass', 'end').asks('A', 'more', ['draw', 'pass']);
});

clause('conductor-plains', 'always', 'all monsters take 25% more from effects', () => {
  const t = table({
    A: { hand: ['tremor'], field: ['conductor-plains'], monsters: ['odd'] },
    B: { monsters: ['dummy'] },
  });
  t.does('use tremor');
  expect([hp(t, 'odd'), hp(t, 'dummy')]).toEqual([3333 - 625, 4375]);
});

clause('bramble-maze', 'always', 'a counter deals half of the attack; a higher percentage stays', () => {
  const t = battle({ A: { monsters: ['dummy'], field: ['bramble-maze'] }, B: { monsters: ['odd'] } }).does(
    'attack dummy > odd',
  );
  expect(hp(t, 'dummy')).toBe(5000 - 555);
  const better = battle({ A: { monsters: ['dummy'] }, B: { monsters: ['wandering-fort'], field: ['bramble-maze'] } });
  better.does('attack dummy > wandering-fort');
  expect(hp(better, 'dummy')).toBe(5000 - 1500);
});

clause('frayed-truce', 'whenever', 'the attacking player takes 150, on either side', () => {
  const t = battle({ A: { monsters: ['dummy'] }, B: { field: ['frayed-truce'] } }).does('direct dummy');
  expect(life(t)).toEqual([5850, 5250]);
  const own = battle({ A: { monsters: ['dummy'], field: ['frayed-truce'] }, B: { monsters: ['mark'] } }).does(
    'attack dummy > mark',
  );
  expect(life(own)).toEqual([5850, 6000]);
});

clause('cathedral-of-dawn', 'always', 'every monster takes 20% less in battle', () => {
  const t = battle({ A: { monsters: ['odd'] }, B: { monsters: ['dummy'], field: ['cathedral-of-dawn'] } });
  // 1111 × 0.8 = 888.8; the counter 300 × 0.8.
  t.does('attack odd > dummy');
  expect([hp(t, 'dummy'), hp(t, 'odd')]).toEqual([4112, 3333 - 240]);
});
clause('cathedral-of-dawn', 'end', 'the turn player gains 100 for each light monster', () => {
  const t = table({
    A: { monsters: ['dawn-knight', 'lamp-fairy', 'giant'] },
    B: { field: ['cathedral-of-dawn'] },
  }).does('end');
  expect(life(t)).toEqual([6200, 6000]);
});
clause('silent-observatory', 'whenever', 'whoever uses a setsuna at a chain point takes 500', () => {
  const t = table({ A: { monsters: ['dummy'] }, B: { hand: ['quick-cure'], field: ['silent-observatory'] } });
  t.does('battle', 'setsuna quick-cure');
  expect(life(t)).toEqual([6000, 5600]);
});
clause('great-library', 'start', 'the turn player exchanges a card, whoever has the library', () => {
  const t = table({ step: 'turn', A: { hand: ['giant', 'odd'] }, B: { field: ['great-library'] } });
  t.asks('A', 'discard', ['pick giant', 'pick odd']).does('pick giant');
  expect([t.zone('A', 'hand'), t.zone('A', 'graveyard')]).toEqual([['mark#2', 'mark', 'odd'], ['giant']]);
});
