import { expect } from 'vitest';
import { backstage, clause, hand, knows, stage, table } from '../table.ts';

const behind = { stage: ['mute-hot', 'mute-cool'], backstage: ['vocal-hot'] };
const guests = ['mute-cool', 'vocal-hot'];

clause('moonlit-yoru', 'play', "looks at all of the opponent's guests", () => {
  const t = table({ A: { hand: ['moonlit-yoru'] }, B: behind, guests }).does('stage moonlit-yoru');
  expect([knows(t, 'A', 'mute-cool'), knows(t, 'A', 'vocal-hot')]).toEqual([true, true]);
  expect(t.card('vocal-hot').known & 4).toBe(0);
});

clause('moonlit-yoru', 'action', 'turns face down, and may be opened again', () => {
  const t = table({ step: 'action', A: { stage: ['moonlit-yoru'] }, B: behind, guests });
  t.does('act moonlit-yoru').asks('A', 'action', ['open moonlit-yoru', 'done']);
  expect(t.card('moonlit-yoru').faceDown).toBe(true);
  t.does('open moonlit-yoru');
  expect(knows(t, 'A', 'vocal-hot')).toBe(true);
  // The action skill was used already, so there is no action left, and A has no card to play.
  expect(t.match.state.active).toBe(1);
});

clause('flashbulb-chie', 'play', 'turns a guest of the opponent face up, without its skill', () => {
  const t = table({
    A: { hand: ['flashbulb-chie'] },
    B: { stage: ['mute-hot', 'mute-cool'], backstage: ['greeter'] },
    guests: ['mute-cool', 'greeter'],
  });
  t.does('stage flashbulb-chie').asks('A', 'guest', ['pick mute-cool', 'pick greeter']).does('pick greeter');
  expect([t.card('greeter').faceDown, t.card('greeter').known, t.card('mute-cool').faceDown]).toEqual([false, 7, true]);
  expect(hand(t, 'B')).toEqual(['one']);
});

clause('trapdoor-moguri', 'play', "may move face down into its player's backstage and draw", () => {
  const t = table({ A: { hand: ['trapdoor-moguri'], stage: ['mute-hot'] } }).does('stage trapdoor-moguri');
  t.asks('A', 'may', ['yes', 'no']).does('yes');
  expect([stage(t, 'A'), backstage(t, 'A')]).toEqual([['mute-hot', null, null], 'trapdoor-moguri']);
  expect([t.card('trapdoor-moguri').faceDown, hand(t, 'A')]).toEqual([true, ['one']]);
  const taken = table({ A: { hand: ['trapdoor-moguri'], backstage: ['mute-hot'] } }).does('stage trapdoor-moguri');
  expect(stage(taken, 'A')).toEqual(['trapdoor-moguri', null, null]);
});

clause('stagehand-taku', 'play', 'returns a guest of the opponent to their hand', () => {
  const t = table({ A: { hand: ['stagehand-taku'] }, B: behind, guests }).does('stage stagehand-taku');
  t.asks('A', 'guest', ['pick mute-cool', 'pick vocal-hot']).does('pick vocal-hot');
  expect([backstage(t, 'B'), hand(t, 'B'), knows(t, 'A', 'vocal-hot')]).toEqual([null, ['vocal-hot', 'one'], false]);
});

clause('stagedoor-sena', 'play', 'may put a card of the hand into the backstage', () => {
  const t = table({ A: { hand: ['stagedoor-sena', 'mute-hot', 'mute-cool'] } }).does('stage stagedoor-sena');
  t.asks('A', 'hand-card', ['pick mute-hot', 'pick mute-cool', 'none']).does('pick mute-cool');
  expect([backstage(t, 'A'), hand(t, 'A'), knows(t, 'B', 'mute-cool')]).toEqual(['mute-cool', ['mute-hot'], false]);
});

clause('stagedoor-sena', 'passive', "protects its player's guests from the opponent's skills", () => {
  const guarded = { stage: ['stagedoor-sena', 'mute-cool'], backstage: ['vocal-hot'] };
  const t = table({ A: { hand: ['flashbulb-chie'] }, B: guarded, guests }).does('stage flashbulb-chie');
  expect([t.card('mute-cool').faceDown, t.card('vocal-hot').faceDown]).toEqual([true, true]);
  const u = table({ A: { hand: ['moonlit-yoru'] }, B: guarded, guests }).does('stage moonlit-yoru');
  expect(knows(u, 'A', 'vocal-hot')).toBe(false);
});
