/**
 * Short walks through the app, as a person makes them: in every game, on a phone and on a desk. Longer ones: `npm run
 * campaign -- walk`.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BrowserTest, browserTest } from './browser-test.ts';
import { GAMES } from './games.ts';
import { walk } from './walk/walk.ts';

/** Enough to choose, answer, open and close something. */
const ACTIONS = 15;

let here: BrowserTest;
beforeAll(async () => {
  here = await browserTest();
});
afterAll(() => here?.close());

test.each(
  GAMES.flatMap((game, i) => (['phone', 'desk'] as const).map((window, j) => [game, window, 100 + 2 * i + j] as const)),
)('%s, %s', async (game, window, seed) => {
  const start = `/${game}/play?bot=1`;
  const found = await walk(here.browser, here.url, { game, window, seed, actions: ACTIONS, start });
  expect(found).toEqual([]);
});
