import { rule } from '@taisen/testkit';
import { expect } from 'vitest';
import { RANKS } from '../../src/index.ts';
import { eventTypes, hand, rank, table } from '../table.ts';

const casual = ['mute-cool', 'otaku-staff', 'seiso-hot'];
const duo = ['vocal-cool', 'vocal-hot', 'otaku-staff'];
const flash = ['mute-cool', 'seiso-cool', 'otaku-cool'];
const trio = ['vocal-cool', 'vocal-hot', 'vocal-grey'];
const miracle = ['vocal-cool', 'both-hot-cool', 'vocal-cool'];

rule('HL-5.1', 'a live while the opponent is not ready wins the round', () => {
  const t = table({ step: 'turn', A: { stage: casual, ready: 1 }, B: { stage: miracle, hand: ['one'] } });
  expect(t.match.state.wins).toEqual([1, 0]);
  expect(eventTypes(t)).not.toContain('showdown');
});

const showdown = (mine: readonly string[], theirs: readonly string[], first: 'A' | 'B' = 'B') =>
  table({
    step: 'turn',
    turn: 9,
    A: { stage: mine, ready: first === 'A' ? 7 : 8, hand: ['one'] },
    B: { stage: theirs, ready: first === 'B' ? 7 : 8, hand: ['two'] },
  });
const winner = (t: ReturnType<typeof showdown>) => (t.match.state.wins[0] === 1 ? 'A' : 'B');

rule('HL-5.2', 'a live while the opponent is ready, too, is a showdown', () => {
  const t = showdown(casual, miracle);
  expect(eventTypes(t)).toContain('showdown');
  expect(winner(t)).toBe('B');
});

rule('HL-5.3', 'a unit is the stage, and the backstage card if it is face up', () => {
  const unit = (guests: string[]) =>
    table({
      A: { hand: ['one'], stage: ['vocal-cool', 'vocal-hot', 'otaku-staff'], backstage: ['vocal-grey'] },
      guests,
    });
  expect(RANKS[rank(unit([]), 'A')]).toBe('trio');
  expect(RANKS[rank(unit(['vocal-grey']), 'A')]).toBe('duo');
});

rule('HL-5.3', 'face-down stage cards are turned up for the showdown and count, without their play skill', () => {
  const t = table({
    step: 'turn',
    A: { stage: ['greeter', 'banner', 'vocal-hot'], backstage: ['vocal-cool'], ready: 2, hand: [] },
    B: { stage: casual, ready: 1, hand: ['two'] },
    guests: ['greeter', 'vocal-cool'],
  });
  expect(eventTypes(t).filter((type) => type === 'opened')).toHaveLength(1);
  // The backstage guest stays face down and does not count: Casual against Casual, and B was ready first.
  expect(t.match.state.wins).toEqual([0, 1]);
  expect(hand(t, 'A')).toEqual(['one']);
});

rule('HL-5.4', 'Miracle beats Trio beats Flash beats Duo beats Casual', () => {
  const ranks = [casual, duo, flash, trio, miracle];
  ranks.forEach((mine, i) => {
    ranks.forEach((theirs, j) => {
      if (i !== j) expect(winner(showdown(mine, theirs)), `${RANKS[i]} against ${RANKS[j]}`).toBe(i > j ? 'A' : 'B');
    });
    expect(RANKS[rank(table({ A: { stage: mine, hand: ['one'] } }), 'A')]).toBe(RANKS[i]);
  });
});

rule(
  'HL-5.4',
  'the best rank of any two or three cards of the unit; a Miracle needs icon and suit on the same three',
  () => {
    const of = (stage: string[], behind: string) =>
      RANKS[rank(table({ A: { stage, backstage: [behind], hand: ['one'] } }), 'A')];
    // Three cards share VOCAL, another three share HOT.
    expect(of(['vocal-cool', 'vocal-hot', 'vocal-grey'], 'mute-hot')).toBe('trio');
    expect(of(['vocal-hot', 'seiso-hot', 'vocal-cool'], 'mute-hot')).toBe('flash');
    expect(of(['vocal-hot', 'both-hot-cool', 'mute-grey'], 'vocal-hot')).toBe('miracle');
    expect(of(['vocal-hot', 'both-hot-cool', 'vocal-cool'], 'mute-grey')).toBe('trio');
    expect(of(['mute-grey', 'mute-cool', 'otaku-staff'], 'intel-staff')).toBe('casual');
  },
);

rule('HL-5.5', 'at the same rank the player who was ready first wins', () => {
  for (const unit of [casual, duo, flash, trio, miracle]) {
    expect(winner(showdown(unit, unit, 'A'))).toBe('A');
    expect(winner(showdown(unit, unit, 'B'))).toBe('B');
  }
});
