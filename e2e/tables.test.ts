import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from './browser.ts';
import { clickOn } from './player.ts';
import { type Site, site } from './site.ts';

let web: Site;
let browser: Browser;
beforeAll(async () => {
  [web, browser] = await Promise.all([site(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await web.close();
});

/** A page that moves nothing and keeps what goes wrong in it. */
async function newPage(context: BrowserContext): Promise<{ page: Page; errors: string[] }> {
  await context.addInitScript(() => {
    localStorage.setItem('taisen.table', JSON.stringify({ speed: 'off', sound: false }));
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return { page, errors };
}

const GAMES = ['linkavel', 'magic-spirit', 'holodelive', 'one-deck', 'shenhun'];

describe.each(GAMES)('%s', (game) => {
  test('a whole game against a bot, by clicks', async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
    const { page, errors } = await newPage(context);
    await page.goto(`${web.url}/${game}/play?bot=1`);
    const clicks = await clickOn(page, 5);
    expect(clicks).toBeGreaterThan(5);
    expect(await page.textContent('.outcome h2')).toMatch(/won|lost|draw/i);
    expect(errors).toEqual([]);
    await context.close();
  });
});
