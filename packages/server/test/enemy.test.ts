/** Attacks that were tried on a running server by hand. Each that was not refused then is a test here. */
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { Client } from './support/client.ts';
import { startInProcess } from './support/in-process.ts';
import { temporaryFolder } from './support/process.ts';

const data = temporaryFolder();
let server: RunningServer;
let guest: Client;

beforeAll(async () => {
  server = await startInProcess(data);
  guest = await Client.guest(server.url);
});
afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

test.each([
  ['letters that nobody sees', 'Ada\u{e0041}'],
  ['a filler instead of letters', '\u3164'],
  ['a joiner in a word', 'A\u200dda'],
  ['a variation of a plain letter', 'Ada\ufe0f'],
  ['a soft hyphen', 'A\u00adda'],
])('a name cannot look like another by %s', async (_, name) => {
  expect(await guest.request('POST', '/api/me/name', { name })).toMatchObject({ status: 400 });
});

test.each(['葛\u{e0100}城', '👩🏽‍🚀', '❤️ Ada', '神魂'])('the name %s is somebody’s own', async (name) => {
  expect(await guest.request('POST', '/api/me/name', { name })).toMatchObject({ status: 200, body: { name } });
});

test.each([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
])('a page of another site cannot act for somebody: %j', async (headers) => {
  const response = await fetch(`${server.url}/api/tables`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${guest.token}`, 'content-type': 'application/json' },
    body: '{"game":"linkavel"}',
  } as RequestInit);
  expect(response.status).toBe(403);
});

test('pages load nothing from other origins', async () => {
  const policy = (await fetch(`${server.url}/api/server`)).headers.get('content-security-policy') ?? '';
  expect(policy).toContain('font-src');
  expect(policy).not.toMatch(/ (https?:|\*)/);
});

test('requests that are sent slowly are ended', async () => {
  const { headersTimeout, requestTimeout } = server.app.server;
  for (const limit of [headersTimeout, requestTimeout]) {
    expect(limit).toBeGreaterThan(0);
    expect(limit).toBeLessThanOrEqual(20_000);
  }
});

test('two lengths of one request are refused', async () => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  let got = '';
  socket.on('data', (chunk) => {
    got += chunk;
  });
  socket.write(
    'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n' +
      '0\r\n\r\nGET /metrics HTTP/1.1\r\n\r\n',
  );
  await new Promise((closed) => socket.once('close', closed));
  expect(got).toMatch(/^HTTP\/1.1 400 /);
  expect(got.match(/HTTP\/1.1/g)).toHaveLength(1);
});
