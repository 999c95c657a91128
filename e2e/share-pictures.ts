/** `npm run icons`: the pictures that a link to the app shows in a chat, one for each game and one for the home page. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from './browser.ts';
import { GAMES } from './games.ts';
import { site } from './site.ts';

const folder = 'packages/web/public/share';
/** The size that link previews are made for. */
const SIZE = { width: 1200, height: 630 };

mkdirSync(folder, { recursive: true });
const [web, browser] = await Promise.all([site(), launch()]);
const page = await browser.newPage({ viewport: SIZE, reducedMotion: 'reduce', colorScheme: 'dark' });
await page.goto(web.url);
await page.evaluate(() => document.fonts.ready.then(() => null));
const save = (name: string) => page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 72 });
await save('home');
for (const game of GAMES) {
  const style = await page.addStyleTag({
    content: `.cover[data-game="${game}"] { position: fixed !important; inset: 0; z-index: 99; border-radius: 0 !important; }
      .cover-buttons { display: none !important; }`,
  });
  await save(game);
  await style.evaluate((element) => (element as HTMLElement).remove());
}
await browser.close();
await web.close();
