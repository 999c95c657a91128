/** Lessons and positions: whatever the learner has to click can be clicked, in every window. */
import type { Frame } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BrowserTest, browserTest } from './browser-test.ts';
import { GAMES_WITH_LESSONS } from './games.ts';
import { faultsAt, openFramed, type Size } from './visible.ts';

const SIZES: readonly Size[] = [
  [390, 844],
  [844, 390],
  [1024, 768],
  [1280, 800],
  [1366, 768],
  [1440, 900],
];
const LOOK = {
  reach: '.spot[data-can], .actions button, .teacher :is(button, a), .table-tools button:not([aria-pressed])',
  labels: '.asking .button, .teacher .button',
  texts: '.teaching, .task, .asking .prompt',
};
/** A first game is over after so many clicks, or it does not go on. */
const MOST = 200;

let here: BrowserTest;
beforeAll(async () => {
  here = await browserTest();
});
afterAll(() => here?.close());

async function open(path: string) {
  const player = await here.player();
  const frame = await openFramed(player.page, here.url + path);
  // What is on the cards does not matter here, and would be laid out anew for every window.
  await frame.addStyleTag({ content: '.card > * { display: none }' });
  return { ...player, frame };
}

/** The click that the lesson waits for; false when there is no lesson left. */
function goOn(frame: Frame): Promise<boolean> {
  return frame.evaluate(() => {
    if (document.querySelector('.teacher a') !== null) return false;
    const scope = document.querySelector('.sheet') ?? document;
    const next =
      scope.querySelector<HTMLElement>('.teacher [data-main], .actions [data-main]') ??
      [...scope.querySelectorAll<HTMLElement>('.spot[data-can]')].find((spot) => spot.closest('.pile') === null);
    if (next == null) throw new Error('the lesson waits for a click, and nothing can be clicked');
    next.click();
    return true;
  });
}

/** Clicks on one of several things, or goes back, and waits in the page until something is there. */
function clickUntil(
  frame: Frame,
  what: readonly [query: string, index: number] | 'back',
  until: string,
): Promise<void> {
  return frame.evaluate(
    ([click, wanted]) =>
      new Promise<void>((done) => {
        const look = () => {
          if (document.querySelector(wanted) === null) return;
          watching.disconnect();
          done();
        };
        const watching = new MutationObserver(look);
        watching.observe(document, {
          subtree: true,
          childList: true,
          attributes: true,
          attributeFilter: ['data-asked'],
        });
        if (click === 'back') history.back();
        else document.querySelectorAll<HTMLElement>(click[0])[click[1]]?.click();
      }),
    [what, until] as const,
  );
}

describe.each(GAMES_WITH_LESSONS)('%s', (game) => {
  test('every step of the first game is within reach', async () => {
    const { frame, troubles, close } = await open(`/${game}/learn/first`);
    await frame.waitForSelector('.teacher');
    const found: string[] = [];
    let clicks = 0;
    do {
      const lesson = await frame.textContent('.teacher small');
      found.push(...(await faultsAt(frame, SIZES, LOOK)).map((fault) => `${lesson}: ${fault}`));
      expect(clicks++).toBeLessThan(MOST);
    } while (await goOn(frame));
    expect(found).toEqual([]);
    expect(troubles).toEqual([]);
    await close();
  });

  test('everything that a position asks for is within reach', async () => {
    const { frame, troubles, close } = await open(`/${game}/learn`);
    const begin = '.positions li button';
    await frame.waitForSelector(begin);
    const found: string[] = [];
    for (const [i, name] of (await frame.locator('.positions li b').allTextContents()).entries()) {
      await clickUntil(frame, [begin, i], '.table[data-asked]');
      found.push(...(await faultsAt(frame, SIZES, LOOK)).map((fault) => `${name}: ${fault}`));
      await clickUntil(frame, 'back', begin);
    }
    expect(found).toEqual([]);
    expect(troubles).toEqual([]);
    await close();
  });
});
