/** Whole games against bots, in a real browser. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from './games.ts';
import { awaited, clickOn, finish, typeOn } from './player.ts';
import { barriers, PHONE, type Stage, stage } from './stage.ts';

let here: Stage;
beforeAll(async () => {
  here = await stage();
});
afterAll(() => here?.close());

describe.each(GAMES)('%s', (game) => {
  test('a whole game against a bot by clicks; no barrier on the way', async () => {
    const { page, troubles, close } = await here.player();
    await page.goto(`${here.url}/${game}/play?bot=1`);
    const first = await clickOn(page, 5, 12);
    expect(await barriers(page)).toEqual([]);
    const clicks = first + (await finish(page, 6));
    expect(clicks).toBeGreaterThan(5);
    expect(await page.textContent('.outcome h2')).toMatch(/won|lost|draw/i);
    expect(troubles).toEqual([]);
    await close();
  });

  test('on a phone nothing scrolls, and nothing asked for is out of reach', async () => {
    const { page, troubles, close } = await here.player({ viewport: PHONE, locale: 'ja', hasTouch: true });
    await page.goto(`${here.url}/${game}/play?bot=1`);
    await clickOn(page, 3, 6);
    await awaited(page);
    const { scrolls, outside } = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      const out = [...document.querySelectorAll('.side .spot, .asking button, .plate, .phases, .middle .spot')].filter(
        (element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1;
        },
      );
      return {
        scrolls: scrollWidth > innerWidth || scrollHeight > innerHeight,
        outside: out.map((element) => element.outerHTML.slice(0, 120)),
      };
    });
    expect(scrolls).toBe(false);
    expect(outside).toEqual([]);
    expect(troubles).toEqual([]);
    await close();
  });

  test('from the home page to the first card played in three clicks', async () => {
    const { page, close } = await here.player();
    const hand = page.locator('.hand .spot');
    const playable = page.locator('.hand .spot[data-can]');
    const main = page.locator('.asking [data-main]');
    // Not every first hand has a card that two clicks play.
    for (let before = 0, after = 0; after >= before; after = await hand.count()) {
      await page.goto(here.url);
      await page.locator(`.cover[data-world="${game}"] .button.main`).click();
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
