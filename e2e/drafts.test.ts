/** The modes of every game by clicks, from its page to the first turn: drafts, and sets of house rules. */
import { gameNamed } from '@taisen/games';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BrowserTest, barriers, browserTest, DESK, PHONE } from './browser-test.ts';
import { awaited, concede } from './player.ts';

let here: BrowserTest;
beforeAll(async () => {
  here = await browserTest();
});
afterAll(() => here?.close());

const DECK_GAMES = ['linkavel', 'magic-spirit', 'shenhun'] as const;
const LANGUAGES = ['ja', 'zh-TW', 'en'] as const;
/** Each game has another language and size in each of its modes. */
const turns = DECK_GAMES.map((game, at) => ({
  game,
  sealed: { locale: LANGUAGES[at] as string, viewport: at % 2 === 0 ? DESK : PHONE },
  quick: { locale: LANGUAGES[(at + 1) % 3] as string, viewport: at % 2 === 0 ? PHONE : DESK },
}));

async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** From the page for setting up a game, by the link of a mode. */
async function enter(page: Page, game: string, kind: 'quick' | 'sealed'): Promise<void> {
  await page.goto(`${here.url}/${game}/play`);
  await page.locator(`.modes a[href="/${game}/draft/${kind}"]`).click();
  await page.waitForURL(`${here.url}/${game}/draft/${kind}`);
}

