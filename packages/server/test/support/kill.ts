/**
 * Kills a server repeatedly while tables are played. After every restart it checks that all acknowledged entries are
 * stored and that every table goes on, and at the end that nothing was applied twice.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { GAMES } from '@taisen/games';
import type { Seat } from '@taisen/kernel';
import type { Entry } from '@taisen/table';
import pg from 'pg';
import { Rules } from '../../src/modules/rules.ts';
import { queriesOn } from '../../src/storage/connect.ts';
import { tableOf } from '../../src/tables/live.ts';
import { TableStore } from '../../src/tables/store.ts';
import { Client, Player } from './client.ts';
import { main, type ServerProcess, startProcess } from './process.ts';

export interface KillReport {
  kills: number;
  tables: number;
  finished: number;
  decisions: number;
  acknowledged: number;
  resent: number;
  /** The longest time from a start until every table had new answers. */
  slowest: number;
}

interface Played {
  readonly id: string;
  /** By seat; null for the server's bot. */
  readonly players: readonly [Player, Player | null] | readonly [];
  entries: Entry[];
}

const TIMEOUT = 60_000;
/** Milliseconds before each answer, so that the server is killed during matches, not after them. */
const DELAY = 60;

export class KillTest {
  private readonly data: string;
  private readonly tables: Played[] = [];
  private readonly games = [...GAMES.keys()];
  private people: Client[] = [];
  private server: ServerProcess | null = null;
  /** The builds of the server, one after the other. */
  private readonly builds: readonly string[];
  readonly report: KillReport = {
    kills: 0,
    tables: 0,
    finished: 0,
    decisions: 0,
    acknowledged: 0,
    resent: 0,
    slowest: 0,
  };

  constructor(data: string, builds: readonly string[] = [main]) {
    this.data = data;
    this.builds = builds;
  }

  async run(kills: number, tables: number, dice: (n: number) => number): Promise<KillReport> {
    await this.start(0);
    while (this.running().length < tables) await this.open();
    for (let i = 0; i < kills; i++) {
      await sleep(dice(400));
      await this.kill(i % 5 === 4);
      await this.start(Math.floor(((i + 1) / kills) * (this.builds.length - 0.001)));
      const before = new Map(this.running().map((table) => [table, answers(table)]));
      await this.waitForProgress(before);
      while (this.running().length < tables) await this.open();
    }
    for (const { players } of this.tables) for (const player of players) player?.stop();
    await this.server?.signal('SIGTERM');
    await this.start();
    await this.checkReplays();
    await this.server?.signal('SIGTERM');
    return this.report;
  }

  private async start(build = this.builds.length - 1): Promise<void> {
    this.server = await startProcess({ DATA: this.data }, this.builds[build]);
    if (this.people.length === 0)
      this.people = [await Client.guest(this.server.url), await Client.guest(this.server.url)];
    for (const client of this.people) client.url = this.server.url;
  }

  /** A database that is not killed keeps running until the next server stops it. */
  private async kill(withDatabase: boolean): Promise<void> {
    if (withDatabase) process.kill(this.postmaster().pid, 'SIGKILL');
    await this.server?.signal('SIGKILL');
    this.report.kills++;
  }

