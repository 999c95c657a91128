/**
 * Studies as jobs in PostgreSQL. A job is a batch of games. Its counts and its end are written in one transaction under
 * a key, so a worker that is killed loses only the batch that it was playing, and no batch counts twice.
 */
import { randomUUID } from 'node:crypto';
import { BadInput, type Game, type State } from '@taisen/kernel';
import { type Batch, batchesOf, type Counts, parseStudy, type Study } from '@taisen/lab/study';
import pg from 'pg';
import { type Job, PgBoss } from 'pg-boss';
import { gamesOf, placeFor } from './place.ts';
import { createTables, inTransaction } from './schema.ts';

export interface QueueOptions {
  /** Seconds after which the batch of a worker that has vanished is given to another one. */
  readonly lostAfter?: number;
  /** Broken connections and other faults, after which the queue goes on. */
  readonly onError: (error: unknown) => void;
}

export interface StoredStudy {
  readonly study: Study;
  readonly ruleset: string;
  readonly batches: number;
  /** How many batches have been played. */
  readonly played: number;
  readonly ended: boolean;
  /** Why its games cannot be played, if they cannot. */
  readonly error: string | null;
}

interface BatchJob {
  readonly study: string;
  readonly batch: number;
}

/** The part of pg-boss's transactions that is used here. */
interface Transaction {
  executeSql(text: string, values?: unknown[]): Promise<unknown>;
}

/** Plays a batch of a study, given as plain data. */
export type PlayBatch = (study: Study, batch: Batch) => Promise<Counts>;

/** The games of a batch cannot be played: the study is to blame, not the worker. */
export class BatchFailed extends Error {}

/** Jobs that are added or deleted by one statement. */
const CHUNK = 1000;

/** Known beforehand: the id of the study with the number of the batch in its last part. */
const jobId = (study: string, batch: number): string => `${study.slice(0, 24)}${batch.toString(16).padStart(12, '0')}`;

/** The least that pg-boss allows. */
const LOST_AFTER = 10;
/** Seconds. A worker that gives signs of life all the time may still hang. */
const LONGEST = 6 * 3600;
/** After so many tries a batch is the cause of its failures. */
const TRIES = 50;

export class StudyQueue {
  private readonly pool: pg.Pool;
  private readonly boss: PgBoss;
  private readonly lostAfter: number;
  private readonly studies = new Map<string, Promise<StoredStudy>>();

  private constructor(pool: pg.Pool, boss: PgBoss, lostAfter: number) {
    this.pool = pool;
    this.boss = boss;
    this.lostAfter = lostAfter;
  }

  static async open(url: string, { lostAfter = LOST_AFTER, onError }: QueueOptions): Promise<StudyQueue> {
    const pool = new pg.Pool({ connectionString: url, max: 4 });
    pool.on('error', onError);
    await createTables(pool);
    // Vanished workers are looked for often: a study waits for its last batch.
    const every = Math.max(1, Math.floor(lostAfter / 2));
    const boss = new PgBoss({
      connectionString: url,
      schema: 'lab_jobs',
      superviseIntervalSeconds: every,
      monitorIntervalSeconds: every,
      schedule: false,
    });
    boss.on('error', onError);
    await boss.start();
    return new StudyQueue(pool, boss, lostAfter);
  }

  /** Adds a study with all its jobs, or nothing. Returns its id. `admit` may refuse a person's study. */
  async add(
    study: Study,
    { ruleset }: Pick<Game<State>, 'ruleset'>,
    person: string | null = null,
    admit: (client: pg.PoolClient) => Promise<void> = async () => {},
  ): Promise<string> {
    const id = randomUUID();
    const batches = batchesOf(study).length;
    const name = await this.queueFor(ruleset);
    await inTransaction(this.pool, async (client) => {
      await admit(client);
      const place = await placeFor(client, person);
      await client.query(
        'insert into lab.studies (id, study, ruleset, batches, person, place, games) values ($1, $2, $3, $4, $5, $6, $7)',
        [id, JSON.stringify(study), ruleset, batches, person, place, gamesOf(study)],
      );
      const jobs = Array.from({ length: batches }, (_, batch) => ({
        id: jobId(id, batch),
        data: { study: id, batch } satisfies BatchJob,
        priority: -(place + batch),
      }));
      const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
      for (let i = 0; i < jobs.length; i += CHUNK) await this.boss.insert(name, jobs.slice(i, i + CHUNK), { db });
    });
    return id;
  }

