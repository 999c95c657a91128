/** People's studies on this server: it checks them, queues them, plays them in threads of its own, and merges them. */
import { GAMES, gameNamed } from '@taisen/games';
import { BadInput, Refused } from '@taisen/kernel';
import type { Batch, Counts, Study } from '@taisen/lab/study';
import type pg from 'pg';
import { Piscina } from 'piscina';
import { mergeBatches, stopStudy } from './merge.ts';
import { admit, type StudyLimits } from './own.ts';
import { BatchFailed, StudyQueue } from './queue.ts';
import type { StudyResult, StudyTask } from './thread.ts';

export interface ServiceOptions {
  readonly url: string;
  readonly pool: pg.Pool;
  readonly script: URL;
  /** Threads that play; with 0, workers on other machines do. */
  readonly threads: number;
  readonly limits: StudyLimits;
  readonly failed: (error: unknown) => void;
}

/** Milliseconds between two looks for batches that workers have written. */
const MERGE_EVERY = 1000;
/** Milliseconds. A game that was changed so that it takes for ever must not hold a thread for ever. */
const CHECK_TIME = 60_000;
const BATCH_TIME = 20 * 60_000;
/** Batches are fetched at intervals: some for each thread, so that short ones leave no gaps. */
const AHEAD = 3;
/** A search takes seconds for a decision: hours for a study. */
const TOO_SLOW = ['level5', 'clairvoyant'];

export class StudyService {
  private readonly options: ServiceOptions;
  private queue: Promise<StudyQueue> | null = null;
  private readonly pools = new Map<'checks' | 'batches', Piscina>();
  private merging: NodeJS.Timeout | null = null;
  /** People whose studies are being checked. */
  private readonly checking = new Set<string>();
  private closed = false;

  constructor(options: ServiceOptions) {
    this.options = options;
  }

  /** Goes on with what a server before has left. A server whose people make no studies starts nothing for them. */
  async resume(): Promise<void> {
    const { rows } = await this.options.pool.query(
      'select 1 from lab.studies where person is not null and not ended limit 1',
    );
    if (rows.length > 0) await this.opened();
  }

  async add(person: string, study: Study): Promise<string> {
    const slow = study.bots.find((name) => TOO_SLOW.includes(name));
    if (slow !== undefined) throw new Refused(`${slow} is too slow for a study on the server`, null);
    const game = gameNamed(study.game);
    const { limits } = this.options;
    const check = await this.check(person, study);
    if ('failed' in check) throw new BadInput(check.failed);
    return (await this.opened()).add(study, game, person, (client) => admit(client, person, study, limits));
  }

  /** Each may take a minute of a thread that all share: one at a time for each person. */
  private async check(person: string, study: Study): Promise<StudyResult> {
    if (this.checking.has(person)) throw new Refused('wait until the study that you have sent is checked', null);
    this.checking.add(person);
    try {
      return await this.run('checks', { study, batch: null }, CHECK_TIME, 'the check of the changed game');
    } finally {
      this.checking.delete(person);
    }
  }

  async stop(id: string): Promise<void> {
    await stopStudy(this.options.pool, id);
    await (await this.opened()).end(id);
  }

  /** What others have played since. */
  async merge(id: string): Promise<void> {
    if (await mergeBatches(this.options.pool, id)) await (await this.opened()).end(id);
  }

  private opened(): Promise<StudyQueue> {
    if (this.closed) throw new Refused('the server is stopping', null);
    if (this.queue !== null) return this.queue;
    const queue = this.open();
    queue.catch(() => {
      if (this.queue === queue) this.queue = null;
    });
    this.queue = queue;
    return queue;
  }

  private async open(): Promise<StudyQueue> {
    const { url, threads, failed } = this.options;
    const queue = await StudyQueue.open(url, { onError: (error) => this.closed || failed(error) });
    if (threads > 0) await queue.work(GAMES.values(), (study, batch) => this.play(study, batch), threads * AHEAD);
    this.mergeLater();
    return queue;
  }

  private mergeLater(): void {
    if (this.closed) return;
    this.merging = setTimeout(() => {
      this.mergeAll().then(
        () => this.mergeLater(),
        (error: unknown) => {
          if (!this.closed) this.options.failed(error);
          this.mergeLater();
        },
      );
    }, MERGE_EVERY);
  }

  private async mergeAll(): Promise<void> {
    const { rows } = await this.options.pool.query(
      `select id from lab.studies s where person is not null and not ended
       and exists (select from lab.batches b where b.study = s.id and b.batch = s.taken)`,
    );
    for (const { id } of rows as { id: string }[]) await this.merge(id);
  }

  private async play(study: Study, batch: Batch): Promise<Counts> {
    const result = await this.run('batches', { study, batch }, BATCH_TIME, `a batch of ${batch.games} games`);
    if ('failed' in result) throw new BatchFailed(result.failed);
    return result.counts;
  }

  /** Checks have a thread of their own: a person waits for one, and a batch may take minutes. */
  private poolOf(kind: 'checks' | 'batches'): Piscina {
    const { script, threads, failed } = this.options;
    const there = this.pools.get(kind);
    if (there !== undefined) return there;
    const most = kind === 'checks' ? 1 : Math.max(1, threads);
    const pool = new Piscina({ filename: script.href, minThreads: 1, maxThreads: most });
    pool.on('error', failed);
    this.pools.set(kind, pool);
    return pool;
  }

  private async run(kind: 'checks' | 'batches', task: StudyTask, time: number, what: string): Promise<StudyResult> {
    const limit = new AbortController();
    // Tasks wait for a thread before they begin; so long that the wait is no fault of theirs.
    const timer = setTimeout(() => limit.abort(), time * AHEAD);
    try {
      return (await this.poolOf(kind).run(task, { signal: limit.signal })) as StudyResult;
    } catch (error) {
      if (limit.signal.aborted) return { failed: `${what} takes too long` };
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Batches that are being played are given up, and played by another worker or after the next start. */
  async close(): Promise<void> {
    this.closed = true;
    if (this.merging !== null) clearTimeout(this.merging);
    await (await this.queue)?.close();
    await Promise.all([...this.pools.values()].map((pool) => pool.destroy()));
  }
}
