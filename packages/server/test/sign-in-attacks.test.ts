/** Attacks on ways to sign in and to recover an account, with a real provider and a real SMTP server on loopback. */
import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { randomHex } from '@taisen/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailToken } from '../src/people/email.ts';
import { Client } from './support/client.ts';
import { type Mailbox, openMailbox } from './support/mailbox.ts';
import { bundle, type ServerProcess, startProcess, temporaryFolder, unbundle } from './support/process.ts';
import { Browser, CLIENT, freePort, startProvider } from './support/provider.ts';

const data = temporaryFolder();
const SECRET = 'the secret of this server, long enough';
let server: ServerProcess;
let provider: Server;
let mailbox: Mailbox;
let url: string;

beforeAll(async () => {
  bundle();
  mailbox = await openMailbox();
  const port = await freePort();
  url = `http://localhost:${port}`;
  const started = await startProvider(`${url}/api/auth/callback/oidc`);
  provider = started.server;
  server = await startProcess({
    DATA: data,
    ...{
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      SECRET,
      LIMIT_PASSWORDS: '1000',
      LIMIT_ATTEMPTS: '1000',
    },
    ...{ SMTP_URL: mailbox.url, MAIL_FROM: 'Taisen <taisen@play.example>' },
    ...{ OIDC_ISSUER: started.issuer, OIDC_CLIENT_ID: CLIENT.client_id, OIDC_CLIENT_SECRET: CLIENT.client_secret },
  });
});
afterAll(async () => {
  expect(await server.signal('SIGTERM')).toBe(0);
  unbundle();
  await mailbox.close();
  provider.close();
  rmSync(data, { recursive: true, force: true });
});

const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const begin = (more: object = {}) => post('/api/auth/sign-in/social', { provider: 'oidc', callbackURL: '/', ...more });
const hasSession = (response: Response) =>
  response.headers.getSetCookie().some((cookie) => /session_token=[^;]/.test(cookie));

const ELSEWHERE = [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  'javascript:alert(1)',
  'http://localhost@evil.example/',
  '/%2f%2fevil.example/..//evil.example',
];

test.each(['callbackURL', 'errorCallbackURL', 'newUserCallbackURL'])('%s leads nowhere else', async (field) => {
  for (const target of ELSEWHERE) {
    const response = await begin({ [field]: target });
    expect(`${target}: ${response.status}`).toBe(`${target}: 403`);
  }
});

test('who signs in by a provider is who began, once: no other state, browser or code is taken', async () => {
  const browser = new Browser();
  const response = await begin();
  browser.keep(new URL(url).host, response);
  const { url: there } = (await response.json()) as { url: string };
  const asked = new URL(there).searchParams;
  expect(asked.get('code_challenge_method')).toBe('S256');
  expect(asked.get('state')?.length).toBeGreaterThanOrEqual(20);
  expect(asked.get('redirect_uri')).toBe(`${url}/api/auth/callback/oidc`);
  const back = await browser.signIn(there, 'mika');
  const forged = new URL(back);
  forged.searchParams.set('state', randomHex().slice(0, 32));
  const refused = async (address: string, by = new Browser()) => {
    const answer = await by.open(address);
    expect(hasSession(answer)).toBe(false);
    expect(answer.status).toBeLessThan(500);
    const to = answer.headers.get('location');
    if (to !== null) expect(new URL(to, url).origin).toBe(url);
  };
  await refused(forged.href, browser);
  // Somebody else’s browser: it would be signed in as the attacker.
  await refused(back);
  const signedIn = await browser.open(back);
  // The attempt of the other browser has used the state up, or this one is signed in: never both.
  const again = await browser.open(back);
  expect(hasSession(signedIn) && hasSession(again)).toBe(false);
  await refused(`${url}/api/auth/callback/oidc?error=x&error_description=${encodeURIComponent('<script>')}`);
});

test('the ordinary way signs in', async () => {
  const browser = new Browser();
  const response = await begin();
  browser.keep(new URL(url).host, response);
  const back = await browser.signIn(((await response.json()) as { url: string }).url, 'kei');
  const done = await browser.open(back);
  expect(hasSession(done)).toBe(true);
  expect(await (await browser.open(`${url}/api/me`)).json()).toMatchObject({ name: 'kei', guest: false });
  expect(hasSession(await browser.open(back))).toBe(false);
});