  /** Jobs are for workers with the same rules: others would count other games. */
  private async queueFor(ruleset: string): Promise<string> {
    const name = `study-${ruleset.replaceAll('+', '-')}`;
    // By signs of life, not by time: on a busy machine a batch takes as long as it takes.
    const lost = { heartbeatSeconds: this.lostAfter, expireInSeconds: LONGEST };
    await this.boss.createQueue(name, { retryLimit: TRIES, retryDelay: 0, ...lost });
    return name;
  }

  /** Plays batches of studies of these games, so many at a time, until the queue is closed. */
  async work(games: Iterable<Game<State>>, play: PlayBatch, atOnce: number): Promise<void> {
    for (const { ruleset } of games) {
      const name = await this.queueFor(ruleset);
      const options = { localConcurrency: atOnce, pollingIntervalSeconds: 0.5, transactional: true } as const;
      await this.boss.work(name, options, async ([job]: Job<BatchJob>[], tx: Transaction) => {
        const { study: id, batch } = (job as Job<BatchJob>).data;
        const counts = await this.play(id, batch, play).catch((error: unknown) => {
          // The games are to blame, on every worker: nobody needs to try again.
          if (error instanceof BatchFailed) return this.fail(id, error.message);
          throw error;
        });
        if (counts === null) return;
        await tx.executeSql(
          'insert into lab.batches (study, batch, counts) values ($1, $2, $3) on conflict (study, batch) do nothing',
          [id, batch, JSON.stringify(counts)],
        );
      });
    }
  }

  private async fail(id: string, why: string): Promise<null> {
    await this.pool.query('update lab.studies set error = $2 where id = $1 and not ended', [id, why]);
    await this.end(id);
    return null;
  }

  /** Null if nobody waits for the batch any more. */
  private async play(id: string, at: number, play: PlayBatch): Promise<Counts | null> {
    const { rows } = await this.pool.query(
      `select ended or exists (select from lab.batches where study = $1 and batch = $2) as done
       from lab.studies where id = $1`,
      [id, at],
    );
    if (rows[0]?.done !== false) return null;
    let stored = this.studies.get(id);
    if (stored === undefined) {
      stored = this.find(id);
      stored.catch(() => this.studies.delete(id));
      this.studies.set(id, stored);
    }
    const { study } = await stored;
    return play(study, batchesOf(study)[at] as Batch);
  }

  async find(id: string): Promise<StoredStudy> {
    const { rows } = await this.pool.query(
      `select study, ruleset, batches, ended, error, (select count(*)::int from lab.batches where study = $1) as played
       from lab.studies where id = $1`,
      [id],
    );
    const [row] = rows;
    if (row === undefined) throw new BadInput(`there is no study ${id}`);
    return { ...row, study: parseStudy(row.study) };
  }

  /** The counts of its batches from this one on, in order, up to the first that is not there yet. */
  async countsFrom(id: string, first: number): Promise<Counts[]> {
    const { rows } = await this.pool.query(
      'select batch, counts from lab.batches where study = $1 and batch >= $2 order by batch limit 100',
      [id, first],
    );
    const found: Counts[] = [];
    for (const { batch, counts } of rows as { batch: number; counts: Counts }[]) {
      if (batch !== first + found.length) break;
      found.push(counts);
    }
    return found;
  }

  /** Nobody waits for the rest of its batches. */
  async end(id: string): Promise<void> {
    const { rows } = await this.pool.query(
      'update lab.studies set ended = true where id = $1 returning ruleset, batches',
      [id],
    );
    const [row] = rows as { ruleset: string; batches: number }[];
    if (row === undefined) return;
    const name = await this.queueFor(row.ruleset);
    const jobs = Array.from({ length: row.batches }, (_, batch) => jobId(id, batch));
    for (let i = 0; i < jobs.length; i += CHUNK) await this.boss.deleteJob(name, jobs.slice(i, i + CHUNK));
  }

  /** A batch that is being played is given up, and played by another worker. */
  async close(): Promise<void> {
    await this.boss.stop({ graceful: false });
    await this.pool.end();
  }
}
