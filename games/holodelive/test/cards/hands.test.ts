import { expect, test } from 'vitest';
import { clause, hand, home, knows, stage, table } from '../table.ts';

clause('peephole-mitsu', 'play', 'puts a card of the opponent under the deck, and the opponent draws one', () => {
  const t = table({ A: { hand: ['peephole-mitsu'] }, B: { hand: ['mute-hot', 'mute-cool'] } });
  t.does('stage peephole-mitsu').asks('A', 'hand-card', ['pick mute-hot', 'pick mute-cool']).does('pick mute-hot');
  expect(hand(t, 'B')).toEqual(['mute-cool', 'one', 'two']);
  expect(t.zone('A', 'deck').at(-1)).toBe('mute-hot');
  expect(['mute-cool', 'mute-hot', 'one'].map((label) => knows(t, 'A', label))).toEqual([true, true, false]);
});

test('peephole-mitsu play: does nothing to an empty hand', () => {
  const t = table({ A: { hand: ['peephole-mitsu'] } }).does('stage peephole-mitsu');
  expect(hand(t, 'B')).toEqual(['one']);
});

clause('spotlight-ema', 'play', 'the opponent shows the hand; a shared icon draws two', () => {
  const t = table({ A: { hand: ['spotlight-ema'] }, B: { hand: ['mute-hot', 'vocal-hot'] } }).does(
    'stage spotlight-ema',
  );
  expect(hand(t, 'A')).toEqual(['one', 'two']);
  expect([knows(t, 'A', 'mute-hot'), t.card('vocal-hot').known]).toEqual([true, 7]);
  const none = table({ A: { hand: ['spotlight-ema'] }, B: { hand: ['mute-hot', 'seiso-hot'] } });
  none.does('stage spotlight-ema');
  expect([hand(none, 'A'), knows(none, 'A', 'seiso-hot')]).toEqual([[], true]);
});

clause('pickpocket-juri', 'play', 'takes a random card and gives one back', () => {
  const t = table({
    A: { hand: ['pickpocket-juri', 'mute-grey'] },
    B: { hand: ['mute-hot', 'mute-cool'] },
    rolls: [0],
  });
  // Hands are listed top first: the card at 0 is the last one.
  t.does('stage pickpocket-juri').asks('A', 'hand-card', ['pick mute-grey', 'pick mute-cool']).does('pick mute-grey');
  expect(hand(t, 'A')).toEqual(['mute-cool']);
  expect(hand(t, 'B')).toEqual(['mute-hot', 'mute-grey', 'one']);
  expect([knows(t, 'B', 'mute-cool'), knows(t, 'A', 'mute-hot')]).toEqual([true, false]);
});

clause('mirror-aoi', 'play', 'both choose a card in secret and swap them', () => {
  const t = table({ A: { hand: ['mirror-aoi', 'mute-hot', 'mute-cool'] }, B: { hand: ['vocal-hot', 'seiso-hot'] } });
  t.does('stage mirror-aoi');
  t.asks('A', 'swap', ['pick mute-hot', 'pick mute-cool']).asks('B', 'swap', ['pick vocal-hot', 'pick seiso-hot']);
  t.B('pick seiso-hot');
  expect(stage(t, 'A')).toEqual(['mirror-aoi', null, null]);
  t.A('pick mute-hot');
  expect(hand(t, 'A').sort()).toEqual(['mute-cool', 'seiso-hot']);
  expect(hand(t, 'B').sort()).toEqual(['mute-hot', 'one', 'vocal-hot']);
});

test('mirror-aoi play: needs a card on both sides', () => {
  const t = table({ A: { hand: ['mirror-aoi', 'mute-hot'] } }).does('stage mirror-aoi');
  expect([hand(t, 'A'), hand(t, 'B')]).toEqual([['mute-hot'], ['one']]);
});

clause('fullhouse-kotone', 'play', 'may swap the whole hands', () => {
  const spec = { A: { hand: ['fullhouse-kotone', 'mute-hot'] }, B: { hand: ['vocal-hot', 'seiso-hot'] } };
  const t = table(spec).does('stage fullhouse-kotone').asks('A', 'may', ['yes', 'no']).does('yes');
  expect(hand(t, 'A').sort()).toEqual(['seiso-hot', 'vocal-hot']);
  expect(hand(t, 'B')).toEqual(['mute-hot', 'one']);
  const no = table(spec).does('stage fullhouse-kotone', 'no');
  expect(hand(no, 'A')).toEqual(['mute-hot']);
});

