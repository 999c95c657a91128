/** What a click on the table means where a place is a whole row, and what can be looked at again. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BrowserTest, browserTest } from './browser-test.ts';
import { awaited } from './player.ts';
import { table } from './shots.ts';

let here: BrowserTest;
beforeAll(async () => {
  here = await browserTest();
});
afterAll(() => here?.close());

async function tableOf(game: string) {
  const player = await here.player();
  await table(player.page, here.url, game);
  return player;
}
const seq = (page: Page) => page.getAttribute('.table', 'data-seq');

test('the places of a card glow, and a click on one plays it there', async () => {
  const { page, troubles, close } = await tableOf('holodelive');
  const own = page.locator('.side[data-own]');
  await page.locator('.hand .spot[data-can]').last().click();
  for (const row of ['stage', 'backstage'])
    expect(await own.locator(`[data-kind="${row}"] .empty[data-can]`).count()).toBeGreaterThan(0);
  await own.locator('[data-kind="backstage"] .empty[data-can]').click();
  await expect.poll(() => own.locator('[data-kind="backstage"] [data-card]').count()).toBe(1);
  expect(troubles).toEqual([]);
  await close();
});

test('rows without an empty place glow whole; a click on another card chooses that card instead', async () => {
  const { page, troubles, close } = await tableOf('shenhun');
  const own = page.locator('.side[data-own]');
  const [first, second] = [own.locator('[data-kind="front"] .spot'), own.locator('[data-kind="middle"] .spot')];
  await first.click();
  expect(await own.locator('.row[data-can]').count()).toBe(2);
  const before = await seq(page);
  await second.click();
  await expect.poll(() => second.getAttribute('aria-pressed')).toBe('true');
  expect(await first.getAttribute('aria-pressed')).toBe('false');
  expect(await seq(page)).toBe(before);
  expect(troubles).toEqual([]);
  await close();
});

test('the strip of the latest actions shows each again, with what came of it', async () => {
  const { page, troubles, close } = await tableOf('linkavel');
  expect(await page.locator('.wing .recent button').count()).toBe(6);
  await page.locator('.wing .recent button', { hasText: 'attacks' }).first().click();
  await expect.poll(() => page.locator('.enlarged .did li').count()).toBeGreaterThan(1);
  expect(await page.locator('.enlarged .did').textContent()).toMatch(/attacks.*(battle damage|was destroyed)/);
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await awaited(page)).toBe('asked');
  // The log names the actor of each action, and what came of it further in.
  expect(await page.locator('.log li[data-by="own"]').count()).toBeGreaterThan(1);
  expect(await page.locator('.log li[data-kind="result"]').count()).toBeGreaterThan(1);
  expect(troubles).toEqual([]);
  await close();
});
