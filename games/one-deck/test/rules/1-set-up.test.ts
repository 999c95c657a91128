import { Match, rulingsOf, viewOf } from '@taisen/kernel';
import { rule } from '@taisen/testkit';
import { expect } from 'vitest';
import { oneDeck } from '../../src/index.ts';
import { battle, points, table } from '../table.ts';

const NINE = ['haniwa', 'haniwa', 'haniwa', 'haniwa', 'haniwa', 'haniwa', 'haniwa', 'haniwa', 'haniwa'];
const fresh = (rolls: readonly (number | 'keep')[], rulings = {}) =>
  table({ step: 'start', turn: 0, shared: { deck: [...NINE, ...NINE] }, rolls, rulings });

rule('OD-1.1', 'both players share one deck of 32 monsters, 8 spells and 12 traps', () => {
  const match = Match.start(oneDeck, { seed: 'one', decks: [[], []] });
  const counts: Record<string, number> = {};
  for (const { def } of match.state.cards) {
    const kind = (oneDeck.cards[def] as unknown as { kind: string }).kind;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  expect(counts).toEqual({ monster: 32, spell: 8, trap: 12 });
  expect(match.state.zones.flat().filter((id) => id >= 0)).toHaveLength(52);
  expect(oneDeck.zones.filter(({ shared }) => shared).map(({ name }) => name)).toEqual(['deck', 'chain']);
});

rule('OD-1.1', 'players do not bring decks', () => {
  expect(oneDeck.decks.map(({ id, cards }) => [id, cards.length])).toEqual([['standard', 0]]);
  expect(oneDeck.checkDeck([], rulingsOf(oneDeck, {}))).toEqual([]);
  expect(oneDeck.checkDeck(['haniwa'], rulingsOf(oneDeck, {})).map(({ rule: id }) => id)).toEqual(['OD-1.1']);
});

rule('OD-1.2', 'six points each; a player without points loses', () => {
  expect(points(fresh(['keep', 0]))).toEqual([6, 6]);
  const t = battle({ monsters: ['haniwa'] }, { points: 1 })
    .does('direct haniwa')
    .ends('A', 'OD-1.2');
  expect(points(t)).toEqual([6, 0]);
  // Two points at once do not go below 0.
  expect(points(battle({ monsters: ['summoned-skull'] }, { points: 1 }).does('direct summoned-skull'))).toEqual([6, 0]);
});

rule('OD-1.3', 'the starting player is random', () => {
  for (const [roll, name] of [
    [0, 'A'],
    [1, 'B'],
  ] as const) {
    const t = fresh(['keep', roll]);
    expect(t.decision.seat).toBe(roll);
    expect(t.match.state.starter).toBe(roll);
    expect(t.offered(name)).toContain('end');
  }
});

rule('OD-1.4', 'five cards each', () => {
  const t = fresh(['keep', 0]);
  expect([t.zone('A', 'hand').length, t.zone('B', 'hand').length]).toEqual([5, 5]);
  const three = fresh(['keep', 0], { openingHand: 3 });
  expect([three.zone('A', 'hand').length, three.zone('B', 'hand').length]).toEqual([3, 3]);
});

const FIVE = ['haniwa', 'haniwa', 'haniwa', 'haniwa', 'haniwa'];
const FIVE_TRAPS = ['waboku', 'waboku', 'waboku', 'waboku', 'waboku'];

rule('OD-1.5', 'at most five monsters and five traps', () => {
  const t = table({ A: { hand: ['kuriboh', 'shift'], monsters: FIVE, traps: FIVE_TRAPS, cost: 5 } });
  t.refuses('A', { do: 'place-attack', card: t.id('kuriboh') }, 'OD-1.5');
  t.refuses('A', { do: 'set', card: t.id('shift') }, 'OD-1.5');
  const room = table({
    A: { hand: ['kuriboh', 'shift'], monsters: FIVE.slice(1), traps: FIVE_TRAPS.slice(1), cost: 5 },
  });
  expect(room.offered('A')).toEqual(expect.arrayContaining(['place-attack kuriboh', 'set shift']));
});

rule('OD-1.5', 'ruling: fewer zones', () => {
  const t = table({
    A: { hand: ['kuriboh', 'shift'], monsters: ['haniwa', 'haniwa'], traps: ['waboku'], cost: 5 },
    rulings: { monsterZones: 2, trapZones: 1 },
  });
  t.refuses('A', { do: 'place-defence', card: t.id('kuriboh') }, 'OD-1.5');
  t.refuses('A', { do: 'set', card: t.id('shift') }, 'OD-1.5');
});

rule('OD-1.5', 'only its player sees a hand; ruling: everyone does, and sees which trap is set from it', () => {
  const seen = (rulings: Record<string, boolean>) => {
    const t = table({ step: 'draw', A: { cost: 5 }, shared: { deck: ['shift', 'kuriboh'] }, rulings, turn: 2 });
    const hand = viewOf(t.match, 1).zones['hand:0'];
    t.does('set shift');
    return { hand, trap: viewOf(t.match, 1).zones['traps:0']?.cards[0] };
  };
  expect(seen({})).toEqual({ hand: { count: 1, cards: [] }, trap: { id: expect.any(Number), faceDown: true } });
  const open = seen({ openHands: true });
  expect(open.hand).toMatchObject({ count: 1, cards: [{ card: 'shift' }] });
  expect(open.trap).toMatchObject({ card: 'shift', faceDown: true });
});

rule('OD-1.5', 'cards that a player used or lost go to that player’s own graveyard', () => {
  const t = table({
    A: { hand: ['monster-reborn'], cost: 3 },
    B: { graveyard: ['haniwa'], monsters: ['summoned-skull'] },
  });
  t.does('use monster-reborn > haniwa', 'defence-position');
  expect([t.zone('A', 'graveyard'), t.zone('B', 'graveyard')]).toEqual([['monster-reborn'], []]);
  t.does('end', 'battle', 'attack summoned-skull > haniwa');
  expect([t.zone('A', 'graveyard'), t.zone('B', 'graveyard')]).toEqual([['haniwa', 'monster-reborn'], []]);
});

rule('OD-1.6', 'both graveyards become the new deck when a draw needs it', () => {
  const t = table({
    A: { hand: ['pot-of-greed'], graveyard: ['haniwa'], cost: 3 },
    B: { graveyard: ['kuriboh', 'waboku'] },
    shared: { deck: ['gigobyte'] },
    rolls: [['kuriboh', 'waboku', 'haniwa']],
  });
  t.does('use pot-of-greed');
  // The spell itself is still in the chain, so it is not shuffled.
  expect(t.zone('A', 'hand')).toEqual(['kuriboh', 'gigobyte']);
  expect(t.zone('A', 'deck')).toEqual(['waboku', 'haniwa']);
  expect([t.zone('A', 'graveyard'), t.zone('B', 'graveyard')]).toEqual([['pot-of-greed'], []]);
});

rule('OD-1.6', 'without cards in the deck and the graveyards no card is drawn', () => {
  const t = table({ step: 'draw', shared: { deck: [] } });
  t.asks('A', 'main', ['end']);
  expect(t.zone('A', 'hand')).toEqual([]);
});

rule('OD-1.6', 'rulings: draw nothing, or lose', () => {
  const spec = { step: 'draw', A: { graveyard: ['haniwa'] }, shared: { deck: [] } };
  const none = table({ ...spec, rulings: { deckOut: 'none' } });
  expect([none.zone('A', 'hand'), none.zone('A', 'graveyard')]).toEqual([[], ['haniwa']]);
  table({ ...spec, rulings: { deckOut: 'lose' } }).ends('B', 'OD-1.6');
});

rule('OD-1.7', 'after each player’s 60th turn more points win; equal points are a draw', () => {
  table({ turn: 120, active: 'B', A: { points: 2 }, B: { points: 1 } })
    .does('end')
    .ends('A', 'OD-1.7');
  table({ turn: 120, active: 'B', A: { points: 2 }, B: { points: 3 } })
    .does('end')
    .ends('B', 'OD-1.7');
  table({ turn: 120, active: 'B' }).does('end').ends(null, 'OD-1.7');
  expect(table({ turn: 119 }).does('end').match.result).toBeNull();
  table({ turn: 40, active: 'B', rulings: { turnLimit: 20 } })
    .does('end')
    .ends(null, 'OD-1.7');
});
