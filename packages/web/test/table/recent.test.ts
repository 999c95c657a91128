import { type Game, type SeenEvent, sayEvent } from '@taisen/kernel';
import { linkavel } from '@taisen/linkavel';
import { expect, test } from 'vitest';
import { recentActions } from '../../src/table/recent.ts';

const game = linkavel as unknown as Game;
const EVENTS: readonly SeenEvent[] = [
  { type: 'summoned', seat: 0, card: { id: 1, card: 'tide-heron' } },
  { type: 'drawn', seat: 0, amount: 1 },
  { type: 'attacks', seat: 1, card: { id: 2, card: 'ripple-fry' } },
  { type: 'damaged', seat: 0, card: { id: 2, card: 'ripple-fry' }, amount: 200, how: 'battle' },
  { type: 'used', seat: 1, card: { id: 0 } },
];

test('the latest actions are those with a card, with what each took', () => {
  const actions = recentActions(game, EVENTS, 6);
  expect(actions.map(({ card, kind, lost, at }) => [card, kind, lost, at])).toEqual([
    ['tide-heron', 'play', 0, 0],
    ['ripple-fry', 'attack', 200, 2],
  ]);
  expect(actions.map(({ results }) => results.map(({ type }) => type))).toEqual([['drawn'], ['damaged']]);
  expect(recentActions(game, EVENTS, 1).map(({ card }) => card)).toEqual(['ripple-fry']);
});

test('the log says who did how much to whom, and counts cards that nobody can read', () => {
  expect(sayEvent(game, EVENTS[3] as SeenEvent, 0, 'en')).toBe('You: 200 battle damage from Ripple Fry');
  const hidden = Array.from({ length: 22 }, () => ({ id: 0 }));
  expect(sayEvent(game, { type: 'looked', seat: 1, cards: hidden }, 0, 'en')).toBe('The opponent looked at 22 cards');
  const mixed = [{ id: 1, card: 'ripple-fry' }, { id: 0 }];
  expect(sayEvent(game, { type: 'revealed', cards: mixed }, 0, 'en')).toBe('Shown: Ripple Fry, a card');
});
