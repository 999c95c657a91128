/** A real Chromium for tests: an installed one, or else the one of the npm package. */
import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

/** `TAISEN_CHROMIUM`: the path of a Chromium, or `npm` for that of the npm package. */
const WANTED = process.env['TAISEN_CHROMIUM'];
const INSTALLED = [
  WANTED,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** No network traffic except for the tested pages. */
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
  // Without the arguments that the package suggests: they run everything in one process, which ends with the first
  // closed context.
  return chromium.launch({ executablePath: await sparticuz.executablePath(), args });
}
