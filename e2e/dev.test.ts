/** `npm run dev` as it is run in a terminal. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../packages/server/test/support/process.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

test('pages and server are at one address, and one signal ends all of it', async () => {
  const DATA = temporaryFolder();
  const dev = spawn(process.execPath, ['scripts/run.mjs', 'dev'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', DATA, PORT: '5273' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(dev, 'exit');
  onTestFinished(async () => {
    dev.kill('SIGTERM');
    await ended;
    rmSync(DATA, { recursive: true, force: true });
  });
  const url = await new Promise<string>((found, failed) => {
    createInterface({ input: dev.stdout }).on('line', (line) => {
      const at = /^Taisen is at (\S+)$/.exec(line)?.[1];
      if (at !== undefined) found(at);
    });
    dev.once('exit', (code) => failed(new Error(`it ended with ${code} before it was ready`)));
  });
  expect(await (await fetch(url)).text()).toContain('/@vite/client');
  expect(await (await fetch(`${url}/api/addresses`)).json()).toEqual({ addresses: [] });
  expect(existsSync(join(DATA, 'postgres', 'postmaster.pid'))).toBe(true);
  dev.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  await expect(fetch(url)).rejects.toThrow();
  expect(existsSync(join(DATA, 'postgres', 'postmaster.pid'))).toBe(false);
});
