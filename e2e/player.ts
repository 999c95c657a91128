/** Somebody who plays in a browser: looks at what glows, and clicks it. */
import { type Dice, diceFrom } from '@taisen/kernel';
import type { Page } from 'playwright-core';

interface Target {
  readonly x: number;
  readonly y: number;
  readonly what: 'card' | 'button';
  readonly words: string;
}

/** What can be clicked now, at points where a click really reaches it. */
export function targets(page: Page): Promise<readonly Target[]> {
  return page.evaluate(() => {
    const found: { x: number; y: number; what: 'card' | 'button'; words: string }[] = [];
    const sheet = document.querySelector('.sheet');
    const scope = sheet ?? document;
    for (const element of scope.querySelectorAll<HTMLElement>(
      '.spot[data-can], .actions button:not(:disabled):not([data-back])',
    )) {
      if (element.closest('.pile') !== null) continue;
      const { left, top, width, height } = element.getBoundingClientRect();
      for (const [fx, fy] of [
        [0.5, 0.5],
        [0.12, 0.4],
        [0.5, 0.15],
      ] as const) {
        const [x, y] = [left + width * fx, top + height * fy];
        if (document.elementFromPoint(x, y)?.closest('button') !== element) continue;
        const what = element.classList.contains('spot') ? 'card' : 'button';
        found.push({ x, y, what, words: element.ariaLabel ?? element.textContent ?? '' });
        break;
      }
    }
    return found;
  });
}

/**
 * The table waits for us, or the game is over. The page says so itself: asking it again and again would take its time
 * from what is being measured.
 */
export function awaited(page: Page): Promise<'asked' | 'over'> {
  return page.evaluate(() => {
    const answer = new Promise<'asked' | 'over'>((done, failed) => {
      const look = () => {
        const over = document.querySelector('.outcome') !== null;
        if (!over && document.querySelector('.table[data-asked]') === null) return;
        watching.disconnect();
        clearTimeout(late);
        done(over ? 'over' : 'asked');
      };
      const watching = new MutationObserver(look);
      const late = setTimeout(() => failed(new Error('the table asks nothing')), 60_000);
      watching.observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ['data-asked'],
      });
      look();
    });
    // Referenced from the page: a Chromium of last year collected the promise while it was pending.
    Object.assign(window, { answer });
    return answer;
  });
}

/** A monster of LinkaVel in the hand that can be summoned at once. */
export const MONSTER = '.hand .spot[data-can]:has(.lv-power)';

/** Opens one game of LinkaVel after another until the hand has such a monster: not every one does. */
export async function openWithMonster(page: Page, open: () => Promise<unknown>): Promise<void> {
  do {
    await open();
    await awaited(page);
  } while ((await page.locator(MONSTER).count()) === 0);
}

/** The lines of the log once the table waits for us and what the last click began has been told. */
export async function settledLog(page: Page): Promise<readonly string[]> {
  for (let lines: readonly string[] = []; ; ) {
    await awaited(page);
    const before = lines.join();
    lines = await page.locator('.log li').allTextContents();
    if (lines.length > 0 && lines.join() === before) return lines;
    await page.waitForTimeout(700);
  }
}

/** By a finger, or with a mouse. */
export const press = (
  page: Page,
  { x, y }: { readonly x: number; readonly y: number },
  touch: boolean,
): Promise<void> => (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));

/** One click on something that glows, or on the main button. */
export async function clickOnce(page: Page, dice: Dice, touch = false): Promise<void> {
  const open = await targets(page);
  const cards = open.filter(({ what }) => what === 'card');
  const buttons = open.filter(({ what }) => what === 'button');
  const among = buttons.length === 0 || (cards.length > 0 && dice(3) > 0) ? cards : buttons.slice(0, 1);
  const target = among[dice(Math.max(1, among.length))];
  if (target === undefined) await page.waitForTimeout(20);
  else await press(page, target, touch);
}

/** Plays by clicks until the game is over, or so many clicks are made; how many there were. */
export async function clickOn(page: Page, seed: number, most = 2000): Promise<number> {
  const dice = diceFrom(seed);
  for (let clicks = 0; clicks < most; clicks++) {
    if ((await awaited(page)) === 'over') return clicks;
    await clickOnce(page, dice);
  }
  return most;
}

/** Two people at one table: whoever is asked clicks. */
export async function clickTogether(pages: readonly Page[], seed: number, most = 2000): Promise<void> {
  const dice = diceFrom(seed);
  for (let clicks = 0; clicks < most; ) {
    for (const page of pages) {
      if ((await page.$('.outcome')) !== null) return;
      if ((await page.$('.table[data-asked]')) === null) continue;
      await clickOnce(page, dice);
      clicks++;
    }
  }
}

/** Plays with the keyboard alone: arrows to what glows, Enter, and Space for the main button. */
export async function typeOn(page: Page, seed: number, most = 6000): Promise<number> {
  const dice = diceFrom(seed);
  await undrawn(page);
  for (let keys = 0; keys < most; keys++) {
    if ((await awaited(page)) === 'over') return keys;
    const glows = await page.evaluate(() => document.activeElement?.matches('.spot[data-can]') === true);
    if (glows) await page.keyboard.press('Enter');
    else if (dice(3) > 0) await page.keyboard.press('Space');
    else await page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][dice(4)] as string);
  }
  return most;
}

/** In long games cards are played, not looked at: drawing them anew is most of what a game would cost. */
async function undrawn(page: Page): Promise<void> {
  await page.addStyleTag({ content: '.card { visibility: hidden }' });
}

/** A finger goes from the middle of one thing to the middle of another. */
export async function dragByFinger(page: Page, from: string, to: string): Promise<void> {
  const middle = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      });
  const [begin, end] = [await middle(from), await middle(to)];
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [{ x: begin.x + (end.x - begin.x) * part, y: begin.y + (end.y - begin.y) * part, id: 1 }],
    });
  // Sent in one go: a finger that rests for a moment first would read the card instead.
  await Promise.all([touch('touchStart', 0), ...[0.1, 0.25, 0.5, 0.75, 1].map((part) => touch('touchMove', part))]);
  await touch('touchEnd', 1);
  await devtools.detach();
}

/** Gives the game up through the menu. */
export async function concede(page: Page): Promise<void> {
  await page.click('.table-tools button:last-child');
  const button = page.locator('.menu-buttons button').first();
  await button.click();
  await button.click();
  await page.keyboard.press('Escape');
  await page.waitForSelector('.outcome');
}
