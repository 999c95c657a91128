/** What every test in the browser needs: the site, a browser, players in it, and a look for barriers. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launch } from './browser.ts';
import { site } from './site.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface Player {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Everything that went wrong in the page. */
  readonly troubles: string[];
  close(): Promise<void>;
}

export interface Stage {
  readonly url: string;
  readonly browser: Browser;
  /** Somebody with a browser of their own, on whose screen nothing moves. */
  player(options?: BrowserContextOptions & { readonly url?: string }): Promise<Player>;
  close(): Promise<void>;
}

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

export async function stage(): Promise<Stage> {
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

export async function newPlayer(browser: Browser, options: BrowserContextOptions = {}): Promise<Player> {
  const context = await browser.newContext({ viewport: DESK, locale: 'en', ...options });
  await context.addInitScript(() => {
    if (localStorage.getItem('taisen.table') === null)
      localStorage.setItem('taisen.table', JSON.stringify({ speed: 'off', sound: false }));
  });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  return { page, context, troubles, close: () => context.close() };
}

/** What axe finds wrong, in a line each. */
export async function barriers(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    type Found = { violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[] };
    const { axe } = globalThis as unknown as { axe: { run(): Promise<Found> } };
    const { violations } = await axe.run();
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.length}× ${nodes[0]?.target} ${nodes[0]?.failureSummary ?? ''}`,
    );
  });
}
