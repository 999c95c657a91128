/**
 * `npm run measure-screens -- [--decisions N] [--repeats N]`: measures the screens in a real browser. Prints three tables:
 * the time from a click to the changed screen, the thinking time of level 3 bots, and the frames of a summon and of
 * attacks. The last traces are in .taisen/traces, for the performance panel of a browser.
 */
import { mkdirSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { type BrowserTest, browserTest } from './browser-test.ts';
import { GAMES } from './games.ts';
import { awaited, clickOn, MONSTER, openWithMonster } from './player.ts';

const { values } = parseArgs({
  options: { decisions: { type: 'string', default: '60' }, repeats: { type: 'string', default: '5' } },
});
const DECISIONS = Number(values.decisions);
const REPEATS = Number(values.repeats);
const TRACES = '.taisen/traces';
/** The work of each thread and the frames. Not the script profiler, which takes as long as what it measures. */
const CATEGORIES = [
  '-*',
  'toplevel',
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
];

interface Clock {
  readonly shown: number[];
  readonly logged: number[];
  readonly asked: number[];
}
declare const clock: Clock;

/**
 * Runs in the page. Measures from every click to the first change of the table, to the change of the log, and to the
 * player's next decision.
 */
function watchClicks(): void {
  const measured: Clock = { shown: [], logged: [], asked: [] };
  Object.assign(globalThis, { clock: measured });
  let clicked = Number.NaN;
  let changed = false;
  let unlogged = Number.NaN;
  /** Calls back after the next frame has been painted: a message is delivered after it. */
  const painted = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(null);
    });
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      clicked = timeStamp;
      unlogged = timeStamp;
      changed = false;
    },
    true,
  );
  const inLog = ({ type, target }: MutationRecord) =>
    type === 'childList' && target instanceof Element && target.closest('.log') !== null;
  const onMutations = (records: readonly MutationRecord[]) => {
    if (!Number.isNaN(unlogged) && records.some(inLog)) {
      const since = unlogged;
      unlogged = Number.NaN;
      painted(() => measured.logged.push(performance.now() - since));
    }
    const began = clicked;
    if (Number.isNaN(began)) return;
    if (!changed && records.some(({ attributeName }) => attributeName === 'data-seq')) {
      changed = true;
      painted(() => measured.shown.push(performance.now() - began));
    }
    if (changed && document.querySelector('.table[data-asked], .outcome') !== null) {
      clicked = Number.NaN;
      painted(() => measured.asked.push(performance.now() - began));
    }
  };
  const watched = { subtree: true, childList: true, attributes: true, attributeFilter: ['data-seq', 'data-asked'] };
  document.addEventListener('DOMContentLoaded', () => new MutationObserver(onMutations).observe(document, watched));
}

const at = (sorted: readonly number[], part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
const spread = (numbers: readonly number[]) => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return { n: sorted.length, median: at(sorted, 0.5), p95: at(sorted, 0.95) };
};
const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

/** Plays until enough decisions are made, in several games if necessary. */
async function playOn(page: Page, url: string, enough: () => Promise<boolean>): Promise<void> {
  for (let seed = 1; !(await enough()); seed++) {
    await page.goto(url);
    for (let part = 0; part < 20 && !(await enough()); part++) {
      if ((await awaited(page)) === 'over') break;
      await clickOn(page, seed * 100 + part, 12);
    }
  }
}

async function decisions(here: BrowserTest, game: string): Promise<string> {
  const { page, close } = await here.player();
  await page.addInitScript(watchClicks);
  const all: Clock = { shown: [], logged: [], asked: [] };
  await playOn(page, `${here.url}/${game}/play?bot=1`, async () => {
    if (!page.url().startsWith(here.url)) return false;
    const taken = await page.evaluate(() => ({
      shown: clock.shown.splice(0),
      logged: clock.logged.splice(0),
      asked: clock.asked.splice(0),
    }));
    for (const part of ['shown', 'logged', 'asked'] as const) all[part].push(...taken[part]);
    return all.shown.length >= DECISIONS;
  });
  await close();
  const cells = [all.shown, all.logged, all.asked].map(spread).map(({ median, p95 }) => `${ms(median)} | ${ms(p95)}`);
  return `| ${game} | ${all.shown.length} | ${cells.join(' | ')} |`;
}

