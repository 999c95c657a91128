/**
 * The fullest tables: everything is visible, complete and clickable. Each game is checked in a part of the window sizes,
 * in every language; `npm run campaign -- screens` checks each in every size.
 */
import type { Language } from '@taisen/kernel';
import type { Frame } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BrowserTest, browserTest } from './browser-test.ts';
import { fullestMoments } from './fullest.ts';
import { GAMES } from './games.ts';
import { type Moment, momentOf } from './moments.ts';
import { partOf } from './part.ts';
import { watch } from './shots.ts';
import { SIZES as EVERY_SIZE, type Size } from './sizes.ts';
import { type Box, CARDS, faultsAt, openFramed, PLACES, seenAt } from './visible.ts';

/** Also smaller laptops and phones, and other desktops at 200% zoom. */
const SIZES: readonly Size[] = [
  ...EVERY_SIZE,
  [1280, 800],
  [1366, 768],
  [667, 375],
  [932, 430],
  [640, 400],
  [960, 540],
];
/** The narrowest size of every layout, where the main button has to stay in its place. */
const NARROWEST: readonly Size[] = [
  [390, 844],
  [1024, 768],
  [1280, 800],
  [640, 400],
  [667, 375],
];
const CHECKS = [
  { reach: PLACES, least: 28, numbers: `${CARDS}, .plate` },
  { reach: '.asking button, .table-tools button:not([aria-pressed]), .plate', least: 24 },
  { labels: '.asking .button, .phases li, .turn b', texts: '.asking .prompt', holder: '.asking' },
  { texts: '.asking .prompt, .asking .button', holder: '.between' },
];

/** The language and the window sizes in which a state is checked. */
function toCheck(game: string, state: number): readonly [Language, readonly Size[]] {
  const turn = GAMES.indexOf(game);
  if (state > 0) return [state === 1 ? 'zh-Hant' : 'ja', partOf(NARROWEST, turn, 3)];
  const isNarrowest = (size: Size) => NARROWEST.some((each) => each.join() === size.join());
  return [
    'en',
    [
      ...NARROWEST,
      ...partOf(
        SIZES.filter((size) => !isNarrowest(size)),
        turn,
        2,
      ),
    ],
  ];
}

let here: BrowserTest;
beforeAll(async () => {
  here = await browserTest();
});
afterAll(() => here?.close());

/** Continues a game from a file. */
async function playOn(frame: Frame, game: string, moment: Moment): Promise<void> {
  await watch(frame, here.url, game, moment);
  // A tall frame reaches below the window, where the mouse does not.
  await frame.locator('.replay-uses button').first().dispatchEvent('click');
  await frame.waitForSelector('.table[data-asked]');
}

const speak = (frame: Frame, language: Language) =>
  frame.evaluate((wanted) => localStorage.setItem('taisen.language', wanted), language);

async function reopen(frame: Frame, until = '.table[data-asked]'): Promise<void> {
  await frame.goto(frame.url());
  await frame.waitForSelector(until);
}

/** First choices: a card of the hand, and one on the table. */
const BEGINNINGS = ['.hand .spot[data-can]', '.side[data-own] .row .spot[data-can]'];

/** Calls `then` without a choice, and then with each of these cards chosen. */
async function atEach(frame: Frame, then: (when: string) => Promise<unknown>): Promise<void> {
  await then('asked');
  for (const beginning of BEGINNINGS) {
    const begun = await frame.evaluate((query) => {
      const card = [...document.querySelectorAll<HTMLElement>(query)].at(-1);
      card?.click();
      return card !== undefined;
    }, beginning);
    if (!begun) continue;
    await then('chosen');
    await frame.evaluate(() => document.querySelector<HTMLElement>('[data-back]')?.click());
  }
}

const EVERYWHERE: Box = { left: 0, top: 0, right: Number.POSITIVE_INFINITY, bottom: Number.POSITIVE_INFINITY };

/** The intersection. */
const intersection = (a: Box = EVERYWHERE, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

describe.each(GAMES)('%s', (game) => {
  test('everything on the fullest tables is visible and clickable, in every language', async () => {
    const { page, troubles, close } = await here.player({ reducedMotion: 'reduce' });
    const frame = await openFramed(page, `${here.url}/${game}/replays`);
    const found: string[] = [];
    for (const [i, moment] of fullestMoments(game).entries()) {
      const [language, sizes] = toCheck(game, i);
      await speak(frame, language);
      await playOn(frame, game, moment);
      await frame.evaluate(() => document.fonts.ready);
      const main = new Map<Size, Box>();
      await atEach(frame, async (when) => {
        const seen = await seenAt(frame, sizes, '.asking [data-main]', ...CHECKS);
        for (const [nth, { faults, box }] of seen.entries()) {
          found.push(...faults.map((fault) => `moment ${i}, ${language}, ${when}: ${fault}`));
          const size = sizes[nth] as Size;
          if (box !== null && NARROWEST.includes(size)) main.set(size, intersection(main.get(size), box));
        }
      });
      // Its boxes have a common area, so that the thumb always finds it.
      for (const [size, { left, top, right, bottom }] of main)
        if (right - left < 24 || bottom - top < 14)
          found.push(`moment ${i}, ${language}: ${size.join('×')}: the main button moves too much`);
    }
    expect(found).toEqual([]);
    expect(troubles).toEqual([]);
    await close();
  });
});

test('a replay, the menu, the log and the outcome fit every window size, too', async () => {
  const { page, close } = await here.player({ locale: 'ja', reducedMotion: 'reduce' });
  const frame = await openFramed(page, `${here.url}/linkavel/replays`);
  const found: string[] = [];
  const check = async (reach: string) => found.push(...(await faultsAt(frame, SIZES, { reach })));
  const press = (query: string) => frame.evaluate((each) => document.querySelector<HTMLElement>(each)?.click(), query);
  await watch(frame, here.url, 'linkavel', momentOf('linkavel'));
  await check(
    `${PLACES}, .replay-bar :is(select, .replay-uses button, .replay-steps button:nth-child(n + 2):nth-child(-n + 4))`,
  );
  await playOn(frame, 'linkavel', momentOf('linkavel'));
  await press('.table-tools button:last-child');
  await frame.waitForSelector('.menu');
  await check('.menu :is(.button, label)');
  for (let sure = 0; sure < 2; sure++) await press('.menu-buttons button');
  await reopen(frame, '.outcome');
  await press('.outcome-more summary');
  await check('.outcome .button, .outcome summary');
  expect(found).toEqual([]);
  await close();
});

test('in a narrow window the log is closed, also if it was open in a wide one; it can be toggled', async () => {
  const { page, close } = await here.player({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${here.url}/linkavel/play?bot=1`);
  await page.waitForSelector('.table[data-asked]');
  const log = page.locator('.log');
  expect(await log.isVisible()).toBe(true);
  for (const [width, height] of NARROWEST.filter(([wide]) => wide < 1280)) {
    await page.setViewportSize({ width, height });
    expect(await log.isVisible()).toBe(false);
  }
  for (const open of [true, false]) {
    await page.locator('.table-tools button').first().click();
    await expect.poll(() => log.isVisible()).toBe(open);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await log.isVisible()).toBe(true);
  await close();
});
