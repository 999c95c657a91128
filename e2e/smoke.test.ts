/** The built app in a real browser: every screen opens, in every language, and is accessible. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { gameNamed } from '@taisen/games';
import { deckCode } from '@taisen/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BrowserTest, barriers, browserTest } from './browser-test.ts';
import { GAMES } from './games.ts';
import { builtApp } from './site.ts';

let here: BrowserTest;
beforeAll(async () => {
  here = await browserTest();
});
afterAll(() => here?.close());

/** Opens a screen, and collects all errors. */
async function open(path: string, { locale = 'en', width = 1440, height = 900 } = {}) {
  const player = await here.player({ locale, viewport: { width, height }, reducedMotion: 'reduce' });
  const { page, troubles } = player;
  page.on('request', (request) => {
    if (!request.url().startsWith(here.url)) troubles.push(`asked for ${request.url()}`);
  });
  await page.goto(here.url + path);
  await page.getByRole('heading', { level: 1, includeHidden: true }).waitFor({ state: 'attached' });
  return player;
}

const SCREENS = [
  '/',
  '/settings',
  '/nowhere',
  '/linkavel',
  '/linkavel/cards/tide-heron',
  '/linkavel/decks/tide',
  '/linkavel/rules',
  '/magic-spirit/cards',
  '/holodelive/cards',
  '/one-deck/cards',
  '/shenhun/cards',
  '/shenhun/decks',
];

/** Pages outside of games, which follow the system's colour scheme. */
const FRAME = ['/', '/settings', '/account', '/nowhere', '/linkavel/rules'];
/** Pages with a game's theme, which is the same in light and dark mode. */
const GAME_PAGES = [
  ...GAMES.map((game) => `/${game}/cards`),
  '/linkavel/learn',
  '/shenhun/decks',
  '/linkavel/learn/first',
  '/shenhun/learn/first',
];

describe('in dark mode', () => {
  test.each(FRAME)('%s has other colours, and no barriers', async (path) => {
    const { page, close } = await open(path);
    const light = await colours(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await colours(page)).not.toEqual(light);
    expect(await barriers(page)).toEqual([]);
    await close();
  });

  test.each(GAME_PAGES)('%s has the same colours as in light mode', async (path) => {
    const { page, close } = await open(path);
    await page.locator('.card, .course').first().waitFor();
    const light = await colours(page);
    expect(light.length).toBeGreaterThan(50);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await colours(page)).toEqual(light);
    await close();
  });

  /** The colours of everything on a screen. */
  const colours = (page: Page): Promise<readonly string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('main, main *')].map((element) => {
        const { color, backgroundColor, backgroundImage, borderTopColor, fill } = getComputedStyle(element);
        return [element.className, color, backgroundColor, backgroundImage, borderTopColor, fill].join(' ');
      }),
    );
});

describe('every screen', () => {
  test.each(SCREENS)('%s opens without errors or barriers', async (path) => {
    const { page, troubles, close } = await open(path);
    expect(await barriers(page)).toEqual([]);
    expect(troubles).toEqual([]);
    await close();
  });

  test.each(['/', '/linkavel', '/magic-spirit/cards', '/shenhun/decks'])('%s fits a phone', async (path) => {
    const { page, close } = await open(path, { locale: 'ja', width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await close();
  });
});

test('the first load is at most 250 kB of compressed script', async () => {
  const { page, close } = await open('/');
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  const sizes = await Promise.all(
    scripts.map(async (url) => gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer())).length),
  );
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((a, b) => a + b, 0)).toBeLessThan(250_000);
  await close();
});

test("the app is a production build, without React's development messages", async () => {
  const folder = join(await builtApp(), 'assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const code = scripts.map((name) => readFileSync(join(folder, name), 'utf8')).join('');
  expect(code).toContain('react.dev/errors');
  expect(code).not.toContain('Invalid hook call');
});

test('the language follows the browser, can be switched, and is stored', async () => {
  const { page, close } = await open('/linkavel', { locale: 'zh-TW' });
  const lang = () => page.evaluate(() => document.documentElement.lang);
  expect(await lang()).toBe('zh-Hant');
  // The shapes of Han characters depend on the font of the language.
  const faces = () => page.evaluate(() => [...document.fonts].map(({ family }) => family).join());
  await expect.poll(faces).toContain('Noto Sans TC');
  expect(await faces()).not.toContain('Noto Sans JP');
  await page.getByRole('button', { name: '日本語' }).click();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('リンカヴェル');
  await page.reload();
  expect(await lang()).toBe('ja');
  await close();
});

test('cards can be searched, reached by keys and opened, and every card has a link', async () => {
  const { page, close } = await open('/linkavel/cards');
  await page.getByRole('searchbox').fill('heron');
  const links = page.getByRole('list', { name: 'Cards' }).getByRole('link');
  await expect.poll(() => links.count()).toBeLessThan(5);
  await page.getByRole('searchbox').fill('');
  await links.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  expect(new URL(page.url()).pathname).toBe('/linkavel/cards/ripple-fry');
  await page.keyboard.press('Escape');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/linkavel/cards');
  await close();
});

test('a text with thousands of cards is refused, and the page still reacts', async () => {
  const { page, troubles, close } = await open('/linkavel/decks');
  const { cards, id, decks } = gameNamed('linkavel');
  await page.locator('.deck-import summary').click();
  const field = page.locator('.deck-import textarea');
  await field.fill(cards.map((card) => `99 ${card.id}`).join('\n'));
  await page.locator('.deck-import button').click();
  await page.getByText('10098 cards are too many: a deck has at most 200.').waitFor();
  await field.fill(deckCode({ id }, decks[0]?.cards ?? []));
  await page.locator('.deck-import button').click();
  await page.getByText('30 of 30 cards').waitFor();
  expect(troubles).toEqual([]);
  await close();
});

test('a deck can be copied and changed, is checked by the rules, and survives a reload', async () => {
  const { page, close } = await open('/linkavel/decks/tide');
  await page.getByRole('button', { name: 'Copy and edit' }).click();
  await page.getByText('30 of 30 cards').waitFor();
  await page.getByRole('button', { name: /^Add Ember Whelp/ }).click();
  await page.getByText('31 of 30 cards').waitFor();
  expect(await page.getByRole('link', { name: 'LV-2.1' }).count()).toBe(1);
  await page.reload();
  await page.getByText('31 of 30 cards').waitFor();
  await close();
});
