import { Match, rulingsOf, type Setup, viewOf } from '@taisen/kernel';
import { rule } from '@taisen/testkit';
import { expect } from 'vitest';
import { holodelive } from '../../src/index.ts';
import { backstage, eventTypes, hand, home, knows, stage, table } from '../table.ts';

rule('HL-2.1', 'the stage has three places, face up, in order of arrival', () => {
  const t = table({ A: { hand: ['vocal-hot', 'otaku-cool'], stage: ['seiso-cool', 'seiso-hot'] } });
  t.does('stage vocal-hot');
  expect(stage(t, 'A')).toEqual(['seiso-cool', 'seiso-hot', 'vocal-hot']);
  expect(t.card('vocal-hot').faceDown).toBe(false);
  const full = table({ A: { hand: ['one'], stage: ['seiso-cool', 'seiso-hot', 'vocal-hot'] } });
  full.asks('A', 'play', ['backstage one']).refuses('A', { do: 'stage', card: full.id('one') }, 'HL-2.1');
});

rule('HL-2.1', 'when a card leaves, those behind move up and the next card is last', () => {
  const t = table({ step: 'action', A: { hand: ['one'], stage: ['seiso-cool', 'usher', 'vocal-hot'] } });
  t.does('act usher').asks('A', 'stage-card', ['pick seiso-cool', 'pick vocal-hot']).does('pick seiso-cool');
  expect(stage(t, 'A')).toEqual(['usher', 'vocal-hot', null]);
  t.does('stage one');
  expect(stage(t, 'A')).toEqual(['usher', 'vocal-hot', 'one']);
});

rule('HL-2.2', 'the backstage has one card, face down, which only its player knows', () => {
  const t = table({ A: { hand: ['one', 'two'] }, B: { hand: ['three'] } });
  t.does('backstage one');
  expect(backstage(t, 'A')).toBe('one');
  expect([knows(t, 'A', 'one'), knows(t, 'B', 'one')]).toEqual([true, false]);
  expect(viewOf(t.match, 1).zones['backstage:0']?.cards[0]).toEqual({ id: expect.any(Number), faceDown: true });
  expect(viewOf(t.match, 0).zones['backstage:0']?.cards[0]).toMatchObject({ card: 'one', faceDown: true });
  const taken = table({ A: { hand: ['one'], backstage: ['two'] } });
  taken.asks('A', 'play', ['stage one']).refuses('A', { do: 'backstage', card: taken.id('one') }, 'HL-2.2');
});

rule('HL-2.2', 'skills cannot choose a guest unless their text says so', () => {
  const t = table({
    A: { hand: ['two-trades'] },
    B: { stage: ['one', 'two', 'three'], backstage: ['four'] },
    guests: ['two', 'four'],
  });
  t.does('stage two-trades').asks('A', 'stage-card', ['pick one', 'pick three']);
});

const start = (seed: string, rulings: Setup['rulings'] = {}) =>
  Match.start(holodelive, { seed, decks: [[], []], rulings });

rule('HL-2.3', 'one shared deck of 60 different cards', () => {
  expect(holodelive.cards).toHaveLength(60);
  expect(new Set(holodelive.cards.map((card) => card.id)).size).toBe(60);
  const { state } = start('shared');
  expect(state.cards).toHaveLength(60);
  expect(new Set(state.cards.map((card) => card.def)).size).toBe(60);
  // Two cards each, and one drawn by the starting player.
  expect(state.zones[2]).toHaveLength(55);
  expect(holodelive.checkDeck(['lantern-rumi'], rulingsOf(holodelive, {})).map((problem) => problem.rule)).toEqual([
    'HL-2.3',
  ]);
});

rule('HL-2.4', 'skills send cards to one public Home, oldest first', () => {
  const t = table({ A: { hand: ['two-trades'] }, B: { stage: ['one', 'two'] }, shared: { home: ['three'] } });
  t.does('stage two-trades', 'pick one');
  expect(home(t)).toEqual(['three', 'one']);
  expect([knows(t, 'A', 'one'), knows(t, 'B', 'one')]).toEqual([true, true]);
  expect(t.match.state.zones[5]).toEqual([]);
});

rule('HL-2.5', 'at the end of the turn the oldest cards leave until five are left', () => {
  // Home is listed top first: `six` was added last.
  const homes = ['six', 'five', 'four', 'three', 'two', 'one'];
  const t = table({ A: { hand: ['seiso-hot'] }, shared: { home: ['seven', ...homes], deck: ['eight'] } });
  expect(home(t)).toHaveLength(7);
  t.does('stage seiso-hot');
  expect(home(t)).toEqual(['three', 'four', 'five', 'six', 'seven']);
  expect(t.zone('A', 'gone')).toEqual(['two', 'one']);
  const house = table({ rulings: { homeLimit: 3 }, A: { hand: ['seiso-hot'] }, shared: { home: homes } });
  house.does('stage seiso-hot');
  expect(home(house)).toEqual(['four', 'five', 'six']);
});

const emptyDeck = (rulings: Setup['rulings'] = {}) =>
  table({
    step: 'turn',
    rulings,
    A: { hand: ['one'] },
    shared: { deck: [], gone: ['two', 'three'], home: ['four'] },
    rolls: rulings['emptyDeck'] === 'reshuffle' ? [['three', 'two']] : [],
  });

rule('HL-2.6', 'with an empty deck there is no draw: what left the game stays out of it', () => {
  const t = emptyDeck();
  expect(hand(t, 'A')).toEqual(['one']);
  expect([t.zone('A', 'gone'), t.zone('A', 'deck'), home(t)]).toEqual([['two', 'three'], [], ['four']]);
  expect(eventTypes(t)).not.toContain('drawn');
  t.asks('A', 'play', ['stage one', 'backstage one']);
});

rule('HL-2.6', 'ruling `emptyDeck`, `reshuffle`: the cards that left the game are a new deck', () => {
  const t = emptyDeck({ emptyDeck: 'reshuffle' });
  expect(hand(t, 'A')).toEqual(['one', 'three']);
  expect(t.zone('A', 'deck')).toEqual(['two']);
  expect(knows(t, 'A', 'two')).toBe(false);
  expect(home(t)).toEqual(['four']);
});

rule('HL-2.6', 'a skill that draws gets as many cards as there are', () => {
  const t = table({
    A: { hand: ['umbrella-tamaki'] },
    B: { hand: ['two'] },
    shared: { deck: ['one'], gone: ['three'] },
  });
  t.does('stage umbrella-tamaki');
  expect([hand(t, 'A'), hand(t, 'B')]).toEqual([['one'], ['two']]);
});
