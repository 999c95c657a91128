/** A match ends under the rules that it began with, whatever is released meanwhile. */
import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { GAMES } from '@taisen/games';
import { loadModule, moduleFile } from '@taisen/games/module';
import { diceFrom } from '@taisen/kernel';
import type { ReplayFile, TableInfo, VersionList } from '@taisen/protocol';
import { replayTable } from '@taisen/table';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EmbeddedPostgres, startPostgres } from '../src/storage/postgres.ts';
import { type Build, buildRelease } from './support/builds.ts';
import { Client, Player } from './support/client.ts';
import { FaultTest } from './support/fault-test.ts';
import { bundle, main, type ServerProcess, startProcess, temporaryFolder, unbundle } from './support/process.ts';
import './support/output.ts';

/** `npm run campaign -- releases` runs more of all three. */
const TABLES = Number(process.env['TABLES'] ?? 5);
const KILLS = Number(process.env['KILLS'] ?? 3);
const RELEASES = Number(process.env['RELEASES'] ?? 1);

const root = fileURLToPath(new URL('../../../', import.meta.url));
const terminal = (args: readonly string[]) =>
  promisify(execFile)(process.execPath, ['packages/cli/src/main.ts', ...args], { cwd: root });

const games = [...GAMES.keys()];
const releases: Build[] = [];

beforeAll(async () => {
  bundle();
  for (let i = 0; i < RELEASES; i++) releases.push(await buildRelease(i + 1));
});
afterAll(() => {
  for (const release of releases) release.remove();
  unbundle();
});

