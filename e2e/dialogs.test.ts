/** Dialogs can be closed in every usual way, and then the page reacts again. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BrowserTest, browserTest, DESK, PHONE } from './browser-test.ts';
import { GAMES } from './games.ts';
import { close, covered, readCard, WAYS } from './person.ts';
import { table } from './shots.ts';

let here: BrowserTest;
beforeAll(async () => {
  here = await browserTest();
});
afterAll(() => here?.close());

/** Checks that the menu opens by a real click at its position, and closes again. */
async function expectReacts(page: Page): Promise<void> {
  const {
    x = 0,
    y = 0,
    width = 0,
    height = 0,
  } = (await page.locator('.table-tools button').last().boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.locator('.sheet.menu').waitFor();
  await close(page, 'Escape', '.sheet.menu');
}

describe.each([
  ['phone', PHONE, true, GAMES],
  // The dialogs are the same in all games.
  ['desk', DESK, false, ['linkavel']],
] as const)('on a %s', (_, viewport, hasTouch, games) => {
  test.each(games)(
    '%s: a card, a pile and a card of the pile open and close, and the table still reacts',
    async (game) => {
      const { page, troubles, close: leave } = await here.player({ viewport, hasTouch });
      await table(page, here.url, game);
      const ways = Object.keys(WAYS);
      // The dialogs are the same in all games: all ways in one game, one way in each of the others.
      for (const way of game === 'linkavel' ? ways : [ways[GAMES.indexOf(game) % 3] as string]) {
        await readCard(page, hasTouch);
        // Lifting the finger must not click what has appeared under it.
        expect(await page.locator('.enlarged').count()).toBe(1);
        await close(page, way, '.enlarged');
        await expectReacts(page);
        await page.locator('.pile button:not(:disabled)').first().click();
        await page.locator('.sheet.tall .spot').first().click();
        await page.locator('.enlarged').waitFor();
        await (WAYS[way] as (page: Page) => Promise<unknown>)(page);
        await page.locator('.enlarged').waitFor({ state: 'detached' });
        expect(await page.locator('.sheet.tall').count()).toBe(1);
        await close(page, way, '.sheet.tall');
        await expectReacts(page);
      }
      expect(troubles).toEqual([]);
      await leave();
    },
  );

  test('the gallery: after a card was closed, cards and the navigation can be clicked', async () => {
    const { page, troubles, close: leave } = await here.player({ viewport, hasTouch });
    await page.goto(`${here.url}/linkavel/cards`);
    for (const [nth, way] of [...Object.keys(WAYS), 'back'].entries()) {
      await page.locator('.grid a').nth(nth).click();
      await page.locator('.dialog').waitFor();
      if (way === 'back') await page.goBack();
      else await (WAYS[way] as (page: Page) => Promise<unknown>)(page);
      await page.locator('.dialog').waitFor({ state: 'detached' });
      expect(await covered(page), `after closing by ${way}`).toEqual([]);
    }
    await page.locator('header a').first().click();
    await page.waitForURL((url) => url.pathname !== '/linkavel/cards');
    expect(troubles).toEqual([]);
    await leave();
  });
});

test('keys go to the enlarged card, not to the table behind it', async () => {
  const { page, close: leave } = await here.player();
  await table(page, here.url, 'linkavel');
  const seq = await page.getAttribute('.table', 'data-seq');
  await readCard(page, false);
  await page.locator('.enlarged button:focus').waitFor();
  await page.keyboard.press('Space');
  await page.locator('.enlarged').waitFor({ state: 'detached' });
  await page.waitForTimeout(200);
  expect(await page.getAttribute('.table', 'data-seq')).toBe(seq);
  await leave();
});

test('a dialog that is removed with its page or its subject leaves nothing behind', async () => {
  const { page, troubles, close: leave } = await here.player();
  await table(page, here.url, 'linkavel');
  await page.locator('.table-tools button').last().click();
  await page.locator('.menu-buttons a[href="/linkavel"]').click();
  await page.waitForURL(/linkavel$/);
  expect(await covered(page)).toEqual([]);
  await page.goto(`${here.url}/linkavel/decks/tide`);
  await page.getByRole('button', { name: 'Copy and edit' }).click();
  await page.getByText('30 of 30 cards').waitFor();
  await page.goto(`${here.url}/linkavel/decks`);
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.locator('.dialog .button.main').click();
  await page.locator('.dialog').waitFor({ state: 'detached' });
  expect(await covered(page)).toEqual([]);
  await page.locator('header a').first().click();
  await page.waitForURL((url) => url.pathname !== '/linkavel/decks');
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden');
  expect(troubles).toEqual([]);
  await leave();
});