  private postmaster(): { pid: number; port: number } {
    const lines = readFileSync(join(this.data, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]) };
  }

  private async open(): Promise<void> {
    const [one, two] = this.people as [Client, Client];
    const n = this.tables.length;
    const game = this.games[n % this.games.length] as string;
    const kind = n % 5;
    const against = kind === 0 ? 'person' : { bot: 'random' };
    const { id } = await one.open({ game, against, ...(kind === 1 ? { show: 'random' } : {}) });
    if (kind !== 1) await one.sit(id);
    if (kind === 0) await two.sit(id);
    const players =
      kind === 1
        ? ([] as const)
        : ([new Player(one, id, DELAY), kind === 0 ? new Player(two, id, DELAY) : null] as const);
    this.tables.push({ id, players, entries: [] });
    this.report.tables++;
  }

  private running(): Played[] {
    return this.tables.filter(({ entries }) => !this.ended.has(entries));
  }
  private readonly ended = new Set<readonly Entry[]>();

  /** Waits until every table has new answers or is over, and checks that no acknowledged entry is missing. */
  private async waitForProgress(before: ReadonlyMap<Played, number>): Promise<void> {
    const began = Date.now();
    const { port } = this.postmaster();
    const password = readFileSync(join(this.data, 'password'), 'utf8');
    const pool = new pg.Pool({ connectionString: `postgres://taisen:${password}@127.0.0.1:${port}/postgres`, max: 1 });
    try {
      for (;;) {
        const acknowledged = this.acknowledged();
        await this.read(pool);
        this.check(acknowledged);
        const waiting = [...before].filter(
          ([table, count]) => !this.ended.has(table.entries) && answers(table) <= count,
        );
        if (waiting.length === 0) break;
        if (Date.now() - began > TIMEOUT)
          throw new Error(`${waiting.length} tables are stuck: ${waiting[0]?.[0].id}\n${this.server?.output()}`);
        await sleep(100);
      }
    } finally {
      await pool.end();
    }
    this.report.slowest = Math.max(this.report.slowest, Date.now() - began);
  }

  private async read(pool: pg.Pool): Promise<void> {
    const ids = this.running().map(({ id }) => id);
    const { rows } = await pool.query<{ table_id: string; seq: number; entry: Entry }>(
      'select table_id, seq, entry from entries where table_id = any($1) order by table_id, seq',
      [ids],
    );
    const states = await pool.query<{ id: string; state: string }>('select id, state from tables where id = any($1)', [
      ids,
    ]);
    for (const table of this.running()) {
      const own = rows.filter(({ table_id }) => table_id === table.id);
      own.forEach(({ seq }, i) => {
        if (seq !== i + 1) throw new Error(`table ${table.id} has entry ${seq} where ${i + 1} should be`);
      });
      const before = JSON.stringify(table.entries);
      if (JSON.stringify(own.slice(0, table.entries.length).map(({ entry }) => entry)) !== before)
        throw new Error(`stored entries of table ${table.id} have changed`);
      table.entries = own.map(({ entry }) => entry);
      if (states.rows.find(({ id }) => id === table.id)?.state === 'over') {
        this.ended.add(table.entries);
        this.report.finished++;
      }
    }
  }

  private acknowledged() {
    return this.running().flatMap((table) =>
      table.players.flatMap((player, seat) =>
        (player?.sent ?? []).filter(({ stored }) => stored !== null).map((sent) => ({ table, seat, ...sent })),
      ),
    );
  }

  private check(acknowledged: ReturnType<KillTest['acknowledged']>): void {
    for (const { table, seat, option, stored } of acknowledged) {
      const entry = table.entries[(stored as number) - 1];
      if (entry?.do !== 'answer' || entry.seat !== seat || entry.option !== option)
        throw new Error(`entry ${stored} of ${table.id} was acknowledged and is ${JSON.stringify(entry)}`);
    }
  }

  /** Replays every table: each decision was answered once, with an answer that its player has sent. */
  private async checkReplays(): Promise<void> {
    const { port } = this.postmaster();
    const password = readFileSync(join(this.data, 'password'), 'utf8');
    const pool = new pg.Pool({ connectionString: `postgres://taisen:${password}@127.0.0.1:${port}/postgres`, max: 2 });
    const store = new TableStore(pool, '');
    const rules = new Rules(queriesOn(pool));
    for (const { id, players } of this.tables) {
      const rows = await pool.query<{ entry: Entry }>('select entry from entries where table_id = $1 order by seq', [
        id,
      ]);
      const entries = rows.rows.map(({ entry }) => entry);
      const stored = await store.find(id);
      const table = await tableOf(await rules.of(stored.row), stored, []);
      const answered = new Set<string>();
      for (const entry of entries) {
        if (entry.do === 'answer') {
          const decision = `${entry.seat} ${table.asked[entry.seat as Seat]}`;
          if (answered.has(decision)) throw new Error(`decision ${decision} of ${id} was answered twice`);
          answered.add(decision);
          const player = players[entry.seat];
          const sent = player?.sent.filter(({ asked }) => asked === table.asked[entry.seat]);
          if (player != null && !sent?.some(({ option }) => option === entry.option))
            throw new Error(`nobody has sent the answer to decision ${decision} of ${id}`);
          this.report.decisions++;
        }
        table.apply(entry);
      }
      for (const [seat, player] of players.entries())
        for (const { stored, option, asked } of player?.sent ?? []) {
          if (stored === null) this.report.resent++;
          else this.report.acknowledged++;
          const entry = stored === null ? null : entries[stored - 1];
          if (entry !== null && (entry?.do !== 'answer' || entry.seat !== seat || entry.option !== option))
            throw new Error(`the answer to ${asked} of ${id} was acknowledged as ${stored} and is missing`);
        }
    }
    await pool.end();
  }
}

/** Only answers: a server that resumes a table adds other entries. */
const answers = ({ entries }: Played): number => entries.filter((entry) => entry.do === 'answer').length;
