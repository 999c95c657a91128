/** With colours that the reader has forced on all pages, what can be chosen, is chosen and has the focus is seen. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BrowserTest, barriers, browserTest, DESK, PHONE } from './browser-test.ts';

let here: BrowserTest;
beforeAll(async () => {
  here = await browserTest();
});
afterAll(() => here?.close());

const PICTURES = process.env['PICTURES'];

test.each([
  ['desk', DESK],
  ['phone', PHONE],
] as const)('on a %s', async (name, viewport) => {
  const { page, close, troubles } = await here.player({
    viewport,
    forcedColors: 'active',
    colorScheme: 'dark',
    seed: 3,
  });
  const picture = (what: string) =>
    PICTURES === undefined ? null : page.screenshot({ path: `${PICTURES}/forced-${what}-${name}.png` });
  const line = (selector: string, part?: string) =>
    page.evaluate(
      ([at, pseudo]) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.querySelector(at) as Element, pseudo ?? null);
        return `${outlineStyle} ${outlineWidth}`;
      },
      [selector, part] as const,
    );
  await page.goto(`${here.url}/linkavel/play`);
  await page.waitForSelector('.tiles input:checked');
  await picture('setup');
  expect(await line('.tiles label:has(:checked)')).toBe('solid 3px');
  await page.goto(`${here.url}/linkavel/play?bot=1`);
  await page.waitForSelector('.hand .spot[data-can]');
  await picture('table');
  expect(await line('.hand .spot[data-can]', '::after')).toBe('dashed 3px');
  await page.locator('.hand .spot[data-can]').first().click();
  await page.waitForSelector('.spot[data-chosen]');
  await picture('chosen');
  expect(await line('.spot[data-chosen]', '::after')).toBe('solid 6px');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await page.waitForSelector(':focus-visible');
  await picture('focus');
  expect(await line(':focus-visible')).toBe('solid 4px');
  expect(await barriers(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await close();
});
