/** Plays in a browser by clicking what is highlighted. */
import { type Dice, diceFrom } from '@taisen/kernel';
import type { Page } from 'playwright-core';
import { drag, press } from './gestures.ts';
import { reachable } from './reachable.ts';

/** In a sheet only what is in it, since it hides the table. A pile is opened, not chosen. */
const CHOICES = ':is(.spot[data-can]:not(.pile *), .actions button:not(:disabled):not([data-back]))';
const HIGHLIGHTED = `.sheet ${CHOICES}, body:not(:has(.sheet)) ${CHOICES}`;

/**
 * Waits until the player has a decision or the game is over. Waits inside the page, since polling would disturb
 * measurements.
 */
export function awaited(page: Page): Promise<'asked' | 'over'> {
  return page.evaluate(decision);
}

/** Runs in the page, so it must not use anything outside of it. */
function decision(): Promise<'asked' | 'over'> {
  const answer = new Promise<'asked' | 'over'>((done, failed) => {
    const check = () => {
      const over = document.querySelector('.outcome') !== null;
      if (!over && document.querySelector('.table[data-asked]') === null) return;
      watching.disconnect();
      clearTimeout(late);
      done(over ? 'over' : 'asked');
    };
    const watching = new MutationObserver(check);
    const late = setTimeout(() => failed(new Error('the table has no decision for the player')), 60_000);
    watching.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-asked'],
    });
    check();
  });
  // Referenced from the page: an older Chromium collected the promise while it was pending.
  Object.assign(window, { answer });
  return answer;
}

/** A LinkaVel monster in the hand that can be summoned at once. */
export const MONSTER = '.hand .spot[data-can]:has(.lv-power)';

/** Opens games of LinkaVel until the first hand has such a monster, where it can be clicked. */
export async function openWithMonster(page: Page, open: () => Promise<unknown>): Promise<void> {
  do {
    await open();
    await awaited(page);
  } while ((await reachable(page, MONSTER)).length === 0);
}

/** The lines of the log once the table waits for the player and the log no longer changes. */
export async function settledLog(page: Page): Promise<readonly string[]> {
  for (let lines: readonly string[] = []; ; ) {
    await awaited(page);
    // The log is rendered when there is nothing more urgent.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done))));
    const before = lines.join();
    lines = await page.locator('.log li').allTextContents();
    if (lines.length > 0 && lines.join() === before) return lines;
  }
}

/** One click on something highlighted, or on the main button. */
export async function clickOnce(page: Page, dice: Dice, touch = false): Promise<void> {
  const open = await reachable(page, HIGHLIGHTED);
  const cards = open.filter(({ isSpot }) => isSpot);
  const buttons = open.filter(({ isSpot }) => !isSpot);
  const among = buttons.length === 0 || (cards.length > 0 && dice(3) > 0) ? cards : buttons.slice(0, 1);
  const target = among[dice(Math.max(1, among.length))];
  if (target === undefined) await page.waitForTimeout(20);
  else await press(page, target, touch);
}

/** Plays by clicks until the game is over or `most` clicks are made. Returns the number of clicks. */
export async function clickOn(page: Page, seed: number, most = 2000): Promise<number> {
  const dice = diceFrom(seed);
  for (let clicks = 0; clicks < most; clicks++) {
    if ((await awaited(page)) === 'over') return clicks;
    await clickOnce(page, dice);
  }
  return most;
}

/** Plays for two people at one table: the page with the decision clicks. */
export async function clickTogether(pages: readonly Page[], seed: number, most = 2000): Promise<void> {
  const dice = diceFrom(seed);
  for (let clicks = 0; clicks < most; ) {
    const now = await Promise.all(pages.map(whatNow));
    if (now.includes('over')) return;
    // Until one of them has a decision: asking again and again would keep the processor busy.
    if (!now.includes('asked')) await Promise.race(pages.map(awaited));
    for (const [i, page] of pages.entries()) {
      if (now[i] !== 'asked') continue;
      await clickOnce(page, dice);
      clicks++;
    }
  }
}

const whatNow = (page: Page): Promise<'asked' | 'over' | null> =>
  page.evaluate(() => {
    if (document.querySelector('.outcome') !== null) return 'over';
    return document.querySelector('.table[data-asked]') === null ? null : 'asked';
  });

/** Plays by keyboard only: arrows to something highlighted, Enter, and Space for the main button. */
export async function typeOn(page: Page, seed: number, most = 6000): Promise<number> {
  const dice = diceFrom(seed);
  await hideCards(page);
  const isHighlighted = "document.activeElement?.matches('.spot[data-can]') === true";
  for (let keys = 0; keys < most; keys++) {
    const { now, glows } = await page.evaluate<{ now: 'asked' | 'over'; glows: boolean }>(
      `(${decision})().then((now) => ({ now, glows: ${isHighlighted} }))`,
    );
    if (now === 'over') return keys;
    if (glows) await page.keyboard.press('Enter');
    else if (dice(6) > 0) await page.keyboard.press('Space');
    else await page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][dice(4)] as string);
  }
  return most;
}

/** Hides the cards in long games, since painting them would take most of the time. They can still be clicked. */
export async function hideCards(page: Page): Promise<void> {
  await page.addStyleTag({ content: '.card { visibility: hidden }' });
}

/** Drags by touch from one element to another. */
export async function dragByFinger(page: Page, from: string, to: string): Promise<void> {
  const [[begin], [end]] = await Promise.all([reachable(page, from), reachable(page, to)]);
  if (begin === undefined || end === undefined) throw new Error(`${from} or ${to} cannot be touched`);
  await drag(page, begin, end, true);
}

/** Concedes through the menu. */
export async function concede(page: Page): Promise<void> {
  await page.click('.table-tools button:last-child');
  const button = page.locator('.menu-buttons button').first();
  await button.click();
  await button.click();
  await page.waitForSelector('.outcome');
  // It must not stay open over the outcome.
  await page.locator('.sheet.menu').waitFor({ state: 'detached' });
}
