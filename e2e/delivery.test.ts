/** What a first visit loads, what may be cached, and what a link to a page says of it. */
import { gameNamed } from '@taisen/games';
import { deckCode } from '@taisen/protocol';
import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../packages/server/test/support/client.ts';
import { type Served, served } from './served.ts';

let here: Served;
beforeAll(async () => {
  here = await served();
});
afterAll(() => here.close());

/** Bytes and requests of the home page in a browser that has never been there. */
async function firstVisit(context: BrowserContext) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  let bytes = 0;
  let requests = 0;
  /** What a style sheet contains is not loaded again. */
  const inside = new Set<string>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) inside.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (inside.has(requestId)) return;
    bytes += encodedDataLength;
    requests++;
  });
  await page.goto(here.server.url, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready.then(() => null));
  await page.waitForLoadState('networkidle');
  const workers = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  return { page, bytes, requests, workers, loaded };
}

test.each([
  ['ja', /JP/, /TC/],
  ['zh-TW', /TC/, /JP/],
  ['en', /Noto Sans Latin/, /TC/],
])('a first visit in %s loads at most 600 kB', async (locale, own, other) => {
  const context = await here.browser.newContext({ locale, serviceWorkers: 'allow' });
  const { bytes, requests, workers, loaded } = await firstVisit(context);
  console.log(`first visit in ${locale}: ${Math.round(bytes / 1000)} kB in ${requests} requests`);
  expect(bytes).toBeLessThan(600_000);
  expect(requests).toBeLessThan(40);
  // The app for offline use is stored when a game is opened.
  expect(workers).toBe(0);
  expect(loaded.join()).toMatch(own);
  expect(loaded.join()).not.toMatch(other);
  await context.close();
});

test('files are compressed, and those with a hash in their name are never asked for again', async () => {
  const { url } = here.server;
  const html = await (await fetch(url)).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] as string;
  for (const encoding of ['br', 'gzip']) {
    const { headers } = await fetch(url + script, { headers: { 'accept-encoding': encoding } });
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }
  expect(
    (await fetch(url + script, { headers: { 'accept-encoding': 'identity' } })).headers.get('content-encoding'),
  ).toBeNull();
  expect((await fetch(`${url}/sw.js`)).headers.get('cache-control')).toBe('no-cache');
  for (const file of ['robots.txt', 'favicon.ico', 'icon.svg', 'share/home.jpg', 'share/shenhun.jpg'])
    expect([file, (await fetch(`${url}/${file}`)).status]).toEqual([file, 200]);
});

test.each([
  ['/', 200],
  ['/linkavel', 200],
  ['/linkavel/cards/tide-heron', 200],
  ['/linkavel/decks/tide', 200],
  ['/replay/file', 200],
  ['/linkavel/draft/sealed', 200],
  ['/chess', 404],
  ['/one-deck/decks', 404],
  ['/holodelive/draft/quick', 404],
  ['/people/nobody', 404],
  ['/linkavel/cards/no-such-card', 404],
  ['/linkavel/elsewhere', 404],
  ['/table/no-such-table', 404],
  ['/replay/no-such-replay', 404],
])('%s is answered by %i, and by a page in either case', async (path, status) => {
  const response = await fetch(here.server.url + path);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain('<div id="root">');
});

test('a link says in the language of the reader what it leads to', async () => {
  const about = async (path: string, language: string) => {
    const html = await (await fetch(here.server.url + path, { headers: { 'accept-language': language } })).text();
    const property = (name: string) => new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1];
    return { title: property('title'), image: property('image'), lang: /<html lang="([^"]+)"/.exec(html)?.[1] };
  };
  expect(await about('/', 'zh-HK,zh;q=0.9')).toMatchObject({ title: 'Taisen 對戰', lang: 'zh-Hant' });
  const card = await about('/linkavel/cards/tide-heron', 'ja');
  expect(card).toMatchObject({ title: '潮路の鷺 – リンカヴェル', lang: 'ja' });
  expect(card.image).toBe(`${here.server.url}/share/linkavel.jpg`);
  expect((await about('/shenhun', 'fr')).title).toBe('Shenhun · Taisen 対戦');
  expect((await about('/linkavel/draft/sealed', 'zh-TW')).title).toBe('現開賽 – LinkaVel');
  const { id, decks } = gameNamed('linkavel');
  expect((await about('/linkavel/decks/tide', 'ja')).title).toBe(
    `デッキ：${decks.find((deck) => deck.id === 'tide')?.name.ja} – リンカヴェル`,
  );
  const code = deckCode({ id }, decks[0]?.cards ?? []);
  expect((await about(`/linkavel/decks?code=${code}`, 'zh-TW')).title).toBe('分享的牌組（30張） – LinkaVel');
});

test('a link to an invitation, a table, a replay and a player says whose it is, in the language of the reader', async () => {
  const { url } = here.server;
  const about = async (path: string, language: string) => {
    const html = await (await fetch(url + path, { headers: { 'accept-language': language } })).text();
    const property = (name: string) => new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1];
    return { title: property('title'), description: property('description'), image: property('image') };
  };
  const [ada, ben] = [await Client.guest(url), await Client.guest(url)];
  const { token } = await ada.post<{ token: string }>('/api/me/keep', {
    username: 'link_ada',
    password: 'long enough',
  });
  const one = new Client(url, token);
  const me = await one.get<{ id: string }>('/api/me');
  expect((await about(`/people/${me.id}`, 'zh-TW')).title).toBe('玩家：link_ada · Taisen 對戰');
  await one.post('/api/me/profile', { hidden: true });
  expect((await fetch(`${url}/people/${me.id}`)).status).toBe(404);
  const table = await one.open({ game: 'shenhun', private: true });
  await one.sit(table.id);
  expect(await about(`/table/${table.id}`, 'ja')).toEqual({
    title: '神魂の戦い · Taisen 対戦',
    description: 'link_adaが対戦を待っています。',
    image: `${url}/share/shenhun.jpg`,
  });
  await ben.sit(table.id);
  expect((await about(`/table/${table.id}`, 'zh-TW')).description).toMatch(/^link_ada 對 訪客\d+$/);
  const socket = ben.socket(table.id);
  socket.on('open', () => socket.send(JSON.stringify({ do: 'concede', id: 1 })));
  await expect
    .poll(async () => (await about(`/replay/${table.id}`, 'ja')).description)
    .toMatch(/^リプレイ：link_ada 対 ゲスト\d+. link_adaの勝ち$/);
  socket.close();
});
