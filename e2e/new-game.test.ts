/**
 * A game that `npm run new-game` has just written, in the browser. Nothing in packages/web knows it: its cover, cards
 * and table are made from its `Game`, and it is played to its end by clicks.
 */
import { join } from 'node:path';
import { diceFrom } from '@taisen/kernel';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Copy, copyRepository } from '../scripts/test/copy.ts';
import { launch, quit } from './browser.ts';
import { barriers, newPlayer } from './browser-test.ts';
import { partOf } from './part.ts';
import { playAsPerson } from './person.ts';
import { awaited, clickOnce } from './player.ts';
import { previewOf, type Site } from './site.ts';
import { CARDS, faults, PLACES } from './visible.ts';

const GAME = 'shell-duel';
const SIZES = [
  [390, 844],
  [1440, 900],
  [844, 390],
  [1024, 768],
] as const;

let copy: Copy;
let web: Site;
let browser: Browser;
beforeAll(async () => {
  copy = copyRepository();
  for (const args of [
    ['scripts/new-game.mjs', GAME],
    ['node_modules/vite/bin/vite.js', 'build', 'packages/web', '--logLevel', 'warn'],
  ]) {
    const { status, output } = await copy.run(...args);
    if (status !== 0) throw new Error(output);
  }
  [web, browser] = await Promise.all([previewOf(join(copy.folder, 'packages/web/vite.config.ts')), launch()]);
});
afterAll(async () => {
  if (browser !== undefined) await quit(browser);
  await web?.close();
  copy?.remove();
});

test('its cover is on the home page, and every link of its page leads somewhere', async () => {
  const { page, troubles, close } = await newPlayer(browser);
  await page.goto(web.url);
  await page.getByRole('heading', { name: 'Shell Duel' }).waitFor();
  await page.goto(`${web.url}/${GAME}`);
  await page.locator('.fan .card').first().waitFor();
  expect(await barriers(page)).toEqual([]);
  const links = await page.locator(`a[href^="/${GAME}"]`).evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  const screens = [...new Set(links)].filter((href) => href !== null && !href.includes('?'));
  expect(screens).toEqual(expect.arrayContaining([`/${GAME}/cards`, `/${GAME}/decks`, `/${GAME}/rules`]));
  expect(screens).not.toContain(`/${GAME}/learn`);
  for (const href of screens) {
    await page.goto(web.url + href);
    await page.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor({ state: 'attached' });
    expect(await page.title(), `${href}`).not.toContain('nothing here');
  }
  for (const path of ['cards', 'decks/banner']) {
    await page.goto(`${web.url}/${GAME}/${path}`);
    await page.locator('.card').first().waitFor();
    expect(await barriers(page), path).toEqual([]);
  }
  expect(troubles).toEqual([]);
  await close();
});

/** Faces of cards that have no size although their card has one. */
const lostFaces = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const width = (element: Element | null) => element?.getBoundingClientRect().width ?? 0;
    const faces = [...document.querySelectorAll('.table .card > *')];
    return faces.filter((face) => width(face) === 0 && width(face.parentElement) > 0).length;
  });

const isTouched = (width: number, height: number) => Math.min(width, height) < 500;
const playerAt = (width: number, height: number) =>
  newPlayer(browser, { viewport: { width, height }, hasTouch: isTouched(width, height) });

describe.each(partOf(SIZES, 0, 2))('at %d×%d', (width, height) => {
  test('everything on the table is seen whole and within reach', async () => {
    const { page, troubles, close } = await playerAt(width, height);
    await page.goto(`${web.url}/${GAME}/play?bot=1`);
    const dice = diceFrom(width);
    for (let clicks = 0; clicks < 24 && (await awaited(page)) === 'asked'; clicks++) {
      await clickOnce(page, dice, isTouched(width, height));
      expect(await lostFaces(page), 'cards without a face').toBe(0);
      if (clicks % 8 !== 7 || (await awaited(page)) === 'over') continue;
      const found = [
        ...(await faults(page, { reach: PLACES, least: 28, numbers: CARDS })),
        ...(await faults(page, {
          reach: '.asking button, .table-tools button:not([aria-pressed]), .plate',
          least: 24,
        })),
        ...(await faults(page, { labels: '.asking .button, .turn b', texts: '.asking .prompt', holder: '.asking' })),
      ];
      expect(found).toEqual([]);
    }
    expect(await barriers(page)).toEqual([]);
    expect(troubles).toEqual([]);
    await close();
  });
});

test.each(partOf(SIZES, 0, 2))('a game is played to its end by clicks at %d×%d', async (width, height) => {
  const { page, troubles, close } = await playerAt(width, height);
  await page.goto(`${web.url}/${GAME}/play?bot=1`);
  const played = await playAsPerson(page, width + height, isTouched(width, height), 10);
  expect(played.cards).toBeGreaterThan(0);
  expect(await page.textContent('.outcome h2')).toMatch(/won|lost|draw/i);
  expect(await page.locator(`.outcome a[href="/${GAME}/learn"]`).count()).toBe(0);
  expect(troubles).toEqual([]);
  await close();
});
