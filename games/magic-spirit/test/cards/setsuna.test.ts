import { expect } from 'vitest';
import { battle, clause, hp, life, type Spec, statuses, type Table, table } from '../table.ts';
import { check, type Facts, row } from './case.ts';

/** Tests a card twice: in its player's own main phase, and at the opponent's second chain point. */
function twice(card: string, own: Facts, answered: Facts, spec: Spec = {}): void {
  row(card, 'use', own, spec);
  clause(card, 'use', 'at a chain point', () => check(atChain(card, spec), answered));
}

/** B's `dummy` attacks A's `giant`, and A uses the card. B also has a `mark`. */
function atChain(card: string, spec: Spec): Table {
  const mine = { monsters: ['giant', 'odd'], tokens: 10, ...spec.A, hand: [card] };
  const t = table({ ...spec, active: 'B', step: 'battle', A: mine, B: { monsters: ['dummy', 'mark'], ...spec.B } });
  return t
    .does('attack dummy > giant')
    .asks('A', 'chain', [`setsuna ${card}`, 'pass'])
    .does(`setsuna ${card}`);
}

const FOE = ['foe', 'dummy', 'mark'] as const;
const ALLY = ['ally', 'giant', 'odd'] as const;
const two: Spec = { A: { monsters: ['giant', 'odd'] } };
// The attack itself: dummy takes 1000 from giant (5000 HP) and 600 from the counter.
twice('spark-feint', { asks: [FOE], hp: { dummy: 4500 } }, { asks: [FOE], hp: { dummy: 3900, giant: 4000 } });
twice(
  'backdraft',
  { asks: [FOE], hp: { dummy: 4300 }, life: [6000, 5800] },
  { asks: [FOE], hp: { dummy: 3700, giant: 4000 }, life: [6000, 5800] },
);
twice(
  'flash-freeze',
  { asks: [FOE], status: { dummy: ['frozen'] } },
  { asks: [FOE], hp: { giant: 5000 }, status: { dummy: ['frozen'] } },
);
twice(
  'bubble-veil',
  { hp: { giant: 4600 }, life: [6200, 6000] },
  { hp: { giant: 3600, dummy: 4400 }, life: [6200, 6000] },
  { ...two, hurt: { giant: 1000 } },
);
twice(
  'aegis-of-light',
  { asks: [ALLY], status: { giant: ['guarded'] } },
  { asks: [ALLY], hp: { giant: 4500, dummy: 4400 }, status: { giant: ['guarded'] } },
  two,
);
twice(
  'miracle-moment',
  { asks: [ALLY], status: { giant: ['invincible'] } },
  { asks: [ALLY], hp: { giant: 5000, dummy: 4400 }, status: { giant: ['invincible'] } },
  two,
);
twice(
  'nightmare',
  { asks: [FOE], status: { dummy: ['asleep'] } },
  { asks: [FOE], hp: { giant: 5000 }, status: { dummy: ['asleep'] } },
);
twice(
  'poison-dart',
  { asks: [FOE], status: { dummy: ['poisoned 300'] } },
  { asks: [FOE], hp: { giant: 4000, dummy: 4400 }, status: { dummy: ['poisoned 300'] } },
);
twice(
  'vampire-kiss',
  { asks: [FOE], hp: { dummy: 4600 }, life: [6400, 6000] },
  { asks: [FOE], hp: { giant: 4000, dummy: 4000 }, life: [6400, 6000] },
);
twice(
  'emergency-backup',
  { asks: [ALLY], status: { giant: ['undying'] }, A: { hand: ['mark#2'] } },
  { asks: [ALLY], hp: { giant: 1, dummy: 4400 }, status: { giant: ['undying'] }, A: { hand: ['mark#2'] } },
  { ...two, hurt: { giant: 4500 } },
);
twice(
  'thorn-wall',
  { status: { giant: ['bristling'], odd: ['bristling'] } },
  { status: { giant: ['bristling'] }, hp: { giant: 4000, dummy: 5000 - 2000 } },
  two,
);
twice(
  'snapped-thread',
  { status: { dummy: [] } },
  { status: { dummy: [] }, hp: { giant: 4000, dummy: 4400 } },
  {
    set: (s, card) => {
      s.effects.push({
        kind: 'strengthened',
        card: 0,
        def: 0,
        ability: 'use',
        seat: 1,
        target: card('dummy').id,
        amount: 900,
        until: 99,
      });
    },
  },
);

