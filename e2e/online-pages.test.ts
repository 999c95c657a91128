/** What people do around their online games, in two browsers: lists, decks, ratings and accounts. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gameNamed } from '@taisen/games';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriers, newPlayer, PHONE, type Player } from './browser-test.ts';
import { concede } from './player.ts';
import { type Served, served } from './served.ts';

let here: Served;
beforeAll(async () => {
  here = await served();
});
afterAll(() => here?.close());

const url = (path: string) => here.server.url + path;
const players = () => Promise.all([newPlayer(here.browser), newPlayer(here.browser)]);

/**
 * Errors of the pages, without requests that the server refused: two announcements of a table in short order make a page
 * reveal its part of the shuffle twice, and the second one is refused.
 */
const errorsOf = (...all: readonly Player[]) =>
  all.flatMap(({ troubles }) => troubles).filter((trouble) => !trouble.includes('status of 409'));

const formOf = (page: Page, heading: string) =>
  page.locator('form', { has: page.getByRole('heading', { name: heading }) });

async function signIn({ page }: Player, heading: 'Make an account' | 'Sign in', username: string): Promise<void> {
  await page.goto(url('/account'));
  const form = formOf(page, heading);
  await form.getByLabel('User name').fill(username);
  await form.getByLabel('Password').fill('a long password');
  await form.getByRole('button', { name: heading, exact: true }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).waitFor();
}

/** No text or button is outside the window, in each language. */
async function fitsPhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  for (const language of ['日本語', '繁體中文', 'English']) {
    await page.getByRole('button', { name: language }).or(page.getByLabel(language)).first().click();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
  }
}

