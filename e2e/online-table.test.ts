/** Two people at one table, in two browsers: what each learns of the other, of time, and of a series. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriers, newPlayer, PHONE, type Player } from './browser-test.ts';
import { concede } from './player.ts';
import { type Served, served } from './served.ts';

let here: Served;
beforeAll(async () => {
  here = await served();
});
afterAll(() => here?.close());

const url = (path: string) => here.server.url + path;
const players = () => Promise.all([newPlayer(here.browser), newPlayer(here.browser)]);

/** Two guests at a table that was opened with these wishes. */
async function seated(wishes: object, game = 'one-deck'): Promise<readonly [Player, Player]> {
  const both = await players();
  const post = (page: Page, path: string, body: object) =>
    page.evaluate(
      async ([at, data]) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(at, { method: 'POST', headers, body: JSON.stringify(data) });
        return (await answer.json()) as { table: { id: string } };
      },
      [path, body] as const,
    );
  for (const { page } of both) {
    await page.goto(url('/settings'));
    await post(page, '/api/auth/sign-in/anonymous', {});
  }
  const { table } = await post(both[0].page, '/api/tables', { game, private: true, ...wishes });
  for (const { page } of both) await post(page, `/api/tables/${table.id}/sit`, { nonce: 'ab'.repeat(32) });
  await Promise.all(both.map(({ page }) => page.goto(url(`/table/${table.id}`))));
  await Promise.all(both.map(({ page }) => page.waitForSelector('.table')));
  return both;
}

const close = (all: readonly Player[]) => Promise.all(all.map((player) => player.close()));

test('a refused draw is told, an offered rematch is seen, and so is that the other one has left', async () => {
  const [ada, ben] = await seated({});
  await ada.page.click('.table-tools button:last-child');
  await ada.page.getByRole('button', { name: 'Offer a draw' }).click();
  await ben.page.getByText('A draw is offered.').waitFor();
  await ben.page.getByRole('button', { name: 'Decline' }).click();
  await ada.page.getByText('No draw: the game goes on.').waitFor();
  await concede(ben.page);
  await ada.page.waitForSelector('.outcome');
  // Screen readers begin at the result.
  expect(await ada.page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  await ben.page.getByRole('button', { name: 'Play again' }).click();
  await ada.page.getByText(/wants to play again/).waitFor();
  expect(await barriers(ada.page)).toEqual([]);
  await ben.page.goto(url('/one-deck'));
  await ada.page
    .locator('.outcome')
    .getByText(/has left/)
    .waitFor();
  // Ben comes back, and Ada accepts.
  await ben.page.goBack();
  await ada.page.getByText(/wants to play again/).waitFor();
  const table = ada.page.url();
  await ada.page.getByRole('button', { name: 'Play again' }).click();
  await Promise.all(
    [ada, ben].map(({ page }) => page.waitForURL((now) => !table.startsWith(now.href.split('?')[0] ?? ''))),
  );
  await Promise.all([ada, ben].map(({ page }) => page.waitForSelector('.table[data-seq="0"]')));
  expect([...ada.troubles, ...ben.troubles]).toEqual([]);
  await close([ada, ben]);
});

test('best of three: said before they sit down, score and start on both screens, next game with one tap', async () => {
  const both = await players();
  const [ada, ben] = both;
  await ben.page.setViewportSize(PHONE);
  await ada.page.goto(url('/linkavel/play?friend=1'));
  await ada.page.getByRole('radio', { name: /^Best of three/ }).check();
  expect(await barriers(ada.page)).toEqual([]);
  await ada.page.getByRole('button', { name: 'Open a table' }).click();
  await ada.page.waitForSelector('.qr');
  await ben.page.goto(ada.page.url());
  await ben.page.getByText('Whoever wins two games first.').waitFor();
  await ben.page.getByRole('button', { name: 'Sit down' }).click();
  const own = '.plate[data-own] .plate-wins';
  const starters: (string | null)[] = [];
  const begun = async (wins: string) => {
    await Promise.all(both.map(({ page }) => page.waitForSelector('.table')));
    await expect.poll(() => ada.page.textContent(own)).toBe(wins);
    starters.push(await ada.page.textContent('.turn b'));
  };
  const next = async () => {
    for (const { page } of both) await page.getByRole('button', { name: 'Next game' }).click();
    await Promise.all(both.map(({ page }) => page.waitForSelector('.outcome', { state: 'detached' })));
  };
  await begun('○○');
  await concede(ben.page);
  await ada.page.getByText(/Best of three: you 1, .+ 0/).waitFor();
  await next();
  await begun('●○');
  await concede(ada.page);
  await ben.page.getByText(/Best of three: you 1, .+ 1/).waitFor();
  expect(await barriers(ben.page)).toEqual([]);
  await next();
  await begun('●○');
  await concede(ben.page);
  await ada.page.getByText('You win the series 2 to 1!').waitFor();
  await ben.page.getByText(/wins the series 2 to 1/).waitFor();
  await ada.page.getByRole('button', { name: 'Play again' }).waitFor();
  const isAda = starters.map((text) => text === 'Your turn');
  expect(isAda).toEqual([isAda[0], !isAda[0], isAda[0]]);
  expect([...ada.troubles, ...ben.troubles].filter((trouble) => !trouble.includes('status of 409'))).toEqual([]);
  await close(both);
});

test('what running out of time does is said and counted down before it happens, to both', async () => {
  const both = await seated({ clock: { bank: null, decision: 15_000 } });
  const asked = async () => {
    const turns = await Promise.all(both.map(({ page }) => page.locator('.table[data-asked]').count()));
    return turns[0] === 1 ? both : ([both[1], both[0]] as const);
  };
  const [mover, other] = await asked();
  const warning = ({ page }: Player) => page.locator('.time-warning');
  await warning(mover).getByText('until a move is made for you').waitFor();
  await warning(other)
    .getByText(/until a move is made for Guest \d+/)
    .waitFor();
  const secondsOf = async (player: Player) =>
    Number.parseInt((await warning(player).locator('b').textContent()) ?? '', 10);
  const before = await secondsOf(mover);
  await expect.poll(() => secondsOf(mover)).toBeLessThan(before);
  expect(await barriers(mover.page)).toEqual([]);
  // Whoever has to decide closes the page: the other one sees how long the clock stands still.
  await mover.page.goto(url('/'));
  await warning(other)
    .getByText(/who is away, runs on/)
    .waitFor();
  const grace = await secondsOf(other);
  expect(grace).toBeGreaterThan(30);
  await expect.poll(() => secondsOf(other)).toBeLessThan(grace);
  await other.page.locator('.plate:not([data-own]) .clock', { hasText: /^away, \d+ s$/ }).waitFor();
  await close(both);
});

test('with a bank, running out of time is announced as the loss that it is', async () => {
  const both = await seated({ clock: { bank: 12_000, decision: null } });
  const texts = await Promise.all(
    both.map(async ({ page }) => {
      await page.locator('.time-warning').waitFor();
      return page.textContent('.time-warning span');
    }),
  );
  expect(texts.toSorted()).toEqual([
    expect.stringMatching(/^until Guest \d+ loses on time$/),
    'until you lose on time',
  ]);
  await Promise.all(both.map(({ page }) => page.waitForSelector('.outcome')));
  const titles = await Promise.all(both.map(({ page }) => page.textContent('.outcome')));
  expect(titles.every((title) => title?.includes('on time'))).toBe(true);
  await close(both);
});
