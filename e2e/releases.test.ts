/** A release comes: local games and replays go on under the rules that they began with, offline too. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Build, buildRelease } from '../packages/server/test/support/builds.ts';
import { Client, Player as Program } from '../packages/server/test/support/client.ts';
import { type ServerProcess, startProcess } from '../packages/server/test/support/process.ts';
import { barriers, newPlayer, type Player } from './browser-test.ts';
import { awaited, clickOn, settledLog } from './player.ts';
import { type Served, served } from './served.ts';

const GAMES = ['linkavel', 'magic-spirit', 'holodelive', 'one-deck', 'shenhun'];

let old: Served;
let release: Build;
let now: ServerProcess;
let player: Player;
const tables = new Map<string, { readonly url: string; readonly log: readonly string[] }>();
const online: string[] = [];

beforeAll(async () => {
  old = await served();
  release = await buildRelease(1, true);
  player = await newPlayer(old.browser, { serviceWorkers: 'allow' });
});
afterAll(async () => {
  await player?.close();
  await now?.signal('SIGTERM');
  release?.remove();
  await old?.close();
});

const keptModules = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const open = indexedDB.open('taisen-modules');
        open.onsuccess = () => {
          const count = open.result.transaction('modules').objectStore('modules').count();
          count.onsuccess = () => done(count.result);
        };
      }),
  );

const scriptOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')?.src);
let oldScript: string | undefined;

test('local games begin under the old build, and matches are played online', async () => {
  const { page } = player;
  const { url } = old.server;
  // Opening a game stores the app.
  await page.goto(`${url}/linkavel`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  oldScript = await scriptOf(page);
  for (const game of GAMES) {
    await page.goto(`${url}/${game}/play?bot=1`);
    await clickOn(page, 4, 6);
    await awaited(page);
    tables.set(game, { url: page.url(), log: await settledLog(page) });
  }
  await expect.poll(() => keptModules(page)).toBe(GAMES.length);
  const people = [await Client.guest(url), await Client.guest(url)] as const;
  for (const game of GAMES) {
    const { id } = await people[0].open({ game });
    for (const person of people) await person.sit(id);
    await Promise.all(people.map((person) => new Program(person, id).over));
    online.push(id);
  }
});

test('after the release the app is the new one', async () => {
  const { page } = player;
  const { port } = new URL(old.server.url);
  await old.server.signal('SIGTERM');
  now = await startProcess({ ...old.env, WEB: release.web as string, PORT: port }, release.main);
  await page.goto(`${now.url}/linkavel/authors/versions`);
  // The new pages are stored in the background, and are shown when a page is opened next.
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  const isStored = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state === 'installed');
  await expect.poll(isStored, { timeout: 200_000, interval: 500 }).toBe(true);
  // The first page that is opened then takes the update, and reloads itself.
  const isNew = async () => {
    await page.goto(`${now.url}/linkavel/authors/versions`);
    return (await scriptOf(page)) !== oldScript;
  };
  await expect.poll(() => isNew().catch(() => false), { interval: 2000 }).toBe(true);
  // The old page may have missed files that the update has replaced, before it reloaded itself.
  player.troubles.length = 0;
  await page.getByRole('heading', { name: 'What changed' }).waitFor();
  expect(await page.locator('.versions tbody tr').count()).toBe(2);
  // The changed card is named with its text before and after.
  await page.getByRole('heading', { name: '1 card' }).waitFor();
  expect(await page.locator('.version-changes del').count()).toBeGreaterThan(0);
  expect(await page.locator('.version-changes ins').count()).toBeGreaterThan(0);
  expect(await barriers(page)).toEqual([]);
});

test.each(GAMES)('%s: the local game goes on where it was, under its own rules', async (game) => {
  const { page } = player;
  const { url, log } = tables.get(game) as { url: string; log: readonly string[] };
  await page.goto(url);
  expect(await settledLog(page)).toEqual(log);
  await clickOn(page, 7, 3);
  await awaited(page);
});

test('without a network, too', async () => {
  const { page, context } = player;
  await context.setOffline(true);
  for (const game of GAMES) {
    await page.goto((tables.get(game) as { url: string }).url);
    await awaited(page);
    await clickOn(page, 9, 2);
    await awaited(page);
  }
  await context.setOffline(false);
});

test('replays of the old version say so and play, new ones do not', async () => {
  const { page } = player;
  for (const id of online) {
    await page.goto(`${now.url}/replay/${id}?at=3`);
    await page.getByText(/Played with version \d+\.\d+\.\d+ of the rules\./).waitFor();
    await page.getByRole('button', { name: 'To the end' }).click();
    await expect.poll(() => page.textContent('.replay-scrub')).toMatch(/^Move (\d+) of \1/);
  }
  await page.goto(`${now.url}/linkavel/play?bot=1`);
  await clickOn(page, 4, 4);
  await awaited(page);
  await page.goto(page.url().replace('/table/local/', '/replay/local/'));
  await page.waitForSelector('.replay-bar');
  expect(await page.getByText('Played with version').count()).toBe(0);
});

test('a module that was changed on the device is refused, and the game is kept', async () => {
  const { page, troubles } = player;
  expect(
    troubles.filter((trouble) => !trouble.includes('ERR_INTERNET_DISCONNECTED') && !trouble.includes('ERR_FAILED')),
  ).toEqual([]);
  const change = (to: 'changed' | 'back') =>
    page.evaluate(
      (which) =>
        new Promise<void>((done) => {
          const open = indexedDB.open('taisen-modules');
          open.onsuccess = () => {
            const all = open.result.transaction('modules', 'readwrite');
            all.oncomplete = () => done();
            all.objectStore('modules').openCursor().onsuccess = ({ target }) => {
              const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
              if (cursor === null) return;
              const code = String(cursor.value);
              cursor.update(which === 'changed' ? `${code} ` : code.slice(0, -1));
              cursor.continue();
            };
          };
        }),
      to,
    );
  const { url } = tables.get('shenhun') as { url: string };
  await change('changed');
  await page.goto(url);
  await page.getByText('could not be loaded. The game is kept.').waitFor();
  expect(troubles.some((trouble) => /module [0-9a-f]{64} has been changed/.test(trouble))).toBe(true);
  await change('back');
  await page.goto(url);
  expect(await awaited(page)).toBe('asked');
});
