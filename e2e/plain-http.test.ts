/**
 * Plain http with another name than localhost, as in a home network. That is not a secure context, so browsers have no
 * clipboard, no WebCrypto hashes, no random UUIDs, no service workers and no passkeys there.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import '../packages/server/test/support/output.ts';
import { barriers, newPlayer } from './browser-test.ts';
import { clickOn, clickTogether, concede } from './player.ts';
import { type Served, served } from './served.ts';

let here: Served;
let origin: string;
beforeAll(async () => {
  here = await served();
  // Only the tests' browser knows this name.
  origin = `http://taisen.test:${new URL(here.server.url).port}`;
});
afterAll(() => here?.close());

/** A player whose page is not a secure context. The browser logs an error about a header that it ignores there. */
async function player(locale = 'en') {
  const made = await newPlayer(here.browser, { locale });
  await made.page.goto(origin);
  expect(await made.page.evaluate(() => [isSecureContext, 'clipboard' in navigator])).toEqual([false, false]);
  const troubles = () => made.troubles.filter((text) => !text.startsWith('The Cross-Origin-Opener-Policy header'));
  return { ...made, troubles };
}

/** The content of the clipboard, by pasting it. */
async function pasted(page: Page): Promise<string> {
  await page.evaluate(() => {
    const field = document.body.appendChild(document.createElement('textarea'));
    field.id = 'pasted';
    field.focus();
  });
  await page.keyboard.press('ControlOrMeta+V');
  const text = await page.inputValue('#pasted');
  await page.evaluate(() => document.getElementById('pasted')?.remove());
  return text;
}

test('a game against a bot works, and the link to its replay can be copied', async () => {
  const { page, troubles, close } = await player();
  await page.goto(`${origin}/linkavel/play?bot=1`);
  await clickOn(page, 8, 10);
  expect(Number(await page.getAttribute('.table', 'data-seq'))).toBeGreaterThan(3);
  await concede(page);
  await page.locator('.outcome-more summary').click();
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.waitForSelector('.replay-bar');
  await page.getByRole('button', { name: 'One forward' }).click();
  await page.getByRole('button', { name: 'Link to this moment' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await pasted(page)).toBe(page.url());
  expect(troubles()).toEqual([]);
  await close();
});

test('a deck can be made, and its code copied', async () => {
  const { page, troubles, close } = await player();
  await page.goto(`${origin}/linkavel/decks/tide`);
  await page.getByRole('button', { name: 'Copy and edit' }).click();
  await page.waitForURL(/\/decks\/(?!tide$)/);
  await page.getByText('30 of 30 cards').waitFor();
  await page.locator('.deck-share summary').click();
  await page.locator('.deck-share').getByRole('button', { name: 'Copy' }).click();
  await page.locator('.deck-share').getByRole('button', { name: 'Copied' }).waitFor();
  const code = await page.locator('.deck-share textarea').inputValue();
  expect(code).toMatch(/\/linkavel\/decks\?code=[\w-]+$/);
  expect(await pasted(page)).toBe(code);
  expect(troubles()).toEqual([]);
  await close();
});

test('friends can play by a copied link, and the replay is their game and verified', async () => {
  const [one, two] = [await player(), await player()];
  await one.page.goto(`${origin}/linkavel/play?friend=1`);
  await one.page.getByRole('button', { name: 'Open a table' }).click();
  await one.page.waitForSelector('.qr');
  await one.page.getByRole('button', { name: 'Copy the link' }).click();
  await one.page.getByRole('button', { name: 'Copied' }).waitFor();
  const invitation = await pasted(one.page);
  expect(invitation).toBe(one.page.url());
  await two.page.goto(invitation);
  await two.page.getByRole('button', { name: 'Sit down' }).click();
  const pages = [one.page, two.page];
  await Promise.all(pages.map((page) => page.waitForSelector('.table')));
  const hands = await Promise.all(pages.map((page) => handOf(page)));
  expect(Math.min(...hands.map(({ length }) => length))).toBeGreaterThan(4);
  await clickTogether(pages, 1, 8);
  await concede(one.page);
  await two.page.waitForSelector('.outcome');
  await one.page.goto(invitation.replace('/table/', '/replay/'));
  await one.page.waitForSelector('.replay-bar');
  expect(await handOf(one.page)).toEqual(hands[0]);
  await one.page.getByLabel('View').selectOption({ index: 1 });
  await expect.poll(() => handOf(one.page)).toEqual(hands[1]);
  await expect.poll(() => one.page.textContent('.replay-uses small')).toMatch(/verified/);
  expect([...one.troubles(), ...two.troubles()]).toEqual([]);
  await Promise.all([one.close(), two.close()]);
});

/** The names of the cards in the hand, in order. */
const handOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.hand .spot')
    .evaluateAll((spots) => spots.map((spot) => (spot.ariaLabel ?? '').split(',')[0] as string));

test('an account can be made, signed out of and into; the page explains that passkeys need https', async () => {
  const { page, troubles, close } = await player();
  const fill = async (heading: string) => {
    const form = page.locator('form', { has: page.getByRole('heading', { name: heading }) });
    await form.getByLabel('User name').fill('plain_http');
    await form.getByLabel('Password').fill('a long password');
    await form.getByRole('button', { name: heading, exact: true }).click();
  };
  await page.goto(`${origin}/account`);
  await fill('Make an account');
  await page.getByRole('button', { name: 'Sign out', exact: true }).waitFor();
  await page.getByText('Passkeys need an address that begins with https').waitFor();
  expect(await page.getByRole('button', { name: 'Add a passkey' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await fill('Sign in');
  await expect.poll(() => page.getByLabel('Name at the table').inputValue()).toBe('plain_http');
  expect(troubles()).toEqual([]);
  await close();
});

test('if copying fails, the link is selected, with an explanation how to copy it', async () => {
  const { page, close } = await player('ja');
  await page.addInitScript(() => {
    document.execCommand = () => false;
  });
  await page.goto(`${origin}/linkavel/play?friend=1`);
  await page.getByRole('button', { name: 'テーブルを開く' }).click();
  await page.getByRole('button', { name: 'リンクをコピー' }).click();
  await page.getByText('コピーできませんでした').waitFor();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(page.url());
  await page.keyboard.press('ControlOrMeta+C');
  expect(await pasted(page)).toBe(page.url());
  expect(await barriers(page)).toEqual([]);
  await close();
});
