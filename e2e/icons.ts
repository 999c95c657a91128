/** `npm run icons`: renders the icons of the installed app from `icon.svg`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from './browser.ts';

const folder = 'packages/web/public';
const drawing = readFileSync(join(folder, 'icon.svg'), 'utf8');

/** Systems may crop a maskable icon to any shape within its middle four fifths, so its background reaches the edges. */
const ICONS = [
  { name: 'icon-192', size: 192, part: 1, ground: 'transparent' },
  { name: 'icon-512', size: 512, part: 1, ground: 'transparent' },
  { name: 'icon-maskable', size: 512, part: 0.82, ground: '#16171b' },
];

const browser = await launch();
for (const { name, size, part, ground } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>
    body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${ground} }
    svg { width: ${part * 100}%; }
  </style>${drawing}`);
  writeFileSync(join(folder, `${name}.png`), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
