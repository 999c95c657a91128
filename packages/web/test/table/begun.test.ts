import { gameNamed } from '@taisen/games';
import { Match, type OptionView, viewOf } from '@taisen/kernel';
import { expect, test } from 'vitest';
import { sayBegun } from '../../src/table/begun.ts';

const game = gameNamed('linkavel');
const deck = game.decks[0]?.cards ?? [];
const view = viewOf(Match.start(game, { seed: 'begun', decks: [deck, deck] }), 0);
const held = view.zones['hand:0']?.cards[0];
if (held?.card === undefined) throw new Error('the hand is empty');
const { id } = held;
const name = game.cards.find((card) => card.id === held.card)?.name;
const say = (...left: OptionView[]) => sayBegun(game, view, left, 'en');

test('the text of a begun action has a gap for what is still to be chosen', () => {
  expect(say({ do: 'attack', card: id, target: 1 }, { do: 'attack', card: id, target: 2 })).toBe(
    `Attack … with ${name?.en}`,
  );
  expect(sayBegun(game, view, [{ do: 'attack', card: id, target: 1 }], 'ja')).toContain('…');
});

test('without a single action there is no text', () => {
  expect(say({ do: 'attack', card: id, target: 1 }, { do: 'use', card: id })).toBeNull();
  expect(say({ do: 'activate', card: id, ability: 'a' })).toBeNull();
  expect(say({ do: 'attack', card: id, target: 1 }, { do: 'attack', card: id + 1, target: 1 })).toBeNull();
  expect(say()).toBeNull();
});
