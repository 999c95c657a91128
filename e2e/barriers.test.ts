/**
 * axe finds nothing on any screen in any size of window. `npm test` checks one screen in each size; `npm run campaign --
 * screens` checks all of them, with a server, and those that pictures are taken of in dark mode, in dark mode too.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, quit } from './browser.ts';
import { barriers, newPlayer } from './browser-test.ts';
import { GAMES } from './games.ts';
import { ALL } from './part.ts';
import { concede } from './player.ts';
import { served } from './served.ts';
import { SHOTS, type Shot, table } from './shots.ts';
import { site } from './site.ts';
import { WINDOW_NAMES, WINDOWS, type WindowName } from './sizes.ts';

/** Screens that pictures are taken of in one game only, or not at all. */
const MORE: readonly Shot[] = GAMES.flatMap((game): Shot[] => [
  { name: `${game}-log`, go: (page, base) => opened(page, base, game, 'first', '.log') },
  { name: `${game}-menu`, go: (page, base) => opened(page, base, game, 'last', '.menu-buttons') },
  { name: `${game}-end`, go: (page, base) => table(page, base, game).then(() => concede(page)) },
  { name: `${game}-first-lesson`, go: (page, base) => page.goto(`${base}/${game}/learn/first`) },
  { name: `${game}-set-up`, go: (page, base) => page.goto(`${base}/${game}/play`) },
]);

async function opened(page: Page, base: string, game: string, tool: 'first' | 'last', until: string): Promise<void> {
  await table(page, base, game);
  if (await page.locator(until).isVisible()) return;
  await page.locator('.table-tools button')[tool]().click();
  await page.locator(until).waitFor();
}

let here: { readonly url: string; readonly browser: Awaited<ReturnType<typeof launch>>; close(): Promise<unknown> };
beforeAll(async () => {
  if (ALL) {
    const { server, browser, close } = await served();
    here = { url: server.url, browser, close };
  } else {
    const [{ url, close }, browser] = await Promise.all([site(), launch()]);
    here = { url, browser, close: () => quit(browser).then(close) };
  }
});
afterAll(() => here?.close());

async function foundOn(shot: Shot, windows: readonly WindowName[], colorScheme: 'light' | 'dark'): Promise<string[]> {
  const { page, close } = await newPlayer(here.browser, { colorScheme, reducedMotion: 'reduce' });
  await shot.go(page, here.url);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const found: string[] = [];
  for (const name of windows) {
    await page.setViewportSize({ width: WINDOWS[name].width, height: WINDOWS[name].height });
    for (const barrier of await barriers(page)) found.push(`${shot.name}, ${name}, ${colorScheme}: ${barrier}`);
  }
  await close();
  return found;
}

if (ALL)
  test.each([...SHOTS, ...MORE].map((shot) => [shot.name, shot] as const))('%s', async (_, shot) => {
    const found = await foundOn(shot, WINDOW_NAMES, 'light');
    if (shot.dark === true) found.push(...(await foundOn(shot, WINDOW_NAMES, 'dark')));
    expect(found).toEqual([]);
  });
else
  test.each(GAMES.map((game, i) => [game, WINDOW_NAMES[i] as WindowName] as const))('%s, %s', async (game, name) => {
    const shot = MORE.find((each) => each.name === `${game}-log`) as Shot;
    expect(await foundOn(shot, [name], 'light')).toEqual([]);
  });
