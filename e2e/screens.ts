/** Pictures of screens, to be looked at: `npx tsx e2e/screens.ts <folder> [language] [path …]`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from './browser.ts';
import { site } from './site.ts';

const [folder = '.taisen/screens', language = 'en', ...paths] = process.argv.slice(2);
const SIZES = [
  { name: 'desk', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844 },
];

mkdirSync(folder, { recursive: true });
const web = await site();
const browser = await launch();
for (const { name, width, height } of SIZES) {
  const context = await browser.newContext({ viewport: { width, height }, locale: language });
  const page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && console.error(name, message.text()));
  page.on('pageerror', (error) => console.error(name, error.message));
  for (const path of paths.length > 0 ? paths : ['/']) {
    await page.goto(web.url + path, { waitUntil: 'networkidle' });
    await page.locator('h1').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(folder, `${name}-${language}${path.replaceAll(/[/?=#]/g, '_')}.png`) });
  }
  await context.close();
}
await browser.close();
await web.close();
