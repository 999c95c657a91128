/** The page for authors of every game. A link is followed on a desk or on a phone; in a campaign, on both. */
import { gameNamed } from '@taisen/games';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BrowserTest, barriers, browserTest, DESK, PHONE } from './browser-test.ts';
import { GAMES, GAMES_WITH_LESSONS } from './games.ts';
import { partOf } from './part.ts';
import { awaited } from './player.ts';

let here: BrowserTest;
beforeAll(async () => {
  here = await browserTest();
});
afterAll(() => here?.close());

const SIZES = [
  [390, 844],
  [844, 390],
  [1024, 768],
  [1440, 900],
] as const;

const topOf = (page: Page, card: string) =>
  page.locator(`[id="${card}"]`).evaluate((element) => element.getBoundingClientRect().top);
const open = async (page: Page, url: string) => {
  await page.goto(url);
  await page.locator('.author-card').first().waitFor();
};

async function expectNothingSideways(page: Page): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}×${height}`).toBe(width);
  }
}

describe.each(GAMES)('%s', (game) => {
  test('a card is found in all sizes and languages, with tests for its clauses', async () => {
    const { page, troubles, close } = await here.player();
    await page.goto(`${here.url}/${game}/cards`);
    await page.getByRole('link', { name: 'For authors' }).click();
    await page.locator('.author-card').first().waitFor();
    expect(await page.locator('.tested').textContent()).toMatch(/^✓ \d+ clauses, each with a test\.$/);
    expect(await page.locator('.author-clause').count()).toBe(await page.locator('.proofs').count());
    const all = await page.locator('.author-card').count();
    await page.locator('.face svg').first().waitFor();
    // Most faces are far away and not drawn yet.
    expect(await page.locator('.face .card:empty').count()).toBeGreaterThan(all * 4);

    const last = page.locator('.author-card').last();
    const id = (await last.getAttribute('id')) as string;
    await page.getByRole('searchbox').fill(id);
    await expect.poll(() => page.locator('.author-card').count()).toBeLessThan(all);
    const card = page.locator(`[id="${id}"]`);
    await expect.poll(() => card.locator('.face .card > *').count()).toBe(9);
    expect(await card.locator('.faces > li').evaluateAll((all) => all.map((li) => li.getAttribute('lang')))).toEqual([
      'ja',
      'zh-Hant',
      'en',
    ]);
    expect(await barriers(page)).toEqual([]);
    expect(troubles).toEqual([]);
    await close();
  });

  test('a link to a card shows that card, and nothing has to be scrolled sideways', async () => {
    const { page, troubles, close } = await here.player();
    const { cards } = gameNamed(game);
    const { id } = cards[Math.floor(cards.length / 2)] as (typeof cards)[number];
    for (const size of partOf([DESK, PHONE], GAMES.indexOf(game))) {
      await page.setViewportSize(size);
      await page.goto(`${here.url}/settings`);
      await open(page, `${here.url}/${game}/authors#${id}`);
      await expect.poll(() => topOf(page, id)).toBeCloseTo(16, -1);
      await page.locator(`[id="${id}"] .face svg`).first().waitFor();
    }
    await expectNothingSideways(page);
    expect(troubles).toEqual([]);
    await close();
  });

  test('every rule has its tests, and nothing has to be scrolled sideways', async () => {
    const { page, troubles, close } = await here.player();
    await open(page, `${here.url}/${game}/authors`);
    await page.getByRole('navigation', { name: 'Lists for authors' }).getByRole('link', { name: 'Rules' }).click();
    await page.locator('.author-rules > li').first().waitFor();
    const rules = await page.locator('.author-rules > li').count();
    expect(await page.locator('.tested').textContent()).toBe(`✓ ${rules} rules, each with a test.`);
    expect(await page.locator('.author-rules .proofs').count()).toBe(rules);
    expect(await barriers(page)).toEqual([]);
    await expectNothingSideways(page);
    expect(troubles).toEqual([]);
    await close();
  });
});

test.each(GAMES_WITH_LESSONS)('%s: a position opens, and the way back leads to its card', async (game) => {
  const { page, troubles, close } = await here.player();
  await open(page, `${here.url}/${game}/authors`);
  const withPosition = page.locator('.author-card', { has: page.locator('.author-positions') });
  const id = (await withPosition.last().getAttribute('id')) as string;
  // Searched for, so that the way back has to restore the search, too.
  await page.getByRole('searchbox').fill(id.slice(0, 3));
  const link = page.locator(`[id="${id}"] .author-positions a`).first();
  await link.hover();
  await page.locator(`[id="${id}"] .face svg`).first().waitFor();
  const found = await page.locator('.author-card').count();
  await link.hover();
  const before = await topOf(page, id);
  await link.click();
  await page.waitForURL(/\/table\/local\//);
  expect(await awaited(page)).toBe('asked');
  expect(await page.locator('.task').textContent()).not.toBe('');
  await page.goBack();
  await page.locator('.author-card').first().waitFor();
  expect(new URL(page.url()).pathname).toBe(`/${game}/authors`);
  expect(await page.getByRole('searchbox').inputValue()).toBe(id.slice(0, 3));
  expect(await page.locator('.author-card').count()).toBe(found);
  await expect.poll(async () => Math.abs((await topOf(page, id)) - before)).toBeLessThan(4);
  expect(troubles).toEqual([]);
  await close();
});

test('a position that does not exist says so', async () => {
  const { page, close } = await here.player();
  await page.goto(`${here.url}/linkavel/learn/positions/LV-99.9`);
  await page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
  await close();
});
