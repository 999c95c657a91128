/** People who meet at tables of a server: programs are marked, terms are said, and refusals are in the reader's language. */
import { gameNamed } from '@taisen/games';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriers, newPlayer, PHONE, type Player } from './browser-test.ts';
import { type Served, served } from './served.ts';

let here: Served;
beforeAll(async () => {
  here = await served();
});
afterAll(() => here?.close());

const url = (path: string) => here.server.url + path;
const close = (all: readonly Player[]) => Promise.all(all.map((player) => player.close()));
const speak = async (page: Page, language: string) => {
  await page.evaluate((chosen) => localStorage.setItem('taisen.language', chosen), language);
  await page.reload();
};

/** A new account. */
async function account({ page }: Player, username: string): Promise<void> {
  await page.goto(url('/account'));
  const form = page.locator('form', { has: page.getByRole('heading', { name: 'Make an account' }) });
  await form.getByLabel('User name').fill(username);
  await form.getByLabel('Password').fill('a long password');
  await form.getByRole('button', { name: 'Make an account' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).waitFor();
}

/** Opens a table for a friend, and returns its address. */
async function invite(page: Page, path: string): Promise<string> {
  await page.goto(url(path));
  await page.getByRole('button', { name: 'Open a table' }).click();
  await page.waitForSelector('.qr');
  return page.url();
}

test('a program plays with a token that ends, and is marked wherever people meet it', async () => {
  const [ada, ben] = await Promise.all([newPlayer(here.browser), newPlayer(here.browser)]);
  await account(ada, 'has_a_program');
  const { page } = ada;
  await page.getByText('Tokens for programs').click();
  await page.getByLabel('Name of the token').fill('My program');
  await page.getByLabel('It may').selectOption('play');
  await page.getByLabel('It works for').selectOption('30');
  await page.getByRole('button', { name: 'Create' }).click();
  const token = await page.getByRole('textbox', { name: 'Tokens for programs' }).inputValue();
  await page.getByText(/My program · read and play · never used · until \w/).waitFor();
  expect(await barriers(page)).toEqual([]);

  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const post = async (path: string, body: object) => {
    const answer = await fetch(url(path), { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()) as { table: { id: string } };
  };
  const { table } = await post('/api/tables', { game: 'one-deck' });
  await post(`/api/tables/${table.id}/sit`, { nonce: 'ab'.repeat(32) });
  await ben.page.goto(url('/one-deck/play?quick=1'));
  await ben.page.getByText('has_a_program (program)').waitFor();
  await speak(ben.page, 'ja');
  await ben.page.getByText('has_a_program（プログラム）').waitFor();
  await ben.page.getByRole('link', { name: '席に着く' }).click();
  await speak(ben.page, 'zh-Hant');
  await ben.page.getByText('has_a_program（程式）正在等你對戰。').waitFor();
  await ben.page.getByRole('button', { name: '入座' }).click();
  await ben.page.waitForSelector('.table');
  expect(await ben.page.textContent('.plate:not([data-own])')).toContain('has_a_program（程式）');
  await ben.page.goto(url('/games'));
  await ben.page.getByText('對 has_a_program（程式）').waitFor();
  expect([...ada.troubles, ...ben.troubles]).toEqual([]);
  await close([ada, ben]);
});

test('whoever is invited reads the mode, finds the deck of last time, and may come too late', async () => {
  const all = await Promise.all([newPlayer(here.browser), newPlayer(here.browser), newPlayer(here.browser)]);
  const [ada, ben, cy] = all;
  const festival = await invite(ada.page, '/holodelive/play?friend=1&set=festival');
  await ben.page.setViewportSize(PHONE);
  await ben.page.goto(festival);
  await ben.page.locator('.table-terms').getByText('Festival').waitFor();
  const changed = gameNamed('holodelive').houseSets?.find(({ id }) => id === 'festival')?.rulings ?? {};
  expect(await ben.page.locator('.table-terms dd b').count()).toBe(Object.keys(changed).length);
  expect(await barriers(ben.page)).toEqual([]);

  const table = await invite(ada.page, '/linkavel/play?friend=1');
  await ben.page.goto(table);
  const veil = gameNamed('linkavel').decks.find(({ id }) => id === 'veil')?.name.en ?? '';
  await ben.page.getByRole('radio', { name: veil }).check();
  await ben.page.reload();
  await ben.page.getByRole('radio', { name: veil, checked: true }).waitFor();
  for (const [language, sentence, join, watch] of [
    ['ja', 'この対戦はもう始まっています。', '席に着く', '観戦する'],
    ['zh-Hant', '這場對戰已經開始。', '入座', '觀戰'],
  ] as const) {
    const late = await invite(ada.page, '/linkavel/play?friend=1');
    await ben.page.goto(late);
    await speak(ben.page, language);
    const sit = ben.page.getByRole('button', { name: join });
    await sit.waitFor();
    await cy.page.goto(late);
    await cy.page.getByRole('button', { name: 'Sit down' }).click();
    await cy.page.waitForSelector('.table');
    await sit.click();
    await ben.page.getByText(sentence).waitFor();
    await ben.page.getByRole('button', { name: watch }).click();
    await ben.page.waitForSelector('.table[data-watching]');
  }
  await close(all);
});

test('an invitation is shared by the system, where it can', async () => {
  const { page, close: leave } = await newPlayer(here.browser);
  // Headless browsers have no such dialog; this one notes what it would show.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => Object.assign(window, { shared: data.url }),
    });
  });
  const table = await invite(page, '/shenhun/play?friend=1');
  await page.getByRole('button', { name: 'Share' }).click();
  expect(await page.evaluate(() => (window as unknown as { shared: string }).shared)).toBe(table);
  await leave();
});

test('the home page leads to the own games and to the account', async () => {
  const { page, troubles, close: leave } = await newPlayer(here.browser);
  await page.goto(url('/'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your games' }).click();
  await page.getByRole('heading', { name: 'Your games' }).waitFor();
  await page.goBack();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Account' }).click();
  await page.getByRole('heading', { name: 'Make an account' }).waitFor();
  expect(troubles).toEqual([]);
  await leave();
});
