/** The files in a server's data folder are complete or absent, and used by one server at a time. */
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Me } from '@taisen/protocol';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { optionsFrom } from '../src/options.ts';
import { lockFolder, startPostgres } from '../src/storage/postgres.ts';
import { Client } from './support/client.ts';
import { bundle, type ServerProcess, startProcess, temporaryFolder, unbundle } from './support/process.ts';
import './support/output.ts';

const GOOD = /^[0-9a-f]{64}$/;
const secretOf = (folder: string) => optionsFrom({ DATA: folder }).secret;

let data: string;
const folders: string[] = [];
beforeAll(bundle);
beforeEach(() => {
  data = temporaryFolder();
  folders.push(data);
});
afterAll(() => {
  unbundle();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** As if a server had used the folder. */
const withDatabase = () => {
  mkdirSync(join(data, 'postgres'));
  writeFileSync(join(data, 'postgres', 'PG_VERSION'), '18\n');
};

test('a secret is generated once, readable only by its owner, and without leftover files', () => {
  const secret = secretOf(data);
  expect(secret).toMatch(GOOD);
  expect(readFileSync(join(data, 'secret'), 'utf8')).toBe(secret);
  expect(statSync(join(data, 'secret')).mode & 0o777).toBe(0o600);
  expect(readdirSync(data)).toEqual(['secret']);
  expect(secretOf(data)).toBe(secret);
  chmodSync(join(data, 'secret'), 0o400);
  expect(secretOf(data)).toBe(secret);
});

test.each(['', '\n', ' '.repeat(64)])('an empty secret (%j) of an interrupted first start is replaced', (text) => {
  writeFileSync(join(data, 'secret'), text);
  expect(secretOf(data)).toMatch(GOOD);
  expect(readFileSync(join(data, 'secret'), 'utf8')).toMatch(GOOD);
  expect(statSync(join(data, 'secret')).mode & 0o777).toBe(0o600);
});

test('with a database, an empty secret is not replaced: the error names the file and what to do', () => {
  withDatabase();
  writeFileSync(join(data, 'secret'), '');
  expect(() => secretOf(data)).toThrow(join(data, 'secret'));
  expect(() => secretOf(data)).toThrow(/32.*delete/s);
  expect(readFileSync(join(data, 'secret'), 'utf8')).toBe('');
  rmSync(join(data, 'secret'));
  expect(secretOf(data)).toMatch(GOOD);
});

test.each(['short', 'x'.repeat(31), `${'x'.repeat(31)}\n`])('a secret that is too short (%j) is refused', (short) => {
  writeFileSync(join(data, 'secret'), short);
  expect(() => secretOf(data)).toThrow(join(data, 'secret'));
  expect(readFileSync(join(data, 'secret'), 'utf8')).toBe(short);
  expect(() => optionsFrom({ SECRET: short, DATABASE_URL: 'postgres://x' })).toThrow(/SECRET.*32 bytes/);
  expect(() => optionsFrom({ SECRET: short, DATA: data })).toThrow(/SECRET.*32 bytes/);
});

test('a secret that is long enough is used as it is', () => {
  for (const secret of ['x'.repeat(32), '秘密'.repeat(6), `${'y'.repeat(40)}\n`]) {
    writeFileSync(join(data, 'secret'), secret);
    expect(secretOf(data)).toBe(secret);
    expect(optionsFrom({ SECRET: secret }).secret).toBe(secret);
  }
});

test('if servers start at the same time on an empty folder, one runs and the others name its process', async () => {
  const starts = await Promise.allSettled([1, 2, 3].map(() => startProcess({ DATA: data })));
  const servers = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const reasons = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []));
  expect(servers).toHaveLength(1);
  const [server] = servers as [ServerProcess];
  for (const reason of reasons)
    expect(reason).toMatch(new RegExp(`ended with 2 .*process ${server.child.pid} is using`));
  const guest = await Client.guest(server.url);
  const me = await guest.get<Me>('/api/me');
  expect(await server.signal('SIGTERM')).toBe(0);
  // The stored secret is the one it used: sessions are still valid.
  const again = await startProcess({ DATA: data });
  guest.url = again.url;
  expect(await guest.get<Me>('/api/me')).toEqual(me);
  expect(await again.signal('SIGTERM')).toBe(0);
});

test('a start after one that was killed before the database was complete succeeds', async () => {
  writeFileSync(join(data, 'secret'), '');
  writeFileSync(join(data, 'password'), '');
  writeFileSync(join(data, 'server.pid'), 'junk\n');
  for (const name of ['postgres.unfinished', 'postgres.unfinished-x'])
    mkdirSync(join(data, name, 'base'), { recursive: true });
  writeFileSync(join(data, 'secret.0123456789ab'), 'half of a sec');
  utimesSync(join(data, 'secret.0123456789ab'), 1, 1);
  const server = await startProcess({ DATA: data });
  expect((await Client.guest(server.url)).token).not.toBe('');
  expect(await server.signal('SIGTERM')).toBe(0);
  expect(readdirSync(data).toSorted()).toEqual(['password', 'postgres', 'postgres.log', 'secret']);
});

test('a lost password is replaced; a wrong one is reported', async () => {
  await (await startPostgres(data)).stop();
  const file = join(data, 'password');
  for (const lose of [() => writeFileSync(file, ''), () => rmSync(file), () => writeFileSync(file, 'half of i')]) {
    lose();
    await (await startPostgres(data)).stop();
    expect(readFileSync(file, 'utf8')).toMatch(/^[0-9a-f]{48}$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  }
  writeFileSync(file, '0'.repeat(48));
  await expect(startPostgres(data)).rejects.toThrow(file);
  rmSync(file);
  await (await startPostgres(data)).stop();
});

test.each(['junk', '', '-1', '1e0', '0x1', '99999999999999999999'])('a server.pid with %j is ignored', async (junk) => {
  writeFileSync(join(data, 'server.pid'), junk);
  // Other tests cover the rest of a start.
  lockFolder(data);
  expect(readFileSync(join(data, 'server.pid'), 'utf8').split(' ')[0]).toBe(String(process.pid));
});

test('a server.pid whose number a stranger has since is ignored, that of a running server is not', () => {
  const file = join(data, 'server.pid');
  // This process is alive, but it is not the one that wrote the file.
  writeFileSync(file, `${process.ppid} another-boot 5`);
  lockFolder(data);
  const own = readFileSync(file, 'utf8');
  expect(own.split(' ')[0]).toBe(String(process.pid));
  writeFileSync(file, String(process.ppid));
  expect(() => lockFolder(data)).toThrow(`process ${process.ppid} is using`);
  writeFileSync(file, own);
});
