/** Games against bots in a real browser; `whole-games.test.ts` plays whole games by clicks. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BrowserTest, barriers, browserTest } from './browser-test.ts';
import { GAMES } from './games.ts';
import { awaited, clickOn, typeOn } from './player.ts';

let here: BrowserTest;
beforeAll(async () => {
  here = await browserTest();
});
afterAll(() => here?.close());

describe.each(GAMES)('%s', (game) => {
  test('there are no barriers in the middle of a game', async () => {
    const { page, troubles, close } = await here.player();
    await page.goto(`${here.url}/${game}/play?bot=1`);
    await clickOn(page, 5, 12);
    expect(await barriers(page)).toEqual([]);
    expect(troubles).toEqual([]);
    await close();
  });

  test('after the first game, from the home page to a card played in four clicks', async () => {
    const { page, close } = await here.player();
    const progress = JSON.stringify({ [game]: { first: 'skipped' } });
    await page.addInitScript((known) => localStorage.setItem('taisen.progress', known), progress);
    const hand = page.locator('.hand .spot');
    const playable = page.locator('.hand .spot[data-can]');
    const main = page.locator('.asking [data-main]');
    // Not every first hand has a card that can be played with two clicks.
    for (let before = 0, after = 0; after >= before; after = await hand.count()) {
      await page.goto(here.url);
      await page.locator(`.cover[data-game="${game}"] .button.main`).click();
      await page.locator('.play-begin .button.main').click();
      await awaited(page);
      if ((await playable.count()) === 0) continue;
      before = await hand.count();
      await playable.first().click();
      if ((await main.count()) === 0) continue;
      const seq = await page.getAttribute('.table', 'data-seq');
      await main.click();
      await expect.poll(() => page.getAttribute('.table', 'data-seq')).not.toBe(seq);
    }
    await close();
  });

  test('a whole game by keyboard alone', async () => {
    const { page, troubles, close } = await here.player();
    await page.goto(`${here.url}/${game}/play?bot=1`);
    await awaited(page);
    const keys = await typeOn(page, 2);
    expect(keys).toBeGreaterThan(5);
    expect(await page.textContent('.outcome h2')).toMatch(/won|lost|draw/i);
    expect(troubles).toEqual([]);
    await close();
  });
});
