/** A study on the server: run by an account, watched live, found again after a reload, shared by link, and stopped. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriers, newPlayer, PHONE } from './browser-test.ts';
import { type Served, served } from './served.ts';

let here: Served;
beforeAll(async () => {
  here = await served();
});
afterAll(() => here?.close());

const status = (page: Page) => page.getByRole('status').textContent();
const played = async (page: Page) => Number(/(\d+)/.exec((await status(page)) ?? '')?.[1] ?? 0);

async function openLab(page: Page, games: string): Promise<void> {
  await page.goto(`${here.server.url}/linkavel/lab`);
  await page.getByLabel('Bot of seat 1').selectOption('random');
  await page.getByLabel('Bot of seat 2').selectOption('random');
  await page.getByLabel('Number of games').fill(games);
}

test('a large study runs on the server', async () => {
  const { page, troubles, close } = await newPlayer(here.browser);
  await openLab(page, '30000');
  // Too large for the page, and the server asks for an account.
  await page.getByText('Studies of more than 20000 games run on the server.').waitFor();
  expect(await page.getByRole('button', { name: 'Run', exact: true }).count()).toBe(0);
  await page.getByText('Studies on the server need an account.').waitFor();
  await page.getByRole('link', { name: 'To the account' }).click();
  const form = page.locator('form', { has: page.getByRole('heading', { name: 'Make an account' }) });
  await form.getByLabel('User name').fill('lab_author');
  await form.getByLabel('Password').fill('a long password');
  await form.getByRole('button', { name: 'Make an account', exact: true }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).waitFor();

  await openLab(page, '30000');
  await page.getByText('200000 games left for today', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Run on the server' }).click();
  await expect.poll(() => page.url()).toContain('#run=');
  await expect.poll(() => played(page)).toBeGreaterThan(0);
  await page.getByRole('region', { name: 'Measure' }).waitFor();

  // It goes on while the page is away.
  const before = await played(page);
  await page.reload();
  await expect.poll(() => played(page)).toBeGreaterThan(before);
  expect(await page.getByLabel('Number of games').inputValue()).toBe('30000');

  // Whoever has the link watches, and cannot stop it.
  const link = page.url();
  const friend = await newPlayer(here.browser, { viewport: PHONE });
  await friend.page.goto(link);
  await expect.poll(() => played(friend.page)).toBeGreaterThan(0);
  expect(await friend.page.getByRole('button', { name: 'Stop' }).count()).toBe(0);
  expect(await friend.page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(await barriers(friend.page)).toEqual([]);

  await page.getByRole('button', { name: 'Stop' }).click();
  await expect.poll(() => status(page)).toContain('Stopped');
  await expect.poll(() => status(friend.page)).toContain('Stopped');
  expect(await status(friend.page)).toBe(await status(page));
  expect(await friend.page.getByRole('region', { name: 'Measure' }).getByRole('row').allTextContents()).toEqual(
    await page.getByRole('region', { name: 'Measure' }).getByRole('row').allTextContents(),
  );
  expect(await barriers(page)).toEqual([]);

  // It is in the list of its owner, and any of its games is a replay.
  await page.goto(`${here.server.url}/linkavel/lab`);
  await page.getByRole('button', { name: /No changes stopped/ }).click();
  await expect.poll(() => status(page)).toContain('Stopped');
  await page.getByRole('button', { name: 'Open the replay' }).click();
  await page.locator('.replay-bar').waitFor();
  expect([...troubles, ...friend.troubles]).toEqual([]);
  await friend.close();
  await close();
});

test('the link of a study that is not there says so', async () => {
  const { page, close } = await newPlayer(here.browser);
  await page.goto(`${here.server.url}/linkavel/lab#run=00000000-0000-4000-8000-000000000000`);
  await page.getByText('This study is not there', { exact: false }).waitFor();
  await close();
});