async function account(username: string): Promise<{ me: Client; id: string }> {
  const guest = await Client.guest(url);
  const { token } = await guest.post<{ token: string }>('/api/me/keep', { username, password: 'the first password' });
  const me = new Client(url, token);
  return { me, id: (await me.get<{ id: string }>('/api/me')).id };
}

const linkIn = (text: string | undefined): URL => new URL(/https?:\S+/.exec(text ?? '')?.[0] ?? '');
const signIn = (username: string, password: string) =>
  post('/api/auth/sign-in/username', { username, password }).then(({ status }) => status);

test('a password is reset by its owner’s mail alone: one link, once, to this server, and every session ends', async () => {
  const { me, id } = await account('resets');
  const email = 'mika@mail.example';
  await post('/api/email/confirm', { token: emailToken(SECRET, id, email, Date.now()) });
  const answers: string[] = [];
  const ask = async (to: string, headers: Readonly<Record<string, string>> = {}, more: object = {}) => {
    const response = await post('/api/auth/request-password-reset', { email: to, ...more }, headers);
    answers.push(`${response.status} ${await response.text()}`);
  };
  await ask(email, {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.example',
  });
  await ask('nobody@mail.example');
  // Nobody learns which addresses have an account.
  expect(new Set(answers).size).toBe(1);
  await expect.poll(() => mailbox.mails.length).toBe(1);
  const link = linkIn(mailbox.mails[0]?.text);
  expect(link.origin).toBe(url);
  await ask(email, {}, { redirectTo: 'https://evil.example/' });
  expect(answers.at(-1)).toMatch(/^403 /);
  const token = link.searchParams.get('reset') ?? '';
  const reset = async (newPassword: string, by = token) =>
    (await post('/api/auth/reset-password', { newPassword, token: by })).status;
  expect(await reset('short')).toBe(400);
  expect(await reset('the second password', `${token}x`)).toBe(400);
  expect(await reset('the second password')).toBe(200);
  expect(await reset('the third password')).toBe(400);
  expect(await signIn('resets', 'the first password')).toBe(401);
  expect(await signIn('resets', 'the second password')).toBe(200);
  await expect.poll(async () => (await me.request('GET', '/api/me')).status).toBe(401);
});

test('a link for an address is for one account, one address and one hour, and an address for one account', async () => {
  const [one, two] = [await account('address_one'), await account('address_two')];
  const confirm = async (token: string) => (await post('/api/email/confirm', { token })).status;
  const email = 'both@mail.example';
  const good = emailToken(SECRET, one.id, email, Date.now());
  const [, signature = ''] = good.split('.');
  const claim = { person: two.id, email, until: Date.now() + 1e6 };
  expect(await confirm(`${Buffer.from(JSON.stringify(claim)).toString('base64url')}.${signature}`)).toBe(409);
  expect(await confirm(emailToken('another secret of the same length', one.id, email, Date.now()))).toBe(409);
  expect(await confirm(emailToken(SECRET, one.id, email, Date.now() - 3_700_000))).toBe(409);
  expect(await confirm('.')).toBe(409);
  const both = await Promise.all(
    [one, two].flatMap(({ id }) => [1, 2, 3].map(() => confirm(emailToken(SECRET, id, email, Date.now())))),
  );
  expect(new Set(both)).toEqual(new Set([200, 409]));
  const addresses = await Promise.all([one, two].map(({ me }) => me.get<{ email?: string }>('/api/me')));
  expect(addresses.filter((each) => each.email === email)).toHaveLength(1);
});

test('nobody has the address of somebody else’s mail by writing it in other letters', async () => {
  const [one, two] = [await account('letters_one'), await account('letters_two')];
  const confirm = async (id: string, email: string) =>
    (await post('/api/email/confirm', { token: emailToken(SECRET, id, email, Date.now()) })).status;
  expect(await confirm(one.id, 'Letters@Mail.example')).toBe(200);
  expect(await confirm(two.id, 'letters@mail.EXAMPLE')).toBe(409);
});
