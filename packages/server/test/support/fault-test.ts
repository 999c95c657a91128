/**
 * Makes a server fail repeatedly while tables are played. After every fault it checks that all acknowledged entries are
 * stored and that every table goes on, and at the end that nothing was applied twice and that nobody lost on time. What was
 * acknowledged is recorded by the players, apart from the server.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { GAMES } from '@taisen/games';
import type { Seat } from '@taisen/kernel';
import type { Entry } from '@taisen/table';
import pg from 'pg';
import { Rules } from '../../src/modules/rules.ts';
import { queriesOn } from '../../src/storage/connect.ts';
import { isUnavailable } from '../../src/storage/unavailable.ts';
import { tableOf } from '../../src/tables/live.ts';
import { TableStore } from '../../src/tables/store.ts';
import { Client, Player } from './client.ts';
import { databaseUrl, postmasterOf } from './database.ts';
import { killWhileStarting, main, type ServerProcess, startProcess } from './process.ts';

export interface FaultReport extends Record<string, number> {
  faults: number;
  tables: number;
  finished: number;
  decisions: number;
  acknowledged: number;
  resent: number;
  /** Answers and defeats by the clock: there must be none, since every player answers at once. */
  byClock: number;
  /** The longest time from the end of a fault until every table had new answers. */
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
/** Shorter than many faults: a fault that took a player's time would end matches. */
const CLOCK = { bank: null, decision: 5000, grace: 3_600_000 };

/** Milliseconds that a server takes to start at least. */
const STARTING = 1000;

/** Makes something fail, and waits until it works again. The number counts the faults. */
export type Fault = (test: FaultTest, n: number) => Promise<void>;

/** A database that is not killed keeps running until the next server stops it. */
export const kill: Fault = (test, n) => test.kill(n % 5 === 4, n % 7 === 6 ? (n * 37) % STARTING : null);

export class FaultTest {
  readonly data: string;
  private readonly tables: Played[] = [];
  private readonly games = [...GAMES.keys()];
  private people: Client[] = [];
  /** Each person is connected to another of them. */
  readonly servers: ServerProcess[] = [];
  private readonly fault: Fault;
  private faults = 1;
  /** Where players connect to: by default the server itself. */
  urlOf: (server: ServerProcess) => string = ({ url }) => url;
  /** How many servers run; more than one need a database of their own. */
  count = 1;
  /** The URL of a database that all servers share; null: the server has its own in its data folder. */
  database: string | null = null;
  /** Called with the milliseconds from a fault until every table had new answers. */
  onProgress: (milliseconds: number) => void = () => {};
  /** More settings of the servers. */
  env: Readonly<Record<string, string>> = {};
  /** The builds of the server, one after the other. */
  private readonly builds: readonly string[];
  readonly report: FaultReport = {
    faults: 0,
    tables: 0,
    finished: 0,
    decisions: 0,
    acknowledged: 0,
    resent: 0,
    byClock: 0,
    slowest: 0,
  };

  constructor(data: string, builds: readonly string[] = [main], fault: Fault = kill) {
    this.data = data;
    this.fault = fault;
    this.builds = builds;
  }

  async run(faults: number, tables: number, dice: (n: number) => number): Promise<FaultReport> {
    this.faults = faults;
    await this.startAll(0);
    while (this.running().length < tables) await this.open();
    for (let i = 0; i < faults; i++) {
      await sleep(dice(400));
      await this.fault(this, i);
      this.report.faults++;
      const before = new Map(this.running().map((table) => [table, answers(table)]));
      await this.waitForProgress(before);
      while (this.running().length < tables) await this.open();
    }
    for (const { players } of this.tables) for (const player of players) player?.stop();
    await this.stopAll();
    // A database in the data folder runs only while its server does.
    if (this.database === null) await this.start(0);
    await this.checkReplays();
    await this.stopAll();
    return this.report;
  }

  get server(): ServerProcess | null {
    return this.servers[0] ?? null;
  }

  private async startAll(build: number): Promise<void> {
    for (let i = 0; i < this.count; i++) await this.start(i, build);
  }

  private async stopAll(): Promise<void> {
    await Promise.all(this.servers.splice(0).map((server) => server.signal('SIGTERM')));
  }

  /** Starts a server in this place. */
  async start(place: number, build = this.builds.length - 1): Promise<void> {
    this.servers[place] = await startProcess(this.settings, this.builds[build]);
    if (this.people.length === 0) {
      const url = this.urlOf(this.servers[place] as ServerProcess);
      this.people = [await Client.guest(url), await Client.guest(url)];
    }
    this.connectPeople();
  }

