/** Two people at a table on a server, each with an own browser context. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, startProcess } from '../packages/server/test/support/process.ts';
import '../packages/server/test/support/output.ts';
import { barriers, newPlayer } from './browser-test.ts';
import { clickTogether } from './player.ts';
import { type Served, served } from './served.ts';

let here: Served;
let browser: Browser;
/** The server that is running now. */
let server: ServerProcess;
beforeAll(async () => {
  here = await served();
  ({ browser, server } = here);
});
afterAll(async () => {
  await server?.signal('SIGTERM');
  await here?.close();
});

test('two friends play from an invitation to the end, one reloads; the replay proves its shuffle', async () => {
  const [one, two] = await Promise.all([newPlayer(browser), newPlayer(browser)]);
  await one.page.goto(`${server.url}/linkavel/play?friend=1`);
  await one.page.getByRole('button', { name: 'Open a table' }).click();
  await one.page.waitForSelector('.qr');
  expect(await barriers(one.page)).toEqual([]);
  const invitation = (await one.page.inputValue('.invitation input')) ?? '';
  expect(invitation).toBe(one.page.url());
  await two.page.goto(invitation);
  await two.page.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([one.page.waitForSelector('.table'), two.page.waitForSelector('.table')]);
  await clickTogether([one.page, two.page], 1, 12);
  await two.page.reload();
  await two.page.waitForSelector('.table');
  await clickTogether([one.page, two.page], 3);
  await Promise.all([one, two].map(({ page }) => page.waitForSelector('.outcome')));
  const words = await Promise.all([one, two].map(({ page }) => page.textContent('.outcome h2')));
  expect(words.toSorted()).toEqual([
    expect.stringMatching(/^You lost on turn \d+ by/),
    expect.stringMatching(/^You won on turn \d+ by/),
  ]);
  await one.page.locator('.outcome-more summary').click();
  await one.page.getByRole('link', { name: 'Watch the replay' }).click();
  await one.page.waitForSelector('.replay-bar');
  await expect.poll(() => one.page.textContent('.replay-uses small')).toMatch(/verified/);
  expect([...one.troubles, ...two.troubles]).toEqual([]);
  await Promise.all([one.close(), two.close()]);
});

test('a guest makes an account, signs out, and signs in on another device', async () => {
  const [one, two] = await Promise.all([newPlayer(browser), newPlayer(browser)]);
  const fill = async ({ page }: typeof one, heading: string, password: string) => {
    const form = page.locator('form', { has: page.getByRole('heading', { name: heading }) });
    await form.getByLabel('User name').fill('mika_7');
    await form.getByLabel('Password').fill(password);
    await form.getByRole('button', { name: heading, exact: true }).click();
  };
  await one.page.goto(`${server.url}/account`);
  await one.page.getByRole('heading', { name: 'Make an account' }).waitFor();
  expect(await barriers(one.page)).toEqual([]);
  await fill(one, 'Make an account', 'a long password');
  await one.page.getByRole('button', { name: 'Sign out', exact: true }).waitFor();
  await one.page.getByLabel('Name at the table').fill('Mika');
  await one.page.getByRole('button', { name: 'Change' }).click();
  await two.page.goto(`${server.url}/account`);
  await fill(two, 'Make an account', 'another password');
  await two.page.getByText('This user name is taken.').waitFor();
  await fill(two, 'Sign in', 'not the password');
  await two.page.getByText('User name or password is wrong.').waitFor();
  await fill(two, 'Sign in', 'a long password');
  await two.page.getByRole('button', { name: 'Sign out', exact: true }).waitFor();
  expect(await two.page.getByLabel('Name at the table').inputValue()).toBe('Mika');
  await two.page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await two.page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await Promise.all([one.close(), two.close()]);
});

test('a quick match finds a stranger, and a third person watches', async () => {
  const [one, two, three] = await Promise.all([newPlayer(browser), newPlayer(browser), newPlayer(browser)]);
  for (const { page } of [one, two]) {
    await page.goto(`${server.url}/holodelive/play?quick=1`);
    await page.getByRole('button', { name: 'Find somebody' }).click();
    await page.waitForURL(/\/table\//);
  }
  await Promise.all([one.page.waitForSelector('.table'), two.page.waitForSelector('.table')]);
  expect(one.page.url()).toBe(two.page.url());
  await three.page.goto(one.page.url());
  await three.page.waitForSelector('.table[data-watching]');
  expect(await three.page.locator('.hand .spot').count()).toBe(0);
  expect(await three.page.locator('.spot[data-can]').count()).toBe(0);
  await Promise.all([one.close(), two.close(), three.close()]);
});

test('a table that was closed while its player was away shows that, and what to do next', async () => {
  const { page, close } = await newPlayer(browser);
  await page.goto(`${server.url}/linkavel/play?quick=1`);
  await page.getByRole('button', { name: 'Find somebody' }).click();
  await page.waitForSelector('.qr');
  await page.getByText('Keep this page open while you wait.').waitFor();
  const id = page.url().split('/').at(-1);
  const leave = (at: string) => fetch(at, { method: 'POST' }).then(({ status }) => status);
  expect(await page.evaluate(leave, `/api/tables/${id}/leave`)).toBe(200);
  await page.getByText('While you were away, this table was closed.').waitFor();
  await page.getByRole('link', { name: 'Quick match' }).click();
  await page.getByRole('button', { name: 'Find somebody' }).waitFor();
  await close();
});

test('when the server is killed, both screens show that, and continue after the restart', async () => {
  const [one, two] = await Promise.all([newPlayer(browser), newPlayer(browser)]);
  await one.page.goto(`${server.url}/one-deck/play?friend=1`);
  await one.page.getByRole('button', { name: 'Open a table' }).click();
  await one.page.waitForSelector('.qr');
  await two.page.goto(one.page.url());
  await two.page.getByRole('button', { name: 'Sit down' }).click();
  const pages = [one.page, two.page];
  await Promise.all(pages.map((page) => page.waitForSelector('.table')));
  await clickTogether(pages, 5, 8);
  const lines = await one.page.locator('.log li').count();
  await server.signal('SIGKILL');
  await Promise.all(pages.map((page) => page.waitForSelector('.connection-lost')));
  // Nobody loses time by that.
  await one.page.getByText('for which your clock stands still').waitFor();
  server = await startProcess({ ...here.env, PORT: new URL(server.url).port });
  await Promise.all(pages.map((page) => page.waitForSelector('.connection-lost', { state: 'detached' })));
  expect(await one.page.locator('.log li').count()).toBeGreaterThanOrEqual(lines);
  await clickTogether(pages, 6, 6);
  await Promise.all([one.close(), two.close()]);
});