async function thinking(here: BrowserTest, game: string): Promise<string> {
  const { page, close } = await here.player();
  await page.goto(`${here.url}/${game}/play`);
  await page.locator('.levels input').nth(2).check();
  await page.locator('.play-begin button').click();
  for (let part = 0; part < 12; part++) {
    if ((await awaited(page)) === 'over') break;
    await clickOn(page, part + 1, 12);
  }
  const took = await Promise.all(
    page
      .workers()
      .map((worker) => worker.evaluate(() => performance.getEntriesByName('bot').map(({ duration }) => duration))),
  );
  await close();
  const { n, median, p95 } = spread(took.flat());
  return `| ${game} | ${n} | ${ms(median)} | ${ms(p95)} | ${ms(Math.max(0, ...took.flat()))} |`;
}

/** The gaps between frames, from the first motion until nothing on the table moves. */
async function frames(here: BrowserTest, page: Page, name: string, begin: () => Promise<unknown>): Promise<number[]> {
  const path = `${TRACES}/${name.replaceAll(' ', '-')}.json`;
  await here.browser.startTracing(page, { path, categories: CATEGORIES });
  const counted = page.evaluate(async () => {
    const moving = () =>
      document.getAnimations().some((motion) => !('animationName' in motion) && !('transitionProperty' in motion));
    const gaps: number[] = [];
    const until = performance.now() + 20_000;
    const next = () => new Promise<number>((done) => requestAnimationFrame(done));
    while (!moving() && performance.now() < until) await next();
    let last = await next();
    for (let still = 0; still < 3 && performance.now() < until; ) {
      const now = await next();
      gaps.push(now - last);
      last = now;
      still = moving() ? 0 : still + 1;
    }
    return gaps;
  });
  await begin();
  const gaps = await counted;
  await here.browser.stopTracing();
  return gaps;
}

async function summon(page: Page, url: string): Promise<void> {
  await openWithMonster(page, () => page.goto(`${url}/linkavel/play?bot=1`));
  await page.waitForTimeout(1500);
  await page.locator(MONSTER).first().click();
}

/** Opens the position of a rule and chooses an attack on the first target. */
async function attack(page: Page, url: string, game: string, rule: string): Promise<void> {
  await page.goto(`${url}/${game}/learn/positions/${rule}`);
  await awaited(page);
  await page.waitForTimeout(1500);
  await page.locator('.side[data-own] .spot[data-can]').first().click();
  const target = page.locator('.side:not([data-own]) .spot[data-can]').first();
  if ((await target.count()) > 0) await target.click();
}

const MOTIONS: Readonly<Record<string, (page: Page, url: string) => Promise<void>>> = {
  'summon in linkavel': summon,
  'attack in linkavel': (page, url) => attack(page, url, 'linkavel', 'LV-7.2'),
  'attack in shenhun': (page, url) => attack(page, url, 'shenhun', 'SH-8.3'),
};

/** Each time in a new page, whose code has not run yet. That is slower than in the middle of a game. */
async function motion(here: BrowserTest, name: string): Promise<string> {
  const rates: number[] = [];
  const gaps: number[] = [];
  for (let i = 0; i < REPEATS; i++) {
    const { page, context } = await here.player();
    await context.addInitScript(() =>
      localStorage.setItem('taisen.table', JSON.stringify({ speed: 'normal', sound: false })),
    );
    await MOTIONS[name]?.(page, here.url);
    const taken = await frames(here, page, name, () => page.locator('.asking [data-main]').click());
    rates.push((taken.length * 1000) / taken.reduce((sum, gap) => sum + gap, 0));
    gaps.push(...taken);
    await context.close();
  }
  const late = gaps.filter((gap) => gap > 20).length;
  const [rate, slowest] = [spread(rates).median, Math.min(...rates)].map((each) => each.toFixed(1));
  return `| ${name} | ${REPEATS} | ${rate} | ${slowest} | ${gaps.length} | ${late} | ${ms(Math.max(...gaps))} |`;
}

mkdirSync(TRACES, { recursive: true });
const here = await browserTest();
try {
  const [{ model } = { model: 'unknown' }] = cpus();
  const load = loadavg()[0]?.toFixed(1);
  console.log(`Chromium ${here.browser.version()}, drawn by software, on ${cpus().length} × ${model}; load ${load}\n`);
  console.log('| decision against an instant bot | n | shown: median | p95 | in the log | p95 | asked again | p95 |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const game of GAMES) console.log(await decisions(here, game));
  console.log('\n| bot of level 3, in the worker | n | median | p95 | longest |');
  console.log('| --- | ---: | ---: | ---: | ---: |');
  for (const game of GAMES) console.log(await thinking(here, game));
  console.log('\n| motion | runs | frames a second: median | lowest | frames | over 20 ms | longest |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const name of Object.keys(MOTIONS)) console.log(await motion(here, name));
} finally {
  await here.close();
}
