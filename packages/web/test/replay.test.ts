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

test('a film goes to any moment, forwards and backwards, and shows the same there', () => {
  const film = new ReplayTransport(game, log, info, 0);
  const follower = new ClientStore(() => {});
  film.open({ receive: (text) => follower.receive(text), state: () => {} }, () => null);
  const seen: string[] = [];
  for (let at = 0; at <= film.length; at++) {
    film.seek(at);
    expect(follower.state?.seq).toBe(at);
    seen.push(JSON.stringify(follower.state?.view));
  }
  expect(follower.state?.view.result).toEqual(log.result);
  for (const at of [film.length - 1, 3, 0, Math.floor(film.length / 2), film.length]) {
    film.seek(at);
    expect(JSON.stringify(follower.state?.view)).toBe(seen[at]);
  }
  film.seek(film.length + 5);
  expect(film.at).toBe(film.length);
});

test('a film shows a viewer what that viewer knew, and the other hand only when asked', () => {
  const film = new ReplayTransport(game, log, info, 1);
  film.seek(4);
  expect(film.viewOf(1).zones['hand:0']?.cards).toEqual([]);
  expect(film.viewOf(0).zones['hand:0']?.cards.length).toBeGreaterThan(0);
});
