import { rule } from '@taisen/testkit';
import { expect } from 'vitest';
import { backstage, hand, home, knows, stage, table } from '../table.ts';

const three = ['seiso-cool', 'vocal-hot', 'otaku-staff'];

rule('HL-6.1', 'the stage cards of both players leave the game', () => {
  const t = table({ step: 'turn', A: { stage: three, ready: 1 }, B: { stage: ['one', 'two'], hand: ['three'] } });
  expect(stage(t, 'A')).toEqual([null, null, null]);
  expect(stage(t, 'B')).toEqual([null, null, null]);
  expect(t.zone('A', 'gone').sort()).toEqual([...three, 'one', 'two'].sort());
  expect(home(t)).toEqual([]);
  expect(t.match.state.ready).toEqual([0, 0]);
});

rule('HL-6.2', 'backstage cards move to their stage, face down if they were, and may be opened later', () => {
  const t = table({
    step: 'turn',
    A: { stage: three, ready: 1, backstage: ['mute-hot'] },
    B: { backstage: ['greeter'], hand: ['three'] },
    guests: ['greeter'],
  });
  expect([stage(t, 'A'), backstage(t, 'A')]).toEqual([['mute-hot', null, null], null]);
  expect([stage(t, 'B'), backstage(t, 'B')]).toEqual([['greeter', null, null], null]);
  expect([t.card('mute-hot').faceDown, t.card('greeter').faceDown, knows(t, 'A', 'greeter')]).toEqual([
    false,
    true,
    false,
  ]);
  t.asks('B', 'action', ['open greeter', 'done']).does('open greeter');
  expect(hand(t, 'B')).toEqual(['three', 'one', 'two']);
});

rule('HL-6.3', 'the winner is recorded and the loser starts the next round', () => {
  const t = table({ step: 'turn', A: { stage: three, ready: 1 }, B: { hand: ['three'] } });
  expect(t.match.state).toMatchObject({ round: 2, wins: [1, 0], active: 1, turn: 4 });
  const u = table({
    step: 'turn',
    A: { stage: three, ready: 2, hand: ['one'] },
    B: { stage: ['vocal-cool', 'vocal-lovely', 'mute-hot'], ready: 1 },
  });
  expect(u.match.state).toMatchObject({ round: 2, wins: [0, 1], active: 0, turn: 4 });
});

rule('HL-6.4', 'hands are not refilled; Home and deck stay', () => {
  const spec = {
    step: 'turn',
    A: { stage: three, ready: 1, hand: ['mute-hot'] },
    B: { hand: ['mute-cool'] },
    shared: { home: ['mute-grey'] },
  };
  const t = table(spec);
  expect(hand(t, 'A')).toEqual(['mute-hot']);
  // Only B's own draw of the new turn.
  expect(hand(t, 'B')).toEqual(['mute-cool', 'one']);
  expect(home(t)).toEqual(['mute-grey']);
  const house = table({ ...spec, rulings: { refill: 2 } });
  expect(hand(house, 'A')).toEqual(['mute-hot', 'one', 'two']);
  expect(hand(house, 'B')).toEqual(['mute-cool', 'three', 'four', 'five']);
});
