import { gameNamed } from '@taisen/games';
import { logOf } from '@taisen/kernel';
import { ClientStore } from '@taisen/protocol';
import { newCounts, playRandomGame } from '@taisen/testkit';
import { expect, test } from 'vitest';
import { ReplayTransport } from '../src/replay/transport.ts';
import { finished } from './finished.ts';

const game = gameNamed('linkavel');
const log = logOf(playRandomGame(game, 11, newCounts(), false));
const info = finished(game);

test('a replay can seek to any point, forwards and backwards, and shows the same there', () => {
  const transport = new ReplayTransport(game, log, info, 0);
  const store = new ClientStore(() => {});
  transport.open({ receive: (text) => store.receive(text), state: () => {} }, () => null);
  const seen: string[] = [];
  for (let at = 0; at <= transport.length; at++) {
    transport.seek(at);
    expect(store.state?.seq).toBe(at);
    seen.push(JSON.stringify(store.state?.view));
  }
  expect(store.state?.view.result).toEqual(log.result);
  for (const at of [transport.length - 1, 3, 0, Math.floor(transport.length / 2), transport.length]) {
    transport.seek(at);
    expect(JSON.stringify(store.state?.view)).toBe(seen[at]);
  }
  transport.seek(transport.length + 5);
  expect(transport.at).toBe(transport.length);
});

test('a replay shows a viewer only what that viewer knew; the other view is available on request', () => {
  const transport = new ReplayTransport(game, log, info, 1);
  transport.seek(4);
  expect(transport.viewOf(1).zones['hand:0']?.cards).toEqual([]);
  expect(transport.viewOf(0).zones['hand:0']?.cards.length).toBeGreaterThan(0);
});
