/** The lab's page: a study is changed, run, stopped, resumed after a reload, shared, watched and played. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BrowserTest, barriers, browserTest, PHONE } from './browser-test.ts';
import { awaited } from './player.ts';

let here: BrowserTest;
beforeAll(async () => {
  here = await browserTest();
});
afterAll(() => here?.close());

const played = async (page: Page) =>
  Number(/(\d+)/.exec((await page.getByRole('status').textContent()) ?? '')?.[1] ?? 0);

const isDone = (page: Page) => expect.poll(() => page.getByRole('status').textContent()).toBe('Done: 200 games');

test('a study is run, stopped, resumed after a reload, and shared', async () => {
  const { page, troubles, close } = await here.player();
  await page.goto(`${here.url}/linkavel`);
  await page.getByRole('link', { name: 'Lab' }).click();
  await page.getByLabel('Bot of seat 1').selectOption('random');
  await page.getByLabel('Bot of seat 2').selectOption('random');
  await page.getByLabel('Number of games').fill('20000');
  await page.getByLabel('Change a card').selectOption('tide-heron');
  await page.getByRole('spinbutton', { name: /^Power/ }).fill('4000');
  expect(await page.locator('.lab-card .card').textContent()).toContain('4000');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect.poll(() => played(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Resume' }).waitFor();
  const before = await played(page);
  expect(before).toBeLessThan(20_000);
  expect(await barriers(page)).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: 'Resume' }).waitFor();
  expect(await played(page)).toBe(before);
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect.poll(() => played(page)).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Stop' }).click();

  // Another number of games is another study, which begins anew and is small enough to end.
  await page.getByLabel('Number of games').fill('200');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await isDone(page);
  const measures = page.getByRole('region', { name: 'Measure' });
  const rows = await measures.getByRole('row').allTextContents();
  expect(rows.find((row) => row.startsWith('Starting player wins'))).toMatch(/\d+\.\d% \[/);

  // Sorted by a press on the head of a column.
  const cards = page.getByRole('region', { name: 'Cards' });
  await cards.getByRole('button', { name: 'Drawn', exact: true }).click();
  const shares = (await cards.locator('tbody tr td:nth-child(2)').allTextContents()).map((text) =>
    Number.parseFloat(text),
  );
  expect(shares.length).toBeGreaterThan(50);
  expect(shares).toEqual([...shares].sort((a, b) => b - a));

  // The same study for somebody else: the same numbers, to the last game.
  const link = page.url();
  const friend = await here.player({ viewport: PHONE });
  await friend.page.goto(link);
  await friend.page.getByRole('button', { name: 'Run', exact: true }).click();
  await isDone(friend.page);
  expect(await friend.page.getByRole('region', { name: 'Measure' }).getByRole('row').allTextContents()).toEqual(rows);
  expect(await friend.page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(await barriers(friend.page)).toEqual([]);
  expect([...troubles, ...friend.troubles]).toEqual([]);
  await friend.close();

  // Any game of it is a replay.
  await page.getByLabel('Number of the game').fill('7');
  await page.getByRole('button', { name: 'Open the replay' }).click();
  await page.waitForURL(/\/replay\/file/);
  await page.locator('.replay-bar').waitFor();
  expect(troubles).toEqual([]);
  await close();
});

test('the changed version is played against a bot at once, also after a reload', async () => {
  const { page, troubles, close } = await here.player();
  await page.goto(`${here.url}/linkavel/lab`);
  await page.getByText('Change a ruling').click();
  await page
    .getByLabel(/Cards in the opening hand|opening hand/i)
    .first()
    .selectOption({ label: '4' });
  await page.getByRole('button', { name: 'Play this version against a bot' }).click();
  await page.waitForURL(/\/table\/local\//);
  await awaited(page);
  await page.reload();
  await awaited(page);
  expect(troubles).toEqual([]);
  await close();
});

test('what cannot be played is refused with a reason, and a broken link says so', async () => {
  const { page, close } = await here.player();
  await page.goto(`${here.url}/linkavel/lab#study=broken`);
  await page.getByText('This link cannot be read.').waitFor();
  await close();
});
