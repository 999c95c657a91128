/** Plays a whole game by clicking what is visible, and opens cards on the way. */
import { type Dice, diceFrom } from '@taisen/kernel';
import type { Page } from 'playwright-core';
import { holdUntil, press } from './gestures.ts';
import { awaited, clickOnce, hideCards } from './player.ts';
import { reachable } from './reachable.ts';

/** The most clicks without a change of the table. */
const PATIENCE = 60;

export interface Played {
  readonly clicks: number;
  readonly turns: number;
  /** How often each was opened and closed. */
  readonly cards: number;
  readonly piles: number;
  readonly menus: number;
}

/** Elements that cover the page although nothing is open, one line each. */
export const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const over = new Set<string>();
    for (let x = 4; x < innerWidth; x += innerWidth / 12)
      for (let y = 4; y < innerHeight; y += innerHeight / 12) {
        const hit = document.elementFromPoint(x, y);
        const own = hit === null || hit === document.body || hit === document.documentElement;
        if (!own && !document.getElementById('root')?.contains(hit)) over.add(hit.outerHTML.slice(0, 90));
      }
    return [...over];
  });

/** Ways to close what is open. */
export const WAYS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'its button': (page) =>
    page.locator('.enlarged, .sheet.tall, .sheet.menu, .dialog').last().locator('button').last().click(),
  Escape: (page) => page.keyboard.press('Escape'),
  // No popup covers this corner.
  'the shade': (page) => page.mouse.click(3, 3),
};

/** Closes a popup, and fails if something still covers the page. */
export async function close(page: Page, way: string, popup: string): Promise<void> {
  await (WAYS[way] as (page: Page) => Promise<unknown>)(page);
  await page.locator(popup).waitFor({ state: 'detached' });
  const over = await covered(page);
  if (over.length > 0) throw new Error(`closed by ${way}, but the page is still covered by ${over.join(', ')}`);
}

/** Fails if there are elements of a selector that cannot be clicked. */
async function mustBeNone(page: Page, selector: string): Promise<false> {
  const there = await page.locator(selector).count();
  if (there > 0) throw new Error(`${there} of ${selector} exist, and none can be clicked`);
  return false;
}

/** Enlarges the first card of the hand, by a long touch or by the pointer and Z. */
export async function readCard(page: Page, touch: boolean): Promise<boolean> {
  const [at] = await reachable(page, '.hand .spot');
  if (at === undefined) return mustBeNone(page, '.hand .spot');
  if (touch) {
    await holdUntil(page, at, () => page.locator('.enlarged').waitFor());
  } else {
    await page.mouse.move(at.x, at.y);
    await page.keyboard.press('z');
    await page.locator('.enlarged').waitFor();
  }
  return true;
}

/** Opens a popup by a click. */
async function open(page: Page, selector: string, popup: string, touch: boolean): Promise<boolean> {
  const [at] = await reachable(page, selector);
  if (at === undefined) return mustBeNone(page, selector);
  await press(page, at, touch);
  await page.locator(popup).waitFor();
  return true;
}

/** Opens and closes a card, a pile and the menu, if they exist. */
async function lookAround(page: Page, touch: boolean, dice: Dice): Promise<readonly [number, number, number]> {
  const way = () => Object.keys(WAYS)[dice(3)] as string;
  const card = await readCard(page, touch);
  if (card) await close(page, way(), '.enlarged');
  // A pile with choices opens another sheet.
  const pile = await open(page, '.pile button:not(:disabled):not([data-can])', '.sheet.tall', touch);
  if (pile) await close(page, way(), '.sheet.tall');
  if (!(await open(page, '.table-tools button:last-child', '.sheet.menu', touch))) throw new Error('there is no menu');
  await close(page, way(), '.sheet.menu');
  return [Number(card), Number(pile), 1];
}

const tableOf = (page: Page) =>
  page.evaluate(() => ({
    seq: document.querySelector('.table')?.getAttribute('data-seq'),
    turn: document.querySelector('.turn')?.textContent ?? '',
    isSheetOpen: document.querySelector('.sheet') !== null,
  }));

/** Plays until the game is over, and calls `lookAround` once in each of the first turns. */
export async function playAsPerson(page: Page, seed: number, touch: boolean, turns: number): Promise<Played> {
  const dice = diceFrom(seed);
  await hideCards(page);
  const played = { clicks: 0, turns: 0, cards: 0, piles: 0, menus: 0 };
  let turn = '';
  for (let seq: string | null | undefined, still = 0; ; ) {
    if ((await awaited(page)) === 'over') return played;
    const now = await tableOf(page);
    still = now.seq === seq ? still + 1 : 0;
    seq = now.seq;
    if (still > PATIENCE) throw new Error(`the table does not change any more: ${await page.textContent('.prompt')}`);
    if (now.turn !== turn && !now.isSheetOpen) {
      turn = now.turn;
      played.turns++;
      if (played.turns > turns) continue;
      const [cards, piles, menus] = await lookAround(page, touch, dice);
      played.cards += cards;
      played.piles += piles;
      played.menus += menus;
      continue;
    }
    await clickOnce(page, dice, touch);
    played.clicks++;
  }
}
