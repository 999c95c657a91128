/** A move is taken back: a bot agrees at once, a person is asked. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServerProcess } from '../packages/server/test/support/process.ts';
import '../packages/server/test/support/output.ts';
import { barriers, newPlayer, PHONE } from './browser-test.ts';
import { awaited, clickTogether, MONSTER, openWithMonster, settledLog } from './player.ts';
import { type Served, served } from './served.ts';

let here: Served;
let server: ServerProcess;
beforeAll(async () => {
  here = await served();
  ({ server } = here);
});
afterAll(() => here?.close());

const BACK = '[data-take-back]';
const OFFER = '.offer:has(button)';
const held = (page: Page) => page.locator('.hand .spot').count();

/** Summons a monster of LinkaVel by a double click. */
async function summon(page: Page): Promise<void> {
  const before = await held(page);
  await page.locator(MONSTER).first().dblclick();
  await expect.poll(() => held(page)).toBe(before - 1);
  await awaited(page);
}

test('against a bot: by the button and by the keyboard, and the log forgets it', async () => {
  const { page, troubles, close } = await newPlayer(here.browser, { viewport: PHONE });
  await openWithMonster(page, () => page.goto(`${server.url}/linkavel/play?bot=1`));
  const before = await held(page);
  const log = await settledLog(page);
  for (const takeBack of [
    () => page.click(BACK),
    () => page.keyboard.press('u'),
    () => page.keyboard.press('Control+z'),
  ]) {
    await summon(page);
    expect(await settledLog(page)).not.toEqual(log);
    expect(await page.locator(BACK).isEnabled()).toBe(true);
    await takeBack();
    await expect.poll(() => held(page)).toBe(before);
    await expect.poll(() => settledLog(page)).toEqual(log);
    expect(await page.locator('.offer').count()).toBe(0);
  }
  expect(troubles).toEqual([]);
  await close();
});

test('between people: the other one is asked, declines once, agrees once', async () => {
  const [one, two] = await Promise.all([newPlayer(here.browser), newPlayer(here.browser, { locale: 'ja' })]);
  await one.page.goto(`${server.url}/linkavel/play?friend=1`);
  await one.page.getByRole('button', { name: 'Open a table' }).click();
  await one.page.waitForSelector('.qr');
  await two.page.goto(one.page.url());
  await two.page.locator('.button.main', { hasText: '席' }).click();
  const pages = [one.page, two.page];
  await Promise.all(pages.map((page) => page.waitForSelector('.table')));
  for (const agrees of [false, true]) {
    const [asker, other] = await asked(pages);
    const answers = other.locator(`${OFFER} button`);
    expect(await answers.count()).toBe(2);
    expect(await barriers(other)).toEqual([]);
    expect(await asker.locator('.offer').count()).toBe(1);
    expect(await asker.locator(BACK).isEnabled()).toBe(false);
    const seen = await tableOf(asker);
    await answers.nth(agrees ? 0 : 1).click();
    await other.locator(OFFER).waitFor({ state: 'detached' });
    if (agrees) await expect.poll(() => tableOf(asker)).not.toBe(seen);
    else {
      await asker.locator('.offer[role="status"]').waitFor();
      expect(await tableOf(asker)).toBe(seen);
      expect(await asker.locator(BACK).isEnabled()).toBe(false);
      // It goes away by itself.
      await asker.locator('.offer').waitFor({ state: 'detached' });
    }
  }
  await clickTogether(pages, 5, 4);
  expect([...one.troubles, ...two.troubles]).toEqual([]);
  await Promise.all([one.close(), two.close()]);
});

/** What lies where. */
const tableOf = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('.hand, .side')].map((zone) => zone.textContent).join());

/** Plays until one of them has to ask the other: who asks, and who is asked. */
async function asked(pages: readonly Page[]): Promise<readonly [Page, Page]> {
  for (let clicks = 1; clicks < 200; clicks++) {
    await clickTogether(pages, clicks, 1);
    for (const page of pages) {
      if (!(await page.locator(BACK).isEnabled())) continue;
      const other = pages.find((each) => each !== page) as Page;
      const before = await page.locator('.table').getAttribute('data-seq');
      await page.click(BACK);
      await page.waitForSelector(`.table:not([data-seq="${before}"])`);
      // Otherwise the action was not done yet, and it was taken back at once.
      if ((await page.locator('.offer').count()) === 0) continue;
      await other.waitForSelector(OFFER);
      return [page, other];
    }
  }
  throw new Error('nobody had anything to ask for');
}
