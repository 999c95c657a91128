/** Only what is named is done by the auth library, however a path is written, and guesses of passwords are counted. */
import { connect } from 'node:net';
import type { Me } from '@taisen/protocol';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createAuth } from '../src/people/auth.ts';
import { Client } from './support/client.ts';
import { TestServer } from './support/test-server.ts';

const house = new TestServer();

/** Sends a request whose target is as it is written here: other clients tidy it up first. Its status. */
function sendRaw(method: string, target: string, body: object | null, headers: Record<string, string> = {}) {
  const { port, host } = new URL(house.url);
  const text = body === null ? '' : JSON.stringify(body);
  const head = {
    Host: host,
    Connection: 'close',
    ...(body === null ? {} : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
    ...headers,
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise<number>((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${text}`),
    );
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])));
  });
}

/** Ways to write the path of a route, most of which lead elsewhere or nowhere. */
const written = (route: string): string[] => {
  const [first, ...rest] = route.split('/') as [string, ...string[]];
  const last = [first, ...rest].at(-1) as string;
  const climbs = ['..', '%2e%2e', '%2E%2E', '.%2e', '%2e.', '%252e%252e', '..;', '..%3b', '.', '%2e'];
  const slashes = ['/', '//', '%2f', '%2F', '%252f', '\\', '%5c'];
  const under = ['passkey', 'sign-out', 'get-session', 'passkey/list-user-passkeys', 'sign-in'];
  return [
    ...under.flatMap((folder) => climbs.map((climb) => `/api/auth/${folder}/${climb}/${route}`)),
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

/** Somebody with an account, and the password that somebody else tries to guess. */
async function kept(username: string): Promise<{ me: Client; password: string }> {
  const guest = await house.guest();
  const password = 'correct horse battery';
  const { token } = await guest.post<{ token: string }>('/api/me/keep', { username, password });
  return { me: new Client(house.url, token), password };
}

/** What the server offers of it, and how. */
const OFFERED = new Set([
  'POST /sign-in/anonymous',
  'POST /sign-in/username',
  'POST /change-password',
  'POST /sign-out',
  'GET /get-session',
  'GET /passkey/generate-register-options',
  'POST /passkey/verify-registration',
  'GET /passkey/generate-authenticate-options',
  'POST /passkey/verify-authentication',
  'GET /passkey/list-user-passkeys',
  'POST /passkey/delete-passkey',
]);

test('however the path is written and whatever address is claimed, ten passwords a minute can be tried', async () => {
  const { me, password } = await kept('guessed');
  const authorization = `Bearer ${me.token}`;
  const statuses: number[] = [];
  const guess = async (target: string, secret: string, headers = {}) => {
    const body = { username: 'guessed', password: secret, currentPassword: secret, newPassword: `${secret}!` };
    statuses.push(await sendRaw('POST', target, body, headers));
    return statuses.at(-1);
  };
  for (const target of written('sign-in/username')) await guess(target, 'a wrong one');
  for (let i = 0; i < 12; i++) {
    const claimed = { 'X-Forwarded-For': `10.0.0.${i}`, 'X-Real-IP': `10.0.0.${i}`, Forwarded: `for=10.0.0.${i}` };
    await guess('/api/auth/sign-in/username', 'a wrong one', claimed);
  }
  // Tried, or one too many; or not a target, or nothing there.
  expect([...new Set(statuses)].sort()).toEqual([400, 401, 404, 429]);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  // Who has had all tries has none left for the right one, wherever it is tried.
  expect(await guess('/api/auth/sign-in/username', password)).toBe(429);
  expect(await guess('/api/auth/change-password', password, { authorization })).toBe(429);
  for (const target of written('change-password')) await guess(target, password, { authorization });
  for (const target of written('sign-in/username')) await guess(target, password);
  expect(statuses).not.toContain(200);
});

test('what else the auth library can do is done for nobody, by any method', async () => {
  const { me } = await kept('unchanged');
  const before = await me.get<Me>('/api/me');
  const { api } = createAuth({ pool: new pg.Pool(), secret: 's'.repeat(32), publicUrl: null, linked: async () => {} });
  const paths = Object.values(api as Record<string, { path?: string }>).flatMap(({ path }) => path ?? []);
  expect(paths).toContain('/update-user');
  expect(paths).toContain('/passkey/update-passkey');
  const body = { name: 'x'.repeat(5000), newEmail: 'a@b.example', email: 'a@b.example', password: 'long enough' };
  const headers = { authorization: `Bearer ${me.token}` };
  const answered: string[] = [];
  for (const path of new Set(paths))
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      if (OFFERED.has(`${method} ${path}`)) continue;
      const status = await sendRaw(method, `/api/auth${path}`, method === 'GET' ? null : body, headers);
      if (status !== 404) answered.push(`${method} ${path}: ${status}`);
    }
  const unwanted = ['update-user', 'delete-user', 'sign-up/email', 'delete-anonymous-user', 'passkey/update-passkey'];
  for (const route of unwanted)
    for (const target of written(route)) {
      const status = await sendRaw('POST', target, body, headers);
      if (![400, 404].includes(status)) answered.push(`POST ${target}: ${status}`);
    }
  expect(answered).toEqual([]);
  expect(await me.get<Me>('/api/me')).toEqual(before);
});

test('who signs out is out at once, whatever stands in the query', async () => {
  const { me } = await kept('leaves');
  await me.get('/api/me');
  expect(await me.ask('POST', '/api/auth/sign-out?from=/sign-in/anonymous', {})).toMatchObject({ status: 200 });
  expect(await me.ask('GET', '/api/me')).toMatchObject({ status: 401 });
});

test('a Host that is none is told so', async () => {
  for (const Host of ['', '[', 'a b', 'a/b', 'user@here', '%'])
    expect([Host, await sendRaw('GET', '/api/auth/get-session', null, { Host })]).toEqual([Host, 400]);
});
