import { expect, test } from 'vitest';
import { SUITS } from '../../src/index.ts';
import { backstage, clause, eventTypes, hand, home, knows, stage, table } from '../table.ts';

const behind = { stage: ['mute-hot', 'mute-cool'], backstage: ['vocal-hot'] };
const guests = ['mute-cool', 'vocal-hot'];

clause('moonlit-yoru', 'action', 'turns face down, and may be opened again', () => {
  const t = table({ step: 'action', A: { stage: ['moonlit-yoru'] } });
  t.does('act moonlit-yoru').asks('A', 'action', ['open moonlit-yoru', 'done']);
  expect(t.card('moonlit-yoru').faceDown).toBe(true);
  t.does('open moonlit-yoru');
  expect(t.card('moonlit-yoru').faceDown).toBe(false);
  // The action skill was used already, so there is no action left, and A has no card to play.
  expect(t.match.state.active).toBe(1);
});

clause('moonlit-yoru', 'passive', 'the lower rank wins a showdown, for either player', () => {
  const casual = ['mute-cool', 'otaku-staff', 'mute-hot'];
  const duo = ['vocal-cool', 'vocal-hot', 'otaku-staff'];
  const showdown = (behind: object, down: string[] = []) =>
    table({
      step: 'turn',
      A: { stage: casual, ready: 2, hand: ['one'], ...behind },
      B: { stage: duo, ready: 1, hand: ['two'] },
      guests: down,
    }).match.state.wins;
  expect(showdown({})).toEqual([0, 1]);
  expect(showdown({ backstage: ['moonlit-yoru'] })).toEqual([1, 0]);
  // Face down backstage she changes nothing; face down on the stage she is turned up for the showdown (HL-5.3).
  expect(showdown({ backstage: ['moonlit-yoru'] }, ['moonlit-yoru'])).toEqual([0, 1]);
  expect(showdown({ stage: ['moonlit-yoru', 'mute-cool', 'otaku-staff'] }, ['moonlit-yoru'])).toEqual([1, 0]);
  // At the same rank the player who was ready first still wins (HL-5.5).
  const tie = table({
    step: 'turn',
    A: { stage: duo, ready: 2, hand: ['one'], backstage: ['moonlit-yoru'] },
    B: { stage: duo, ready: 1, hand: ['two'] },
  });
  expect(tie.match.state.wins).toEqual([0, 1]);
});

clause('flashbulb-chie', 'play', 'a guest of the named suit goes Home; any other is opened, with its skill', () => {
  const spec = {
    A: { hand: ['flashbulb-chie'] },
    B: { stage: ['mute-hot', 'mute-cool'], backstage: ['greeter'], hand: [] },
    guests: ['mute-cool', 'greeter'],
  };
  const t = table(spec).does('stage flashbulb-chie').asks('A', 'suit', SUITS).does('COOL');
  t.asks('A', 'guest', ['pick mute-cool', 'pick greeter']).does('pick mute-cool');
  expect([stage(t, 'B'), home(t)]).toEqual([['mute-hot', null, null], ['mute-cool']]);
  const wrong = table(spec).does('stage flashbulb-chie', 'COOL', 'pick greeter');
  expect([wrong.card('greeter').faceDown, home(wrong)]).toEqual([false, []]);
  // One card for the greeter's skill, one for B's turn.
  expect(hand(wrong, 'B')).toEqual(['one', 'two']);
  expect(eventTypes(wrong)).toContain('guest-opened');
});

test('flashbulb-chie asks nothing if there is no guest', () => {
  const t = table({ A: { hand: ['flashbulb-chie'] }, B: { stage: ['mute-hot'], hand: ['one'] } });
  expect(t.does('stage flashbulb-chie').match.state.active).toBe(1);
});

