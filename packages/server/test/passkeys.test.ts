/** Passkeys: an account kept with one is signed in to with nothing else, and only by whoever holds it. */
import { rmSync } from 'node:fs';
import type { Me } from '@taisen/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { Authenticator } from './support/authenticator.ts';
import type { Answered } from './support/client.ts';
import { startInProcess } from './support/in-process.ts';
import { temporaryFolder } from './support/process.ts';

const data = temporaryFolder();
let server: RunningServer;
/** A passkey is for a name, not for an address. */
let origin: string;
beforeAll(async () => {
  server = await startInProcess(data);
  origin = server.url.replace('127.0.0.1', 'localhost');
});
afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

/** A browser as far as the server can tell: it keeps cookies. */
class Visitor {
  private readonly cookies = new Map<string, string>();

  async ask<T>(path: string, body?: unknown): Promise<Answered<T>> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const post = { method: 'POST', body: JSON.stringify(body) };
    const headers = { cookie, origin, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    const answer = await fetch(`${origin}${path}`, { headers, ...(body === undefined ? {} : post) });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    return { status: answer.status, body: (await answer.json()) as T };
  }
}

type Challenge = { readonly challenge: string };
const REGISTER = '/api/auth/passkey/verify-registration';
const SIGN_IN = '/api/auth/passkey/verify-authentication';

test('an account with a passkey is signed in to with nothing else', async () => {
  const visitor = new Visitor();
  const passkey = new Authenticator(origin);
  expect((await visitor.ask('/api/auth/sign-in/anonymous', {})).status).toBe(200);
  const keep = { username: 'passkeeper', password: 'a password that is never asked for' };
  expect((await visitor.ask('/api/me/keep', keep)).status).toBe(200);
  const { body: me } = await visitor.ask<Me>('/api/me');
  expect(me).toMatchObject({ name: 'passkeeper', guest: false });

  const creation = await visitor.ask<Challenge>('/api/auth/passkey/generate-register-options');
  const response = passkey.create(creation.body);
  expect((await visitor.ask(REGISTER, { response, name: 'mine' })).status).toBe(200);
  // What was used once is worth nothing the second time.
  expect((await visitor.ask(REGISTER, { response })).status).toBe(400);
  const list = await visitor.ask('/api/auth/passkey/list-user-passkeys');
  expect(list.body).toMatchObject([{ name: 'mine' }]);

  expect((await visitor.ask('/api/auth/sign-out', {})).status).toBe(200);
  expect((await visitor.ask('/api/me')).status).toBe(401);

  const challenge = async () => (await visitor.ask<Challenge>('/api/auth/passkey/generate-authenticate-options')).body;
  const signed = passkey.get(await challenge());
  const stranger = new Authenticator(origin).get({ challenge: 'another' });
  const forged = { ...signed, response: { ...signed.response, signature: stranger.response.signature } };
  for (const wrong of [forged, stranger]) {
    expect((await visitor.ask(SIGN_IN, { response: wrong })).status).toBeGreaterThanOrEqual(400);
    expect((await visitor.ask('/api/me')).status).toBe(401);
  }

  const answer = passkey.get(await challenge());
  expect((await visitor.ask(SIGN_IN, { response: answer })).status).toBe(200);
  expect((await visitor.ask<Me>('/api/me')).body).toMatchObject({ id: me.id, name: 'passkeeper', guest: false });
  expect((await visitor.ask(SIGN_IN, { response: answer })).status).toBeGreaterThanOrEqual(400);
});
