/** Games whose rules go wrong: their match ends with a word to everyone, and nothing else is touched. */
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { GAMES, gameNamed } from '@taisen/games';
import type { Game, State } from '@taisen/kernel';
import type { ReplayFile, TableInfo } from '@taisen/protocol';
import { replayTable } from '@taisen/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { Client, Player } from './support/client.ts';
import { startInProcess } from './support/in-process.ts';
import { temporaryFolder } from './support/process.ts';

const linkavel = gameNamed('linkavel');
/** LinkaVel, but drawing goes wrong from a turn on. */
const faulty = (id: string, from: number, wrong: () => void): Game<State> => {
  const draw = linkavel.steps['draw'] as (g: { s: State }) => void;
  const step = (g: { s: State }) => (g.s.turn < from ? draw(g) : wrong());
  return { ...linkavel, id, steps: { ...linkavel.steps, draw: step } } as Game<State>;
};
const throws = () => {
  throw new TypeError('a card of this game makes no sense');
};
/** Nothing changes, so the same step comes next, for ever. */
const circles = () => {};
const FAULTY = [faulty('throws', 3, throws), faulty('circles', 3, circles), faulty('never-begins', 1, circles)];

const data = temporaryFolder();
let server: RunningServer;
let people: [Client, Client];

beforeAll(async () => {
  for (const game of FAULTY) (GAMES as Map<string, Game<State>>).set(game.id, game);
  server = await startInProcess(data);
  people = [await Client.guest(server.url), await Client.guest(server.url)];
});
afterAll(async () => {
  await server.close();
  for (const { id } of FAULTY) (GAMES as Map<string, Game<State>>).delete(id);
  rmSync(data, { recursive: true, force: true });
});

async function begin(game: string): Promise<string> {
  const { id } = await people[0].open({ game });
  for (const person of people) await person.sit(id);
  return id;
}

const infoOf = async (id: string) => (await people[0].get<{ table: TableInfo }>(`/api/tables/${id}`)).table;

test.each(['throws', 'circles'])('%s: both are told that it is over, and others play on', async (game) => {
  const other = await begin('linkavel');
  const others = people.map((person) => new Player(person, other, 1));
  const id = await begin(game);
  const players = people.map((person) => new Player(person, id));
  await Promise.all(players.map(({ over }) => over));
  for (const { screen, errors } of players) {
    expect(screen.state?.result).toEqual({ winner: null, rule: 'fault' });
    expect(errors).toEqual([]);
  }
  // Whoever sent the last answer knows that it is kept.
  const last = players.flatMap(({ sent }) => sent).map(({ kept }) => kept);
  expect(Math.max(...last.map((kept) => kept ?? 0))).toBe(players[0]?.screen.state?.seq);
  while ((await infoOf(id)).state !== 'over') await sleep(20);
  // Read again from its entries it ends the same way, here and in the replay.
  const again = new Player(people[0], id);
  await again.over;
  expect(again.screen.state).toMatchObject({ result: { winner: null, rule: 'fault' }, asked: null });
  const file = await people[0].get<ReplayFile>(`/api/replays/${id}`);
  expect((await replayTable(gameNamed(game), file)).result).toEqual({ winner: null, rule: 'fault' });
  await Promise.all(others.map(({ over }) => over));
  expect(others[0]?.screen.state?.result?.rule).not.toBe('fault');
  const figures = await (await fetch(`${server.url}/metrics`)).text();
  expect(figures).toMatch(/taisen_failures_total\{where="table"\} [1-9]/);
});

test('a match that cannot even begin is over at once', async () => {
  const id = await begin('never-begins');
  while ((await infoOf(id)).state !== 'over') await sleep(20);
  expect((await fetch(`${server.url}/ready`)).status).toBe(200);
});
