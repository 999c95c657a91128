/** Games whose rules fail: the match ends for all its viewers, and other tables are not affected. */
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
/** LinkaVel, but drawing fails from this turn on. */
const faulty = (id: string, from: number, fault: () => void): Game<State> => {
  const draw = linkavel.steps['draw'] as (g: { s: State }) => void;
  const step = (g: { s: State }) => (g.s.turn < from ? draw(g) : fault());
  return { ...linkavel, id, steps: { ...linkavel.steps, draw: step } } as Game<State>;
};
const throws = () => {
  throw new TypeError('a fault in the rules');
};
/** Nothing changes, so the same step comes next for ever. */
const loops = () => {};
const FAULTY = [faulty('throws', 3, throws), faulty('loops', 3, loops), faulty('never-begins', 1, loops)];

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

test.each(['throws', 'loops'])('%s: the match ends for both players, and other matches go on', async (game) => {
  const other = await begin('linkavel');
  const others = people.map((person) => new Player(person, other, 1));
  const id = await begin(game);
  const players = people.map((person) => new Player(person, id));
  await Promise.all(players.map(({ over }) => over));
  for (const { store, errors } of players) {
    expect(store.state?.result).toEqual({ winner: null, rule: 'fault' });
    expect(errors).toEqual([]);
  }
  // The last answer was acknowledged.
  const stored = players.flatMap(({ sent }) => sent.map((answer) => answer.stored ?? 0));
  expect(Math.max(...stored)).toBe(players[0]?.store.state?.seq);
  while ((await infoOf(id)).state !== 'over') await sleep(20);
  // Loaded again from its entries it ends the same way, on the server and in the replay.
  const again = new Player(people[0], id);
  await again.over;
  expect(again.store.state).toMatchObject({ result: { winner: null, rule: 'fault' }, asked: null });
  const file = await people[0].get<ReplayFile>(`/api/replays/${id}`);
  expect((await replayTable(gameNamed(game), file)).result).toEqual({ winner: null, rule: 'fault' });
  await Promise.all(others.map(({ over }) => over));
  expect(others[0]?.store.state?.result?.rule).not.toBe('fault');
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toMatch(/taisen_failures_total\{where="table"\} [1-9]/);
});

test('a match whose rules fail at the start is over at once', async () => {
  const id = await begin('never-begins');
  while ((await infoOf(id)).state !== 'over') await sleep(20);
  expect((await fetch(`${server.url}/ready`)).status).toBe(200);
});
