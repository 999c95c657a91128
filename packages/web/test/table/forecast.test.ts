import { gameNamed } from '@taisen/games';
import { diceFrom, forecast, Match, type Seat, type View, viewOf } from '@taisen/kernel';
import { diffViews, type Reply } from '@taisen/protocol';
import { randomSetup } from '@taisen/testkit';
import { describe, expect, test } from 'vitest';
import { entryOf, type GameEntry, loadGameUi } from '../../src/games/index.ts';
import { forecastOf } from '../../src/table/forecast.ts';
import { zonesOf } from '../../src/table/layout.ts';
import { valueChangeOf } from '../../src/table/value-changes.ts';

/** By game: the fact with the life of the players. */
const LIFE: Readonly<Record<string, string>> = {
  linkavel: 'lp',
  'magic-spirit': 'life',
  'one-deck': 'points',
  shenhun: 'power',
};
const lives = (view: View, game: string): readonly number[] =>
  (view.facts as Record<string, readonly number[]>)[LIFE[game] as string] as readonly number[];

describe.each(Object.keys(LIFE))('%s', (id) => {
  test('the life of a player changes by the amounts of the events', () => {
    const game = gameNamed(id);
    let seen = 0;
    for (let seed = 1; seed <= 3; seed++) {
      const match = Match.start(game, randomSetup(game, seed), { record: true });
      const dice = diceFrom(seed);
      while (match.result === null) {
        const before = lives(viewOf(match, 0), id);
        const count = match.recorder?.events[0].length ?? 0;
        const seat = match.waitingFor[0] as Seat;
        match.answer(seat, dice(match.decisionOf(seat)?.options.length ?? 1));
        const events = match.recorder?.events[0].slice(count) ?? [];
        // Some costs in LinkaVel and Magic Spirit are `paid` events and not value changes.
        if (events.some(({ type }) => type === 'paid' || type === 'turn-start')) continue;
        const after = lives(viewOf(match, 0), id);
        for (const each of [0, 1] as const) {
          const changes = events
            .map((event) => valueChangeOf(game, event))
            .filter((change) => change?.seat === each && change.card === undefined);
          if (changes.length === 0) continue;
          const sum = changes.reduce((all, change) => all + (change?.amount ?? 0), 0);
          // Life never falls below zero.
          expect(after[each]).toBe(Math.max(0, (before[each] as number) + sum));
          seen++;
        }
      }
    }
    expect(seen).toBeGreaterThan(3);
  });

  test('the forecast of an attack has the destroyed cards and the losses', async () => {
    const game = gameNamed(id);
    const { layout } = await loadGameUi(entryOf(id) as GameEntry);
    const rows = new Set(zonesOf(layout).flatMap(({ zone, as }) => (as === 'row' ? [zone] : [])));
    const seen = { falls: 0, changes: 0 };
    for (let seed = 1; seed <= 4; seed++) {
      const match = Match.start(game, randomSetup(game, seed), { record: true });
      const dice = diceFrom(seed);
      while (match.result === null) {
        const seat = match.waitingFor[0] as Seat;
        const options = match.decisionOf(seat)?.options ?? [];
        const attack = options.findIndex(({ do: verb }) => ['attack', 'direct', 'strike'].includes(verb));
        const forecasted = attack < 0 || dice(4) > 0 ? null : forecast(match, seat, attack);
        if (forecasted !== null) {
          const { events, before, after } = forecasted;
          const reply = { type: 'forecast', id: 1, events, view: diffViews(before, after) } as unknown as Reply;
          const result = forecastOf(game, viewOf(match, seat), reply, (zone) => rows.has(zone));
          seen.falls += [...(result?.cards.values() ?? [])].filter(({ fate }) => fate === 'falls').length;
          seen.changes += result?.seats.filter((amount) => amount < 0).length ?? 0;
        }
        match.answer(seat, dice(options.length));
      }
    }
    expect(seen.falls).toBeGreaterThan(0);
    expect(seen.changes).toBeGreaterThan(0);
  });
});

test('a forecast tells a card that falls from one that returns and one that is only chosen', () => {
  const card = (id: number) => ({ id, card: 'x' });
  const lying = (zones: Readonly<Record<string, readonly number[]>>): View => ({
    viewer: 0,
    turn: 1,
    active: 0,
    result: null,
    effects: [],
    facts: {},
    pending: [],
    zones: Object.fromEntries(
      Object.entries(zones).map(([zone, ids]) => [zone, { count: ids.length, cards: ids.map(card) }]),
    ),
  });
  const before = lying({ 'row:1': [1, 2, 3, 4], 'pile:1': [], 'hand:1': [] });
  const after = lying({ 'row:1': [3, 4], 'pile:1': [1], 'hand:1': [2] });
  const events = [
    { type: 'destroyed', card: { id: 1 } },
    { type: 'used', card: { id: 9 }, target: { id: 3 } },
  ];
  const reply = { type: 'forecast', id: 1, events, view: diffViews(before, after) } as unknown as Reply;
  const game = { events: { destroyed: { shows: 'fall' } } } as const;
  expect([...(forecastOf(game, before, reply, (zone) => zone === 'row')?.cards ?? [])]).toEqual([
    [1, { amount: 0, fate: 'falls' }],
    [2, { amount: 0, fate: 'returns' }],
    [3, { amount: 0, fate: 'chosen' }],
  ]);
});
