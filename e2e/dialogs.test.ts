/** Whatever opens over a page can be closed in every way that people try, and then the page answers again. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from './games.ts';
import { table } from './scenes.ts';
import { DESK, PHONE, type Stage, stage } from './stage.ts';

let here: Stage;
beforeAll(async () => {
  here = await stage();
});
afterAll(() => here?.close());

const POPUPS = '.enlarged, .sheet.tall, .sheet.menu, .dialog';

const WAYS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'its button': (page) => page.locator(POPUPS).last().locator('button').last().click(),
  Escape: (page) => page.keyboard.press('Escape'),
  // Whatever popup there is, it leaves this corner free.
  'the shade': (page) => page.mouse.click(3, 3),
};

/** What lies over the page although nothing is open; a point a line. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const over = new Set<string>();
    for (let x = 4; x < innerWidth; x += innerWidth / 12)
      for (let y = 4; y < innerHeight; y += innerHeight / 12) {
        const hit = document.elementFromPoint(x, y);
        if (hit === null || !document.getElementById('root')?.contains(hit))
          over.add(hit?.outerHTML.slice(0, 90) ?? '');
      }
    return [...over].filter((html) => !html.startsWith('<body') && !html.startsWith('<html'));
  });

async function closed(page: Page, way: string, popup: string): Promise<void> {
  await (WAYS[way] as (page: Page) => Promise<unknown>)(page);
  await page.locator(popup).waitFor({ state: 'detached' });
  expect(await covered(page), `after closing by ${way}`).toEqual([]);
}

/** The menu opens by a real click where it is, and goes away again. */
async function answers(page: Page): Promise<void> {
  const {
    x = 0,
    y = 0,
    width = 0,
    height = 0,
  } = (await page.locator('.table-tools button').last().boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.locator('.sheet.menu').waitFor();
  await closed(page, 'Escape', '.sheet.menu');
}

/** A card of the hand, held down until it is shown large. */
async function pressLong(page: Page): Promise<void> {
  const spot = page.locator('.hand .spot').first();
  const { x = 0, y = 0 } = (await spot.boundingBox()) ?? {};
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd') =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + 12, y: y + 25 }],
    });
  await touch('touchStart');
  await page.locator('.enlarged').waitFor();
  await touch('touchEnd');
  await devtools.detach();
  // The finger that leaves the screen is no click on what has come up under it.
  expect(await page.locator('.enlarged').count()).toBe(1);
}

async function pressZ(page: Page): Promise<void> {
  await page
    .locator('.hand .spot')
    .first()
    .hover({ position: { x: 12, y: 25 } });
  await page.keyboard.press('z');
  await page.locator('.enlarged').waitFor();
}

describe.each([
  ['phone', PHONE, pressLong, GAMES],
  // The dialogs are the same in all games.
  ['desk', DESK, pressZ, ['linkavel']],
] as const)('on a %s', (name, viewport, read, games) => {
  test.each(games)('%s: a card, a pile and a card of the pile are read, and the table goes on', async (game) => {
    const { page, troubles, close } = await here.player({ viewport, hasTouch: name === 'phone' });
    await table(page, here.url, game);
    for (const way of Object.keys(WAYS)) {
      await read(page);
      await closed(page, way, '.enlarged');
      await answers(page);
      await page.locator('.pile button:not(:disabled)').first().click();
      await page.locator('.sheet.tall .spot').first().click();
      await page.locator('.enlarged').waitFor();
      await (WAYS[way] as (page: Page) => Promise<unknown>)(page);
      await page.locator('.enlarged').waitFor({ state: 'detached' });
      expect(await page.locator('.sheet.tall').count()).toBe(1);
      await closed(page, way, '.sheet.tall');
      await answers(page);
    }
    expect(troubles).toEqual([]);
    await close();
  });

  test('the gallery: after a card, cards and the navigation can be clicked', async () => {
    const { page, troubles, close } = await here.player({ viewport, hasTouch: name === 'phone' });
    for (const way of [...Object.keys(WAYS), 'back']) {
      await page.goto(`${here.url}/linkavel/cards`);
      for (const nth of [0, 1]) {
        await page.locator('.grid a').nth(nth).click();
        await page.locator('.dialog').waitFor();
        if (way === 'back') await page.goBack();
        else await (WAYS[way] as (page: Page) => Promise<unknown>)(page);
        await page.locator('.dialog').waitFor({ state: 'detached' });
        expect(await covered(page), `after closing by ${way}`).toEqual([]);
      }
      await page.locator('header a').first().click();
      await page.waitForURL((url) => url.pathname !== '/linkavel/cards');
    }
    expect(troubles).toEqual([]);
    await close();
  });
});

test('keys are for the card that is read, not for the table behind it', async () => {
  const { page, close } = await here.player();
  await table(page, here.url, 'linkavel');
  const seq = await page.getAttribute('.table', 'data-seq');
  await pressZ(page);
  await page.keyboard.press('Space');
  await page.locator('.enlarged').waitFor({ state: 'detached' });
  await page.waitForTimeout(200);
  expect(await page.getAttribute('.table', 'data-seq')).toBe(seq);
  await close();
});

test('a dialog that goes away with its page, or with what it asks about, leaves nothing behind', async () => {
  const { page, troubles, close } = await here.player();
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
  await close();
});
