/**
 * A walker that uses the app as a person does: from a seed it clicks, taps, drags and presses only what is visible, and
 * looks after every action whether the page is still as it should be.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { diceFrom } from '@taisen/kernel';
import type { Browser, Page } from 'playwright-core';
import { newPlayer } from '../browser-test.ts';
import { WINDOWS, type WindowName } from '../sizes.ts';
import { nextAction } from './act.ts';
import { type Seen, see } from './see.ts';
import { countChanges, settle } from './settle.ts';
import { Steady } from './steady.ts';

export interface Walk {
  readonly game: string;
  readonly window: WindowName;
  /** All that is random follows from it. */
  readonly seed: number;
  readonly actions: number;
  /** The page that it begins with; otherwise one by chance. */
  readonly start?: string;
}

export interface Finding {
  readonly what: string;
  readonly at: string;
  readonly steps: readonly string[];
  readonly picture: string;
  readonly repeat: string;
}

/** The same fault with other words and numbers is the same one. */
export const kindOf = (what: string): string => what.replace(/“.*?”|[\d.]+/gs, '#');

/** Milliseconds after which a page that still changes is not only slow. */
const PATIENCE = 30_000;
/** Actions in a row that change nothing. */
const DEAD = 30;
const PICTURES = '.taisen/walk';
const LOCALES = ['en', 'ja', 'zh-TW'] as const;
const SPEEDS = ['off', 'off', 'off', 'off', 'off', 'off', 'off', 'off', 'fast', 'normal'] as const;

/** Where a walk begins. The first two are the table. */
const startsOf = (game: string): readonly string[] => [
  `/${game}/play?bot=1`,
  `/${game}/learn/first`,
  '/',
  `/${game}`,
  `/${game}/learn`,
  `/${game}/play`,
  `/${game}/play?device=1`,
  `/${game}/cards`,
  `/${game}/decks`,
  `/${game}/rules`,
  `/${game}/replays`,
  '/settings',
];

export async function walk(browser: Browser, url: string, plan: Walk): Promise<Finding[]> {
  const { game, window, seed, actions } = plan;
  const dice = diceFrom(seed);
  const { width, height, hasTouch } = WINDOWS[window];
  const locale = LOCALES[dice(LOCALES.length)] as string;
  const speed = SPEEDS[dice(SPEEDS.length)] as string;
  const { page, troubles, close } = await newPlayer(browser, {
    viewport: { width, height },
    hasTouch,
    locale,
    seed,
  });
  await page.addInitScript(countChanges);
  await page.addInitScript((wanted) => {
    if (localStorage.getItem('taisen.table') === null)
      localStorage.setItem('taisen.table', JSON.stringify({ speed: wanted, sound: false }));
  }, speed);
  // A link that opens another window is followed no further.
  page.on('popup', (other) => void other.close());

  const steps: string[] = [];
  const found = new Map<string, Finding>();
  const find = async (what: string) => {
    if (found.has(kindOf(what))) return;
    const picture = join(PICTURES, `${game}-${window}-${seed}-${steps.length}.png`);
    mkdirSync(PICTURES, { recursive: true });
    await page.screenshot({ path: picture });
    const repeat = `npm run campaign -- walk ${game} --size ${window} --seed ${seed} --actions ${actions}`;
    found.set(kindOf(what), { what, at: page.url().slice(url.length), steps: [...steps], picture, repeat });
  };

  const starts = startsOf(game);
  const start = plan.start ?? (starts[dice(2) === 0 ? 0 : dice(starts.length)] as string);
  steps.push(`opens ${start} in ${locale} at speed ${speed}`);
  await page.goto(url + start);
  const walker = { page, touch: hasTouch, dice };
  const steady = new Steady();
  let still = 0;
  let acted = performance.now();
  let before: Seen | undefined;
  for (let n = 0; n < actions; n++) {
    const isSettled = await settled(page);
    const seen = await see(page);
    if (!isSettled) await find(seen.waits ? 'the table asks nobody' : 'the page does not come to rest');
    for (const fault of [...troubles.splice(0), ...seen.faults, ...steady.moved(seen)]) await find(fault);
    still = seen.changes === before?.changes && seen.path === before.path ? still + 1 : 0;
    before = seen;
    if (still >= DEAD) await find('nothing on the screen answers');
    const action = nextAction(walker, seen);
    // A page may be at rest while its next part is still being loaded.
    if (action === null && performance.now() - acted < PATIENCE) {
      await page.waitForTimeout(50);
      n--;
      continue;
    }
    acted = performance.now();
    if (action === null) {
      await find('nothing on the screen can be clicked');
      break;
    }
    steps.push(action.words);
    await action.run();
  }
  await close();
  return [...found.values()];
}

/** A page that is being left cannot be asked; the next one can. */
async function settled(page: Page): Promise<boolean> {
  for (let tries = 0; ; tries++) {
    try {
      return await settle(page, PATIENCE);
    } catch (error) {
      if (tries >= 3 || !/context was destroyed|navigat/i.test(String(error))) throw error;
      await page.waitForLoadState();
    }
  }
}