test('an invitation says its terms, waiting can be cancelled, and the match is in one list for both', async () => {
  const [ada, ben] = await players();
  await ada.page.goto(url('/linkavel/play?friend=1'));
  await ada.page.getByRole('button', { name: 'Open a table' }).click();
  await ada.page.getByText('60 seconds a move').waitFor();
  await ada.page.getByRole('button', { name: 'Stop waiting' }).click();
  await ada.page.waitForURL(url('/linkavel'));

  await ada.page.goto(url('/linkavel/play?friend=1'));
  await ada.page.getByRole('button', { name: 'Open a table' }).click();
  await ada.page.waitForSelector('.qr');
  const table = ada.page.url();
  await ada.page.goto(url('/games'));
  await ada.page.getByRole('heading', { name: 'Waiting' }).waitFor();
  expect(await barriers(ada.page)).toEqual([]);
  await ada.page.getByRole('link', { name: 'Invitation' }).click();
  await ben.page.goto(table);
  await ben.page.getByText('When time runs out a move is made for you').waitFor();
  expect(await barriers(ben.page)).toEqual([]);
  await ben.page.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([ada, ben].map(({ page }) => page.waitForSelector('.table')));

  await Promise.all([ada, ben].map(({ page }) => page.goto(url('/games'))));
  const turns = await Promise.all([ada, ben].map(({ page }) => page.locator('.badge').textContent()));
  expect(turns).toContain('Your turn');
  await ben.page.getByRole('link', { name: 'Continue' }).click();
  await ben.page.waitForSelector('.table');
  await concede(ben.page);
  await ada.page.reload();
  await ada.page.getByRole('heading', { name: 'Finished' }).waitFor();
  expect(await ada.page.locator('.badge').textContent()).toBe('Won');
  await ada.page.getByText('Deck: ').waitFor();
  await fitsPhone(ada.page);

  await ada.page.getByRole('link', { name: 'Replay' }).click();
  await ada.page.locator('.replay-result').waitFor();
  expect(await ada.page.textContent('.replay-result')).toMatch(/won/i);
  const [download] = await Promise.all([
    ada.page.waitForEvent('download'),
    ada.page.getByRole('button', { name: 'Export' }).click(),
  ]);
  const root = join(import.meta.dirname, '..');
  const cli = join(root, 'packages/cli/src/main.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [cli, 'verify', await download.path()], { cwd: root });
  expect(stdout).toMatch(/the secret is the one of the commitment/);
  expect(errorsOf(ada, ben)).toEqual([]);
  await Promise.all([ada.close(), ben.close()]);
});

test('a deck is on every device of its account, can be sent as a link, and played from there', async () => {
  const [ada, ben] = await players();
  await ada.page.goto(url('/linkavel/decks/tide'));
  await ada.page.getByRole('button', { name: 'Copy and edit' }).click();
  await ada.page.getByLabel('Name of the deck').fill('Mine everywhere');
  await signIn(ada, 'Make an account', 'deck_owner');
  await signIn(ben, 'Sign in', 'deck_owner');
  await ben.page.goto(url('/linkavel/decks'));
  await ben.page.getByText('Mine everywhere').click();
  // Cards are searched by their properties, and can be read without adding them.
  await ben.page.getByRole('searchbox').fill('water level<=2 draw');
  await ben.page.waitForURL(/q=water/);
  await ben.page.reload();
  expect(await ben.page.getByRole('searchbox').inputValue()).toBe('water level<=2 draw');
  await ben.page.getByRole('button', { name: /^Read Tide-Road Heron/ }).click();
  await ben.page.getByRole('dialog').getByText('may draw').first().waitFor();
  await ben.page.keyboard.press('Escape');
  expect(await ben.page.textContent('.deck-state b')).toBe('30 of 30 cards');
  expect(await barriers(ben.page)).toEqual([]);
  await ben.page.locator('.deck-share summary').click();
  const link = new URL(await ben.page.inputValue('.deck-share textarea'));
  // Whoever opens the link has no account.
  const cy = await newPlayer(here.browser);
  await cy.page.goto(url(link.pathname + link.search));
  await cy.page.getByRole('heading', { name: 'A shared deck' }).waitFor();
  expect(await barriers(cy.page)).toEqual([]);
  await cy.page.getByRole('link', { name: 'Play with this deck' }).click();
  const tide = gameNamed('linkavel').decks.find(({ id }) => id === 'tide')?.name.en ?? '';
  const mine = cy.page.getByRole('group', { name: 'Your deck' });
  await mine.getByRole('radio', { checked: true, name: tide }).waitFor();
  // Removed on one device, it is gone on the other.
  await ben.page.goto(url('/linkavel/decks'));
  await ben.page.getByRole('button', { name: 'Delete: Mine everywhere' }).click();
  const synced = ben.page.waitForResponse((response) => response.url().endsWith('/api/decks/sync'));
  await ben.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await synced;
  await ada.page.goto(url('/linkavel/decks'));
  await expect.poll(() => ada.page.getByText('Mine everywhere').count()).toBe(0);
  expect(errorsOf(ada, ben, cy)).toEqual([]);
  await Promise.all([ada.close(), ben.close(), cy.close()]);
});

test('two strangers play a rated game; leaderboard and profile show it, until the profile is hidden', async () => {
  const [ada, ben] = await players();
  await ada.page.goto(url('/linkavel/play?quick=1'));
  await ada.page.getByRole('radio', { name: /^Rated/ }).check();
  await ada.page.getByText('Rated games need an account.').waitFor();
  await Promise.all([signIn(ada, 'Make an account', 'rated_ada'), signIn(ben, 'Make an account', 'rated_ben')]);
  for (const { page } of [ada, ben]) {
    await page.goto(url('/linkavel/players'));
    await page.getByRole('link', { name: 'Play a rated game' }).click();
    await page.getByRole('button', { name: 'Find somebody' }).click();
    await page.waitForURL(/\/table\//);
  }
  await Promise.all([ada, ben].map(({ page }) => page.waitForSelector('.table')));
  await concede(ben.page);
  // A second one, so that there is something to draw.
  for (const { page } of [ben, ada]) await page.getByRole('button', { name: 'Play again' }).click();
  await Promise.all([ada, ben].map(({ page }) => page.waitForSelector('.outcome', { state: 'detached' })));
  await ben.page.waitForSelector('.table');
  await concede(ben.page);
  await ben.page.goto(url('/linkavel/players'));
  const row = ben.page.locator('tr', { hasText: 'rated_ada' });
  await row.waitFor();
  expect(await row.textContent()).toMatch(/1[67]\d\d ±\d+ · provisional/);
  // The season of this month has the same game, and is part of the address.
  await ben.page.getByLabel('Season').selectOption({ index: 1 });
  await ben.page.waitForURL(/season=20\d\d-\d\d/);
  expect(await row.textContent()).toContain('2 of 2');
  expect(await barriers(ben.page)).toEqual([]);
  await fitsPhone(ben.page);
  await ben.page.getByRole('link', { name: 'rated_ada' }).click();
  await ben.page.getByRole('heading', { name: 'Against you' }).waitFor();
  await ben.page.getByText('0 won, 2 lost, 0 drawn').waitFor();
  await ben.page.getByRole('img', { name: /^Rating from 16\d\d to 1[67]\d\d$/ }).waitFor();
  await ben.page.getByText('2 won, 0 lost, 0 drawn').waitFor();
  await ben.page.getByText(`Favourite decks: ${gameNamed('linkavel').decks[0]?.name.en}`).waitFor();
  expect(await barriers(ben.page)).toEqual([]);
  await fitsPhone(ben.page);
  const profile = ben.page.url();
  await ada.page.goto(profile);
  await ada.page.getByRole('button', { name: 'Hide' }).click();
  await ada.page.getByText('Only you see it.').waitFor();
  await ben.page.goto(profile);
  await ben.page.getByText('There is no such profile').waitFor();
  expect(errorsOf(ada)).toEqual([]);
  await Promise.all([ada.close(), ben.close()]);
});

test('an account has tokens, changes its password, signs out everywhere, and can be deleted', async () => {
  const [ada, ben] = await players();
  await signIn(ada, 'Make an account', 'all_of_it');
  await signIn(ben, 'Sign in', 'all_of_it');
  const { page } = ada;
  await page.getByText('Tokens for programs').click();
  await page.getByLabel('Name of the token').fill('My bot');
  await page.getByRole('button', { name: 'Create' }).click();
  const field = page.getByRole('textbox', { name: 'Tokens for programs' });
  const token = await field.inputValue();
  const me = (bearer: string) => fetch(url('/api/me'), { headers: { authorization: `Bearer ${bearer}` } });
  expect((await me(token)).status).toBe(200);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Revoke My bot' }).click();
  await expect.poll(async () => (await me(token)).status).toBe(401);

  await page.locator('summary', { hasText: 'Change the password' }).click();
  await page.getByLabel('Current password').fill('a long password');
  await page.getByLabel('New password').fill('an even longer password');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await page.getByText('other devices are signed out').waitFor();
  await ben.page.reload();
  await formOf(ben.page, 'Sign in').waitFor();
  // And by its own button, this device included.
  const again = async ({ page: at }: Player) => {
    const form = formOf(at, 'Sign in');
    await form.getByLabel('User name').fill('all_of_it');
    await form.getByLabel('Password').fill('an even longer password');
    await form.getByRole('button', { name: 'Sign in', exact: true }).click();
    await at.getByRole('button', { name: 'Sign out', exact: true }).waitFor();
  };
  await again(ben);
  await ben.page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await formOf(ben.page, 'Sign in').waitFor();
  await page.reload();
  await again(ada);

  await page.getByText('Your data').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export everything' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('taisen-account.json');
  const deletion = formOf(page, 'Delete the account');
  await deletion.getByLabel(/to confirm/).fill('all_of_it');
  await deletion.getByLabel('Password').fill('an even longer password');
  await fitsPhone(page);
  await deletion.getByRole('button').click();
  await page.getByText('The account is deleted.').waitFor();
  await Promise.all([ada.close(), ben.close()]);
});
