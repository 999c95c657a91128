/** What operators rely on: readiness, metrics, changed secrets, and a start that fails. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { optionsFrom } from '../src/options.ts';
import { startServer } from '../src/server.ts';
import { Client } from './support/client.ts';
import { databaseUrl, processesOf } from './support/database.ts';
import { bundle, type ServerProcess, startProcess, temporaryFolder, unbundle } from './support/process.ts';
import './support/output.ts';

const folders = [temporaryFolder(), temporaryFolder()] as const;
const [data, other] = folders;
const SECRETS = ['the first secret, which is long enough', 'the second secret, which is long enough'] as const;
let server: ServerProcess;

beforeAll(async () => {
  bundle();
  server = await startProcess({ DATA: data, SECRET: SECRETS[0], METRICS_TOKEN: 'for the operator' });
});
afterAll(async () => {
  expect(await server.signal('SIGTERM')).toBe(0);
  unbundle();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** The status of `/ready`, which must come within a second. */
async function readiness(): Promise<number> {
  const began = performance.now();
  const { status } = await fetch(`${server.url}/ready`);
  expect(performance.now() - began).toBeLessThan(2000);
  return status;
}

test('a server whose database is frozen is not ready', async () => {
  expect(await readiness()).toBe(200);
  const frozen = processesOf(data);
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  try {
    expect(await readiness()).toBe(503);
  } finally {
    for (const pid of frozen) process.kill(pid, 'SIGCONT');
  }
  await expect.poll(readiness).toBe(200);
});

test('a server whose database has a full disk is not ready, and stores what it was sent once there is room', async () => {
  const ada = await Client.guest(server.url);
  const { id } = await ada.open({ game: 'shenhun', against: { bot: 'random' } });
  await ada.sit(id);
  const socket = ada.socket(id);
  const received: { type: string }[] = [];
  socket.on('message', (text) => received.push(JSON.parse(String(text))));
  await expect.poll(() => received[0]?.type).toBe('welcome');
  const client = new pg.Client({ connectionString: databaseUrl(data) });
  await client.connect();
  // What PostgreSQL reports when it cannot extend a file.
  await client.query(`
    create function fail() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    create trigger full_disk before insert on entries for each statement execute function fail()`);
  socket.send(JSON.stringify({ do: 'auto-pass', id: 1, kinds: { respond: 'idle' } }));
  await expect.poll(readiness).toBe(503);
  expect(received.some(({ type }) => type === 'done' || type === 'error')).toBe(false);
  await client.query('drop trigger full_disk on entries; drop function fail');
  await client.end();
  await expect.poll(() => received.some(({ type }) => type === 'done')).toBe(true);
  await expect.poll(readiness).toBe(200);
  socket.close();
});

test('metrics are for those who have their token', async () => {
  const metrics = (token: string) => fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  expect((await fetch(`${server.url}/metrics`)).status).toBe(401);
  expect((await metrics('guessed')).status).toBe(401);
  const text = await (await metrics('for the operator')).text();
  expect(text).toContain('taisen_tables');
  expect(text).toContain('taisen_pool_waiting 0');
  expect(text).toMatch(/taisen_http_seconds_count\{method="GET",route="\/ready",status="503"\} [1-9]/);
});

test('pages may connect to their own origin only', async () => {
  const policy = (await fetch(`${server.url}/api/server`)).headers.get('content-security-policy') ?? '';
  expect(/connect-src ([^;]*)/.exec(policy)?.[1]).toBe("'self'");
});

test('a secret is changed without signing anybody out', async () => {
  const response = await fetch(`${server.url}/api/auth/sign-in/anonymous`, { method: 'POST' });
  const cookieOf = (from: Response) => from.headers.getSetCookie().at(-1)?.split(';')[0] ?? '';
  const old = cookieOf(response);
  const me = async (cookie: string) => fetch(`${server.url}/api/me`, { headers: { cookie } });
  const { id } = (await (await me(old)).json()) as { id: string };
  expect(await server.signal('SIGTERM')).toBe(0);
  server = await startProcess({ DATA: data, SECRET: SECRETS[1], SECRET_BEFORE: SECRETS[0] });
  const renewed = await me(old);
  expect(await renewed.json()).toMatchObject({ id });
  // The browser has a cookie of the new secret from now on.
  expect(cookieOf(renewed)).not.toBe(old);
  const again = await me(cookieOf(renewed));
  expect(again.headers.getSetCookie()).toEqual([]);
  expect(await again.json()).toMatchObject({ id });
  const forged = old.replace(/.{6}$/, 'AAAAA%3D');
  expect((await me(forged)).status).toBe(401);
});

test('a server whose connections are lost while it starts says so, or starts', async () => {
  const admin = new pg.Client({ connectionString: databaseUrl(data) });
  await admin.connect();
  await admin.query('create database crowded');
  const url = new URL(databaseUrl(data));
  url.pathname = '/crowded';
  let done = false;
  const ending = (async () => {
    while (!done) await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'crowded'");
  })();
  const stop = () => {
    done = true;
    return ending;
  };
  const settings = { DATABASE_URL: url.href, SECRET: SECRETS[0] };
  const failed = await startProcess(settings).then(
    () => '',
    (error) => String(error),
  );
  await stop();
  expect(failed).not.toMatch(/ReferenceError/);
  expect(failed).toMatch(
    /^Error: the server ended with [12] before it was ready: (.*\n)*the server cannot start: .*\n$/,
  );
  const second = await startProcess(settings);
  expect(await second.signal('SIGTERM')).toBe(0);
  await admin.end();
}, 60_000);

test('a start that fails leaves no database running', async () => {
  const scripts = {
    worker: () => {
      throw new Error('no thread for the worker');
    },
    bots: new URL('file:///'),
    studies: new URL('file:///'),
    tracing: new URL('file:///'),
    manifest: new URL('../../../.taisen/modules/manifest.json', import.meta.url),
  };
  const options = optionsFrom({ DATA: other, PORT: '0', LOG_LEVEL: 'silent' });
  await expect(startServer(options, scripts, () => {})).rejects.toThrow('no thread for the worker');
  await sleep(50);
  expect(existsSync(join(other, 'postgres', 'postmaster.pid'))).toBe(false);
  expect(existsSync(join(other, 'server.pid'))).toBe(false);
});
