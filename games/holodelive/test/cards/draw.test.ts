import { expect, test } from 'vitest';
import { ICONS } from '../../src/index.ts';
import { clause, hand, home, knows, table } from '../table.ts';

clause('lantern-rumi', 'play', 'draws two, then puts a card of the hand under the deck', () => {
  const t = table({ A: { hand: ['lantern-rumi', 'mute-hot'] } }).does('stage lantern-rumi');
  t.asks('A', 'hand-card', ['pick mute-hot', 'pick one', 'pick two']).does('pick one');
  expect(hand(t, 'A')).toEqual(['mute-hot', 'two']);
  expect(t.zone('A', 'deck').at(-1)).toBe('one');
  expect(knows(t, 'B', 'one')).toBe(false);
});

clause('last-train-tsumugi', 'play', 'takes one of the top three and puts the rest under the deck', () => {
  const t = table({ A: { hand: ['last-train-tsumugi'] } }).does('stage last-train-tsumugi');
  t.asks('A', 'deck-card', ['pick one', 'pick two', 'pick three']).does('pick two');
  expect(hand(t, 'A')).toEqual(['two']);
  expect(t.zone('A', 'deck')).toEqual(['five', 'six', 'seven', 'eight', 'one', 'three']);
  expect([knows(t, 'A', 'one'), knows(t, 'B', 'one'), knows(t, 'B', 'two')]).toEqual([true, false, false]);
});

clause('last-train-tsumugi', 'play', 'looks at fewer cards if there are fewer', () => {
  const t = table({ A: { hand: ['last-train-tsumugi'] }, B: { hand: ['mute-hot'] }, shared: { deck: ['one', 'two'] } });
  t.does('stage last-train-tsumugi').asks('A', 'deck-card', ['pick one', 'pick two']);
});

clause('parfait-nana', 'play', 'both draw, and its player draws again if the opponent has more cards', () => {
  const t = table({ A: { hand: ['parfait-nana'] }, B: { hand: ['mute-hot'] } }).does('stage parfait-nana');
  expect(hand(t, 'A')).toEqual(['one', 'three']);
  expect(hand(t, 'B')).toEqual(['mute-hot', 'two', 'four']);
  const even = table({ A: { hand: ['parfait-nana', 'mute-cool'] }, B: { hand: ['mute-hot'] } });
  even.does('stage parfait-nana');
  expect(hand(even, 'A')).toEqual(['mute-cool', 'one']);
});

clause('vinyl-kaede', 'action', 'sends a card of the hand Home and draws two', () => {
  const t = table({ step: 'action', A: { stage: ['vinyl-kaede'], hand: ['mute-hot', 'mute-cool'] } });
  t.does('act vinyl-kaede').asks('A', 'hand-card', ['pick mute-hot', 'pick mute-cool']).does('pick mute-hot');
  expect(hand(t, 'A')).toEqual(['mute-cool', 'one', 'two']);
  expect(home(t)).toEqual(['mute-hot']);
});

test('vinyl-kaede action: does nothing without a card in hand', () => {
  const t = table({ step: 'action', A: { stage: ['vinyl-kaede'] }, B: { hand: ['mute-hot'] } }).does('act vinyl-kaede');
  expect([hand(t, 'A'), home(t)]).toEqual([[], []]);
});

clause('umbrella-tamaki', 'play', 'draws until its player has three cards', () => {
  const t = table({ A: { hand: ['umbrella-tamaki', 'mute-hot'] } }).does('stage umbrella-tamaki');
  expect(hand(t, 'A')).toEqual(['mute-hot', 'one', 'two']);
  const full = ['mute-hot', 'mute-cool', 'mute-grey', 'vocal-grey'];
  const u = table({ A: { hand: ['umbrella-tamaki', ...full] } }).does('stage umbrella-tamaki');
  expect(hand(u, 'A')).toHaveLength(4);
});

clause('static-noa', 'play', 'takes the card for the right icon, and sends it Home for a wrong one', () => {
  const spec = { A: { hand: ['static-noa'] }, B: { hand: ['mute-hot'] }, shared: { deck: ['vocal-hot', 'one'] } };
  const right = table(spec).does('stage static-noa').asks('A', 'icon', ICONS).does('VOCAL');
  expect(hand(right, 'A')).toEqual(['vocal-hot']);
  expect(knows(right, 'B', 'vocal-hot')).toBe(true);
  const wrong = table(spec).does('stage static-noa', 'SEISO');
  expect([hand(wrong, 'A'), home(wrong)]).toEqual([[], ['vocal-hot']]);
});

clause('ledger-fumi', 'play', 'takes a card from Home', () => {
  const t = table({ A: { hand: ['ledger-fumi'] }, shared: { home: ['mute-hot', 'mute-cool'] } });
  t.does('stage ledger-fumi').asks('A', 'home-card', ['pick mute-cool', 'pick mute-hot']).does('pick mute-hot');
  expect([hand(t, 'A'), home(t)]).toEqual([['mute-hot'], ['mute-cool']]);
});

clause('drumroll-goro', 'play', 'draws two for four or more, and one for less', () => {
  const throws = (result: number) =>
    hand(table({ A: { hand: ['drumroll-goro'] }, rolls: [result - 1] }).does('stage drumroll-goro'), 'A');
  expect([1, 3, 4, 6].map((result) => throws(result).length)).toEqual([1, 1, 2, 2]);
});

clause('scout-ren', 'play', 'searches the deck for a STAFF card, shows it, and shuffles', () => {
  const deck = ['one', 'otaku-staff', 'mute-hot', 'intel-staff'];
  const t = table({ A: { hand: ['scout-ren'] }, shared: { deck }, rolls: [['mute-hot', 'one', 'otaku-staff']] });
  t.does('stage scout-ren').asks('A', 'deck-card', ['pick otaku-staff', 'pick intel-staff', 'none']);
  t.does('pick intel-staff');
  expect(hand(t, 'A')).toEqual(['intel-staff']);
  expect([knows(t, 'B', 'intel-staff'), knows(t, 'A', 'one')]).toEqual([true, false]);
  expect(t.zone('A', 'deck')).toEqual(['one', 'otaku-staff']);
});

clause('scout-ren', 'play', 'asks, and finds nothing, if the deck has no STAFF card', () => {
  const t = table({ A: { hand: ['scout-ren'] }, rolls: ['keep'] });
  t.does('stage scout-ren').asks('A', 'deck-card', ['none']).does('none');
  expect(hand(t, 'A')).toEqual([]);
});

clause('metronome-kachi', 'passive', 'its player draws one more card each turn', () => {
  const t = table({ step: 'turn', A: { stage: ['metronome-kachi'] } });
  expect(hand(t, 'A')).toEqual(['one', 'two']);
  t.does('stage one');
  expect(hand(t, 'B')).toEqual(['three']);
});
