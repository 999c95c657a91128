/** The built app in a real browser: every screen opens, in every language, and can be used by everyone. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { gameNamed } from '@taisen/games';
import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf } from '../packages/web/src/decks/code.ts';
import { linesOf } from '../packages/web/src/decks/deck.ts';
import { ALONE, type BrowserTest, barriers, browserTest, listen } from './browser-test.ts';
import { GAMES } from './games.ts';
import { builtApp } from './site.ts';

let here: BrowserTest;
/** One for each language and screen: what was fetched once is there for the next test. */
const players = new Map<string, BrowserContext>();
beforeAll(async () => {
  here = await browserTest();
});
afterAll(() => here?.close());

/** A screen once it stands, and everything that went wrong on the way. */
async function open(
  path: string,
  { locale = 'en', width = 1440, height = 900, colorScheme = 'light' as 'light' | 'dark' } = {},
) {
  const key = `${locale} ${width} ${colorScheme}`;
  const viewport = { width, height };
  const player =
    players.get(key) ??
    (await here.browser.newContext({ locale, viewport, colorScheme, reducedMotion: 'reduce', ...ALONE }));
  players.set(key, player);
  const page = await player.newPage();
  const troubles = listen(page);
  page.on('request', (request) => {
    if (!request.url().startsWith(here.url)) troubles.push(`asked for ${request.url()}`);
  });
  await page.goto(here.url + path);
  await page.getByRole('heading', { level: 1, includeHidden: true }).waitFor({ state: 'attached' });
  return { page, troubles, close: () => page.close() };
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

/** The quiet frame around the games, which follows the system. */
const FRAME = ['/', '/settings', '/account', '/nowhere', '/linkavel/rules'];
/** Inside a game its world takes over, by day and by night. */
const WORLDS = [
  ...GAMES.map((game) => `/${game}/cards`),
  '/linkavel/learn',
  '/shenhun/decks',
  '/linkavel/learn/first',
  '/shenhun/learn/first',
];

describe('in the dark', () => {
  test.each(FRAME)('%s has no barriers', async (path) => {
    const { page, close } = await open(path, { colorScheme: 'dark' });
    expect(await barriers(page)).toEqual([]);
    await close();
  });

  test.each(WORLDS)('%s has the colours it has by day', async (path) => {
    const [day, night] = [await colours(path, 'light'), await colours(path, 'dark')];
    expect(day.length).toBeGreaterThan(50);
    expect(night).toEqual(day);
  });

  /** Of everything on a screen. */
  async function colours(path: string, colorScheme: 'light' | 'dark'): Promise<readonly string[]> {
    const { page, close } = await open(path, { colorScheme });
    await page.locator('.card, .positions').first().waitFor();
    const found = await page.evaluate(() =>
      [...document.querySelectorAll('main, main *')].map((element) => {
        const { color, backgroundColor, backgroundImage, borderTopColor, fill } = getComputedStyle(element);
        return [element.className, color, backgroundColor, backgroundImage, borderTopColor, fill].join(' ');
      }),
    );
    await close();
    return found;
  }
});

describe('every screen', () => {
  test.each(SCREENS)('%s opens without trouble or barriers', async (path) => {
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

test('the app is built for players: without what React says to developers', async () => {
  const folder = join(await builtApp(), 'assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const said = scripts.map((name) => readFileSync(join(folder, name), 'utf8')).join('');
  expect(said).toContain('react.dev/errors');
  expect(said).not.toContain('Invalid hook call');
});

test('the language follows the browser, is switched at once, and is kept', async () => {
  const { page, close } = await open('/linkavel', { locale: 'zh-TW' });
  const lang = () => page.evaluate(() => document.documentElement.lang);
  expect(await lang()).toBe('zh-Hant');
  // Han characters take their shape from the face of the language.
  const faces = () => page.evaluate(() => [...document.fonts].map(({ family }) => family).join());
  await expect.poll(faces).toContain('Noto Sans TC');
  expect(await faces()).not.toContain('Noto Sans JP');
  await page.getByRole('button', { name: '日本語' }).click();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('リンカヴェル');
  await page.reload();
  expect(await lang()).toBe('ja');
  await close();
});

test('cards are found, walked through by keys, opened, and every card has a link', async () => {
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

test('a deck code that stands for tens of thousands of cards is refused, and the page goes on', async () => {
  const { page, troubles, close } = await open('/linkavel/decks');
  const { cards, id } = gameNamed('linkavel');
  await page.locator('.deck-import summary').click();
  const field = page.locator('.deck-import textarea');
  await field.fill(
    codeOf(
      id,
      cards.map((card) => ({ id: card.id, count: 255 })),
    ),
  );
  await page.locator('.deck-import button').click();
  await page.getByText('26010 cards are too many: a deck has at most 200.').waitFor();
  await field.fill(codeOf(id, linesOf(gameNamed('linkavel').decks[0]?.cards ?? [])));
  await page.locator('.deck-import button').click();
  await page.getByText('30 of 30 cards').waitFor();
  expect(troubles).toEqual([]);
  await close();
});

test('a deck is copied, changed, checked by the rules, and still there after a reload', async () => {
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
