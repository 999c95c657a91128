/**
 * `npm run campaign -- walk [GAME …] [--actions N] [--seed S] [--size NAME …] [--pages N]`: walks through the app as a
 * person does, in every size of window unless some are named. Each walk has a seed of its own; `--actions` counts those of
 * each game and size. Several pages walk at the same time: most of an action is waiting for the page's next frames.
 */
import { parseArgs } from 'node:util';
import { GAMES } from '../games.ts';
import { served } from '../served.ts';
import { WINDOW_NAMES, type WindowName } from '../sizes.ts';
import { type Finding, kindOf, walk } from './walk.ts';

/** After this many actions another walk begins, from another page. */
const LENGTH = 100;

const { values, positionals } = parseArgs({
  options: {
    actions: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    pages: { type: 'string', default: '3' },
    size: { type: 'string', multiple: true, default: [...WINDOW_NAMES] },
  },
  allowPositionals: true,
});
const actions = Number(values.actions);
const first = Number(values.seed);
const pages = Number(values.pages);
const games = positionals.length === 0 ? GAMES : positionals;
const windows = values.size as readonly WindowName[];
for (const [all, some] of [
  [GAMES, games],
  [WINDOW_NAMES, windows],
] as const)
  for (const name of some)
    if (!(all as readonly string[]).includes(name)) {
      console.error(`there is no "${name}"; there are ${all.join(', ')}`);
      process.exit(2);
    }

/** As it can be read in a terminal, and walked again. */
function print({ what, at, steps, picture, repeat }: Finding): void {
  console.log(`\n✗ ${what}\n  on ${at}, after ${steps.length - 1} actions; the picture is ${picture}`);
  for (const [i, step] of steps.entries()) if (i === 0 || i > steps.length - 12) console.log(`  ${i}. ${step}`);
  console.log(`  again: ${repeat}`);
}

const { server, browser, close } = await served();
const found = new Set<string>();
try {
  for (const window of windows)
    for (const game of games) {
      const began = performance.now();
      let [begun, news, next] = [0, 0, first];
      const walkOn = async () => {
        while (begun < actions) {
          const [length, seed] = [Math.min(LENGTH, actions - begun), next++];
          begun += length;
          for (const finding of await walk(browser, server.url, { game, window, seed, actions: length })) {
            const key = `${window} ${game} ${kindOf(finding.what)}`;
            if (found.has(key)) continue;
            found.add(key);
            news++;
            print(finding);
          }
        }
      };
      await Promise.all(Array.from({ length: pages }, walkOn));
      const seconds = Math.round((performance.now() - began) / 1000);
      console.log(`${game}, ${window}: ${begun} actions in ${seconds} s, ${news} findings`);
    }
} finally {
  await close();
  await browser.close();
}
process.exitCode = found.size === 0 ? 0 : 1;
