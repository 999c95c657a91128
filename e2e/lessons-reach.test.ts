/**
 * Lessons and positions: everything that the learner has to click can be clicked. Every lesson is checked in two window
 * sizes and every position in one; `npm run campaign -- screens` checks them in all sizes.
 */
import type { Position } from '@taisen/positions';
import type { Frame } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf } from '../packages/web/src/learn/positions.ts';
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
    if (document.querySelector('.outcome') !== null) return 'over';
    const scope = document.querySelector('.sheet') ?? document;
    const next =
      scope.querySelector<HTMLElement>('.teacher [data-main], .actions [data-main]') ??
      [...scope.querySelectorAll<HTMLElement>('.spot[data-can]')].find((spot) => spot.closest('.pile') === null);
    next?.click();
    return next == null ? null : 'clicked';
  });
  return (await clicked.jsonValue()) === 'clicked';
}

/** Goes to an address of the app without loading the page again, and waits for the table there. */
async function goTo(frame: Frame, address: string): Promise<void> {
  await frame.evaluate((path) => history.pushState(null, '', path), address);
  await frame.waitForFunction(
    (path) => location.pathname !== path && document.querySelector('.table[data-asked] .task') !== null,
    address,
  );
}

describe.each(GAMES_WITH_LESSONS)('%s', (game) => {
  test('every step of the first game is within reach', async () => {
    const { frame, troubles, close } = await open(`/${game}/learn/first`);
    await frame.waitForSelector('.teacher');
    const found: string[] = [];
    let clicks = 0;
    do {
      await frame.waitForSelector('.teacher, .outcome');
      if ((await frame.$('.outcome')) !== null) break;
      const lesson = await frame.textContent('.teacher small');
      found.push(...(await faultsAt(frame, partOf(SIZES, clicks, 2), CHECK)).map((fault) => `${lesson}: ${fault}`));
      expect(clicks++).toBeLessThan(MOST);
    } while (await goOn(frame));
    expect(await frame.waitForSelector('.outcome')).not.toBeNull();
    expect(found).toEqual([]);
    expect(troubles).toEqual([]);
    await close();
  });

  test('everything in a position can be clicked', async () => {
    const { frame, troubles, close } = await open(`/${game}/learn`);
    await frame.waitForSelector('.course');
    const { positions } = (await import(`../games/${game}/learn/positions.ts`)) as { positions: readonly Position[] };
    const found: string[] = [];
    for (const [i, position] of positions.entries()) {
      await goTo(frame, addressOf(game, positions, position));
      const faults = await faultsAt(frame, partOf(SIZES, i), CHECK);
      found.push(...faults.map((fault) => `${position.title.en}: ${fault}`));
    }
    expect(found).toEqual([]);
    expect(troubles).toEqual([]);
    await close();
  });
});
