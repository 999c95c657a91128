/**
 * `npm run screens -- [--png FOLDER] [NAME …]`: takes screenshots of every screen on a phone and on a desktop, into
 * docs/screens. NAME is the beginning of a shot's name; the default is all. `--png` writes larger files into FOLDER.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { DESK, newPlayer, PHONE } from './browser-test.ts';
import { served } from './served.ts';
import { SHOTS, type Shot } from './shots.ts';

const { values, positionals } = parseArgs({ options: { png: { type: 'string' } }, allowPositionals: true });
const folder = values.png ?? 'docs/screens';
const wanted = ({ name }: Shot) => positionals.length === 0 || positionals.some((each) => name.startsWith(each));

interface Variant {
  readonly suffix: string;
  readonly locale: string;
  readonly colorScheme: 'light' | 'dark';
  readonly has: (shot: Shot) => boolean;
}

const VARIANTS: readonly Variant[] = [
  { suffix: '', locale: 'en', colorScheme: 'light', has: () => true },
  { suffix: '-ja', locale: 'ja', colorScheme: 'light', has: ({ also }) => also?.includes('ja') === true },
  { suffix: '-zh', locale: 'zh-TW', colorScheme: 'light', has: ({ also }) => also?.includes('zh-Hant') === true },
  { suffix: '-dark', locale: 'en', colorScheme: 'dark', has: ({ dark }) => dark === true },
];
const SIZES = [
  { name: 'desk', viewport: DESK, touch: false, width: 600 },
  { name: 'phone', viewport: PHONE, touch: true, width: 180 },
];

/** Waits until the page is complete: scripts, fonts and pictures. */
async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // Removes hover effects at the position of the last click.
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    // Rendering requests fonts, and is repeated when they are loaded.
    for (let i = 0; i < 3; i++) {
      await new Promise((done) => setTimeout(() => requestAnimationFrame(done), 60));
      await document.fonts.ready;
    }
  });
}

/** As WebP by the browser, a tenth of the size of a PNG. */
async function take(page: Page, file: string): Promise<void> {
  if (values.png !== undefined) return void (await page.screenshot({ path: `${file}.png` }));
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 76 });
  writeFileSync(`${file}.webp`, Buffer.from(data, 'base64'));
  await devtools.detach();
}

async function takeAll(browser: Browser, base: string): Promise<void> {
  for (const { suffix, locale, colorScheme, has } of VARIANTS) {
    for (const { name: size, viewport, touch } of SIZES) {
      const shots = SHOTS.filter((shot) => has(shot) && wanted(shot));
      if (shots.length === 0) continue;
      const options = { viewport, locale, colorScheme, hasTouch: touch, reducedMotion: 'reduce' as const };
      const { page, troubles, close } = await newPlayer(browser, options);
      for (const { name, go } of shots) {
        await go(page, base);
        await settled(page);
        await take(page, join(folder, `${name}${suffix}-${size}`));
        for (const trouble of troubles.splice(0)) console.error(`${name}${suffix}-${size}: ${trouble}`);
      }
      await close();
    }
  }
}

/** Writes a page with all screenshots. */
function writeIndex(): void {
  const shown = (shot: Shot) =>
    VARIANTS.filter(({ has }) => has(shot)).flatMap(({ suffix }) =>
      SIZES.map(({ name, width }) => ({ file: `${shot.name}${suffix}-${name}.webp`, width }))
        .filter(({ file }) => existsSync(join(folder, file)))
        .map(({ file, width }) => `<img src="${file}" width="${width}" alt="">`),
    );
  const lines = SHOTS.map((shot) => `## ${shot.name}\n\n${shown(shot).join('\n')}\n`);
  writeFileSync(join(folder, 'README.md'), `# Screens\n\nMade by \`npm run screens\`.\n\n${lines.join('\n')}`);
}

mkdirSync(folder, { recursive: true });
const { server, browser, close } = await served();
try {
  await takeAll(browser, server.url);
  if (values.png === undefined) writeIndex();
} finally {
  await close();
}
