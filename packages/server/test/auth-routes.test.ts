/** Only the listed routes of the auth library can be reached, however a path is written, and passwords are rate limited. */
import { connect } from 'node:net';
import type { Me } from '@taisen/protocol';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createAuth } from '../src/people/auth.ts';
import { Client } from './support/client.ts';
import { TestServer } from './support/test-server.ts';

const server = new TestServer();

/** Sends a request with exactly this target, which other clients would normalize. Returns the status. */
function sendRaw(method: string, target: string, body: object | null, headers: Record<string, string> = {}) {
  const { port, host } = new URL(server.url);
  const text = body === null ? '' : JSON.stringify(body);
  const head = {
    Host: host,
    Connection: 'close',
    ...(body === null ? {} : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
    ...headers,
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise<number>((resolve, reject) => {
    let response = '';
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${text}`),
    );
    socket.on('data', (chunk) => {
      response += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1])));
  });
}

/** Variants of the path of a route, most of which are other paths or invalid. */
const variants = (route: string): string[] => {
  const [first, ...rest] = route.split('/') as [string, ...string[]];
  const last = [first, ...rest].at(-1) as string;
  const parents = ['..', '%2e%2e', '%2E%2E', '.%2e', '%2e.', '%252e%252e', '..;', '..%3b', '.', '%2e'];
  const slashes = ['/', '//', '%2f', '%2F', '%252f', '\\', '%5c'];
  const under = ['passkey', 'sign-out', 'get-session', 'passkey/list-user-passkeys', 'sign-in'];
  return [
    ...under.flatMap((folder) => parents.map((parent) => `/api/auth/${folder}/${parent}/${route}`)),
    ...under.map((folder) => `/api/auth/${folder}/../../auth/${route}`),
    ...slashes.flatMap((slash) => [
      `/api/auth/passkey${slash}..${slash}${route}`,
      `/api/auth${slash}${route}`,
      `/api/auth/${[first, ...rest].join(slash)}`,
      `${slash}api${slash}auth${slash}${route}`,
    ]),
    ...[
      '/',
      '//',
      '/.',
      '/%2e',
      '%2f',
      ';',
      ';a=b',
      '%3b',
      '%20',
      '%00',
      '%23',
      '%3f',
      '#x',
      '.',
      '?',
      '?a=b',
      '?/../x',
    ].map((end) => `/api/auth/${route}${end}`),
    `/api/auth/${route.toUpperCase()}`,
    `/API/AUTH/${route}`,
    `/api/auth/${route.replace(last, `%${last.charCodeAt(0).toString(16)}${last.slice(1)}`)}`,
    `/api/auth/passkey/x?/../../${route}`,
    `/api/auth/sign-in/anonymous/../../${route}`,
    `http://elsewhere/api/auth/${route}`,
    `http://elsewhere/api/auth/passkey/../${route}`,
    `http://elsewhere/api/auth/passkey/%2e%2e/${route}`,
    `HTTP://elsewhere//api/auth/${route}`,
    `elsewhere/api/auth/${route}`,
    `//elsewhere/api/auth/${route}`,
    `/api/auth/passkey/http://elsewhere/api/auth/${route}`,
  ];
};

/** A person with an account, and its password. */
async function withAccount(username: string): Promise<{ me: Client; password: string }> {
  const guest = await server.guest();
  const password = 'correct horse battery';
  const { token } = await guest.post<{ token: string }>('/api/me/keep', { username, password });
  return { me: new Client(server.url, token), password };
}

/** The routes of the library that the server has. */
const LISTED = new Set([
  'POST /sign-in/anonymous',
  'POST /sign-in/username',
  'POST /change-password',
  'POST /sign-out',
  'POST /revoke-sessions',
  'GET /get-session',
  'GET /passkey/generate-register-options',
  'POST /passkey/verify-registration',
  'GET /passkey/generate-authenticate-options',
  'POST /passkey/verify-authentication',
  'GET /passkey/list-user-passkeys',
  'POST /passkey/delete-passkey',
]);

test('ten passwords a minute can be tried, however the path is written and whatever address is claimed', async () => {
  const { me, password } = await withAccount('guessed');
  const authorization = `Bearer ${me.token}`;
  const statuses: number[] = [];
  const guess = async (target: string, secret: string, headers = {}) => {
    const body = { username: 'guessed', password: secret, currentPassword: secret, newPassword: `${secret}!` };
    statuses.push(await sendRaw('POST', target, body, headers));
    return statuses.at(-1);
  };
  for (const target of variants('sign-in/username')) await guess(target, 'a wrong one');
  for (let i = 0; i < 12; i++) {
    const claimed = { 'X-Forwarded-For': `10.0.0.${i}`, 'X-Real-IP': `10.0.0.${i}`, Forwarded: `for=10.0.0.${i}` };
    await guess('/api/auth/sign-in/username', 'a wrong one', claimed);
  }
  // Wrong password, too many attempts, invalid target, or not found.
  expect([...new Set(statuses)].sort()).toEqual([400, 401, 404, 429]);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  // After that the right password is refused too, on every route.
  expect(await guess('/api/auth/sign-in/username', password)).toBe(429);
  expect(await guess('/api/auth/change-password', password, { authorization })).toBe(429);
  for (const target of variants('change-password')) await guess(target, password, { authorization });
  for (const target of variants('sign-in/username')) await guess(target, password);
  expect(statuses).not.toContain(200);
});

test('no other route of the auth library can be reached, by any method', async () => {
  const { me } = await withAccount('unchanged');
  const before = await me.get<Me>('/api/me');
  const { api } = createAuth({
    pool: new pg.Pool(),
    secret: 's'.repeat(32),
    publicUrl: null,
    linked: async () => {},
    mailer: null,
    mailFailed: () => {},
    oidc: null,
  });
  const paths = Object.values(api as Record<string, { path?: string }>).flatMap(({ path }) => path ?? []);
  expect(paths).toContain('/update-user');
  expect(paths).toContain('/passkey/update-passkey');
  const body = { name: 'x'.repeat(5000), newEmail: 'a@b.example', email: 'a@b.example', password: 'long enough' };
  const headers = { authorization: `Bearer ${me.token}` };
  const reached: string[] = [];
  for (const path of new Set(paths))
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      if (LISTED.has(`${method} ${path}`)) continue;
      const status = await sendRaw(method, `/api/auth${path}`, method === 'GET' ? null : body, headers);
      if (status !== 404) reached.push(`${method} ${path}: ${status}`);
    }
  const unwanted = ['update-user', 'delete-user', 'sign-up/email', 'delete-anonymous-user', 'passkey/update-passkey'];
  for (const route of unwanted)
    for (const target of variants(route)) {
      const status = await sendRaw('POST', target, body, headers);
      if (![400, 404].includes(status)) reached.push(`POST ${target}: ${status}`);
    }
  expect(reached).toEqual([]);
  expect(await me.get<Me>('/api/me')).toEqual(before);
});

test('signing out takes effect at once, whatever the query contains', async () => {
  const { me } = await withAccount('leaves');
  await me.get('/api/me');
  expect(await me.request('POST', '/api/auth/sign-out?from=/sign-in/anonymous', {})).toMatchObject({ status: 200 });
  expect(await me.request('GET', '/api/me')).toMatchObject({ status: 401 });
});

test('an invalid Host header is rejected', async () => {
  for (const Host of ['', '[', 'a b', 'a/b', 'user@here', '%'])
    expect([Host, await sendRaw('GET', '/api/auth/get-session', null, { Host })]).toEqual([Host, 400]);
});
