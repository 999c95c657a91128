/** Reads the clocks on the screens at every decision, and compares them with those of the table's entries. */
import { gameNamed } from '@taisen/games';
import type { Seat } from '@taisen/kernel';
import { fairSeed, parseReplay, type ReplayFile } from '@taisen/protocol';
import { type Entry, Table } from '@taisen/table';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import '../packages/server/test/support/output.ts';
import { newPlayer } from './browser-test.ts';
import { clickTogether, concede } from './player.ts';
import { type Served, served } from './served.ts';

let here: Served;
beforeAll(async () => {
  here = await served();
});
afterAll(() => here?.close());

const CLOCK = { bank: null, decision: 60_000, grace: 60_000 };

/** The clocks of a screen at a time: minutes and seconds or a word, and whether they were red. */
interface Reading {
  readonly who: string;
  readonly at: number;
  readonly clocks: readonly { readonly seat: Seat; readonly text: string; readonly red: boolean }[];
}

async function read(who: string, page: Page): Promise<Reading> {
  const before = Date.now();
  const clocks = await page.locator('.plate').evaluateAll((plates) =>
    plates.map((plate) => ({
      seat: Number((plate as HTMLElement).dataset['player']) as 0 | 1,
      text: plate.querySelector('.clock')?.textContent ?? '',
      red: plate.querySelector('.clock[data-short]') !== null,
    })),
  );
  return { who, at: (before + Date.now()) / 2, clocks };
}

/** A player whose device's time is off by this many milliseconds. */
async function playerOff(by: number) {
  const player = await newPlayer(here.browser);
  await player.page.addInitScript((off) => {
    const now = Date.now;
    Date.now = () => now() + off;
  }, by);
  return player;
}

/** Posts from a page, with its session. */
const post = <T>(page: Page, path: string, body: object): Promise<T> =>
  page.evaluate(
    async ([at, data]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(at, { method: 'POST', headers, body: JSON.stringify(data) });
      return answer.json();
    },
    [path, body] as const,
  );

/** The table at a time. */
async function tableAt(file: ReplayFile, at: number): Promise<Table> {
  const setup = { seed: await fairSeed(file), decks: file.decks };
  const table = Table.open(gameNamed(file.table.game), setup, { at: file.started, clock: file.table.clock });
  for (const entry of file.entries as Entry[]) if (entry.at <= at) table.apply(entry);
  return table as unknown as Table;
}

test('clocks show the table’s time at every decision, on devices whose own time is wrong', async () => {
  const players = [await playerOff(300_000), await playerOff(-300_000)];
  const pages = players.map(({ page }) => page);
  const [one, two] = pages as [Page, Page];
  for (const page of pages) {
    await page.goto(`${here.server.url}/settings`);
    await post(page, '/api/auth/sign-in/anonymous', {});
  }
  const { table } = await post<{ table: { id: string } }>(one, '/api/tables', {
    game: 'linkavel',
    private: true,
    clock: CLOCK,
  });
  for (const page of pages) await post(page, `/api/tables/${table.id}/sit`, { nonce: 'ab'.repeat(32) });
  await Promise.all(pages.map((page) => page.goto(`${here.server.url}/table/${table.id}`)));
  await Promise.all(pages.map((page) => page.waitForSelector('.plate .clock')));
  const readings: Reading[] = [];
  const readAll = async () => {
    readings.push(...(await Promise.all([read('one', one), read('two', two)])));
  };
  await readAll();

  let seed = 1;
  for (let decisions = 0; decisions < 7; decisions++) {
    await one.waitForTimeout(2200);
    await readAll();
    const seq = await one.getAttribute('.table', 'data-seq');
    while ((await one.getAttribute('.table', 'data-seq')) === seq) await clickTogether(pages, seed++, 1);
    const next = await one.getAttribute('.table', 'data-seq');
    // A late page may skip a step.
    await two.waitForFunction(
      (least) => Number(document.querySelector<HTMLElement>('.table')?.dataset['seq']) >= least,
      Number(next),
    );
    await one.waitForTimeout(300);
    await readAll();
  }
  // A client that connects during a decision, or wakes from a sleep, gets the current time.
  await one.waitForTimeout(3000);
  const three = await playerOff(0);
  await three.page.goto(`${here.server.url}/table/${table.id}`);
  const another = two.waitForEvent('websocket');
  await two.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 60_000;
  });
  await Promise.all([one.reload(), another]);
  await Promise.all([one, three.page].map((page) => page.waitForSelector('.plate .clock')));
  await one.waitForTimeout(300);
  await readAll();
  readings.push(await read('three', three.page));
  await concede(one);

  // The screens show the end a moment before the replay is stored.
  let answer: Response;
  do answer = await fetch(`${here.server.url}/api/replays/${table.id}`);
  while (answer.status !== 200);
  const file = parseReplay(await answer.text());
  const answers = file.entries.filter((entry) => entry.do === 'answer');
  expect(answers.some(({ seat }, i) => seat === answers[i + 1]?.seat)).toBe(true);
  const differences: string[] = [];
  for (const { who, at, clocks } of readings) {
    const then = await tableAt(file, at);
    expect(clocks.map(({ seat }) => seat).toSorted()).toEqual([0, 1]);
    for (const { seat, text, red } of clocks) {
      const deadline = then.clocks[seat].deadline();
      const left = deadline === null ? CLOCK.decision : deadline - at;
      const [minutes = Number.NaN, seconds = Number.NaN] = text.split(':').map(Number);
      // Screens round up to seconds.
      const off = Math.abs((minutes * 60 + seconds - 0.5) * 1000 - left);
      if (!(off <= 2000) || red)
        differences.push(`${who}: seat ${seat} has ${left} ms at entry ${then.seq}, "${text}"`);
    }
  }
  expect(differences).toEqual([]);
  expect(file.entries.filter((entry) => entry.do === 'left' && entry.seat === 1)).toEqual([]);
  await Promise.all([...players, three].map(({ close }) => close()));
});