clause('trapdoor-moguri', 'play', "may move face down into its player's backstage and draw", () => {
  const t = table({ A: { hand: ['trapdoor-moguri'], stage: ['mute-hot'] } }).does('stage trapdoor-moguri');
  t.asks('A', 'may', ['yes', 'no']).does('yes');
  expect([stage(t, 'A'), backstage(t, 'A')]).toEqual([['mute-hot', null, null], 'trapdoor-moguri']);
  expect([t.card('trapdoor-moguri').faceDown, hand(t, 'A')]).toEqual([true, ['one']]);
  const taken = table({ A: { hand: ['trapdoor-moguri'], backstage: ['mute-hot'] } }).does('stage trapdoor-moguri');
  expect(stage(taken, 'A')).toEqual(['trapdoor-moguri', null, null]);
});

clause('stagehand-taku', 'play', 'may swap the cards of both backstages as they lie', () => {
  const t = table({
    A: { hand: ['stagehand-taku'], backstage: ['mute-grey'] },
    B: { stage: ['mute-hot'], backstage: ['vocal-hot'] },
    guests: ['vocal-hot'],
  });
  t.does('stage stagehand-taku').asks('A', 'may', ['yes', 'no']).does('yes');
  expect([backstage(t, 'A'), backstage(t, 'B')]).toEqual(['vocal-hot', 'mute-grey']);
  expect([t.card('vocal-hot').faceDown, t.card('mute-grey').faceDown]).toEqual([true, false]);
  expect([knows(t, 'A', 'vocal-hot'), t.card('vocal-hot').controller]).toEqual([true, 0]);
});

clause('stagehand-taku', 'play', 'moves the only card to the other backstage', () => {
  const t = table({ A: { hand: ['stagehand-taku'] }, B: behind, guests }).does('stage stagehand-taku', 'yes');
  expect([backstage(t, 'A'), backstage(t, 'B'), t.card('vocal-hot').faceDown]).toEqual(['vocal-hot', null, true]);
  const own = table({ A: { hand: ['stagehand-taku'], backstage: ['vocal-hot'] }, guests: ['vocal-hot'] });
  own.does('stage stagehand-taku', 'yes');
  expect([backstage(own, 'A'), backstage(own, 'B'), knows(own, 'B', 'vocal-hot')]).toEqual([null, 'vocal-hot', true]);
  // Sari closes the backstage of her player.
  const closed = table({ A: { hand: ['stagehand-taku'], stage: ['ambassador-sari'] }, B: behind, guests });
  expect(closed.does('stage stagehand-taku').match.state.active).toBe(1);
});

clause('stagedoor-sena', 'play', 'may put a card of the hand into the backstage', () => {
  const t = table({ A: { hand: ['stagedoor-sena', 'mute-hot', 'mute-cool'] } }).does('stage stagedoor-sena');
  t.asks('A', 'hand-card', ['pick mute-hot', 'pick mute-cool', 'none']).does('pick mute-cool');
  expect([backstage(t, 'A'), hand(t, 'A'), knows(t, 'B', 'mute-cool')]).toEqual(['mute-cool', ['mute-hot'], false]);
});

clause('stagedoor-sena', 'passive', "protects its player's guests from the opponent's skills", () => {
  const guarded = { stage: ['stagedoor-sena', 'mute-cool'], backstage: ['vocal-hot'] };
  // Without Sena, Chie would name a suit, and Taku would be asked whether to swap.
  const t = table({ A: { hand: ['flashbulb-chie'] }, B: { ...guarded, hand: ['one'] }, guests });
  t.does('stage flashbulb-chie').asks('B', 'action', ['open mute-cool', 'open vocal-hot', 'done']);
  const u = table({ A: { hand: ['stagehand-taku'] }, B: { ...guarded, hand: ['one'] }, guests });
  u.does('stage stagehand-taku').asks('B', 'action', ['open mute-cool', 'open vocal-hot', 'done']);
  expect([backstage(u, 'A'), backstage(u, 'B')]).toEqual([null, 'vocal-hot']);
});
