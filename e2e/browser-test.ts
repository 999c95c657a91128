/** What every browser test needs: the site, a browser, players, and an accessibility check. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launch } from './browser.ts';
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
  player(options?: BrowserContextOptions & { readonly url?: string }): Promise<Player>;
  close(): Promise<void>;
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
      await browser.close();
      await web.close();
    },
  };
}

/** Without precaching, since every player of a test would load everything again. */
export const ALONE = { serviceWorkers: 'block' } as const;

export async function newPlayer(browser: Browser, options: BrowserContextOptions = {}): Promise<Player> {
  const context = await browser.newContext({ viewport: DESK, locale: 'en', ...ALONE, ...options });
  await context.addInitScript(() => {
    if (localStorage.getItem('taisen.table') === null)
      localStorage.setItem('taisen.table', JSON.stringify({ speed: 'off', sound: false }));
  });
  const page = await context.newPage();
  return { page, context, troubles: listen(page), close: () => context.close() };
}

/** Collects all errors of a page from now on. */
export function listen(page: Page): string[] {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  return troubles;
}

/** The violations that axe finds, one line each. Only the first few cards of a grid are checked. */
export async function barriers(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    type Found = { violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[] };
    const { axe } = globalThis as unknown as { axe: { run(): Promise<Found> } };
    for (const card of document.querySelectorAll('.grid > li:nth-child(n + 5)')) card.remove();
    const { violations } = await axe.run();
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.length}× ${nodes[0]?.target} ${nodes[0]?.failureSummary ?? ''}`,
    );
  });
}
