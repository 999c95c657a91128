/** `THINK=1`: a process without tables that only thinks, for the bots of all servers on its database. */
import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { BotTask } from '@taisen/bots';
import type pg from 'pg';
import { Rules, type RulesRef } from '../modules/rules.ts';
import { openPool, queriesOn } from '../storage/connect.ts';
import { Listener } from '../storage/listener.ts';
import type { AdviceTask } from './advice.ts';
import { BotPool } from './pool.ts';
import { ANSWER, type Answer, ASKED, BEAT, createTables, FORGET, TAKE } from './thoughts.ts';

/** A task as it is stored: the rules are named, and the thinker has them or loads them. */
export type StoredTask = (BotTask | AdviceTask) & { readonly rules: RulesRef };

/** Where a task waits has been decided by then. */
const HERE = { opener: '', played: true };

export class Thinker {
  private readonly id = randomUUID();
  private readonly pool: pg.Pool;
  private readonly rules: Rules;
  private readonly bots: BotPool;
  private readonly threads: number;
  private readonly failed: (error: unknown) => void;
  private readonly listener: Listener;
  private timer: NodeJS.Timeout | null = null;
  private readonly running = new Set<Promise<void>>();
  private taking = false;
  private closed = false;

  constructor(url: string, script: URL, failed: (error: unknown) => void, threads = availableParallelism()) {
    this.pool = openPool(url, failed, 4);
    this.rules = new Rules(queriesOn(this.pool));
    this.bots = new BotPool(script, failed, threads);
    this.threads = threads;
    this.failed = failed;
    this.listener = new Listener(url, ASKED, { received: () => this.take(), missed: () => this.take(), failed });
  }

  async open(): Promise<void> {
    await createTables(this.pool);
    await this.listener.open();
    await this.beat();
    this.timer = setInterval(() => {
      this.beat().catch(this.failed);
      // A notification may have been lost.
      this.take();
    }, BEAT);
    this.take();
  }

  private async beat(): Promise<void> {
    await this.pool.query(
      `insert into thinking.thinkers (id, threads, seen) values ($1, $2, now())
      on conflict (id) do update set seen = now()`,
      [this.id, this.threads],
    );
    await this.pool.query(FORGET);
  }

  /** Takes as many tasks as there are free threads. */
  private take(): void {
    if (this.taking || this.closed) return;
    this.taking = true;
    this.takeAll()
      .catch(this.failed)
      .finally(() => {
        this.taking = false;
      });
  }

  private async takeAll(): Promise<void> {
    while (this.running.size < this.threads && !this.closed) {
      const { rows } = await this.pool.query<{ id: number; task: StoredTask }>(TAKE);
      const [row] = rows;
      if (row === undefined) return;
      const thought = this.answer(row.id, row.task)
        .catch(this.failed)
        .finally(() => {
          this.running.delete(thought);
          this.take();
        });
      this.running.add(thought);
    }
  }

  private async answer(id: number, { rules, ...task }: StoredTask): Promise<void> {
    const module = await this.rules.fileOf(rules);
    const thought =
      'level' in task ? this.bots.think({ ...task, module }, HERE) : this.bots.advise({ ...task, module }, HERE);
    const answer = await thought.then(
      (result): Answer => ({ result }),
      (error): Answer => ({ error: String(error) }),
    );
    await this.pool.query(ANSWER, [id, JSON.stringify(answer)]);
  }

  /** Takes nothing more, answers what it has taken, and is gone. */
  async close(): Promise<void> {
    this.closed = true;
    if (this.timer !== null) clearInterval(this.timer);
    await this.pool.query('delete from thinking.thinkers where id = $1', [this.id]);
    await Promise.all(this.running);
    await this.listener.close();
    await this.bots.close();
    await this.pool.end();
  }
}
