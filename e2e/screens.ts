/**
 * A picture of every screen into docs/screens, on a phone and on a desk: `npm run screens -- [--png FOLDER] [NAME …]`.
 * A name is the beginning of a scene's; without names all are taken. `--png` writes larger files elsewhere, to look at.
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

interface Look {
  readonly suffix: string;
  readonly locale: string;
  readonly colorScheme: 'light' | 'dark';
  readonly has: (scene: Shot) => boolean;
}

const LOOKS: readonly Look[] = [
  { suffix: '', locale: 'en', colorScheme: 'light', has: () => true },
  { suffix: '-ja', locale: 'ja', colorScheme: 'light', has: ({ also }) => also?.includes('ja') === true },
  { suffix: '-zh', locale: 'zh-TW', colorScheme: 'light', has: ({ also }) => also?.includes('zh-Hant') === true },
  { suffix: '-dark', locale: 'en', colorScheme: 'dark', has: ({ dark }) => dark === true },
];
const SIZES = [
  { name: 'desk', viewport: DESK, touch: false, width: 600 },
  { name: 'phone', viewport: PHONE, touch: true, width: 180 },
];

/** The page stands still: its script, its fonts and its pictures are there. */
async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // Nothing is shown as pointed at only because the last click was there.
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    // What is drawn asks for fonts; when they are there, it is drawn again.
    for (let i = 0; i < 3; i++) {
      await new Promise((done) => setTimeout(() => requestAnimationFrame(done), 60));
      await document.fonts.ready;
    }
  });
}

/** As WebP, which the browser makes itself: a tenth of a PNG. */
async function take(page: Page, file: string): Promise<void> {
  if (values.png !== undefined) return void (await page.screenshot({ path: `${file}.png` }));
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 76 });
  writeFileSync(`${file}.webp`, Buffer.from(data, 'base64'));
  await devtools.detach();
}

async function takeAll(browser: Browser, base: string): Promise<void> {
  for (const { suffix, locale, colorScheme, has } of LOOKS) {
    for (const { name: size, viewport, touch } of SIZES) {
      const scenes = SHOTS.filter((scene) => has(scene) && wanted(scene));
      if (scenes.length === 0) continue;
      const options = { viewport, locale, colorScheme, hasTouch: touch, reducedMotion: 'reduce' as const };
      const { page, troubles, close } = await newPlayer(browser, options);
      for (const { name, go } of scenes) {
        await go(page, base);
        await settled(page);
        await take(page, join(folder, `${name}${suffix}-${size}`));
        for (const trouble of troubles.splice(0)) console.error(`${name}${suffix}-${size}: ${trouble}`);
      }
      await close();
    }
  }
}

/** A page that shows them all. */
function writeIndex(): void {
  const shown = (scene: Shot) =>
    LOOKS.filter(({ has }) => has(scene)).flatMap(({ suffix }) =>
      SIZES.map(({ name, width }) => ({ file: `${scene.name}${suffix}-${name}.webp`, width }))
        .filter(({ file }) => existsSync(join(folder, file)))
        .map(({ file, width }) => `<img src="${file}" width="${width}" alt="">`),
    );
  const lines = SHOTS.map((scene) => `## ${scene.name}\n\n${shown(scene).join('\n')}\n`);
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
