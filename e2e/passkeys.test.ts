/** Passkeys on the account screen, with a software authenticator. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Authenticator } from '../packages/server/test/support/authenticator.ts';
import '../packages/server/test/support/output.ts';
import { barriers, newPlayer } from './browser-test.ts';
import { type Served, served } from './served.ts';

let here: Served;
/** Passkeys need a host name and not an IP address. */
let origin: string;
beforeAll(async () => {
  here = await served();
  origin = here.server.url.replace('127.0.0.1', 'localhost');
});
afterAll(() => here?.close());

type Answer = { id: string; type: string; response: Record<string, string> };

/** Gives the page an authenticator. It throws the error that `declines` returns, if any. */
async function withAuthenticator(page: Page, declines: () => string | null): Promise<void> {
  const passkey = new Authenticator(origin);
  await page.exposeFunction('answerTo', (kind: 'create' | 'get', challenge: string) =>
    declines() === null ? passkey[kind]({ challenge }) : declines(),
  );
  await page.addInitScript(() => {
    const { answerTo } = globalThis as unknown as {
      answerTo(kind: 'create' | 'get', challenge: string): Promise<Answer | string>;
    };
    const text = (bytes: BufferSource) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes as ArrayBuffer)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    const bytes = (encoded: string) =>
      Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0)).buffer;
    const credential =
      (kind: 'create' | 'get') =>
      async ({ publicKey }: { publicKey: { challenge: BufferSource } }) => {
        const answer = await answerTo(kind, text(publicKey.challenge));
        if (typeof answer === 'string') throw new DOMException('no', answer);
        const response = Object.fromEntries(
          Object.entries(answer.response).map(([name, value]) => [name, bytes(value)]),
        );
        return {
          ...answer,
          rawId: bytes(answer.id),
          response: { ...response, getTransports: () => ['internal'] },
          getClientExtensionResults: () => ({}),
        };
      };
    const container = { create: credential('create'), get: credential('get') };
    Object.defineProperty(navigator, 'credentials', { value: container });
    Object.defineProperty(globalThis, 'PublicKeyCredential', { value: class PublicKeyCredential {} });
  });
}

async function makeAccount(page: Page, username: string): Promise<void> {
  const form = page.locator('form', { has: page.getByRole('heading', { name: 'Make an account' }) });
  await form.getByLabel('User name').fill(username);
  await form.getByLabel('Password').fill('a long password');
  await form.getByRole('button', { name: 'Make an account' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).waitFor();
}

test('a passkey is added, used to sign in, and removed; declining shows the alternatives', async () => {
  const { page, close } = await newPlayer(here.browser);
  let declined: string | null = null;
  await withAuthenticator(page, () => declined);
  await page.goto(`${origin}/account`);
  await makeAccount(page, 'keyholder');
  const add = page.getByRole('button', { name: 'Add a passkey' });
  const alert = page.getByRole('alert');
  const removes = page.getByRole('button', { name: /^Remove Added/ });

  declined = 'NotAllowedError';
  await add.click();
  await expect.poll(() => alert.textContent()).toMatch(/No passkey was used/);
  declined = 'SecurityError';
  await add.click();
  await expect.poll(() => alert.textContent()).toMatch(/do not work at this address/);
  declined = null;
  await add.click();
  await expect.poll(() => removes.count()).toBe(1);
  expect(await alert.count()).toBe(0);
  expect(await barriers(page)).toEqual([]);

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  const signIn = page.getByRole('button', { name: 'Sign in with a passkey' });
  declined = 'NotAllowedError';
  await signIn.click();
  await expect.poll(() => alert.textContent()).toMatch(/use your password/);
  declined = null;
  await signIn.click();
  await expect.poll(() => page.getByLabel('Name at the table').inputValue()).toBe('keyholder');

  await removes.click();
  await expect.poll(() => removes.count()).toBe(0);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await signIn.click();
  await expect.poll(() => alert.textContent()).toMatch(/belongs to no account here/);
  await close();
});

test('a browser without passkeys offers none, and shows the reason', async () => {
  const { page, close } = await newPlayer(here.browser);
  await page.addInitScript(() => Object.defineProperty(globalThis, 'PublicKeyCredential', { value: undefined }));
  await page.goto(`${origin}/account`);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await page.getByRole('button', { name: 'Sign in with a passkey' }).count()).toBe(0);
  await makeAccount(page, 'keyless');
  await page.getByText('This browser has no passkeys.').waitFor();
  expect(await page.getByRole('button', { name: 'Add a passkey' }).count()).toBe(0);
  await close();
});
