import { Match, viewOf } from '@taisen/kernel';
import { rule } from '@taisen/testkit';
import { expect } from 'vitest';
import { holodelive } from '../../src/index.ts';
import { backstage, eventTypes, hand, home, stage, table } from '../table.ts';

const three = ['seiso-cool', 'vocal-hot', 'otaku-staff'];
const start = (seed: string, rulings = {}) => Match.start(holodelive, { seed, decks: [[], []], rulings });

rule('HL-4.1', 'a coin decides who starts', () => {
  const starters = Array.from({ length: 200 }, (_, i) => start(`coin ${i}`).state.active);
  const first = starters.filter((seat) => seat === 0).length;
  expect(first).toBeGreaterThan(70);
  expect(first).toBeLessThan(130);
});

rule('HL-4.2', 'each player draws two cards', () => {
  const { state } = start('two');
  const [starter, other] = [state.active, 1 - state.active];
  expect([state.zones[starter]?.length, state.zones[other]?.length]).toEqual([3, 2]);
  const more = start('two', { openingHand: 4 }).state;
  expect([more.zones[starter]?.length, more.zones[other]?.length]).toEqual([5, 4]);
});

rule('HL-4.2', 'only its player sees a hand; ruling: everyone does', () => {
  const seen = (rulings: Record<string, boolean>) => {
    const match = Match.start(holodelive, { seed: 'open', decks: [[], []], rulings }, { record: true });
    const { count = 0, cards = [] } = viewOf(match, 1).zones['hand:0'] ?? {};
    return { count, readable: cards.filter((card) => card !== null).length };
  };
  const { count, readable } = seen({});
  expect(count).toBeGreaterThan(1);
  expect(readable).toBe(0);
  expect(seen({ openHands: true })).toEqual({ count, readable: count });
});

rule('HL-4.3', 'a player who is live-ready at the start of the turn has a live before the draw', () => {
  const t = table({ step: 'turn', A: { stage: three, ready: 1 }, B: { hand: ['one'] } });
  expect(eventTypes(t).slice(0, 2)).toEqual(['turn-start', 'live']);
  expect(hand(t, 'A')).toEqual([]);
  expect(t.match.state.wins).toEqual([1, 0]);
});

rule('HL-4.4', 'the turn player draws one card; there is no hand limit', () => {
  const held = new Array<string>(12).fill('mute-grey');
  const t = table({ step: 'turn', A: { hand: held } });
  expect(hand(t, 'A')).toHaveLength(13);
  t.does('stage one');
  expect(hand(t, 'A')).toHaveLength(12);
});

rule('HL-4.5', 'action skills, in any order, then the Play phase', () => {
  const spec = { step: 'action', A: { hand: ['two'], stage: ['worker', 'usher', 'one'] } };
  const t = table(spec).does('act usher', 'pick one').asks('A', 'action', ['act worker', 'done']);
  t.does('act worker').asks('A', 'play', [
    'stage two',
    'backstage two',
    'stage one',
    'backstage one',
    'stage one#2',
    'backstage one#2',
  ]);
  t.refuses('A', { do: 'act', card: t.id('worker') }, 'HL-4.5');
  const u = table(spec).does('act worker').asks('A', 'action', ['act usher', 'done']);
  u.refuses('A', { do: 'stage', card: u.id('two') }, 'HL-4.7');
  u.does('done').asks('A', 'play', ['backstage two', 'backstage one#2']);
});

rule('HL-4.5', 'the phase ends at once without a skill to use or a card to open', () => {
  table({ step: 'action', A: { hand: ['two'], stage: ['one'] } }).asks('A', 'play', ['stage two', 'backstage two']);
});

rule('HL-4.6', 'a face-down card may be opened: its play skill starts, and its action skill may follow', () => {
  const t = table({
    step: 'action',
    A: { backstage: ['two-trades'] },
    B: { stage: ['one', 'two'], hand: ['three'] },
    guests: ['two-trades'],
  });
  t.asks('A', 'action', ['open two-trades', 'done']).does('open two-trades');
  t.asks('A', 'stage-card', ['pick one', 'pick two']).does('pick two');
  expect(backstage(t, 'A')).toBe('two-trades');
  t.asks('A', 'action', ['act two-trades', 'done']).does('act two-trades');
  expect(hand(t, 'A')).toEqual(['one#2']);
});

rule(
  'HL-4.6',
  "also a face-down card on the player's own stage, but no face-up card and no card of the opponent",
  () => {
    const t = table({
      step: 'action',
      A: { stage: ['one', 'greeter'] },
      B: { stage: ['two'] },
      guests: ['greeter', 'two'],
    });
    t.asks('A', 'action', ['open greeter', 'done']).refuses('A', { do: 'open', card: t.id('one') }, 'HL-4.6');
    t.refuses('A', { do: 'open', card: t.id('two') }, 'HL-4.6').does('open greeter');
    expect(hand(t, 'A')).toEqual(['one#2']);
    t.refuses('A', { do: 'open', card: t.id('greeter') }, 'HL-4.6');
  },
);

