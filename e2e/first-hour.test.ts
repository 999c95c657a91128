/**
 * A newcomer's first hour, by clicks on what is visible: the guided first game, setting up, a lesson, challenges. Every
 * game in one language; `npm run campaign -- screens` plays the first games in all of them.
 */
import { gameNamed } from '@taisen/games';
import { diceFrom, type OptionView, type Seat, viewOf } from '@taisen/kernel';
import { type Challenge, challengeMatch } from '@taisen/positions';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { challenges } from '../games/linkavel/learn/challenges.ts';
import { course } from '../games/linkavel/learn/course.ts';
import { findChallenge } from '../packages/web/src/learn/challenge/find.ts';
import { type BrowserTest, barriers, browserTest, PHONE } from './browser-test.ts';
import { GAMES_WITH_LESSONS } from './games.ts';
import { partOf } from './part.ts';
import { awaited, clickOn, clickOnce, concede } from './player.ts';

let here: BrowserTest;
beforeAll(async () => {
  here = await browserTest();
});
afterAll(() => here?.close());

/** Follows the teacher until there is nothing left to do, by clicks on what is highlighted. */
async function follow(page: Page, end: string): Promise<void> {
  const dice = diceFrom(5);
  const next = page.locator('.teacher [data-main]');
  for (let clicks = 0; clicks < 150; clicks++) {
    await page.locator(`${end}, .teacher [data-main], .table[data-asked]`).first().waitFor();
    if ((await page.locator(end).count()) > 0) return;
    if ((await next.count()) > 0) await next.click();
    else await clickOnce(page, dice);
  }
  throw new Error(`the teacher never comes to an end: ${await page.textContent('.teacher')}`);
}

const LOCALES = ['ja', 'zh-TW', 'en'];
const firstGames = GAMES_WITH_LESSONS.flatMap((game, i) => partOf(LOCALES, i).map((locale) => [game, locale] as const));

