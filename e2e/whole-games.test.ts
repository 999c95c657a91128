/**
 * Whole games by clicks on what is visible, opening and closing a card, a pile and the menu once in each of the first
 * turns. Every size and every game once; `npm run campaign -- play` plays every game in every size, and opens them in
 * every turn.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BrowserTest, browserTest } from './browser-test.ts';
import { GAMES } from './games.ts';
import { playAsPerson } from './person.ts';

let here: BrowserTest;
beforeAll(async () => {
  here = await browserTest();
});
afterAll(() => here?.close());

const SIZES = [
  [390, 844],
  [844, 390],
  [1024, 768],
  [1280, 800],
  [1440, 900],
] as const;
/** Phones, in portrait and landscape. */
const isTouched = (width: number, height: number) => Math.min(width, height) < 500;

const ALL = process.env['TAISEN_PLAY'] === 'all';
const TURNS = ALL ? Number.POSITIVE_INFINITY : 10;
const pairs = SIZES.flatMap(([width, height], size) =>
  GAMES.flatMap((game, at) => (ALL || at === size ? [[game, width, height] as const] : [])),
);

test.each(pairs)('%s at %d×%d', async (game, width, height) => {
  const hasTouch = isTouched(width, height);
  const { page, troubles, close } = await here.player({ viewport: { width, height }, hasTouch });
  await page.goto(`${here.url}/${game}/play?bot=1`);
  const played = await playAsPerson(page, width + height, hasTouch, TURNS);
  expect(played.menus).toBe(Math.min(TURNS, played.turns));
  expect(played.cards).toBeGreaterThan(0);
  expect(await page.textContent('.outcome h2')).toMatch(/won|lost|draw/i);
  expect(troubles).toEqual([]);
  console.log(`${game} at ${width}×${height}: ${JSON.stringify(played)}`);
  await close();
});
