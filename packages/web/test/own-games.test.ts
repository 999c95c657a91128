import type { OwnGame, TableInfo } from '@taisen/protocol';
import { expect, test } from 'vitest';
import type { TableRecord } from '../src/local/spec.ts';
import { lineOfGame, lineOfRecord, ordered } from '../src/replay/own-games.ts';

const seat = (name: string, kind: 'person' | 'bot' = 'person') => ({
  kind,
  name,
  ...(kind === 'bot' ? { level: 'easy' } : {}),
});
const online = (id: string, more: Partial<OwnGame> & { readonly state?: TableInfo['state'] }): OwnGame => ({
  table: {
    id,
    game: 'linkavel',
    state: more.state ?? 'playing',
    seats: [seat('Ann'), seat('Ben')],
    rated: true,
  } as TableInfo,
  seat: 1,
  yourTurn: false,
  touched: 5,
  deck: { ready: 'tide' },
  result: null,
  ...more,
});
const local = (id: string, more: Partial<TableRecord>): TableRecord =>
  ({
    id,
    spec: { game: 'shenhun', decks: [['a'], ['b']], rulings: {}, seats: [seat(''), seat('Easy', 'bot')] },
    touched: 3,
    result: null,
    ...more,
  }) as TableRecord;

test('those that wait for me come first, then the last ones', () => {
  const lines = [online('a', { touched: 9 }), online('b', { touched: 2, yourTurn: true })].map(lineOfGame);
  expect(ordered([...lines, lineOfRecord(local('c', {}))]).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
});

test('a game of the server has my opponent, my result and a way to its table or replay', () => {
  expect(lineOfGame(online('a', {}))).toMatchObject({ opponent: { name: 'Ann' }, outcome: null, href: '/table/a' });
  const won = online('b', { state: 'over', result: { winner: 1, rule: 'concede' } });
  expect(lineOfGame(won)).toMatchObject({ state: 'finished', outcome: 'won', href: '/replay/b' });
  expect(lineOfGame({ ...won, seat: 0 })).toMatchObject({ opponent: { name: 'Ben' }, outcome: 'lost' });
  const waiting = online('c', { state: 'waiting' });
  const alone = { ...waiting, table: { ...waiting.table, seats: [null, seat('Me')] } } as OwnGame;
  expect(lineOfGame(alone)).toMatchObject({ state: 'waiting', opponent: null, href: '/table/c' });
});

test('a game of this device has its result for the person, and none for two people', () => {
  const over = { result: { winner: 0 as const, rule: 'x' } };
  expect(lineOfRecord(local('a', over))).toMatchObject({
    outcome: 'won',
    href: '/replay/local/a',
    deck: { cards: ['a'] },
  });
  const two = local('b', over);
  const seats = [seat(''), seat('')] as unknown as TableRecord['spec']['seats'];
  expect(lineOfRecord({ ...two, spec: { ...two.spec, seats } })).toMatchObject({
    outcome: null,
    opponent: { name: '' },
  });
});
