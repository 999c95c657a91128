/** Who knows which card, and under which id. */
import { scenario } from '@taisen/testkit';
import { expect, test } from 'vitest';
import { aliasOf, BOTTOM, knows, look, move, reveal, shuffle, turnOver, viewOf, zoneOf } from '../src/index.ts';
import { DECK, FIELD, HAND, sparks, TRASH } from './fixture/game.ts';

const table = () =>
  scenario(sparks, {
    step: 'main',
    A: { hand: ['bolt', 'omen'], deck: ['brute', 'ember', 'ward'], field: ['banner'] },
    B: { hand: ['quake', 'trade'], deck: ['surge'] },
    rolls: [],
  });

test('a hand is known to its holder, the table to everyone, a deck to nobody', () => {
  const t = table();
  expect([t.card('bolt').known, t.card('quake').known, t.card('banner').known, t.card('brute').known]).toEqual([
    1, 2, 7, 0,
  ]);
});

test('a card returned from the table to a hand stays known; ids stay the same', () => {
  const t = table();
  const id = t.id('banner');
  const before = aliasOf(t.match.state, id, 1);
  move(t.match.g, id, zoneOf(HAND, 0));
  expect(knows(t.card('banner'), 1)).toBe(true);
  expect(aliasOf(t.match.state, id, 1)).toBe(before);
  expect(viewOf(t.match, 1).zones['hand:0']).toMatchObject({ count: 3, cards: [{ id: before, card: 'banner' }] });
});

test('after an unseen card left a hand, nobody else knows what is left of it', () => {
  const t = table();
  reveal(t.match.g, [t.id('bolt')]);
  expect(knows(t.card('bolt'), 1)).toBe(true);
  move(t.match.g, t.id('omen'), zoneOf(DECK, 0), { at: BOTTOM });
  expect(knows(t.card('bolt'), 1)).toBe(false);
  expect(knows(t.card('bolt'), 0)).toBe(true);
  expect(aliasOf(t.match.state, t.id('bolt'), 1)).toBe(0);
});

test('a shown card may leave a hand without that', () => {
  const t = table();
  reveal(t.match.g, [t.id('bolt'), t.id('omen')]);
  move(t.match.g, t.id('omen'), zoneOf(DECK, 0), { at: BOTTOM, shown: true });
  expect(knows(t.card('bolt'), 1)).toBe(true);
  expect(viewOf(t.match, 1).zones['deck:0']?.cards).toMatchObject([{ card: 'omen', under: 3 }]);
});

test('a known card on top of a deck stays known when it is drawn; a shuffle ends all knowledge', () => {
  const t = table();
  move(t.match.g, t.id('banner'), zoneOf(DECK, 0));
  move(t.match.g, t.id('banner'), zoneOf(HAND, 0));
  expect(knows(t.card('banner'), 1)).toBe(true);
  const u = table();
  move(u.match.g, u.id('banner'), zoneOf(DECK, 0));
  u.match.state.rng.script = ['keep'];
  shuffle(u.match.g, zoneOf(DECK, 0));
  expect(u.card('banner').known).toBe(0);
});

test('a card taken out of a deck unseen could be any: the opponent loses track of the deck', () => {
  const t = table();
  reveal(t.match.g, [t.id('ember')]);
  look(t.match.g, 0, [t.id('ward')]);
  move(t.match.g, t.id('ward'), zoneOf(HAND, 0));
  expect(knows(t.card('ember'), 1)).toBe(false);
});

test('face down on the table everyone sees a card, and only that side can read it', () => {
  const t = table();
  move(t.match.g, t.id('omen'), zoneOf(FIELD, 0), { at: 1, faceDown: true });
  const seen = viewOf(t.match, 1).zones['field:0']?.cards[1];
  expect(seen).toEqual({ id: aliasOf(t.match.state, t.id('omen'), 1), faceDown: true });
  expect(viewOf(t.match, 0).zones['field:0']?.cards[1]).toMatchObject({ card: 'omen', faceDown: true });
  turnOver(t.match.g, t.id('omen'), false);
  expect(viewOf(t.match, 1).zones['field:0']?.cards[1]).toMatchObject({ card: 'omen' });
});

test('ids are given in the order a viewer sees cards, and given anew after they were lost', () => {
  const t = table();
  const { state } = t.match;
  const first = aliasOf(state, t.id('banner'), 1);
  move(t.match.g, t.id('banner'), zoneOf(DECK, 0));
  state.rng.script = ['keep'];
  shuffle(t.match.g, zoneOf(DECK, 0));
  expect(aliasOf(state, t.id('banner'), 1)).toBe(0);
  move(t.match.g, t.id('banner'), zoneOf(TRASH, 0));
  expect(aliasOf(state, t.id('banner'), 1)).toBeGreaterThan(first);
});
