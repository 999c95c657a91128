/** What every browser test needs: the site, a browser, players, and an accessibility check. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launch, quit } from './browser.ts';
import { seedPage } from './seeded.ts';
import { site } from './site.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface Player {
  readonly page: Page;
  readonly context: BrowserContext;
  /** All errors of the page. */
  readonly troubles: string[];
  close(): Promise<void>;
}

export interface BrowserTest {
  readonly url: string;
  readonly browser: Browser;
  /** A player with an own browser context, without animations. */
  player(options?: PlayerOptions): Promise<Player>;
  close(): Promise<void>;
}

export interface PlayerOptions extends BrowserContextOptions {
  /** With a seed, games against bots are the same in every run. */
  readonly seed?: number;
}

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

export async function browserTest(): Promise<BrowserTest> {
  const [web, browser] = await Promise.all([site(), launch()]);
  return {
    url: web.url,
    browser,
    player: (options) => newPlayer(browser, options),
    close: async () => {
      await quit(browser);
      await web.close();
    },
  };
}

/** Without precaching, since every player of a test would load everything again. */
export const ALONE = { serviceWorkers: 'block' } as const;

/** A player's context. It has one more page, which stays empty: without any page, a context closes its window. */
interface Seat {
  readonly context: BrowserContext;
  readonly empty: Page;
}
/** Those without a player now, by browser and options. A new one takes two seconds: it has loaded nothing yet. */
const unused = new WeakMap<Browser, Map<string, Seat[]>>();

function unusedLike(browser: Browser, options: BrowserContextOptions): Seat[] {
  const all = unused.get(browser) ?? new Map<string, Seat[]>();
  const key = JSON.stringify(options);
  const alike = all.get(key) ?? [];
  unused.set(browser, all.set(key, alike));
  return alike;
}

/** A player with a page in a context of its own, which is as good as new. */
export async function newPlayer(
  browser: Browser,
  { viewport = DESK, seed, ...options }: PlayerOptions = {},
): Promise<Player> {
  const alike = unusedLike(browser, options);
  const seat = alike.pop() ?? (await newSeat(browser, options));
  const { context } = seat;
  const page = await context.newPage();
  if (viewport !== null) await page.setViewportSize(viewport);
  if (seed !== undefined) await seedPage(page, seed);
  const close = async () => {
    await leave(seat);
    alike.push(seat);
  };
  return { page, context, troubles: listen(page), close };
}

async function newSeat(browser: Browser, options: BrowserContextOptions): Promise<Seat> {
  const context = await browser.newContext({ viewport: DESK, locale: 'en', ...ALONE, ...options });
  await context.addInitScript(() => {
    if (localStorage.getItem('taisen.table') === null)
      localStorage.setItem('taisen.table', JSON.stringify({ speed: 'off', sound: false }));
  });
  return { context, empty: await context.newPage() };
}

/** Deletes what a player has stored. */
async function leave({ context, empty }: Seat): Promise<void> {
  const pages = context.pages().filter((page) => page !== empty);
  const origins = new Set(pages.flatMap((page) => page.frames()).map((frame) => new URL(frame.url()).origin));
  await Promise.all(pages.map((page) => page.close()));
  await context.setOffline(false);
  await context.clearCookies();
  const devtools = await context.newCDPSession(empty);
  for (const origin of origins)
    if (origin !== 'null') await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await devtools.detach();
}

/** Collects all errors of a page from now on. */
export function listen(page: Page): string[] {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  return troubles;
}

/** The violations that axe finds, one line each. Only the first few cards of a grid or a rule book are checked. */
export async function barriers(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    type Found = { violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[] };
    const { axe } = globalThis as unknown as { axe: { run(context: Document, options: object): Promise<Found> } };
    for (const card of document.querySelectorAll('.grid > li:nth-child(n + 5)')) card.remove();
    for (const cards of [...document.querySelectorAll('.rule-cards')].slice(4)) cards.remove();
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.length}× ${nodes[0]?.target} ${nodes[0]?.failureSummary ?? ''}`,
    );
  });
}
