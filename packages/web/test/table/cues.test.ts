import { holodelive } from '@taisen/holodelive';
import type { Game, SeenEvent, View } from '@taisen/kernel';
import { linkavel } from '@taisen/linkavel';
import { oneDeck } from '@taisen/one-deck';
import { describe, expect, test } from 'vitest';
import { type Cue, cuesOf, type Step } from '../../src/table/effects/cues.ts';

/** A view with these cards, by zone. */
function viewOf(zones: Readonly<Record<string, readonly (readonly [number, string])[]>>, phase = 'battle'): View {
  const cards = (list: readonly (readonly [number, string])[]) => list.map(([id, card]) => ({ id, card }));
  return {
    viewer: 0,
    turn: 1,
    active: 0,
    result: null,
    zones: Object.fromEntries(
      Object.entries(zones).map(([zone, list]) => [zone, { count: list.length, cards: cards(list) }]),
    ),
    effects: [],
    facts: { phase },
    pending: [],
  };
}

const LYING = viewOf({ 'monsters:0': [[4, 'cinder-sprite']], 'monsters:1': [[7, 'ripple-fry']] });

function cues(game: unknown, fresh: readonly SeenEvent[], more: Partial<Step> = {}) {
  const step: Step = { from: LYING, to: LYING, past: [], fresh, ended: [null, null], viewer: 0, ...more };
  return cuesOf(game as Game, step);
}
const kinds = (list: readonly Cue[]) => list.map(({ cue }) => cue);

const ATTACK = { type: 'attacks', seat: 1, card: { id: 7 }, target: { id: 4 } } as const;

describe('an attack', () => {
  const fresh: SeenEvent[] = [
    ATTACK,
    { type: 'damaged', seat: 0, card: { id: 7 }, amount: 200, how: 'battle' },
    { type: 'moved', card: { id: 4 }, from: 'monsters:0', to: 'trash:0' },
    { type: 'destroyed', card: { id: 4 }, how: 'battle' },
  ];

  test('strikes its target, then the loss is shown and the card falls', () => {
    const { before, after } = cues(linkavel, fresh);
    expect(before).toEqual([{ cue: 'strike', card: 7, target: 4, seat: 1 }]);
    expect(after).toEqual([{ cue: 'impact', changes: [{ seat: 0, amount: -200 }], falls: [4] }]);
  });

  test('without a target strikes the player', () => {
    const { before } = cues(linkavel, [
      { type: 'attacks', seat: 1, card: { id: 7 } },
      { type: 'damaged', seat: 0, card: { id: 7 }, amount: 500, how: 'battle' },
    ]);
    expect(before).toEqual([{ cue: 'strike', card: 7, target: null, seat: 1 }]);
  });

  test('that can still be answered is only declared, and strikes in the step in which it lands', () => {
    expect(kinds(cues(oneDeck, [ATTACK]).before)).toEqual(['declare']);
    const landed: SeenEvent[] = [{ type: 'damaged', card: { id: 4 }, target: { id: 7 }, amount: 500, how: 'battle' }];
    expect(cues(oneDeck, landed, { past: [ATTACK] }).before).toEqual([{ cue: 'strike', card: 7, target: 4, seat: 1 }]);
  });

  test('that a trap has ended does not strike', () => {
    const fallen: SeenEvent[] = [{ type: 'destroyed', card: { id: 7 }, how: 'effect' }];
    const { before, after } = cues(oneDeck, fallen, { past: [ATTACK] });
    expect(before).toEqual([]);
    expect(after).toEqual([{ cue: 'impact', changes: [], falls: [7] }]);
  });
});

describe('a card', () => {
  const used = (seat: 0 | 1): SeenEvent[] => [
    { type: 'used', seat, card: { id: 3, card: 'cinder-bolt' } },
    { type: 'damaged', seat: 1, card: { id: 3 }, amount: 700, how: 'effect' },
    { type: 'destroyed', card: { id: 7 }, how: 'effect' },
  ];

  test('that is used comes to the middle, with those whom it concerns', () => {
    expect(cues(linkavel, used(1)).before).toEqual([
      { cue: 'card', card: 'cinder-bolt', id: 3, seat: 1, own: false, targets: [7], seats: [1] },
    ]);
    expect(cues(linkavel, used(0)).before[0]).toMatchObject({ own: true });
  });

  test('that is summoned is shown large only if the opponent does it, and never if it is hidden', () => {
    const summoned = (seat: 0 | 1, card?: string): SeenEvent[] => [
      { type: 'summoned', seat, card: card === undefined ? { id: 9 } : { id: 9, card } },
    ];
    expect(kinds(cues(linkavel, summoned(1, 'reef-warden')).before)).toEqual(['card']);
    expect(cues(linkavel, summoned(0, 'reef-warden')).before).toEqual([]);
    expect(cues(linkavel, summoned(1)).before).toEqual([]);
  });

  test('gathers those that were paid for it; a paid life is no blow', () => {
    const { after } = cues(linkavel, [
      { type: 'trashed', seat: 0, card: { id: 4 }, how: 'cost', from: 'monsters:0' },
      { type: 'damaged', seat: 0, amount: 300, how: 'cost' },
      { type: 'summoned', seat: 0, card: { id: 9, card: 'reef-warden' }, how: 'normal' },
    ]);
    expect(after).toEqual([{ cue: 'gather', cards: [4], into: 9 }]);
  });
});

test('a showdown is one scene, with both units and ranks as they were then', () => {
  const from = viewOf({ 'stage:0': [[2, 'duel-gin']], 'stage:1': [[3, 'vinyl-kaede']], 'hand:0': [[5, 'siren-nami']] });
  const { before } = cues(
    holodelive,
    [
      { type: 'moved', card: { id: 5, card: 'siren-nami' }, from: 'hand:0', to: 'stage:0' },
      { type: 'live', seat: 1 },
      { type: 'showdown', seat: 0, how: 'flash' },
      { type: 'showdown', seat: 1, how: 'casual' },
      { type: 'moved', card: { id: 2, card: 'duel-gin' }, from: 'stage:0', to: 'gone' },
    ],
    { from },
  );
  expect(kinds(before)).toEqual(['scene', 'scene']);
  expect(before[1]).toEqual({
    cue: 'scene',
    scene: {
      type: 'showdown',
      seat: 1,
      units: [['duel-gin', 'siren-nami'], ['vinyl-kaede']],
      says: ['flash', 'casual'],
    },
  });
});

test('turns, some phases, shuffles and the end are announced', () => {
  expect(cues(linkavel, [{ type: 'turn-start', seat: 1 }]).after).toEqual([{ cue: 'turn', seat: 1 }]);
  expect(cues(linkavel, [{ type: 'shuffled', to: 'deck:0' }]).after).toEqual([{ cue: 'shuffle', zone: 'deck:0' }]);
  const [from, to] = [viewOf({}, 'main1'), viewOf({}, 'battle')];
  expect(cues(linkavel, [], { from, to, announced: ['battle'] }).after).toEqual([{ cue: 'phase', phase: 'battle' }]);
  expect(cues(linkavel, [], { from, to }).after).toEqual([]);
  // A player who gives up leaves no event.
  const ended = [null, { winner: 1, rule: 'concede' }] as const;
  expect(cues(linkavel, [{ type: 'turn-start', seat: 1 }], { ended }).after).toEqual([{ cue: 'finish', winner: 1 }]);
});
