import { gameNamed } from '@taisen/games';
import { logOf } from '@taisen/kernel';
import { NO_CLOCK } from '@taisen/match';
import { newCounts, playRandomGame } from '@taisen/testkit';
import { expect, test } from 'vitest';
import { Film } from '../../src/replay/film.ts';
import { Session } from '../../src/table/session.ts';

const game = gameNamed('one-deck');
const log = logOf(playRandomGame(game, 2, newCounts(), false));
const film = () =>
  new Film(
    game,
    log,
    {
      id: 'film',
      game: game.id,
      ruleset: game.ruleset,
      rulings: {},
      state: 'over',
      seats: [null, null],
      clock: NO_CLOCK,
      rated: false,
      private: true,
      practice: false,
      commitment: null,
    },
    0,
  );

test('without anybody to play steps out, the newest is shown at once', () => {
  const source = film();
  const session = new Session(source.line);
  session.start();
  source.seek(1);
  source.seek(2);
  expect(session.heard.shown?.seq).toBe(2);
  expect(session.heard.line).toBe('open');
});

test('steps are played out one after the other; whoever is in a hurry sees the newest', async () => {
  const source = film();
  const session = new Session(source.line);
  session.start();
  const played: number[] = [];
  const ends: (() => void)[] = [];
  session.playOut = (_, to, show) => {
    played.push(to.seq);
    show();
    return new Promise((done) => ends.push(done));
  };
  for (const at of [1, 2, 3]) source.seek(at);
  expect(session.heard.shown?.seq).toBe(1);
  expect(session.heard.now?.seq).toBe(3);
  ends.shift()?.();
  await expect.poll(() => played).toEqual([1, 2]);
  session.hurry();
  expect(session.heard.shown?.seq).toBe(3);
  for (const end of ends) end();
});

test('with too many waiting the oldest are left out, and the last is always shown', async () => {
  const source = film();
  const session = new Session(source.line);
  session.start();
  const played: number[] = [];
  session.playOut = async (_, to, show) => {
    played.push(to.seq);
    await Promise.resolve();
    show();
  };
  for (let at = 1; at <= 20; at++) source.seek(at);
  await expect.poll(() => session.heard.shown?.seq).toBe(20);
  expect(played.length).toBeLessThan(12);
});

test('a message that does not follow makes it begin again with everything', () => {
  const source = film();
  let listener: { text(text: string): void } | undefined;
  let opened = 0;
  const session = new Session((to, seen) => {
    listener = to;
    opened++;
    return source.line(to, seen);
  });
  session.start();
  source.seek(1);
  listener?.text(JSON.stringify({ type: 'step', seq: 99 }));
  expect(opened).toBe(2);
  expect(session.heard.now?.seq).toBe(1);
});
