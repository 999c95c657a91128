/**
 * `npm run motions -- [--png FOLDER] [--url URL] [NAME …]`: takes series of frames of a summon, an attack, a
 * destruction, a spell and a win in every game, into docs/screens/motion. NAME is the beginning of a name such as
 * `linkavel-attack`; the default is all. `--url` takes the pages of a running server.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { launch } from './browser.ts';
import { GAMES } from './games.ts';
import type { Moment } from './moments.ts';
import { MOTIONS, motionMoments } from './motion-moments.ts';
import { watch } from './shots.ts';
import { site } from './site.ts';

const { values, positionals } = parseArgs({
  options: { png: { type: 'string' }, url: { type: 'string' } },
  allowPositionals: true,
});
const folder = values.png ?? 'docs/screens/motion';
const wanted = (name: string) => positionals.length === 0 || positionals.some((each) => name.startsWith(each));

/** Motions run this many times slower: taking a picture takes as long as several frames. */
const SLOW = 12;
const FRAMES = 9;
/** Milliseconds of the motion between two frames, at normal speed. */
const EVERY: Readonly<Record<string, number>> = {
  attack: 110,
  destruction: 130,
  win: 260,
  // Scenes last longer.
  'holodelive-attack': 290,
  'holodelive-destruction': 290,
};
const USUAL = 150;
const VIEWPORT = { width: 1200, height: 760 };
/** The size of a frame in the series. */
const FRAME = { width: 480, height: 304 };

async function framesOf(browser: Browser, url: string, game: string, moment: Moment, every: number): Promise<string[]> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en', serviceWorkers: 'block' });
  const page = await context.newPage();
  // Waits are slowed down here, and the animations below.
  await page.addInitScript((slow) => {
    const plain = window.setTimeout;
    window.setTimeout = ((then: TimerHandler, ms = 0, ...rest: unknown[]) =>
      plain(then, 'slowly' in window ? ms * slow : ms, ...rest)) as typeof setTimeout;
    localStorage.setItem('taisen.table', JSON.stringify({ speed: 'normal', sound: false, log: false }));
  }, SLOW);
  await watch(page, url, game, moment);
  await page.waitForTimeout(500);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 / SLOW });
  await page.evaluate(() => Object.assign(window, { slowly: true }));
  const began = Date.now();
  await page.locator('.replay-steps button').nth(3).click();
  const frames: string[] = [];
  for (let i = 0; i < FRAMES; i++) {
    const left = began + (i + 1) * every * SLOW - Date.now();
    if (left > 0) await new Promise((done) => setTimeout(done, left));
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'jpeg', quality: 88 });
    frames.push(data);
  }
  await context.close();
  return frames;
}

/** All frames as one picture, three in a row. */
async function series(page: Page, frames: readonly string[], format: 'png' | 'webp'): Promise<Buffer> {
  const images = frames.map((data) => `<img src="data:image/jpeg;base64,${data}">`).join('');
  await page.setViewportSize({ width: FRAME.width * 3, height: FRAME.height * Math.ceil(frames.length / 3) });
  await page.setContent(
    `<style>body{margin:0;display:grid;grid-template-columns:repeat(3,1fr)}img{display:block;width:100%}</style>${images}`,
  );
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', {
    format,
    ...(format === 'webp' ? { quality: 68 } : {}),
  });
  await devtools.detach();
  return Buffer.from(data, 'base64');
}

mkdirSync(folder, { recursive: true });
const web = values.url === undefined ? await site() : { url: values.url, close: async () => {} };
const browser = await launch();
try {
  const sheet = await browser.newPage();
  const format = values.png === undefined ? 'webp' : 'png';
  for (const game of GAMES.filter((each) => MOTIONS.some((motion) => wanted(`${each}-${motion}`)))) {
    for (const [motion, moment] of motionMoments(game)) {
      if (!wanted(`${game}-${motion}`)) continue;
      const frames = await framesOf(
        browser,
        web.url,
        game,
        moment,
        EVERY[`${game}-${motion}`] ?? EVERY[motion] ?? USUAL,
      );
      writeFileSync(join(folder, `${game}-${motion}.${format}`), await series(sheet, frames, format));
    }
  }
} finally {
  await browser.close();
  await web.close();
}
