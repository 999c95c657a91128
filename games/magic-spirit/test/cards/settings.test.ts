import { expect } from 'vitest';
import { battle, clause, hp, life, table } from '../table.ts';
import { holds, row } from './case.ts';

/** A field card for all monsters of an attribute on both sides. */
function everyone(card: string, mine: string, theirs: string, attack: readonly [number, number]): void {
  holds(
    card,
    'always',
    { attack: { [mine]: attack[0], [theirs]: attack[1], dummy: 1000 } },
    { A: { field: [card], monsters: [mine, 'dummy'] }, B: { monsters: [theirs] } },
  );
}
everyone('volcanic-rim', 'kiln-smith', 'cinder-pup', [1600, 900]);
row('volcanic-rim', 'end', { life: [6000, 5900] });
everyone('sunken-temple', 'frost-imp', 'mist-siren', [1000, 1400]);
row('sunken-temple', 'end', { hp: { giant: 4700 } }, { A: { monsters: ['giant'] }, hurt: { giant: 500 } });
everyone('moonless-marsh', 'hush-widow', 'gloom-mite', [1600, 800]);
everyone('neon-district', 'rail-sniper', 'bolt-drone', [2000, 800]);
everyone('ancient-jungle', 'horn-charger', 'moss-cub', [1800, 800]);

clause('cathedral-of-dawn', 'always', 'its own side takes 20% less in battle', () => {
  const t = battle({ A: { monsters: ['odd'] }, B: { monsters: ['dummy'], field: ['cathedral-of-dawn'] } });
  // 1111 × 0.8 = 888.8; the attacker is not protected.
  t.does('attack odd > dummy');
  expect([hp(t, 'dummy'), hp(t, 'odd')]).toEqual([4112, 3033]);
});
row('cathedral-of-dawn', 'end', { life: [6100, 6000] });

clause('silent-observatory', 'always', "the opponent's setsuna cost one more", () => {
  const t = table({
    A: { monsters: ['dummy'], field: ['silent-observatory'] },
    B: { hand: ['quick-cure'], tokens: 3 },
  });
  t.does('battle').asks('B', 'chain', ['setsuna quick-cure', 'pass']).does('setsuna quick-cure');
  expect(t.match.state.rested[1]).toBe(3);
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

holds(
  'drill-yard',
  'always',
  { attack: { giant: 2200, dummy: 1000 } },
  { A: { field: ['drill-yard'], monsters: ['giant'] }, B: { monsters: ['dummy'] } },
);
row(
  'great-library',
  'start',
  { asks: [['discard', 'giant', 'odd']], A: { hand: ['mark#3', 'mark#2', 'odd'], graveyard: ['giant'] } },
  { A: { hand: ['giant', 'odd'] } },
);

clause('frayed-truce', 'whenever', 'the attacking player takes 150, on either side', () => {
  const t = battle({ A: { monsters: ['dummy'] }, B: { field: ['frayed-truce'] } }).does('direct dummy');
  expect(life(t)).toEqual([5850, 5250]);
  const own = battle({ A: { monsters: ['dummy'], field: ['frayed-truce'] }, B: { monsters: ['mark'] } }).does(
    'attack dummy > mark',
  );
  expect(life(own)).toEqual([5850, 6000]);
});