test.each(firstGames)(
  '%s in %s: from Play through the first game to a table set up in two taps',
  async (game, locale) => {
    const { page, troubles, close } = await here.player({ locale });
    const cover = page.locator(`.cover[data-game="${game}"]`);
    await page.goto(here.url);
    await cover.locator('.button.main').click();
    await page.locator('.teacher').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/${game}/learn/first`);
    await follow(page, '.outcome');
    expect(await page.locator('.outcome[data-won]').count()).toBe(1);
    expect(await page.locator('.outcome dd').count()).toBe(3);
    expect(await barriers(page)).toEqual([]);
    // The next step is a real game against the gentlest bot.
    await page.locator('.outcome .actions .button.main').click();
    await page.waitForURL(/\/table\/local\//);
    expect(await awaited(page)).toBe('asked');
    // It is on the home page now, and so is the progress.
    await page.goto(here.url);
    await page.locator('.go-on .button').waitFor();
    expect(await cover.locator('.cover-done').textContent()).toMatch(/0\/8/);
    // The second time, two taps: Play and Begin.
    await cover.locator('.button.main').click();
    await page.locator('.play-begin .button').click();
    await page.waitForURL(/\/table\/local\//);
    expect(await awaited(page)).toBe('asked');
    expect(troubles).toEqual([]);
    await close();
  },
);

test('the first game can be skipped, and is not proposed again', async () => {
  const { page, close } = await here.player({ viewport: PHONE, hasTouch: true });
  await page.goto(here.url);
  await page.locator('.new-here .button').click();
  await page.locator('.teacher .skip').click();
  await page.waitForURL(/\/table\/local\//);
  await awaited(page);
  await page.goto(here.url);
  await page.locator('.covers').waitFor();
  expect(await page.locator('.new-here').count()).toBe(0);
  await page.locator('.cover .button.main').first().click();
  await page.locator('.levels').waitFor();
  await close();
});

test('the set-up remembers the last choice', async () => {
  const { page, troubles, close } = await here.player();
  await page.goto(`${here.url}/linkavel/play`);
  await page.getByRole('radio', { name: /Regular/ }).check();
  await page
    .getByRole('radio', { name: /Rising Tide/ })
    .first()
    .check();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Begin' }).click();
  await awaited(page);
  expect(await page.locator('.plate:not([data-own]) .plate-name').textContent()).toBe('Regular');
  await page.goto(`${here.url}/linkavel/play`);
  expect(await page.getByRole('radio', { name: /Regular/ }).isChecked()).toBe(true);
  expect(
    await page
      .getByRole('radio', { name: /Rising Tide/ })
      .first()
      .isChecked(),
  ).toBe(true);
  expect(troubles).toEqual([]);
  await close();
});

test('an ending tells what happened, and offers one next step and the turning point', async () => {
  const { page, troubles, close } = await here.player();
  await page.goto(`${here.url}/linkavel/play?bot=1`);
  await clickOn(page, 8);
  const title = (await page.textContent('.outcome h2')) ?? '';
  expect(title).toMatch(/^You (won|lost) on turn \d+ (by|on|with)/);
  expect(await page.locator('.outcome .actions .button').count()).toBe(1);
  expect(await page.locator('.outcome-more .button').first().isVisible()).toBe(false);
  expect(await page.textContent('.outcome-voice q')).toMatch(/\w/);
  expect(await barriers(page)).toEqual([]);
  const turned = page.locator('.outcome > a');
  await turned.waitFor();
  await turned.click();
  await page.locator('.replay-bar').waitFor();
  expect(new URL(page.url()).searchParams.get('at')).toMatch(/^\d+$/);
  expect(troubles).toEqual([]);
  await close();
});

test('after giving up, the menu is closed and the same opponent is offered again', async () => {
  const { page, close } = await here.player({ viewport: PHONE, hasTouch: true });
  await page.goto(`${here.url}/one-deck/play?bot=1`);
  await awaited(page);
  await concede(page);
  expect(await page.textContent('.outcome h2')).toMatch(/^You conceded on turn \d+$/);
  await page.locator('.outcome .actions button').tap();
  await page.locator('.outcome').waitFor({ state: 'detached' });
  expect(await awaited(page)).toBe('asked');
  await close();
});

test('a lesson can be done by clicks, and is ticked off', async () => {
  const { page, troubles, close } = await here.player();
  await page.goto(`${here.url}/linkavel/learn`);
  const lessons = page.locator('.course a');
  await lessons.first().waitFor();
  expect(await lessons.count()).toBe(course.length);
  expect(await barriers(page)).toEqual([]);
  await lessons.nth(1).click();
  await follow(page, '.teacher a.button');
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await lessons.nth(1).locator('.tick').waitFor();
  expect(await page.locator('.course .tick').count()).toBe(1);
  expect(troubles).toEqual([]);
  await close();
});

/** Chooses one option of a decision, by clicks on its cards and buttons. */
async function choose(page: Page, { card, cards = [], target, at }: OptionView, index: number): Promise<void> {
  await awaited(page);
  const seq = await page.getAttribute('.table', 'data-seq');
  const button = page.locator(`.actions [data-option="${index}"]`);
  if (card === undefined && (await button.count()) > 0) await button.first().click();
  else {
    await page.locator(`.spot[data-card="${card}"][data-can]`).first().click();
    // What is the only choice is chosen already.
    for (const id of [...cards, target]) {
      const spot = page.locator(`.spot[data-card="${id}"][data-can]:not([data-chosen])`).first();
      if (id !== undefined && (await spot.count()) > 0) await spot.click();
    }
    const main = page.locator('.actions [data-main]').last();
    if ((await main.count()) === 0) await page.locator(`.side[data-own] .spot[data-at="${at}"]`).first().click();
    await main.click();
  }
  await page.waitForFunction((before) => document.querySelector('.table')?.getAttribute('data-seq') !== before, seq);
}

async function solve(page: Page, challenge: Challenge): Promise<void> {
  const seat: Seat = challenge.seat;
  const match = challengeMatch(gameNamed('linkavel'), challenge);
  for (const index of challenge.solution) {
    const decision = viewOf(match, seat).pending.find((each) => each.seat === seat);
    await choose(page, decision?.options?.[index] as OptionView, index);
    match.answer(seat, index);
  }
  await page.locator('.outcome[data-won]').waitFor();
}

test('a challenge is lost when the turn ends, and won at the second try for two stars', async () => {
  const { page, troubles, close } = await here.player();
  // The easiest.
  const number = 1;
  await page.goto(`${here.url}/linkavel/learn`);
  await page.locator('.challenges a', { hasText: `Challenge ${number}` }).click();
  await awaited(page);
  expect(await page.textContent('.task')).toBe('Win this turn.');
  const end = page.getByRole('button', { name: /^End turn/ });
  await end.click();
  await page.getByText('Press again to end without a battle.').waitFor();
  await end.click();
  await page.getByText('The turn is over.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('.task').waitFor();
  await solve(page, challenges[number - 1] as Challenge);
  expect(await page.textContent('.outcome')).toMatch(/★★☆ Solved on try 2!/);
  await page.goto(`${here.url}/linkavel/learn`);
  await expect
    .poll(() => page.locator('.challenges a', { hasText: `Challenge ${number}` }).textContent())
    .toMatch('★★☆');
  expect(troubles).toEqual([]);
  await close();
});

test('the daily challenge follows from the date, and its result can be shared as a text', async () => {
  const { page, close } = await here.player({ permissions: ['clipboard-read', 'clipboard-write'] });
  const day = '2026-11-18';
  await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
  await page.goto(`${here.url}/linkavel/learn`);
  await page.locator('.daily').waitFor();
  await page.locator('.daily').click();
  await awaited(page);
  await solve(page, findChallenge(gameNamed('linkavel'), `linkavel ${day}`));
  await page.getByRole('button', { name: 'Share the result' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toBe('Taisen daily challenge, LinkaVel, 2026-11-18: ★★★ won on try 1');
  await close();
});

test('the rule book has contents, and a table for a rule beside it', async () => {
  const { page, troubles, close } = await here.player();
  await page.goto(`${here.url}/linkavel/rules`);
  await page.locator('.rule-contents a', { hasText: 'Battle' }).click();
  const rule = page.locator('[id="LV-7.2"]');
  expect(await rule.isVisible()).toBe(true);
  expect(await page.textContent('.rule-book')).not.toMatch(/[Rr]uling|has a test|The author/);
  await rule.getByRole('link', { name: /^Try it/ }).click();
  await awaited(page);
  expect(await page.textContent('.task')).toMatch(/^Attack \d+ with \d+: your opponent takes/);
  expect(troubles).toEqual([]);
  await close();
});
