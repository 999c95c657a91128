/** Accounts where the operator has set up mail and a provider: a real SMTP server and a real provider, on loopback. */
import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mailbox, openMailbox } from '../packages/server/test/support/mailbox.ts';
import '../packages/server/test/support/output.ts';
import {
  bundle,
  type ServerProcess,
  startProcess,
  temporaryFolder,
  unbundle,
} from '../packages/server/test/support/process.ts';
import { CLIENT, freePort, startProvider } from '../packages/server/test/support/provider.ts';
import { launch, quit } from './browser.ts';
import { barriers, newPlayer, type Player } from './browser-test.ts';
import { builtApp } from './site.ts';

let mailbox: Mailbox;
let provider: Server;
let server: ServerProcess;
let browser: Browser;
const data = temporaryFolder();

beforeAll(async () => {
  const web = await builtApp();
  bundle();
  mailbox = await openMailbox();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { issuer, server: started } = await startProvider(`${url}/api/auth/callback/oidc`);
  provider = started;
  server = await startProcess({
    ...{ DATA: data, WEB: web, PORT: String(port), PUBLIC_URL: url },
    ...{ SMTP_URL: mailbox.url, MAIL_FROM: 'Taisen <taisen@play.example>' },
    ...{ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT.client_id, OIDC_CLIENT_SECRET: CLIENT.client_secret },
    OIDC_NAME: 'Kagami',
  });
  browser = await launch();
});
afterAll(async () => {
  await quit(browser);
  await server?.signal('SIGTERM');
  await mailbox?.close();
  provider?.close();
  unbundle();
  rmSync(data, { recursive: true, force: true });
});

const url = (path: string) => server.url + path;
const formOf = (page: Page, heading: string) =>
  page.locator('form', { has: page.getByRole('heading', { name: heading }) });
const signedIn = ({ page }: Player) => page.getByRole('button', { name: 'Sign out', exact: true }).waitFor();
const speak = ({ page }: Player, language: string) =>
  page.evaluate((chosen) => localStorage.setItem('taisen.language', chosen), language);
const lastLink = (): string => /https?:\S+/.exec(mailbox.mails.at(-1)?.text ?? '')?.[0] ?? '';

async function fill({ page }: Player, heading: string, username: string, password: string): Promise<void> {
  const form = formOf(page, heading);
  await form.getByLabel('User name').fill(username);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: heading, exact: true }).click();
}

