/**
 * Lessons and positions: everything that the learner has to click can be clicked. Every lesson is checked in two window
 * sizes and every position in one; `npm run campaign -- screens` checks them in all sizes.
 */
import type { Frame } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BrowserTest, browserTest } from './browser-test.ts';
import { GAMES_WITH_LESSONS } from './games.ts';
import { partOf } from './part.ts';
import { faultsAt, openFramed, type Size } from './visible.ts';

const SIZES: readonly Size[] = [
  [390, 844],
  [844, 390],
  [1024, 768],
  [1280, 800],
  [1366, 768],
  [1440, 900],
];
const CHECK = {
  reach: '.spot[data-can], .actions button, .teacher :is(button, a), .table-tools button:not([aria-pressed])',
  labels: '.asking .button, .teacher .button',
  texts: '.teaching, .task, .asking .prompt',
};
/** A tutorial that needs more clicks is stuck. */
const MOST = 200;

let here: BrowserTest;
beforeAll(async () => {
  here = await browserTest();
});
afterAll(() => here?.close());

async function open(path: string) {
  const player = await here.player();
  const frame = await openFramed(player.page, here.url + path);
  // The contents of cards do not matter here, and their layout would take time for every window size.
  await frame.addStyleTag({ content: '.card > * { display: none }' });
  return { ...player, frame };
}

/** Makes the click that the lesson waits for, as soon as it is possible; false if there is no lesson left. */
async function goOn(frame: Frame): Promise<boolean> {
  const clicked = await frame.waitForFunction(() => {
    if (document.querySelector('.teacher a') !== null) return 'over';
    const scope = document.querySelector('.sheet') ?? document;
    const next =
      scope.querySelector<HTMLElement>('.teacher [data-main], .actions [data-main]') ??
      [...scope.querySelectorAll<HTMLElement>('.spot[data-can]')].find((spot) => spot.closest('.pile') === null);
    next?.click();
    return next == null ? null : 'clicked';
  });
  return (await clicked.jsonValue()) === 'clicked';
}

/** Clicks one of several elements, or goes back, and waits in the page until `until` matches. */
function clickUntil(
  frame: Frame,
  what: readonly [query: string, index: number] | 'back',
  until: string,
): Promise<void> {
  return frame.evaluate(
    ([click, wanted]) =>
      new Promise<void>((done) => {
        const check = () => {
          if (document.querySelector(wanted) === null) return;
          watching.disconnect();
          done();
        };
        const watching = new MutationObserver(check);
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
      found.push(...(await faultsAt(frame, partOf(SIZES, clicks, 2), CHECK)).map((fault) => `${lesson}: ${fault}`));
      expect(clicks++).toBeLessThan(MOST);
    } while (await goOn(frame));
    expect(found).toEqual([]);
    expect(troubles).toEqual([]);
    await close();
  });

  test('everything in a position can be clicked', async () => {
    const { frame, troubles, close } = await open(`/${game}/learn`);
    const begin = '.positions li button';
    await frame.waitForSelector(begin);
    const found: string[] = [];
    for (const [i, name] of (await frame.locator('.positions li b').allTextContents()).entries()) {
      await clickUntil(frame, [begin, i], '.table[data-asked]');
      found.push(...(await faultsAt(frame, partOf(SIZES, i), CHECK)).map((fault) => `${name}: ${fault}`));
      await clickUntil(frame, 'back', begin);
    }
    expect(found).toEqual([]);
    expect(troubles).toEqual([]);
    await close();
  });
});
