/** The server as `npm start` runs it, inside a shell of npm. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { urlsForOthers } from '../packages/server/src/addresses.ts';
import { bundle, main, temporaryFolder, unbundle } from '../packages/server/test/support/process.ts';
import { launch } from './browser.ts';
import { barriers, newPlayer } from './browser-test.ts';
import { builtApp } from './site.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const DATA = temporaryFolder();
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  const WEB = await builtApp();
  bundle();
  env = { ...process.env, WEB, DATA, SERVER: main, PORT: '0', LOG_LEVEL: 'warn', LOG_FILE: join(DATA, 'server.log') };
});
/** Includes processes that a failed test has left running. */
const started: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  await Promise.all(started.map((kill) => kill()));
  unbundle();
  rmSync(DATA, { recursive: true, force: true });
});

/** Starts the server; `lines` is its output. */
async function start(args = '', more: NodeJS.ProcessEnv = {}) {
  // With a second command, the shell does not replace itself with the first one.
  const npm = spawn('sh', ['-c', `"${process.execPath}" scripts/serve.mjs ${args}; exit`], {
    cwd: root,
    env: { ...env, ...more },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(npm.stdout, 'end');
  const kill = () => {
    npm.kill('SIGKILL');
    // The pipe closes with the last process that holds it.
    return ended;
  };
  started.push(kill);
  const lines: string[] = [];
  const url = await new Promise<string>((found, failed) => {
    createInterface({ input: npm.stdout }).on('line', (line) => {
      lines.push(line);
      const at = /^Taisen is at (\S+)$/.exec(line)?.[1];
      if (at !== undefined) found(at);
    });
    npm.once('exit', (code) => failed(new Error(`it ended with ${code} before it was ready`)));
  });
  return { url, lines, kill };
}

test('killing only npm ends the server, too', async () => {
  const { url, kill } = await start();
  expect((await fetch(url)).status).toBe(200);
  // Unknown paths give the page, whose router handles them; missing files give 404.
  expect((await fetch(`${url}/somewhere/else`)).headers.get('content-type')).toMatch(/html/);
  expect((await fetch(`${url}/assets/gone.js`)).status).toBe(404);
  await kill();
  await expect(fetch(url)).rejects.toThrow();
});

test('an invitation only for this computer shows that; with --lan it has an address for others', async () => {
  // No traffic leaves this computer, whatever its addresses are.
  const browser = await launch(['--host-resolver-rules=MAP * 127.0.0.1']);
  const [one, two] = await Promise.all([newPlayer(browser), newPlayer(browser)]);
  const alone = await start();
  await expect.poll(() => alone.lines).toHaveLength(2);
  expect(alone.lines[1]).toMatch(/Nobody else can open it; .*npm start -- --lan$/);
  await one.page.goto(`${alone.url}/linkavel/play?friend=1`);
  await one.page.getByRole('button', { name: 'Open a table' }).click();
  await one.page.getByText('Only this computer can open this link.').waitFor();
  expect(await one.page.inputValue('.invitation input')).toBe(one.page.url());
  expect(await barriers(one.page)).toEqual([]);
  await alone.kill();

  const { port } = new URL(alone.url);
  const { url, lines, kill } = await start('--lan', { PORT: port });
  expect(url).toBe(alone.url);
  const others = urlsForOthers({ host: '0.0.0.0', publicUrl: null }, Number(port));
  await expect.poll(() => lines).toHaveLength(1 + Math.max(1, others.length));
  expect(lines.slice(1)).toEqual(
    others.length === 0
      ? ['There is no network here: nobody else can open it at present']
      : others.map((other) => `Others in your network open ${other}`),
  );
  await one.page.reload();
  await one.page.waitForSelector('.qr');
  const invitation = await one.page.inputValue('.invitation input');
  const origin = others[0] ?? url;
  expect(invitation).toBe(origin + new URL(one.page.url()).pathname);
  expect(await one.page.getByText('Only this computer can open this link.').count()).toBe(others.length === 0 ? 1 : 0);
  await two.page.goto(invitation);
  await two.page.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([one, two].map(({ page }) => page.waitForSelector('.table')));
  // A page of another origin may not send requests.
  const headers = { origin: 'http://elsewhere.example' };
  expect((await fetch(`${url}/api/auth/sign-in/anonymous`, { method: 'POST', headers })).status).toBe(403);
  // It listens on more than the address of `localhost`. Only Linux has this second loopback address by default.
  if (process.platform === 'linux') expect((await fetch(`http://127.0.0.2:${port}/`)).status).toBe(200);
  await browser.close();
  await kill();
});

test.each([
  ['--wlan', {}, /^there is no option "--wlan"; "npm start -- --lan" lets others in your network play$/],
  ['--lan', { HOST: '127.0.0.1' }, /^--lan lets everyone .* HOST=127\.0\.0\.1 does not: leave one of them out$/],
  ['', { HOST: '198.51.100.7' }, /^HOST must be an address of this computer, .* not "198\.51\.100\.7"$/],
  ['', { HOST: 'http://localhost' }, /^HOST must be an address of this computer, .* not "http:\/\/localhost"$/],
  ['', { PORT: '70000' }, /^PORT must be at most 65535, not "70000"$/],
  ['', { LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of .*, not "loud"$/],
  ['', { DATA: '/dev/null' }, /^DATA=\/dev\/null cannot be used: it is a file, not a folder$/],
  [
    '',
    { DATABASE_URL: 'postgres://127.0.0.1:1/x', SECRET: 's'.repeat(32) },
    /^DATABASE_URL=.* cannot be used: no PostgreSQL/,
  ],
])('invalid options are refused with a reason: %s %o', async (args, more, sentence) => {
  const result = await new Promise<{ code: unknown; stderr: string }>((done) => {
    const all = ['scripts/serve.mjs', ...args.split(' ').filter(Boolean)];
    execFile(process.execPath, all, { cwd: root, env: { ...env, ...more } }, (error, _, stderr) =>
      done({ code: error?.code, stderr }),
    );
  });
  expect(result.stderr.trimEnd()).toMatch(sentence);
  expect(result.code).toBe(2);
});
