/** The server as `npm start` runs it, beneath a shell of npm's. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
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
  env = { ...process.env, WEB, DATA, SERVER: main, PORT: '0', LOG_LEVEL: 'warn' };
});
/** Those that a failed test has left behind, too. */
const started: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  await Promise.all(started.map((kill) => kill()));
  unbundle();
  rmSync(DATA, { recursive: true, force: true });
});

/** Starts it; `lines` is all that it has said. */
async function start(args = '', more: NodeJS.ProcessEnv = {}) {
  // A second command keeps the shell there: it does not become the first one.
  const npm = spawn('sh', ['-c', `"${process.execPath}" scripts/serve.mjs ${args}; exit`], {
    cwd: root,
    env: { ...env, ...more },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(npm.stdout, 'end');
  const kill = () => {
    npm.kill('SIGKILL');
    // The last of the processes that hold it closes the pipe.
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

test('who kills npm alone ends the server, too', async () => {
  const { url, kill } = await start();
  expect((await fetch(url)).status).toBe(200);
  // Pages find their own way; a file that is gone is gone, and not a page.
  expect((await fetch(`${url}/somewhere/else`)).headers.get('content-type')).toMatch(/html/);
  expect((await fetch(`${url}/assets/gone.js`)).status).toBe(404);
  await kill();
  await expect(fetch(url)).rejects.toThrow();
});

test('an invitation that nobody else can open says so; with --lan it has an address for others, who can play there', async () => {
  // Nothing leaves this computer, whatever its addresses are.
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
  // The page of one address may not ask at another.
  const headers = { origin: 'http://elsewhere.example' };
  expect((await fetch(`${url}/api/auth/sign-in/anonymous`, { method: 'POST', headers })).status).toBe(403);
  // It listens on more than the one address that `localhost` is; elsewhere this second one has to be set up first.
  if (process.platform === 'linux') expect((await fetch(`http://127.0.0.2:${port}/`)).status).toBe(200);
  await browser.close();
  await kill();
});

test.each([
  ['--wlan', {}, /^there is no option "--wlan"; "npm start -- --lan" lets others in your network play$/],
  ['--lan', { HOST: '127.0.0.1' }, /^--lan lets everyone .* HOST=127\.0\.0\.1 does not: leave one of them out$/],
  ['', { HOST: '198.51.100.7' }, /^HOST takes an address of this computer, .* not "198\.51\.100\.7"$/],
  ['', { HOST: 'http://localhost' }, /^HOST takes an address of this computer, .* not "http:\/\/localhost"$/],
  ['', { PORT: '70000' }, /^PORT takes a whole number of at most 65535, not "70000"$/],
])('what cannot be done is said in a sentence: %s %o', async (args, more, sentence) => {
  const said = await new Promise<{ code: unknown; stderr: string }>((done) => {
    const all = ['scripts/serve.mjs', ...args.split(' ').filter(Boolean)];
    execFile(process.execPath, all, { cwd: root, env: { ...env, ...more } }, (error, _, stderr) =>
      done({ code: error?.code, stderr }),
    );
  });
  expect(said.stderr.trimEnd()).toMatch(sentence);
  expect(said.code).toBe(2);
});
