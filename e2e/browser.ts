/** A real Chromium for tests: the machine's own where there is one, otherwise the one that npm brought. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
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
  // Not with the arguments that it suggests: made for one page, they run all in one process, which the first closed
  // context ends.
  return chromium.launch({ executablePath: await unpacked(), args });
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