describe('two builds on one database', () => {
  const data = temporaryFolder();
  let postgres: EmbeddedPostgres;
  let env: Record<string, string>;
  let newer: string;
  let people: [Client, Client];
  const started: ServerProcess[] = [];

  beforeAll(async () => {
    newer = (releases[0] as Build).main;
    postgres = await startPostgres(data);
    env = { DATABASE_URL: postgres.url, SECRET: 'the same secret for both of the servers' };
  });
  afterAll(async () => {
    for (const server of started) await server.signal('SIGTERM');
    await postgres.stop();
    rmSync(data, { recursive: true, force: true });
  });

  async function start(script: string): Promise<ServerProcess> {
    const server = await startProcess(env, script);
    started.push(server);
    return server;
  }

  /** Matches between two people, in all games. Half of them are against a bot of the server. */
  async function begin(count: number, server: ServerProcess): Promise<{ info: TableInfo; players: Player[] }[]> {
    const begun = [];
    for (const client of people) client.url = server.url;
    for (let i = 0; i < count; i++) {
      const [one, two] = people;
      const against = i % 2 === 0 ? 'person' : { bot: 'level1' };
      const opened = await one.open({ game: games[i % games.length], against });
      let info = await one.sit(opened.id);
      if (against === 'person') info = await two.sit(opened.id);
      const players = [new Player(one, opened.id, 15)];
      if (against === 'person') players.push(new Player(two, opened.id, 15));
      begun.push({ info, players });
    }
    return begun;
  }

  const entries = (tables: Awaited<ReturnType<typeof begin>>) =>
    tables.reduce((sum, { players }) => sum + (players[0]?.store.state?.seq ?? 0), 0);

  async function finish(tables: Awaited<ReturnType<typeof begin>>): Promise<void> {
    await Promise.all(tables.flatMap(({ players }) => players.map(({ over }) => over)));
    for (const { players } of tables)
      for (const { store } of players) {
        expect(store.state?.result).not.toBeNull();
        expect(['fault', 'ruleset', 'time']).not.toContain(store.state?.result?.rule);
      }
  }

  /** Replays a finished match by the module that it names. */
  async function verify(server: ServerProcess, { id }: TableInfo): Promise<ReplayFile> {
    let file: ReplayFile | null = null;
    for (let tries = 0; file === null; tries++) {
      const { status, body } = await (people[0] as Client).request<ReplayFile>('GET', `/api/replays/${id}`);
      if (status === 200) file = body;
      else if (tries > 100) throw new Error(`no replay of ${id}: ${JSON.stringify(body)}`);
      else await sleep(50);
    }
    const hash = file.table.module as string;
    const code = await (await fetch(`${server.url}/api/modules/${hash}`)).text();
    const { game } = await loadModule(moduleFile(hash, code));
    expect(game.ruleset).toBe(file.table.ruleset);
    await replayTable(game, file);
    return file;
  }

  test(`${TABLES} matches that began under the old build end under its rules, new ones under the new build's`, async () => {
    const old = await start(main);
    people = [await Client.guest(old.url), await Client.guest(old.url)];
    const before = await begin(TABLES, old);
    while (entries(before) < TABLES * 8) await sleep(20);
    await old.signal('SIGKILL');
    const now = await start(newer);
    const after = await begin(games.length, now);
    await finish([...before, ...after]);
    for (const [tables, isOld] of [
      [before, true],
      [after, false],
    ] as const)
      for (const { info } of tables) {
        const { table } = await verify(now, info);
        expect(table.ruleset).toBe(info.ruleset);
        expect(table.ruleset === GAMES.get(table.game)?.ruleset).toBe(isOld);
      }
    // This repository is the old build: in the terminal, the new build's matches need a module from the server.
    for (const { info } of [...before.slice(0, 1), ...after.slice(0, 1)]) {
      const file = join(data, `${info.id}.json`);
      writeFileSync(file, JSON.stringify(await verify(now, info)));
      const { stdout } = await terminal(['verify', file, '--server', now.url]);
      expect(stdout).toContain(`ruleset ${info.ruleset}`);
    }
    const { versions } = await people[0].get<VersionList>(`/api/games/${games[0]}/versions`);
    expect(versions.map(({ ruleset }) => ruleset === GAMES.get(games[0] as string)?.ruleset)).toEqual([false, true]);
    expect(versions.every(({ over, playing }) => over > 0 && playing === 0)).toBe(true);
  });

  test('while both builds run, each can run the matches of both', async () => {
    const [old, now] = [await start(main), await start(newer)];
    const tables = [...(await begin(games.length, old)), ...(await begin(games.length, now))];
    while (entries(tables) < 60) await sleep(20);
    // All go on at the old build, which has to load the rules of the new one.
    for (const client of people) client.url = old.url;
    await now.signal('SIGTERM');
    const count = entries(tables);
    while (entries(tables) < count + 60) await sleep(20);
    const again = await start(newer);
    for (const client of people) client.url = again.url;
    await old.signal('SIGTERM');
    await finish(tables);
    for (const { info } of tables) await verify(again, info);
  });

  test('a module that was changed in the database is refused with a clear error, and the match is kept', async () => {
    const old = await start(main);
    const [table] = (await begin(1, old)) as [Awaited<ReturnType<typeof begin>>[number]];
    while (entries([table]) < 3) await sleep(20);
    for (const player of table.players) player.stop();
    await old.signal('SIGTERM');
    const pool = new pg.Pool({ connectionString: postgres.url, max: 1 });
    const hash = table.info.module;
    const change = (from: string, to: string) =>
      pool.query('update modules set code = replace(code, $2, $3) where hash = $1', [hash, from, to]);
    await change('export{', '/*changed*/export{');
    const now = await start(newer);
    for (const client of people) client.url = now.url;
    const socket = people[0].socket(table.info.id);
    expect(await new Promise((closed) => socket.on('close', closed))).not.toBe(1000);
    await expect.poll(now.output).toContain(`module ${hash} has been changed: its content has the hash `);
    expect((await people[0].get<{ table: TableInfo }>(`/api/tables/${table.info.id}`)).table.state).toBe('playing');
    await change('/*changed*/export{', 'export{');
    await pool.end();
    const restored = [new Player(people[0], table.info.id, 5), new Player(people[1], table.info.id, 5)];
    await finish([{ info: table.info, players: restored }]);
  });
});

test(`killed ${KILLS} times while ${RELEASES} releases follow: nothing acknowledged is lost`, async () => {
  const data = temporaryFolder();
  const builds = [main, ...releases.map((release) => release.main)];
  const report = await new FaultTest(data, builds).run(KILLS, Math.min(50, TABLES * 2), diceFrom(KILLS));
  console.log(`kill -9 with ${RELEASES} releases: ${JSON.stringify(report)}`);
  expect(report.faults).toBe(KILLS);
  expect(report.acknowledged).toBeGreaterThan(KILLS);
  rmSync(data, { recursive: true, force: true });
}, 3_600_000);