clause('landlady-obara', 'action', 'looks at a random card of the opponent', () => {
  const t = table({
    step: 'action',
    A: { stage: ['landlady-obara'], hand: ['one'] },
    B: { hand: ['mute-hot', 'mute-cool'] },
    rolls: [1],
  });
  t.asks('A', 'action', ['act landlady-obara', 'done']).does('act landlady-obara');
  expect([knows(t, 'A', 'mute-hot'), knows(t, 'A', 'mute-cool')]).toEqual([true, false]);
});

clause('landlady-obara', 'passive', 'draws when the opponent opens a guest', () => {
  const t = table({
    step: 'action',
    A: { backstage: ['mute-hot'], stage: ['mute-cool'] },
    B: { stage: ['landlady-obara'] },
    guests: ['mute-hot', 'mute-cool'],
  });
  t.does('open mute-hot');
  expect(hand(t, 'B')).toEqual(['one']);
  t.does('open mute-cool');
  expect(hand(t, 'B').slice(0, 2)).toEqual(['one', 'two']);
});

clause('booing-kage', 'action', 'the opponent sends a card Home or lets A draw', () => {
  const spec = { step: 'action', A: { stage: ['booing-kage'] }, B: { hand: ['mute-hot', 'mute-cool'] } };
  const t = table(spec).does('act booing-kage').asks('B', 'offer', ['pick mute-hot', 'pick mute-cool', 'allow']);
  t.does('pick mute-cool');
  expect([hand(t, 'A'), hand(t, 'B').slice(0, 1), home(t)]).toEqual([[], ['mute-hot'], ['mute-cool']]);
  const u = table(spec).does('act booing-kage', 'allow');
  expect([hand(u, 'A'), home(u)]).toEqual([['one'], []]);
});

clause('booing-kage', 'action', 'does not ask with an empty hand', () => {
  const t = table({ step: 'action', A: { stage: ['booing-kage'] } }).does('act booing-kage');
  expect(hand(t, 'A')).toEqual(['one']);
});

clause('giftwrap-ribbon', 'play', 'gives a card away and draws two', () => {
  const t = table({ A: { hand: ['giftwrap-ribbon', 'mute-hot', 'mute-cool'] } }).does('stage giftwrap-ribbon');
  t.asks('A', 'hand-card', ['pick mute-hot', 'pick mute-cool']).does('pick mute-cool');
  expect(hand(t, 'A')).toEqual(['mute-hot', 'one', 'two']);
  expect(hand(t, 'B')).toEqual(['mute-cool', 'three']);
  const empty = table({ A: { hand: ['giftwrap-ribbon'] } }).does('stage giftwrap-ribbon');
  expect(hand(empty, 'A')).toEqual([]);
});

clause('fleamarket-bon', 'action', 'swaps a card at Home with one of the hand', () => {
  const t = table({
    step: 'action',
    A: { stage: ['fleamarket-bon'], hand: ['mute-hot', 'mute-cool'] },
    shared: { home: ['vocal-hot', 'seiso-hot'] },
  });
  t.does('act fleamarket-bon').asks('A', 'home-card', ['pick vocal-hot', 'pick seiso-hot']).does('pick seiso-hot');
  t.asks('A', 'hand-card', ['pick mute-hot', 'pick mute-cool']).does('pick mute-hot');
  expect([hand(t, 'A'), home(t)]).toEqual([
    ['mute-cool', 'seiso-hot'],
    ['vocal-hot', 'mute-hot'],
  ]);
});

clause('finale-ouka', 'play', 'both hands go Home, and both players draw as many cards', () => {
  const t = table({ A: { hand: ['finale-ouka', 'mute-hot'] }, B: { hand: ['vocal-hot', 'seiso-hot'] } });
  t.does('stage finale-ouka');
  expect(hand(t, 'A')).toEqual(['one']);
  expect(hand(t, 'B')).toEqual(['two', 'three', 'four']);
  expect(home(t).sort()).toEqual(['mute-hot', 'seiso-hot', 'vocal-hot']);
});
