/** A backup is made while people play, and every match goes on from it. */
import { rmSync } from 'node:fs';
import { GAMES } from '@taisen/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp } from '../src/storage/backup.ts';
import { Client, Player } from './support/client.ts';
import { bundle, startProcess, temporaryFolder, unbundle } from './support/process.ts';
import './support/output.ts';

const folders = [temporaryFolder(), temporaryFolder()] as const;
const [data, target] = folders;

beforeAll(bundle);
afterAll(() => {
  unbundle();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test('every match of every game goes on from a backup that was made during it', async () => {
  const server = await startProcess({ DATA: data });
  const people = [await Client.guest(server.url), await Client.guest(server.url)] as const;
  const tables: string[] = [];
  for (const game of GAMES.keys()) {
    const { id } = await people[0].open({ game });
    for (const person of people) await person.sit(id);
    tables.push(id);
  }
  const players = tables.map((id) => people.map((person) => new Player(person, id, 40)));
  const seqs = () => players.map(([one]) => one?.store.state?.seq ?? 0);
  await expect.poll(() => Math.min(...seqs())).toBeGreaterThan(5);
  const before = seqs();
  await backUp(data, target);
  // What was acknowledged before the backup is in it, whatever happened after.
  await expect.poll(() => seqs().some((seq, i) => seq > (before[i] as number) + 3)).toBe(true);
  for (const player of players.flat()) player.stop();
  await server.signal('SIGKILL');

  const restored = await startProcess({ DATA: target });
  for (const person of people) person.url = restored.url;
  const again = tables.map((id) => people.map((person) => new Player(person, id, 1)));
  await expect.poll(() => again.every(([one]) => one?.store.state != null)).toBe(true);
  for (const [i, [one]] of again.entries()) expect(one?.store.state?.seq).toBeGreaterThanOrEqual(before[i] as number);
  await Promise.all(again.flat().map(({ over }) => over));
  expect(await restored.signal('SIGTERM')).toBe(0);
});
