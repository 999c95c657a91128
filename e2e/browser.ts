/** A real Chromium for tests: the machine's own where there is one, otherwise the one that npm brought. */
import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

/** `TAISEN_CHROMIUM`: the path of a Chromium to take, or `npm` for npm's. */
const WANTED = process.env['TAISEN_CHROMIUM'];
const INSTALLED = [
  WANTED,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** It talks to nobody but the pages that it is sent to. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function launch(extra: readonly string[] = []): Promise<Browser> {
  const args = [...QUIET, ...extra];
  const installed = WANTED === 'npm' ? undefined : INSTALLED.find((path) => path !== undefined && existsSync(path));
  if (installed !== undefined) return chromium.launch({ executablePath: installed, args });
  // Not with the arguments that it suggests: made for one page, they run all in one process, which the first closed
  // context ends.
  return chromium.launch({ executablePath: await sparticuz.executablePath(), args });
}