  connectPeople(): void {
    for (const [i, client] of this.people.entries())
      client.url = this.urlOf(this.servers[i % this.servers.length] as ServerProcess);
  }

  private get settings(): Record<string, string> {
    const shared = { DATABASE_URL: this.database ?? '', SECRET: 'the same secret for all of the servers' };
    return { ...(this.database === null ? { DATA: this.data } : shared), ...this.env };
  }

  /** Kills the server, and starts the next build. */
  async kill(withDatabase: boolean, whileStarting: number | null = null): Promise<void> {
    if (withDatabase) process.kill(postmasterOf(this.data).pid, 'SIGKILL');
    await this.server?.signal('SIGKILL');
    const share = (this.report.faults + 1) / this.faults;
    const build = Math.floor(share * (this.builds.length - 0.001));
    if (whileStarting !== null) await killWhileStarting(this.settings, whileStarting, this.builds[build]);
    await this.start(0, build);
  }

  /** Waits until every server says that it is ready, and starts those again that have ended. */
  async untilReady(): Promise<void> {
    for (const place of this.servers.keys())
      for (const until = Date.now() + TIMEOUT; ; await sleep(50)) {
        const { child, url, output } = this.servers[place] as ServerProcess;
        if (child.exitCode !== null) await this.start(place);
        const response = await fetch(`${url}/ready`).catch(() => null);
        if (response?.status === 200) break;
        if (Date.now() > until) throw new Error(`the server is not ready again\n${output()}`);
      }
  }

  /** Where the entries are. */
  private get databaseUrl(): string {
    return this.database ?? databaseUrl(this.data);
  }

  /** Opens another table; a server whose database has just come back may still ask to try again. */
  private async open(): Promise<void> {
    for (const until = Date.now() + TIMEOUT; ; await sleep(500))
      try {
        return await this.openOnce();
      } catch (error) {
        if (!/: 503 |fetch failed/.test(String(error)) || Date.now() > until) throw error;
      }
  }

  private async openOnce(): Promise<void> {
    const [one, two] = this.people as [Client, Client];
    const n = this.tables.length;
    const game = this.games[n % this.games.length] as string;
    const kind = n % 5;
    const against = kind === 0 ? 'person' : { bot: 'random' };
    const { id } = await one.open({ game, clock: CLOCK, against, ...(kind === 1 ? { show: 'random' } : {}) });
    if (kind !== 1) await one.sit(id);
    if (kind === 0) await two.sit(id);
    const players =
      kind === 1
        ? ([] as const)
        : ([new Player(one, id, DELAY), kind === 0 ? new Player(two, id, DELAY) : null] as const);
    this.tables.push({ id, players, entries: [] });
    this.report.tables++;
  }

  /** The tables at which somebody plays. */
  get ids(): string[] {
    return this.running().map(({ id }) => id);
  }

  private running(): Played[] {
    return this.tables.filter(({ entries }) => !this.ended.has(entries));
  }
  private readonly ended = new Set<readonly Entry[]>();

  /** Waits until every table has new answers or is over, and checks that no acknowledged entry is missing. */
  private async waitForProgress(before: ReadonlyMap<Played, number>): Promise<void> {
    const began = Date.now();
    const pool = new pg.Pool({ connectionString: this.databaseUrl, max: 1, query_timeout: 5000 });
    pool.on('error', () => {});
    try {
      for (;;) {
        const acknowledged = this.acknowledged();
        if (await this.canRead(pool)) this.check(acknowledged);
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
    this.onProgress(Date.now() - began);
    this.report.slowest = Math.max(this.report.slowest, Date.now() - began);
  }

  /** Reads the entries, unless the database is unavailable. */
  private async canRead(pool: pg.Pool): Promise<boolean> {
    try {
      await this.read(pool);
      return true;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      return false;
    }
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

  private check(acknowledged: ReturnType<FaultTest['acknowledged']>): void {
    for (const { table, seat, option, stored } of acknowledged) {
      const entry = table.entries[(stored as number) - 1];
      if (entry?.do !== 'answer' || entry.seat !== seat || entry.option !== option)
        throw new Error(`entry ${stored} of ${table.id} was acknowledged and is ${JSON.stringify(entry)}`);
    }
  }

  /** Replays every table: each decision was answered once, with an answer that its player has sent. */
  private async checkReplays(): Promise<void> {
    const pool = new pg.Pool({ connectionString: this.databaseUrl, max: 2 });
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
            throw new Error(`nobody has sent the answer to decision ${decision} of ${id}: ${JSON.stringify(entry)}`);
          this.report.decisions++;
        }
        if ('by' in entry && entry.by === 'clock' && players[entry.seat] != null) this.report.byClock++;
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
