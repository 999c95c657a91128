/** Passkeys with a real browser and an authenticator that it plays: kept with one, signed out, signed in with it. */
import { rmSync } from 'node:fs';
import type { Me } from '@taisen/protocol';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bundle,
  type ServerProcess,
  startProcess,
  temporaryFolder,
  unbundle,
} from '../packages/server/test/support/process.ts';
import { launch } from './browser.ts';

let server: ServerProcess;
let browser: Browser;
const data = temporaryFolder();
beforeAll(async () => {
  bundle();
  [server, browser] = await Promise.all([startProcess({ DATA: data }), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.signal('SIGTERM');
  unbundle();
  rmSync(data, { recursive: true, force: true });
});

/** A page of the server, in a browser that has an authenticator built in. A passkey is for a name, not for an address. */
async function newPage(): Promise<Page> {
  const page = await browser.newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${server.url.replace('127.0.0.1', 'localhost')}/health`);
  return page;
}

interface Answered<T> {
  readonly status: number;
  readonly body: T;
}

const ask = <T>(page: Page, path: string, body?: unknown): Promise<Answered<T>> =>
  page.evaluate(
    async ([path, body]) => {
      const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      const answer = await fetch(path, body === undefined ? {} : post);
      return { status: answer.status, body: await answer.json() };
    },
    [path, body] as const,
  ) as Promise<Answered<T>>;

/** What the authenticator makes of the server's challenge. */
const make = (page: Page, challenge: unknown) =>
  page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json);
    return ((await navigator.credentials.create({ publicKey })) as PublicKeyCredential).toJSON();
  }, challenge as PublicKeyCredentialCreationOptionsJSON);
const sign = (page: Page, challenge: unknown) =>
  page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json);
    return ((await navigator.credentials.get({ publicKey })) as PublicKeyCredential).toJSON();
  }, challenge as PublicKeyCredentialRequestOptionsJSON);

test('an account with a passkey is signed in to with nothing else', async () => {
  const page = await newPage();
  expect((await ask(page, '/api/auth/sign-in/anonymous', {})).status).toBe(200);
  const keep = { username: 'passkeeper', password: 'a password that is never asked for' };
  expect((await ask(page, '/api/me/keep', keep)).status).toBe(200);
  const { body: me } = await ask<Me>(page, '/api/me');
  expect(me).toMatchObject({ name: 'passkeeper', guest: false });

  const creation = await ask(page, '/api/auth/passkey/generate-register-options');
  const response = await make(page, creation.body);
  expect((await ask(page, '/api/auth/passkey/verify-registration', { response, name: 'mine' })).status).toBe(200);
  // What was used once is worth nothing the second time.
  expect((await ask(page, '/api/auth/passkey/verify-registration', { response })).status).toBe(400);
  expect((await ask<unknown[]>(page, '/api/auth/passkey/list-user-passkeys')).body).toMatchObject([{ name: 'mine' }]);

  expect((await ask(page, '/api/auth/sign-out', {})).status).toBe(200);
  expect((await ask(page, '/api/me')).status).toBe(401);

  const request = await ask(page, '/api/auth/passkey/generate-authenticate-options');
  const signed = await sign(page, request.body);
  const forged = { ...signed, response: { ...signed.response, signature: response.rawId } };
  const verify = '/api/auth/passkey/verify-authentication';
  expect((await ask(page, verify, { response: forged })).status).toBeGreaterThanOrEqual(400);
  expect((await ask(page, '/api/me')).status).toBe(401);

  const again = await ask(page, '/api/auth/passkey/generate-authenticate-options');
  const answer = await sign(page, again.body);
  expect((await ask(page, verify, { response: answer })).status).toBe(200);
  expect((await ask<Me>(page, '/api/me')).body).toMatchObject({ id: me.id, name: 'passkeeper', guest: false });
  expect((await ask(page, verify, { response: answer })).status).toBeGreaterThanOrEqual(400);
  await page.close();
});