clause('static-field', 'use', 'weakens the attacker, and needs one', () => {
  const t = atChain('static-field', {});
  expect([hp(t, 'giant'), statuses(t, 'dummy')]).toEqual([4600, ['weakened 600']]);
  const main = table({ A: { hand: ['static-field'] }, B: { monsters: ['dummy'] } });
  main.asks('A', 'main', ['end']).refuses('A', { do: 'use', card: main.id('static-field') }, 'text');
  const first = table({ active: 'B', A: { hand: ['static-field'] }, B: { monsters: ['dummy'] } });
  first.does('battle').asks('A', 'chain', ['pass']);
});

clause('parting-mist', 'use', 'stops an attack, which counts as made', () => {
  const t = atChain('parting-mist', {});
  expect([hp(t, 'giant'), hp(t, 'dummy'), life(t)]).toEqual([5000, 5000, [6000, 6000]]);
  t.asks('B', 'battle', ['attack mark > giant', 'attack mark > odd', 'end']);
  const own = battle({ A: { monsters: ['dummy'], hand: ['parting-mist'] } });
  own.refuses('A', { do: 'setsuna', card: own.id('parting-mist') }, 'MS-6.2');
});

/** B answers an attack of A's giant on dummy. */
const answered = (card: string, more: readonly string[] = []) =>
  table({
    A: { monsters: ['giant', 'odd'] },
    B: { monsters: ['dummy', 'mark', ...more], hand: [card], tokens: 9 },
  }).does('battle', 'pass', 'attack giant > dummy', `setsuna ${card}`);
clause('thread-of-exchange', 'use', 'another monster takes the blow', () => {
  const t = answered('thread-of-exchange', ['cheap']);
  t.asks('B', 'ally', ['pick cheap', 'pick mark']).does('pick mark');
  // Two against three: 2000 × 1.1.
  expect([hp(t, 'dummy'), hp(t, 'mark')]).toEqual([5000, 2800]);
  // There is nothing to exchange before an attack.
  const early = table({
    A: { monsters: ['giant'] },
    B: { monsters: ['dummy', 'mark'], hand: ['thread-of-exchange'] },
  }).does('battle');
  early.refuses('B', { do: 'setsuna', card: early.id('thread-of-exchange') }, 'text');
});
clause('porcupine-guard', 'use', 'the attacked monster strikes back with all of its attack', () => {
  const t = answered('porcupine-guard');
  expect([hp(t, 'dummy'), hp(t, 'giant')]).toEqual([3000, 4000]);
});
clause('into-the-spray', 'use', 'the attacked monster returns to the hand, and the attacker chooses another', () => {
  const t = answered('into-the-spray');
  expect(t.zone('B', 'hand')).toEqual(['dummy']);
  t.asks('A', 'retarget', ['attack giant > mark', 'give-up']);
});
clause('parting-embers', 'use', '40% of its attack as damage to the attacker', () => {
  // 800, and the counter of 300.
  expect(hp(answered('parting-embers'), 'giant')).toBe(5000 - 800 - 300);
});
clause('shadow-stitch', 'use', 'half of its HP as damage to the attacker', () => {
  expect(hp(answered('shadow-stitch'), 'giant')).toBe(2500 - 300);
});
clause('foresight', 'use', "shows the opponent's hand and draws", () => {
  const t = table({ A: { hand: ['foresight'] }, B: { hand: ['odd', 'zero'] } }).does('use foresight');
  expect(t.zone('A', 'hand')).toEqual(['mark']);
  for (const label of ['odd', 'zero']) expect(t.card(label).known & 1).toBe(1);
});