test('an account is recovered by e-mail on another device, with mail in the language of the page', async () => {
  const [one, two] = await Promise.all([newPlayer(browser), newPlayer(browser)]);
  await one.page.goto(url('/account'));
  await fill(one, 'Make an account', 'forgetful', 'a long password');
  await signedIn(one);
  await speak(one, 'ja');
  await one.page.reload();
  await one.page.locator('summary', { hasText: 'メールアドレス' }).click();
  await one.page.getByLabel('メールアドレス').fill('Mika@Mail.example');
  expect(await barriers(one.page)).toEqual([]);
  await one.page.getByRole('button', { name: '確認メールを送る' }).click();
  await one.page.getByText('メールを送りました。').waitFor();
  expect(mailbox.mails).toHaveLength(1);
  expect(mailbox.mails[0]).toMatchObject({ to: 'Mika@mail.example', subject: 'Taisen：メールアドレスの確認' });
  expect(mailbox.mails[0]?.text).toContain('forgetful さん');
  // Before its link is opened, nobody recovers anything by it.
  await two.page.goto(url('/account'));
  await speak(two, 'zh-Hant');
  await two.page.reload();
  const forget = async () => {
    await two.page.locator('summary', { hasText: '忘記密碼' }).click();
    await two.page.getByLabel('電子郵件').fill('mika@mail.example');
    expect(await barriers(two.page)).toEqual([]);
    await two.page.getByRole('button', { name: '寄送重設信' }).click();
    await two.page.getByText('如果有帳號使用這個地址').waitFor();
  };
  await forget();
  const link = lastLink();
  expect(link.startsWith(url('/account?confirm='))).toBe(true);
  // A link that was changed is refused, in the language of the page.
  await one.page.goto(`${link}x`);
  await one.page.getByText('このリンクは使えません。').waitFor();
  await one.page.goto(link);
  await one.page.getByText('mika@mail.example を登録しました。').waitFor();
  expect(mailbox.mails).toHaveLength(1);

  await two.page.reload();
  await forget();
  await expect.poll(() => mailbox.mails.length).toBe(2);
  expect(mailbox.mails[1]).toMatchObject({ to: 'mika@mail.example', subject: 'Taisen：重設密碼' });
  expect(mailbox.mails[1]?.text).toContain('使用者名稱：forgetful');
  await speak(two, 'en');
  await two.page.goto(lastLink());
  const form = formOf(two.page, 'Choose a new password');
  await form.getByLabel('New password').fill('another password');
  expect(await barriers(two.page)).toEqual([]);
  await form.getByRole('button').click();
  await two.page.getByText('The password is changed. Sign in with it.').waitFor();
  await fill(two, 'Sign in', 'forgetful', 'another password');
  await signedIn(two);
  // Used once, the link does nothing more, and the other device is signed out.
  await one.page.goto(url('/account'));
  await one.page.getByRole('heading', { name: 'ログイン' }).waitFor();
  await two.page.goto(lastLink());
  await form.getByLabel('New password').fill('a third password');
  await form.getByRole('button').click();
  await two.page.getByText('This link is too old or was used already.').waitFor();
  // The address is in the export, and can be removed.
  const exported = await two.page.evaluate(async () => (await (await fetch('/api/me/export')).json()) as object);
  expect(exported).toMatchObject({ account: { email: 'mika@mail.example' } });
  await two.page.goto(url('/account'));
  await two.page.locator('summary', { hasText: 'E-mail address' }).click();
  await two.page.getByText('can be recovered by mika@mail.example').waitFor();
  await two.page.getByRole('button', { name: 'Remove the address' }).click();
  await two.page.getByText('Optional, and only used').waitFor();
  await Promise.all([one.close(), two.close()]);
});

test('a guest signs in by the provider and keeps what the guest had; so does another device', async () => {
  const [one, two] = await Promise.all([newPlayer(browser), newPlayer(browser)]);
  const byProvider = async ({ page }: Player) => {
    await page.goto(url('/account'));
    await page.getByRole('button', { name: 'Sign in with Kagami' }).click();
    await page.locator('input[name=login]').fill('kaguya');
    await page.locator('input[name=password]').fill('any');
    await page.locator('button[type=submit]').click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(/\/account\?signed=in/);
  };
  await one.page.goto(url('/linkavel/play?friend=1'));
  await one.page.getByRole('button', { name: 'Open a table' }).click();
  await one.page.waitForSelector('.qr');
  await byProvider(one);
  await signedIn(one);
  expect(await one.page.getByLabel('Name at the table').inputValue()).toBe('kaguya');
  // The account has no password that could be changed or asked for.
  await one.page.locator('summary', { hasText: 'Your data' }).click();
  expect(await one.page.getByLabel(/password/i).count()).toBe(0);
  expect(await barriers(one.page)).toEqual([]);
  await byProvider(two);
  await signedIn(two);
  await two.page.goto(url('/games'));
  // The table of the guest.
  await two.page.getByRole('link', { name: 'Invitation' }).waitFor();
  await Promise.all([one.close(), two.close()]);
});

test('what is set up wrong is said in one sentence, and nothing starts', async () => {
  const start = (env: Record<string, string>) => startProcess({ DATA: temporaryFolder(), ...env });
  const wrong: [Record<string, string>, RegExp][] = [
    [{ SMTP_URL: 'mail.example' }, /: SMTP_URL must be a URL such as/],
    [{ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@b.example' }, /: with SMTP_URL, PUBLIC_URL must be set too/],
    [{ OIDC_ISSUER: 'https://id.example' }, /: with OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET/],
    [
      {
        ...{ OIDC_ISSUER: mailbox.url.replace('smtp', 'http'), OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' },
        PUBLIC_URL: 'http://localhost:1',
      },
      /cannot be used: nobody answers there/,
    ],
  ];
  for (const [env, sentence] of wrong) await expect(start(env)).rejects.toThrow(sentence);
});