/** Begins a game with the deck that is on the screen. */
async function begin(page: Page): Promise<void> {
  await page.locator('.play-begin button').click();
  await page.waitForURL(/\/table\/local\//);
  expect(await awaited(page)).toBe('asked');
}

describe.each(turns)('$game', ({ game, sealed, quick }) => {
  test('sealed: packs are opened, survive a reload, become a deck, and it is played', async () => {
    const { page, troubles, close } = await here.player({ ...sealed, reducedMotion: 'reduce' });
    await enter(page, game, 'sealed');
    const wrappers = page.locator('.wrappers button');
    await wrappers.nth(2).click();
    await page.locator('.draft-cards .card').first().waitFor();
    expect(await page.locator('.wrappers [data-open]').count()).toBe(1);
    // By the keyboard: the focus waits on the next pack.
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.wrappers [data-open]').count()).toBe(2);
    if (sealed.viewport === PHONE) expect(await barriers(page)).toEqual([]);
    await page.reload();
    await expect.poll(() => page.locator('.wrappers [data-open]').count()).toBe(2);
    await page.locator('.draft-open > .row button').click();
    await page.locator('.draft-open > .row .main').click();

    const size = gameNamed(game).decks[0]?.cards.length ?? 0;
    const count = page.locator('.deck-state b');
    const begins = page.locator('.play-begin button');
    expect(await count.textContent()).toMatch(/^0\D/);
    expect(await begins.isDisabled()).toBe(true);
    const [build, empty] = [0, 1].map((at) => page.locator('.builder-deck .row button').nth(at));
    await build?.click();
    await expect.poll(() => count.textContent()).toMatch(new RegExp(`^${size}\\D`));
    expect(await begins.isDisabled()).toBe(false);
    // By hand, a card goes out and comes in again, and there are no more of it than were opened.
    await page.locator('.deck-lines button', { hasText: '−' }).last().click();
    expect(await count.textContent()).toMatch(new RegExp(`^${size - 1}\\D`));
    expect(await begins.isDisabled()).toBe(true);
    await page.reload();
    expect(await count.textContent()).toMatch(new RegExp(`^${size - 1}\\D`));
    await empty?.click();
    const pick = page.locator('.builder-pool .pick:not([aria-disabled])').last();
    await pick.click();
    expect(await count.textContent()).toMatch(/^1\D/);
    await build?.click();
    expect(await barriers(page)).toEqual([]);
    await fits(page);
    await begin(page);
    expect(troubles).toEqual([]);
    await close();
  });

  test('quick: ten packs are taken in turn with the bot, and the deck is played', async () => {
    const { page, troubles, close } = await here.player({ ...quick, reducedMotion: 'reduce' });
    await enter(page, game, 'quick');
    const heading = page.locator('#draft-round');
    for (let round = 1; round <= 10; round++) {
      await expect.poll(() => heading.textContent()).toMatch(new RegExp(`^\\D*${round}\\D`));
      // In every second round the bot has taken one already.
      expect(await page.locator('.draft-packs [data-gone]').count()).toBe((round + 1) % 2);
      if (round === 2) {
        expect(await barriers(page)).toEqual([]);
        await page.reload();
        await page.locator('.draft-packs [data-gone]').waitFor();
        await page.locator('.draft-taken summary').click();
        await fits(page);
      }
      await page.locator('.draft-packs .button.main').last().click();
    }
    await page.locator('.deck-state[data-legal=true]').waitFor();
    await fits(page);
    await begin(page);
    expect(troubles).toEqual([]);
    await close();
  });
});

test('a drafted deck is kept as an own deck, and its games are listed until one starts over', async () => {
  const { page, troubles, close } = await here.player({ reducedMotion: 'reduce' });
  await page.goto(`${here.url}/linkavel`);
  await page.getByRole('link', { name: /^Sealed/ }).click();
  await page.getByRole('button', { name: 'Open all' }).click();
  await page.getByRole('button', { name: 'Build the deck' }).click();
  await page.getByRole('button', { name: 'Build for me' }).click();
  await page.getByRole('button', { name: 'Keep as a deck of your own' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await awaited(page);
  await concede(page);
  await page.locator('.outcome-more summary').click();
  await page.getByRole('link', { name: 'Back to your draft' }).click();
  await page.getByRole('heading', { name: '0 won, 1 lost, 0 drawn' }).waitFor();
  await page.goto(`${here.url}/games`);
  await page.getByText('Sealed ·').waitFor();
  await page.goto(`${here.url}/linkavel/draft/sealed`);
  await page.getByRole('link', { name: 'Kept. See the deck' }).click();
  await page.getByText('30 of 30 cards').waitFor();
  expect(await page.getByLabel('Name of the deck').inputValue()).toMatch(/^Sealed \d/);
  await page.goBack();
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click();
  await page.locator('.wrappers').waitFor();
  expect(await page.locator('.wrappers [data-open]').count()).toBe(0);
  expect(troubles).toEqual([]);
  await close();
});

test('the same seed opens the same packs for somebody else', async () => {
  const names = async () => {
    const { page, close } = await here.player();
    await page.goto(`${here.url}/shenhun/draft/sealed?seed=77`);
    await page.getByRole('button', { name: 'Open pack 1' }).click();
    const found = await page.locator('.draft-cards .grid .hidden-text').allTextContents();
    await close();
    return found;
  };
  const first = await names();
  expect(first.length).toBeGreaterThan(4);
  expect(await names()).toEqual(first);
});

/** The house rules of the tables of a device. */
const rulingsOn = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const opening = indexedDB.open('taisen');
        opening.onsuccess = () => {
          const all = opening.result.transaction('tables').objectStore('tables').getAll();
          all.onsuccess = () => done(all.result.map(({ spec }) => spec.rulings));
        };
      }),
  );

test.each(['holodelive', 'one-deck'])('%s: each mode is chosen on the page of the game, and played', async (game) => {
  const viewport = game === 'one-deck' ? PHONE : DESK;
  const { page, troubles, close } = await here.player({ viewport, reducedMotion: 'reduce' });
  const sets = gameNamed(game).houseSets ?? [];
  expect(sets.length).toBeGreaterThan(2);
  for (const { id, name } of sets) {
    await page.goto(`${here.url}/${game}`);
    await page.locator(`.ways a[href="/${game}/play?set=${id}"]`).click();
    await page.getByRole('radio', { name: name.en, checked: true }).waitFor();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.waitForURL(/\/table\/local\//);
    expect(await awaited(page)).toBe('asked');
    // Hands are open in one mode only.
    expect((await page.locator('.other-hand [data-card]').filter({ visible: true }).count()) > 0).toBe(id === 'open');
  }
  const played = await rulingsOn(page);
  for (const { rulings } of sets) expect(played).toContainEqual(rulings);
  expect(troubles).toEqual([]);
  await close();
});
