/** The production build of the web app, built once for all tests and served from loopback. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { preview } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const configFile = join(root, 'packages/web/vite.config.ts');
const built = join(root, 'packages/web/dist/index.html');
const lock = join(root, 'packages/web/.building');
/** In milliseconds. No build takes as long, so an older lock is left over. */
const STALE = 120_000;

export interface Site {
  readonly url: string;
  close(): Promise<void>;
}

/** The folder with the built app. Tests run in parallel: the first one builds, the others wait. */
export async function builtApp(): Promise<string> {
  mkdirSync(join(root, 'packages/web/dist'), { recursive: true });
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      if (existsSync(lock) && Date.now() - statSync(lock).mtimeMs > STALE) rmdirSync(lock);
      else await wait(200);
    }
  }
  try {
    if (!existsSync(built) || statSync(built).mtimeMs < newest()) await build();
  } finally {
    rmdirSync(lock);
  }
  return join(root, 'packages/web/dist');
}

/** In its own process: inside the test runner it would be a development build, twice as large and half as fast. */
async function build(): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [vite, 'build', '--config', configFile, '--logLevel', 'warn'], { env });
}

/** The time of the last change of any source file. */
function newest(): number {
  const folders = ['packages', 'games'].flatMap((part) =>
    readdirSync(join(root, part)).map((name) => join(part, name)),
  );
  let latest = statSync(join(root, 'package-lock.json')).mtimeMs;
  for (const folder of folders) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      const skipped = /\/(?:dist|test|node_modules)(?:\/|$)/.test(`${entry.parentPath}/`);
      if (entry.isFile() && !skipped) latest = Math.max(latest, statSync(join(entry.parentPath, entry.name)).mtimeMs);
    }
  }
  return latest;
}

/** The site that all tests of a run share; otherwise a new one. */
export async function site(): Promise<Site> {
  const shared = process.env['TAISEN_SITE'];
  if (shared !== undefined) return { url: shared, close: async () => {} };
  await builtApp();
  return previewOf(configFile);
}

/** Serves an app that has been built. */
export async function previewOf(config: string): Promise<Site> {
  // It does not change while it is served.
  const headers = { 'cache-control': 'max-age=86400' };
  const server = await preview({
    configFile: config,
    logLevel: 'warn',
    preview: { host: '127.0.0.1', port: 0, headers },
  });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('the site has no address');
  return { url: url.replace(/\/$/, ''), close: () => server.close() };
}