rule('HL-4.7', 'one card of the hand must be played to a free stage place or the backstage', () => {
  const t = table({ A: { hand: ['one', 'two'], stage: ['three'] }, B: { hand: ['four'] } });
  t.asks('A', 'play', ['stage one', 'backstage one', 'stage two', 'backstage two']);
  t.refuses('A', { do: 'done' }, 'HL-4.7').refuses('A', { do: 'stage', card: t.id('three') }, 'HL-4.7');
  t.does('stage one');
  expect(t.match.state.active).toBe(1);
});

rule('HL-4.8', 'to the stage face up with its play skill, to the backstage face down without it', () => {
  const t = table({ A: { hand: ['greeter'] } }).does('stage greeter');
  expect([t.card('greeter').faceDown, hand(t, 'A')]).toEqual([false, ['one']]);
  const u = table({ A: { hand: ['greeter'] } }).does('backstage greeter');
  expect([u.card('greeter').faceDown, hand(u, 'A')]).toEqual([true, []]);
});

rule('HL-4.9', 'the Play phase is skipped without a card, without a free place, or if skills prevent it', () => {
  const none = table({ A: { hand: [] }, B: { hand: ['two'] } });
  expect(none.decision).toMatchObject({ seat: 1, kind: 'play' });
  const full = table({ A: { hand: ['one'], stage: three, backstage: ['two'] }, B: { hand: ['three'] } });
  expect(full.decision).toMatchObject({ seat: 1, kind: 'play' });
  const closed = table({ A: { hand: ['one'] }, B: { stage: ['closer'], hand: ['two'] } });
  expect(closed.decision).toMatchObject({ seat: 1, kind: 'play' });
});

rule('HL-4.9', 'a place that a skill closes is not offered', () => {
  const t = table({ A: { hand: ['one'], stage: ['ambassador-sari'] } });
  t.asks('A', 'play', ['stage one']).refuses('A', { do: 'backstage', card: t.id('one') }, 'HL-4.9');
});

rule(
  'HL-4.10',
  'at the end of the turn surplus cards leave Home, then the turn player with three on stage is ready',
  () => {
    const t = table({
      A: { hand: ['one'], stage: ['two', 'three'] },
      B: { stage: three, hand: ['four'] },
      shared: { home: ['mute-hot', 'mute-hot', 'mute-hot', 'mute-hot', 'mute-hot', 'mute-cool'] },
    });
    t.does('stage one');
    expect(home(t)).not.toContain('mute-cool');
    // B has three on stage, too, but becomes ready at the end of B's own turn.
    expect(t.match.state.ready).toEqual([3, 0]);
    expect(eventTypes(t).indexOf('ready')).toBeGreaterThan(eventTypes(t).indexOf('moved'));
    t.does('backstage four');
    expect(t.match.state.wins).toEqual([1, 0]);
  },
);

rule(
  'HL-4.10',
  'a player with fewer than three on stage is not ready, and becomes ready again at the end of an own turn',
  () => {
    const t = table({ A: { hand: ['two-trades'] }, B: { stage: three, ready: 2, hand: ['one'] } });
    t.does('stage two-trades', 'pick vocal-hot');
    expect(t.match.state.ready).toEqual([0, 0]);
    expect(stage(t, 'B')).toEqual(['seiso-cool', 'otaku-staff', null]);
    t.does('stage one');
    expect(t.match.state.ready).toEqual([0, 4]);
  },
);

/** A gives B the third card of a stage in A's own turn. */
const given = (rulings: Record<string, string>) =>
  table({
    rulings,
    A: { hand: ['bouquet-hana', 'mute-hot'], stage: ['two', 'three'] },
    B: { stage: ['vocal-hot', 'vocal-cool'], hand: ['mute-cool'] },
  });

rule('HL-4.10', "a stage that fills in the opponent's turn is ready at the end of its player's own turn", () => {
  const t = given({}).does('stage bouquet-hana', 'pick mute-hot');
  expect(stage(t, 'B')).toEqual(['vocal-hot', 'vocal-cool', 'mute-hot']);
  expect(t.match.state.ready).toEqual([3, 0]);
  t.asks('B', 'play', ['backstage mute-cool', 'backstage four']).does('backstage four');
  // B was ready second, so the Duo of B had to win the showdown in A's turn 5.
  expect(t.match.state.wins).toEqual([0, 1]);
});

rule('HL-4.10', 'ruling `readyAt`, `atOnce`: a stage is ready as soon as it has three cards', () => {
  const t = given({ readyAt: 'atOnce' }).does('stage bouquet-hana', 'pick mute-hot');
  // A filled the own stage first and B's after that; B's next turn begins with the showdown.
  expect(eventTypes(t).filter((type) => type === 'ready')).toHaveLength(2);
  expect(t.match.state.wins).toEqual([0, 1]);
  const tie = table({
    rulings: { readyAt: 'atOnce' },
    A: { hand: ['bouquet-hana', 'mute-hot'], stage: ['mute-grey', 'mute-grey'] },
    B: { stage: ['mute-grey', 'mute-cool'], hand: ['four'] },
  });
  // Casual against Casual, both ready in turn 3: A was ready first.
  expect(tie.does('stage bouquet-hana', 'pick mute-hot').match.state.wins).toEqual([1, 0]);
});
