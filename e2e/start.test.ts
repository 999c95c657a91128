/** The server as `npm start` runs it, beneath a shell of npm's. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bundle, main, temporaryFolder, unbundle } from '../packages/server/test/support/process.ts';
import { builtApp } from './site.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

test('who kills npm alone ends the server, too', async () => {
  const WEB = await builtApp();
  bundle();
  const DATA = temporaryFolder();
  // A second command keeps the shell there: it does not become the first one.
  const npm = spawn('sh', ['-c', `"${process.execPath}" scripts/serve.mjs; exit`], {
    cwd: root,
    env: { ...process.env, WEB, DATA, SERVER: main, PORT: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(npm.stdout, 'end');
  const url = await new Promise<string>((found, failed) => {
    createInterface({ input: npm.stdout }).on('line', (line) => {
      const at = /^Taisen is at (\S+)$/.exec(line)?.[1];
      if (at !== undefined) found(at);
    });
    npm.once('exit', (code) => failed(new Error(`it ended with ${code} before it was ready`)));
  });
  expect((await fetch(url)).status).toBe(200);
  // Pages find their own way; a file that is gone is gone, and not a page.
  expect((await fetch(`${url}/somewhere/else`)).headers.get('content-type')).toMatch(/html/);
  expect((await fetch(`${url}/assets/gone.js`)).status).toBe(404);
  npm.kill('SIGKILL');
  // The last of the processes that hold it closes the pipe.
  await ended;
  await expect(fetch(url)).rejects.toThrow();
  unbundle();
  rmSync(DATA, { recursive: true, force: true });
});
