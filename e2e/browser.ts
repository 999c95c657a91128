/** A real Chromium for tests: the machine's own where there is one, otherwise the one that npm brought. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import packageFile from './package.json' with { type: 'json' };

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

/** No network traffic except for the tested pages. A name that is not localhost leads to this computer. */
const QUIET = [
  '--host-resolver-rules=MAP taisen.test 127.0.0.1',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser of this worker in a test run, for all of its test files: it ends with the worker. */
let shared: Promise<Browser> | undefined;

/** A browser; with arguments of its own, or outside of tests, a new one. */
export async function launch(extra: readonly string[] = []): Promise<Browser> {
  if (process.env['VITEST'] === undefined || extra.length > 0) return chromium.launch(await optionsWith(extra));
  shared ??= optionsWith([]).then((options) => chromium.launch(options));
  return shared;
}

/** Closes a browser, unless other test files will use it too. */
export async function quit(browser: Browser): Promise<void> {
  if (browser !== (await shared)) await browser.close();
}

async function optionsWith(extra: readonly string[]): Promise<LaunchOptions> {
  const installed = WANTED === 'npm' ? undefined : INSTALLED.find((path) => path !== undefined && existsSync(path));
  // Not with the arguments that npm's package suggests: made for one page, they run all in one process, which the first
  // closed context ends.
  return { executablePath: installed ?? (await unpacked()), args: [...QUIET, ...extra] };
}

const root = fileURLToPath(new URL('..', import.meta.url));
const UNPACK = "const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();";

/**
 * The program in npm's package, unpacked. The package would unpack it into the folder for temporary files, where it
 * takes whatever version is there already, and one that another process is still unpacking. So each version has a
 * folder of its own, which gets its name when it is complete.
 */
async function unpacked(): Promise<string> {
  const folder = join(root, '.taisen', `chromium-${packageFile.devDependencies['@sparticuz/chromium']}`);
  if (!existsSync(folder)) {
    mkdirSync(join(root, '.taisen'), { recursive: true });
    const unfinished = mkdtempSync(`${folder}.`);
    const env = { ...process.env, TMPDIR: unfinished };
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', UNPACK], {
      cwd: fileURLToPath(new URL('.', import.meta.url)),
      env,
    });
    if (!existsSync(folder)) renameSync(unfinished, folder);
    rmSync(unfinished, { recursive: true, force: true });
  }
  return join(folder, 'chromium');
}
