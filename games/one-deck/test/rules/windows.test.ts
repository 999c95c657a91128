/** A decision must not reveal whether the player has an answer. */
import { viewOf } from '@taisen/kernel';
import { rule } from '@taisen/testkit';
import { expect } from 'vitest';
import { battle, type Spec, type T, table } from '../table.ts';

/** Everything that a viewer sees now and has received so far. */
const received = (t: T, viewer: 0 | 1 | 2): string =>
  JSON.stringify([viewOf(t.match, viewer), t.match.recorder?.events[viewer]]);

/** The same table with different hidden cards: A and a spectator receive the same before and after B passes. */
function looksTheSame(make: (hidden: string) => T, hidden: readonly string[], ...then: string[]): void {
  const seen = new Set<string>();
  for (const card of hidden) {
    const t = make(card);
    seen.add([0, 2].map((viewer) => received(t, viewer as 0 | 2)).join());
    t.does(...then);
    seen.add(`after ${[0, 2].map((viewer) => received(t, viewer as 0 | 2)).join()}`);
  }
  expect(seen.size).toBe(2);
}

const anyTrap = ['magic-cylinder', 'shift', 'widespread-ruin', 'waboku'];

rule('OD-6.1', 'at an attack, a set trap that fits and one that does not look the same', () => {
  const make = (trap: string) =>
    battle({ monsters: ['haniwa'] }, { monsters: ['kuriboh'], traps: [trap] }).does('direct haniwa');
  make('shift').asks('B', 'respond', ['pass']);
  make('waboku').asks('B', 'respond', ['use waboku', 'pass']);
  looksTheSame(make, anyTrap, 'pass');
});

rule('OD-6.1', 'the same when a card is used', () => {
  const make = (trap: string) =>
    table({ A: { hand: ['ookazi'], cost: 3 }, B: { monsters: ['kuriboh', 'haniwa'], traps: [trap] } }).does(
      'use ookazi',
    );
  make('magic-cylinder').asks('B', 'respond', ['pass']);
  looksTheSame(make, anyTrap, 'pass');
});

rule('OD-9.1', 'a hand with クリボー and one without look the same in the opponent’s battle phase', () => {
  const make = (card: string) =>
    battle(
      { monsters: ['haniwa'] },
      { hand: [card] },
      { shared: { deck: [card === 'kuriboh' ? 'ryu-kishin' : 'kuriboh', 'gigobyte'] } },
    ).does('direct haniwa');
  make('ryu-kishin').asks('B', 'respond', ['pass']);
  make('kuriboh').asks('B', 'respond', ['discard kuriboh (a)', 'discard kuriboh (b)', 'pass']);
  looksTheSame(make, ['kuriboh', 'ryu-kishin'], 'pass');
});

rule('OD-9.1', 'if クリボー is visible elsewhere, a hand alone is not enough to be asked', () => {
  const seen: Spec[] = [
    { A: { monsters: ['haniwa', 'kuriboh'] }, B: { hand: ['ryu-kishin'] } },
    { A: { monsters: ['haniwa'] }, B: { hand: ['ryu-kishin'], graveyard: ['kuriboh'] } },
  ];
  for (const spec of seen)
    table({ step: 'battle', ...spec })
      .does('direct haniwa')
      .asks('B', 'gift', ['pass']);
});

rule('OD-9.1', 'in the main phase a hand alone is not enough to be asked', () => {
  const t = table({ A: { hand: ['pot-of-greed'], cost: 3 }, B: { hand: ['kuriboh'] } }).does('use pot-of-greed');
  expect(t.decision.seat).toBe(0);
});

rule('OD-6.3', 'the turn player with cost and cards in hand is always asked', () => {
  const make = (card: string) =>
    battle({ monsters: ['haniwa'], hand: [card], cost: 3 }, { monsters: ['kuriboh'] }).does('attack haniwa > kuriboh');
  make('ryu-kishin').asks('A', 'respond', ['pass']);
  make('pot-of-greed').asks('A', 'respond', ['use pot-of-greed', 'pass']);
  expect(new Set(['ryu-kishin', 'pot-of-greed'].map((card) => received(make(card), 1))).size).toBe(1);
  // With too little cost both players can see that no answer is possible.
  battle({ monsters: ['haniwa'], hand: ['pot-of-greed'], cost: 2 }, { monsters: ['kuriboh'], traps: ['shift'] })
    .does('attack haniwa > kuriboh')
    .asks('B', 'respond', ['pass']);
});

rule('OD-5.9', 'the card drawn after a direct attack is hidden from the opponent', () => {
  const make = (top: string) =>
    battle({ monsters: ['haniwa'] }, {}, { shared: { deck: [top, 'gigobyte'] } }).does('direct haniwa');
  looksTheSame(make, ['pot-of-greed', 'monster-reborn', 'shift', 'ryu-kishin'], 'pass');
});
