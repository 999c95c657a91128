/** Signing in with a passkey needs nothing else, and does not work without it. */
import { rmSync } from 'node:fs';
import type { Me } from '@taisen/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { Authenticator } from './support/authenticator.ts';
import type { Response } from './support/client.ts';
import { startInProcess } from './support/in-process.ts';
import { temporaryFolder } from './support/process.ts';

const data = temporaryFolder();
let server: RunningServer;
/** A passkey belongs to a host name, not to an IP address. */
let origin: string;
beforeAll(async () => {
  server = await startInProcess(data);
  origin = server.url.replace('127.0.0.1', 'localhost');
});
afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

/** A client that stores cookies, as a browser does. */
class Browser {
  private readonly cookies = new Map<string, string>();

  async request<T>(path: string, body?: unknown): Promise<Response<T>> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const post = { method: 'POST', body: JSON.stringify(body) };
    const headers = { cookie, origin, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    const response = await fetch(`${origin}${path}`, { headers, ...(body === undefined ? {} : post) });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    return { status: response.status, body: (await response.json()) as T };
  }
}

type Challenge = { readonly challenge: string };
const REGISTER = '/api/auth/passkey/verify-registration';
const SIGN_IN = '/api/auth/passkey/verify-authentication';

test('an account with a passkey can be signed in to with the passkey alone', async () => {
  const browser = new Browser();
  const passkey = new Authenticator(origin);
  expect((await browser.request('/api/auth/sign-in/anonymous', {})).status).toBe(200);
  const account = { username: 'passkeeper', password: 'a password that is never asked for' };
  expect((await browser.request('/api/me/keep', account)).status).toBe(200);
  const { body: me } = await browser.request<Me>('/api/me');
  expect(me).toMatchObject({ name: 'passkeeper', guest: false });

  const creation = await browser.request<Challenge>('/api/auth/passkey/generate-register-options');
  const response = passkey.create(creation.body);
  expect((await browser.request(REGISTER, { response, name: 'mine' })).status).toBe(200);
  // A response can be used only once.
  expect((await browser.request(REGISTER, { response })).status).toBe(400);
  const list = await browser.request('/api/auth/passkey/list-user-passkeys');
  expect(list.body).toMatchObject([{ name: 'mine' }]);

  expect((await browser.request('/api/auth/sign-out', {})).status).toBe(200);
  expect((await browser.request('/api/me')).status).toBe(401);

  const challenge = async () =>
    (await browser.request<Challenge>('/api/auth/passkey/generate-authenticate-options')).body;
  const signed = passkey.get(await challenge());
  const stranger = new Authenticator(origin).get({ challenge: 'another' });
  const forged = { ...signed, response: { ...signed.response, signature: stranger.response.signature } };
  for (const wrong of [forged, stranger]) {
    expect((await browser.request(SIGN_IN, { response: wrong })).status).toBeGreaterThanOrEqual(400);
    expect((await browser.request('/api/me')).status).toBe(401);
  }

  const answer = passkey.get(await challenge());
  expect((await browser.request(SIGN_IN, { response: answer })).status).toBe(200);
  expect((await browser.request<Me>('/api/me')).body).toMatchObject({ id: me.id, name: 'passkeeper', guest: false });
  expect((await browser.request(SIGN_IN, { response: answer })).status).toBeGreaterThanOrEqual(400);
});
