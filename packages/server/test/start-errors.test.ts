/** What a person reads who starts a server. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BadInput } from '@taisen/kernel';
import { afterAll, expect, test } from 'vitest';
import { optionsFrom } from '../src/options.ts';
import { mustConnect, mustUseFolder, startError } from '../src/start-errors.ts';
import { welcome } from '../src/welcome.ts';

const folder = mkdtempSync(join(tmpdir(), 'taisen-start-'));
const file = join(folder, 'file');
writeFileSync(file, '');
afterAll(() => rmSync(folder, { recursive: true }));

const SECRET = 's'.repeat(32);

test.each([
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of trace, .* not "loud"$/],
  [{ PORT: 'eighty' }, /^PORT must be a whole number, not "eighty"$/],
  [{ DATABASE_URL: 'localhost/db' }, /^DATABASE_URL must be a URL such as postgres:/],
  [{ DATABASE_URL: 'mysql://localhost/db' }, /^DATABASE_URL must be a URL such as postgres:/],
  [{ PUBLIC_URL: 'play.example' }, /^PUBLIC_URL must be a URL such as/],
])('%o is refused in one sentence', (env, sentence) => {
  expect(() => optionsFrom({ SECRET, ...env })).toThrow(sentence);
});

test('a data folder that cannot be used is refused at once', () => {
  expect(() => optionsFrom({ DATA: file })).toThrow(
    new BadInput(`DATA=${file} cannot be used: it is a file, not a folder`),
  );
  expect(() => mustUseFolder(join(file, 'data'))).toThrow(/a part of its path is a file, not a folder$/);
  expect(() => mustUseFolder('/proc/data')).toThrow(/^DATA=\/proc\/data cannot be used: it cannot be created there$/);
  mustUseFolder(join(folder, 'new', 'data'));
  expect(readdirSync(join(folder, 'new', 'data'))).toEqual([]);
});

test('a log that cannot be written is refused at once', () => {
  const log = (path: string) => optionsFrom({ SECRET, DATA: join(folder, 'logged'), LOG_FILE: path });
  expect(() => log(folder)).toThrow(`LOG_FILE=${folder} cannot be used: it is a folder, not a file`);
  expect(() => log(join(file, 'log'))).toThrow(/^LOG_FILE=.* a part of its path is a file, not a folder$/);
  expect(() => log('/proc/logs/log')).toThrow('LOG_FILE=/proc/logs/log cannot be used: it cannot be created there');
  expect(log(join(folder, 'logs', 'server.log')).logFile).toBe(join(folder, 'logs', 'server.log'));
});

test('a database that cannot be reached is refused without its password', async () => {
  const closed = createServer();
  const port = await new Promise<number>((listening) =>
    closed.listen(0, '127.0.0.1', () => listening((closed.address() as { port: number }).port)),
  );
  await new Promise((done) => closed.close(done));
  await expect(mustConnect(`postgres://me:hidden@127.0.0.1:${port}/db`)).rejects.toThrow(
    new BadInput(`DATABASE_URL=postgres://127.0.0.1:${port}/db cannot be used: no PostgreSQL answers there`),
  );
});

test('any other failure at the start is one line, too', () => {
  const failed = Object.assign(new Error('Command failed: initdb'), {
    stderr: Buffer.from('The files belong to "postgres".\ninitdb: error: could not access directory "/x"\n'),
  });
  expect(startError(failed, '/x')).toBe('DATA=/x cannot be used: initdb: error: could not access directory "/x"');
  const missing = (path: string) => Object.assign(new Error(`ENOENT: ${path}`), { code: 'ENOENT', path });
  expect(startError(missing('/x/y/z'), '/x')).toBe('DATA=/x cannot be used: it cannot be created there');
  expect(startError(missing('/built/module.mjs'), '/x')).toBe('the server cannot start: ENOENT: /built/module.mjs');
  expect(startError(new Error('PostgreSQL does not start\n  at x'), '/x')).toBe(
    'the server cannot start: PostgreSQL does not start',
  );
});

test('a terminal gets a QR code for phones and the place of the log; a pipe only the addresses', () => {
  const options = { publicUrl: null, host: '0.0.0.0', lanCommand: 'npm start -- --lan', logFile: 'server.log' };
  const server = { url: 'http://localhost:8080', others: ['http://192.168.1.20:8080'] };
  const piped = ['Taisen is at http://localhost:8080', 'Others in your network open http://192.168.1.20:8080'];
  expect(welcome(server, options, false)).toEqual(piped);
  const lines = welcome(server, options, true);
  expect(lines.slice(0, 2)).toEqual(piped);
  expect(lines.slice(-2)).toEqual(['The log is in server.log', 'Ctrl-C stops it']);
  const code = lines.filter((line) => /[█▀▄]/.test(line));
  expect(code.length).toBeGreaterThan(10);
  expect(welcome({ ...server, others: [] }, { ...options, host: '127.0.0.1' }, true).join('\n')).not.toMatch(/█/);
});
