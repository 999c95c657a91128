/** A game on one device: resuming, sharing the device, replays, offline use, three languages. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BrowserTest, barriers, browserTest, PHONE } from './browser-test.ts';
import { awaited, clickOn, concede, dragByFinger, MONSTER, openWithMonster, settledLog } from './player.ts';

let here: BrowserTest;
beforeAll(async () => {
  here = await browserTest();
});
afterAll(() => here?.close());

test('a game continues after a reload, and from the page of its game', async () => {
  const { page, troubles, close } = await here.player();
  await page.goto(`${here.url}/shenhun/play?bot=1`);
  await clickOn(page, 4, 8);
  const lines = await settledLog(page);
  const address = page.url();
  await page.reload();
  expect(await settledLog(page)).toEqual(lines);
  await page.goto(`${here.url}/shenhun`);
  await page.getByRole('link', { name: /Continue/ }).click();
  await awaited(page);
  expect(page.url()).toBe(address);
  expect(troubles).toEqual([]);
  await close();
});

test('two people at one device never see each other’s hand', async () => {
  const { page, troubles, close } = await here.player();
  await page.goto(`${here.url}/linkavel/play?device=1`);
  await page.getByRole('button', { name: 'Begin' }).click();
  for (let turn = 0; turn < 4; turn++) {
    await page.getByRole('button', { name: 'Show my hand' }).click();
    if (turn === 0 && (await page.waitForSelector('.table')) && (await page.$('.table[data-asked]')) === null) continue;
    await awaited(page);
    const faces = await page.locator('.other-hand [data-card]').count();
    expect(faces).toBe(0);
    await page
      .getByRole('button', { name: /^(End turn|Go to Main 2)/ })
      .last()
      .click();
    await page.waitForSelector('.table-message');
  }
  expect(troubles).toEqual([]);
  await close();
});

test('a replay can be opened at a decision and continued from there', async () => {
  const { page, troubles, close } = await here.player();
  await page.goto(`${here.url}/linkavel/play?bot=1`);
  await clickOn(page, 8, 14);
  await awaited(page);
  await concede(page);
  await page.locator('.outcome-more summary').click();
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.waitForSelector('.replay-bar');
  await page.goto(`${page.url()}?at=5`);
  await expect.poll(() => page.textContent('.replay-scrub')).toMatch(/^Move 5 of/);
  await page.getByRole('button', { name: 'One forward' }).click();
  await expect.poll(() => page.textContent('.replay-scrub')).toMatch(/^Move 6 of/);
  await page.getByLabel('View').selectOption({ label: 'Both hands' });
  await expect.poll(() => page.locator('.other-hand [data-card]').count()).toBeGreaterThan(0);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(/\/table\/local\//);
  expect(await awaited(page)).toBe('asked');
  await clickOn(page, 3, 4);
  await page.goto(`${here.url}/linkavel/replays`);
  await page.getByRole('heading', { name: 'Finished', exact: true }).waitFor();
  await expect.poll(() => page.locator('.table-list li').count()).toBe(2);
  expect(await barriers(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await close();
});

test('a key pressed when the game ends does not start a new one', async () => {
  const { page, troubles, close } = await here.player();
  await page.goto(`${here.url}/linkavel/play?bot=1`);
  await awaited(page);
  const address = page.url();
  await concede(page);
  await page.keyboard.press('Space');
  await page.waitForTimeout(300);
  expect(page.url()).toBe(address);
  expect(await page.locator('.outcome').count()).toBe(1);
  // With the focus on the button, it does.
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Play again');
  await page.keyboard.press('Space');
  await page.waitForURL((url) => url.href !== address);
  expect(await awaited(page)).toBe('asked');
  expect(troubles).toEqual([]);
  await close();
});

test('a key that is held down acts once', async () => {
  const { page, close } = await here.player();
  await page.goto(`${here.url}/linkavel/play?bot=1`);
  await awaited(page);
  const seq = async () => Number(await page.getAttribute('.table', 'data-seq'));
  const before = await seq();
  await page.keyboard.down('Space');
  await expect.poll(seq).toBeGreaterThan(before);
  await awaited(page);
  const once = await seq();
  for (let held = 0; held < 5; held++) await page.keyboard.down('Space');
  await page.waitForTimeout(300);
  expect(await seq()).toBe(once);
  await page.keyboard.up('Space');
  await page.keyboard.press('Space');
  await expect.poll(seq).toBeGreaterThan(once);
  await close();
});

test('animations end and leave nothing behind', async () => {
  const { page, troubles, close } = await here.player();
  await page.goto(here.url);
  await page.evaluate(() => localStorage.setItem('taisen.table', JSON.stringify({ speed: 'normal', sound: true })));
  await page.goto(`${here.url}/magic-spirit/play?bot=1`);
  await clickOn(page, 9, 12);
  await awaited(page);
  const moving = () =>
    page.evaluate(() => {
      const motions = document.getAnimations().filter((motion) => !('animationName' in motion));
      return motions.length + document.querySelectorAll('.wound').length;
    });
  await expect.poll(moving, { timeout: 10_000 }).toBe(0);
  await expect.poll(() => page.locator('.spot[style*="z-index"]').count()).toBe(0);
  expect(troubles).toEqual([]);
  await close();
});

test('a card can be dragged from the hand by touch', async () => {
  const { page, troubles, close } = await here.player({ viewport: PHONE, hasTouch: true });
  await openWithMonster(page, () => page.goto(`${here.url}/linkavel/play?bot=1`));
  const hand = page.locator('.hand .spot');
  const before = await hand.count();
  const place = '.side[data-own] [data-kind="monsters"] [data-at="1"]';
  await dragByFinger(page, MONSTER, place);
  // It is done where it is dropped.
  await expect.poll(() => hand.count()).toBeLessThan(before);
  await expect.poll(() => page.locator(`${place}[data-card]`).count()).toBe(1);
  await expect.poll(() => page.locator('.ghost').count()).toBe(0);
  // Dropped outside of all places, the card is back in the hand, and nothing is chosen.
  await page.goto(`${here.url}/linkavel/play?bot=1`);
  await awaited(page);
  await dragByFinger(page, '.hand .spot[data-can]', '.phases');
  await expect.poll(() => page.locator('.spot[data-chosen], .ghost').count()).toBe(0);
  expect(troubles).toEqual([]);
  await close();
});

test('tapping a term of a card shows its definition', async () => {
  const { page, close } = await here.player({ viewport: PHONE, hasTouch: true });
  await page.goto(`${here.url}/shenhun/cards`);
  await page.getByRole('searchbox').fill('counter');
  await page.getByRole('list', { name: 'Cards' }).getByRole('link').first().click();
  await page
    .locator('.term', { hasText: /^Counter$/ })
    .first()
    .tap();
  expect(await page.textContent('.definition')).toMatch(/deals its attack to the attacker/);
  expect(await barriers(page)).toEqual([]);
  await close();
});

test('an impossible choice is refused with the rule that forbids it, for a while', async () => {
  const { page, close } = await here.player();
  await page.clock.install();
  await page.goto(`${here.url}/linkavel/play?bot=1`);
  await awaited(page);
  // Sooner or later the hand has a monster that cannot be summoned yet.
  for (let turn = 0; turn < 12 && (await page.$('.refusal')) === null; turn++) {
    await awaited(page);
    const dim = page.locator('.hand .spot[data-dim]').first();
    if ((await dim.count()) > 0) {
      await dim.click();
      await page.waitForTimeout(300);
    }
    if ((await page.$('.refusal')) !== null) break;
    const main = page.locator('.asking [data-main]');
    // A question about cards has no main button.
    if ((await main.count()) > 0) await main.click();
    else await clickOn(page, turn, 1);
  }
  expect(await page.textContent('.refusal')).toMatch(/LV-\d/);
  expect(await page.getAttribute('.refusal a', 'href')).toMatch(/^\/linkavel\/rules#LV-/);
  await page.clock.fastForward(8000);
  await expect.poll(() => page.locator('.refusal').count()).toBe(0);
  await close();
});

test.each(['ja', 'zh-TW', 'en'])('a table is in %s', async (locale) => {
  const { page, troubles, close } = await here.player({ locale });
  await page.goto(`${here.url}/magic-spirit/play?bot=1`);
  await awaited(page);
  const prompt = (await page.textContent('.prompt')) ?? '';
  const script = { ja: /[ぁ-ん]/, 'zh-TW': /[\u4e00-\u9fff]/, en: /^[^\u3040-\u9fff]+$/ }[locale] as RegExp;
  expect(prompt).toMatch(script);
  if (locale === 'zh-TW') expect(prompt).not.toMatch(/[ぁ-んァ-ン]/);
  expect(troubles).toEqual([]);
  await close();
});

test('the app opens and can be played without a network', async () => {
  const { page, context, close } = await here.player({ serviceWorkers: 'allow' });
  // Opening a game stores the app, for all games.
  await page.goto(`${here.url}/linkavel`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await context.setOffline(true);
  await page.goto(`${here.url}/one-deck/play?bot=1`);
  expect(await awaited(page)).toBe('asked');
  await clickOn(page, 2, 4);
  expect(await awaited(page)).toBe('asked');
  await page.goto(`${here.url}/linkavel/daily`);
  await page.locator('.table[data-asked] .task').waitFor();
  await close();
});

test('a deck can be built, stored and played', async () => {
  const { page, troubles, close } = await here.player();
  await page.goto(`${here.url}/linkavel/decks/tide`);
  await page.getByRole('button', { name: 'Copy and edit' }).click();
  await page.getByText('30 of 30 cards').waitFor();
  await page.goto(`${here.url}/linkavel/play`);
  const own = page.getByRole('radio', { name: /A deck of your own/ }).first();
  await own.check();
  await page.getByRole('button', { name: 'Begin' }).click();
  expect(await awaited(page)).toBe('asked');
  await expect.poll(() => page.locator('.hand .spot').count()).toBeGreaterThan(3);
  expect(troubles).toEqual([]);
  await close();
});

test('the pages before a game have no barriers', async () => {
  const { page, close } = await here.player();
  for (const path of ['/linkavel/play', '/shenhun/play?device=1', '/one-deck/play?friend=1', '/holodelive/replays']) {
    await page.goto(here.url + path);
    await page.waitForSelector('h1');
    expect(await barriers(page)).toEqual([]);
  }
  await close();
});

test('Enter on a highlighted pile moves the focus to the sheet with its cards', async () => {
  const { page, troubles, close } = await here.player();
  await page.goto(`${here.url}/linkavel/learn/positions/LV-6.5`);
  await page.locator('.hand .spot[data-can]', { hasText: 'Relight' }).click();
  await page.locator('.table .actions [data-main]').click();
  const pile = page.locator('.pile .spot[data-can]');
  const chosen = page.locator('.sheet .spot[data-can]');
  await expect.poll(() => chosen.count()).toBe(2);
  await pile.focus();
  await page.keyboard.press('Enter');
  expect(await chosen.first().evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await chosen.first().waitFor({ state: 'detached' });
  expect(troubles).toEqual([]);
  await close();
});
