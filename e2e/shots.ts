/** Every screen, with the steps to open it. */
import type { Frame, Page } from 'playwright-core';
import { GAMES } from './games.ts';
import { type Moment, momentOf } from './moments.ts';
import { awaited, concede } from './player.ts';

export interface Shot {
  readonly name: string;
  /** Other languages besides English. */
  readonly also?: readonly ('ja' | 'zh-Hant')[];
  /** Also in dark mode. The games' own themes are the same in both. */
  readonly dark?: boolean;
  go(page: Page, base: string): Promise<unknown>;
}

const ALL = ['ja', 'zh-Hant'] as const;

const at =
  (path: string) =>
  (page: Page, base: string): Promise<unknown> =>
    page.goto(base + path);

const moments: Record<string, ReturnType<typeof momentOf>> = {};

/** Opens a replay from a file at a decision. */
export async function watch(view: Page | Frame, base: string, game: string, { log, at: n }: Moment): Promise<void> {
  await view.goto(`${base}/${game}/replays`);
  const buffer = Buffer.from(JSON.stringify(log));
  await view.setInputFiles('input[type=file]', { name: 'game.json', mimeType: 'application/json', buffer });
  await view.waitForSelector('.replay-bar');
  await view.evaluate((moment) => history.replaceState(null, '', `?at=${moment}`), n);
  await view.waitForFunction(
    (moment) => document.querySelector<HTMLInputElement>('.replay-bar input')?.value === moment,
    `${n}`,
  );
}

function replay(page: Page, base: string, game: string): Promise<void> {
  moments[game] ??= momentOf(game);
  return watch(page, base, game, moments[game]);
}

/** Continues the replay as a game, unless it is open already. */
export async function table(page: Page, base: string, game: string): Promise<void> {
  if ((await page.$(`.table[data-game="${game}"][data-asked]:not(:has(.teacher))`)) !== null)
    return void (await page.keyboard.press('Escape'));
  await replay(page, base, game);
  await page.locator('.replay-uses button').first().click();
  await page.waitForSelector('.replay-bar', { state: 'detached' });
  await awaited(page);
}

/** With a chosen card, whose targets are highlighted. */
async function choosing(page: Page, base: string, game: string): Promise<void> {
  await table(page, base, game);
  await page.locator(':is(.hand, .side[data-own] .row) .spot[data-can]').last().press('Enter');
}

async function enlarged(page: Page, base: string, game: string): Promise<void> {
  await table(page, base, game);
  await page.locator('.hand .spot').first().focus();
  await page.keyboard.press('z');
  await page.waitForSelector('.enlarged');
}

async function menu(page: Page, base: string): Promise<void> {
  await table(page, base, 'linkavel');
  await page.locator('.table-tools button').last().click();
  await page.waitForSelector('.menu-buttons');
}

/** The opened trash. */
async function pile(page: Page, base: string): Promise<void> {
  await page.keyboard.press('Escape');
  await table(page, base, 'linkavel');
  await page.locator('.side[data-own] .pile button').first().click();
  await page.waitForSelector('.sheet .card');
}

async function handOver(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/linkavel/play?device=1`);
  await page.locator('.play-begin button').click();
  await page.waitForSelector('.table-message button');
}

async function over(page: Page, base: string): Promise<void> {
  await table(page, base, 'linkavel');
  await concede(page);
}

async function builder(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/linkavel/decks/tide`);
  await page.locator('.deck-about > .button.main').click();
  await page.waitForSelector('.builder-pool .card');
}

/** The deck of a draft with a fixed seed. */
async function sealed(page: Page, base: string, seed: number): Promise<void> {
  await page.goto(`${base}/linkavel/draft/sealed?seed=${seed}`);
  await page.locator('.wrappers button').first().click();
  await page.locator('.draft-cards .card').first().waitFor();
}

async function draftDeck(page: Page, base: string): Promise<void> {
  await sealed(page, base, 8);
  await page.locator('.draft-open > .row button').click();
  await page.locator('.draft-open > .row .main').click();
  await page.locator('.builder-deck .row button').first().click();
  await page.waitForSelector('.deck-state[data-legal=true]');
}

async function position(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/linkavel/learn/positions/LV-7.2`);
  await awaited(page);
}

async function invitation(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/linkavel/play?friend=1`);
  await page.locator('.play-begin button').click();
  await page.waitForSelector('.qr');
}

export const SHOTS: readonly Shot[] = [
  { name: 'home', also: ALL, dark: true, go: at('/') },
  { name: 'settings', also: ALL, dark: true, go: at('/settings') },
  { name: 'account', also: ALL, dark: true, go: at('/account') },
  { name: 'not-found', dark: true, go: at('/nowhere') },
  ...GAMES.flatMap((game): Shot[] => [
    { name: `${game}-page`, also: ALL, go: at(`/${game}`) },
    { name: `${game}-cards`, also: ALL, go: at(`/${game}/cards`) },
    { name: `${game}-table`, also: ALL, go: (page, base) => table(page, base, game) },
    { name: `${game}-choosing`, go: (page, base) => choosing(page, base, game) },
    { name: `${game}-enlarged`, also: ALL, go: (page, base) => enlarged(page, base, game) },
  ]),
  { name: 'card', also: ALL, go: at('/linkavel/cards/tide-heron') },
  { name: 'deck-list', also: ALL, go: at('/linkavel/decks') },
  { name: 'deck', go: at('/linkavel/decks/tide') },
  { name: 'deck-builder', also: ALL, go: builder },
  { name: 'rule-book', also: ALL, dark: true, go: at('/linkavel/rules') },
  { name: 'learn', also: ALL, go: at('/linkavel/learn') },
  { name: 'tutorial', also: ALL, go: at('/linkavel/learn/first') },
  { name: 'lesson', go: at('/linkavel/learn/lessons/battle') },
  { name: 'position', go: position },
  { name: 'replay', go: (page, base) => replay(page, base, 'linkavel') },
  { name: 'replays', go: at('/linkavel/replays') },
  { name: 'menu', also: ALL, go: menu },
  { name: 'pile', go: pile },
  { name: 'hand-over', also: ALL, go: handOver },
  { name: 'end-of-game', also: ALL, go: over },
  { name: 'play-bot', also: ALL, go: at('/linkavel/play') },
  { name: 'draft-packs', also: ALL, go: (page, base) => sealed(page, base, 7) },
  { name: 'draft-deck', also: ALL, go: draftDeck },
  { name: 'draft-quick', also: ALL, go: at('/shenhun/draft/quick?seed=3') },
  { name: 'play-online', also: ALL, go: at('/linkavel/play?quick=1') },
  { name: 'friend-link', go: invitation },
];
