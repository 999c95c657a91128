import { expect, test } from 'vitest';
import { ICONS } from '../../src/index.ts';
import { clause, hand, home, knows, stage, table } from '../table.ts';

clause('lantern-rumi', 'play', 'draws two, then puts a card of the hand under the deck', () => {
  const t = table({ A: { hand: ['lantern-rumi', 'mute-hot'] } }).does('stage lantern-rumi');
  t.asks('A', 'hand-card', ['pick mute-hot', 'pick one', 'pick two']).does('pick one');
  expect(hand(t, 'A')).toEqual(['mute-hot', 'two']);
  expect(t.zone('A', 'deck').at(-1)).toBe('one');
  expect(knows(t, 'B', 'one')).toBe(false);
});

clause(
  'parfait-nana',
  'play',
  'both choose at once: shared, each draws one; grabbed by one, that player draws three',
  () => {
    const eat = (mine: string, theirs: string) => {
      const t = table({ A: { hand: ['parfait-nana'] }, B: { hand: ['mute-hot'] } }).does('stage parfait-nana');
      t.asks('A', 'parfait', ['share', 'grab']).asks('B', 'parfait', ['share', 'grab']).B(theirs);
      expect(t.match.waitingFor).toEqual([0]);
      t.A(mine);
      // B also draws for the own turn.
      return [hand(t, 'A').length, hand(t, 'B').length - 2, home(t)];
    };
    expect(eat('share', 'share')).toEqual([1, 1, []]);
    expect(eat('grab', 'share')).toEqual([3, 0, []]);
    expect(eat('share', 'grab')).toEqual([0, 3, []]);
    expect(eat('grab', 'grab')).toEqual([0, 0, ['parfait-nana']]);
  },
);

clause('vinyl-kaede', 'action', 'sends a card of the hand Home and draws two', () => {
  const t = table({ step: 'action', A: { stage: ['vinyl-kaede'], hand: ['mute-hot', 'mute-cool'] } });
  t.does('act vinyl-kaede').asks('A', 'hand-card', ['pick mute-hot', 'pick mute-cool']).does('pick mute-hot');
  expect(hand(t, 'A')).toEqual(['mute-cool', 'one', 'two']);
  expect(home(t)).toEqual(['mute-hot']);
});

test('vinyl-kaede does nothing without a card in hand', () => {
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

clause('drumroll-goro', 'play', 'rolls as long as its player wants: a card for three or more, Home for less', () => {
  const spec = (...results: number[]) => ({
    A: { hand: ['drumroll-goro'] },
    rolls: results.map((result) => result - 1),
  });
  const t = table(spec(3, 6)).does('stage drumroll-goro');
  t.asks('A', 'may', ['yes', 'no']).does('yes');
  expect(hand(t, 'A')).toEqual(['one']);
  t.asks('A', 'may', ['yes', 'no']).does('yes', 'no');
  expect([hand(t, 'A'), stage(t, 'A')]).toEqual([
    ['one', 'two'],
    ['drumroll-goro', null, null],
  ]);
  const bust = table(spec(4, 2)).does('stage drumroll-goro', 'yes', 'yes');
  expect([hand(bust, 'A'), home(bust)]).toEqual([['one'], ['drumroll-goro']]);
  const none = table(spec()).does('stage drumroll-goro', 'no');
  expect([hand(none, 'A'), home(none)]).toEqual([[], []]);
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

clause('last-train-tsumugi', 'passive', 'returns to the hand at the end of a round, also from a lost one', () => {
  const spec = (guests: string[]) => ({
    step: 'turn',
    A: { stage: ['mute-hot', 'mute-cool', 'mute-grey'], ready: 1, hand: [] },
    B: { stage: ['last-train-tsumugi', 'vocal-hot'], hand: ['seiso-hot'] },
    guests,
  });
  const t = table(spec([]));
  expect(t.match.state.wins).toEqual([1, 0]);
  expect(hand(t, 'B')).toEqual(['seiso-hot', 'last-train-tsumugi', 'one']);
  expect(t.zone('A', 'gone').sort()).toEqual(['mute-cool', 'mute-grey', 'mute-hot', 'vocal-hot']);
  // Face down it leaves the game like any other card.
  const down = table(spec(['last-train-tsumugi']));
  expect(hand(down, 'B')).toEqual(['seiso-hot', 'one']);
});
