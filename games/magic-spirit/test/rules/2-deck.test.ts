import { Match, rulingsOf } from '@taisen/kernel';
import { rule } from '@taisen/testkit';
import { expect } from 'vitest';
import { magicSpirit } from '../../src/index.ts';
import { active, battle, life, table } from '../table.ts';

const check = (deck: readonly string[], rulings = {}) =>
  magicSpirit
    .checkDeck(deck, rulingsOf(magicSpirit, { rulings }))
    .map(({ rule: id, message }) => `${id} ${message.en}`);
const times = (id: string, count: number) => new Array<string>(count).fill(id);
/** Forty cards: three of each of the pool's first monsters, and one of the last. */
const plain = magicSpirit.cards
  .slice(0, 14)
  .flatMap(({ id }) => times(id, 3))
  .slice(0, 40);
const decks = [plain, plain] as const;
const fresh = (rulings = {}) => Match.start(magicSpirit, { seed: 'fresh', decks, rulings });

rule('MS-2.1', 'both players start with 6000 life', () => {
  expect(fresh().state.life).toEqual([6000, 6000]);
});

rule('MS-2.2', 'a deck has exactly 40 cards of the pool', () => {
  expect(check(plain)).toEqual([]);
  expect(check(plain.slice(1))).toEqual(['MS-2.2 the deck has 39 cards: it must have exactly 40']);
  expect(check([...plain, 'fireball'])).toEqual(['MS-2.2 the deck has 41 cards: it must have exactly 40']);
  expect(check([...plain.slice(1), 'nobody'])).toEqual(['MS-2.2 there is no card called "nobody"']);
  expect(() => Match.start(magicSpirit, { seed: 's', decks: [plain, []] })).toThrow(/MS-2\.2/);
});

rule('MS-2.3', 'at most three copies of a card', () => {
  expect(check([...times('fireball', 4), ...plain.slice(4)])).toEqual(['MS-2.3 4 of Fireball: at most 3 of a card']);
  expect(check([...times('fireball', 3), ...plain.slice(3)])).toEqual([]);
});

rule('MS-2.4', 'at most one taboo card in the deck', () => {
  const two = ['taboo-eraser', 'taboo-second-sun', ...plain.slice(2)];
  expect(check(two)).toEqual(['MS-2.4 2 taboo cards: at most 1 in a deck']);
  expect(check(['taboo-eraser', 'taboo-eraser', ...plain.slice(2)])).toEqual([
    'MS-2.4 2 taboo cards: at most 1 in a deck',
  ]);
  expect(check(['taboo-eraser', ...plain.slice(1)])).toEqual([]);
  expect(check(two, { tabooLimit: 2 })).toEqual([]);
  expect(check(['taboo-eraser', ...plain.slice(1)], { tabooLimit: 0 })).toHaveLength(1);
});

rule('MS-2.5', 'five cards each, no mulligan and no hand limit', () => {
  const { state, pending } = fresh();
  const hands = [state.zones[0], state.zones[1]].map((hand) => hand?.length);
  // The starting player has drawn for the first turn and chooses an action at once.
  expect(hands[state.starter]).toBe(6);
  expect(hands[1 - state.starter]).toBe(5);
  expect(pending[0]?.kind).toBe('main');
  const three = fresh({ openingHand: 3 }).state;
  expect(three.zones[1 - three.starter]).toHaveLength(3);
  const more = fresh({ secondCards: 2 }).state;
  expect(more.zones[more.starter]).toHaveLength(6);
  expect(more.zones[1 - more.starter]).toHaveLength(7);
  const t = table({ A: { hand: times('mark', 12) } });
  t.does('end');
  expect(t.zone('A', 'hand')).toHaveLength(12);
});

rule('MS-2.6', "one token at the start and one more each turn, so two in each player's first turn; at most ten", () => {
  const match = fresh();
  const first = match.state.starter;
  expect(match.state.tokens[first]).toBe(2);
  expect(match.state.tokens[1 - first]).toBe(1);
  match.answer(first, { do: 'end' });
  expect(match.state.tokens).toEqual([2, 2]);
  const t = table({ B: { tokens: 10 } });
  t.does('end');
  expect(t.match.state.tokens).toEqual([5, 10]);
});

rule('MS-2.7', 'a cost is paid by resting active tokens', () => {
  const t = table({ A: { hand: ['giant', 'dummy'], tokens: 4, rested: 1 } });
  t.does('summon giant');
  expect([t.match.state.tokens, t.match.state.rested]).toEqual([
    [4, 5],
    [3, 0],
  ]);
  t.does('summon dummy');
  expect(active(t)).toEqual([0, 5]);
});

rule('MS-2.8', 'a player with an empty deck draws nothing and does not lose', () => {
  const t = table({ step: 'draw', A: { deck: [] } });
  // The second draw is not offered, because both players can see the empty deck.
  t.asks('A', 'main', ['end']);
  expect(life(t)).toEqual([6000, 6000]);
  table({ step: 'draw', A: { deck: [] }, rulings: { emptyDeckLoses: true } }).ends('B', 'MS-2.8');
  battle({ A: { monsters: ['dummy'], deck: [] } }).asks('A', 'battle', ['direct dummy', 'end']);
});
