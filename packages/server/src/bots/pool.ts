/** The threads that search for bots, so that a search never blocks the game worker. */
import { availableParallelism } from 'node:os';
import type { BotTask } from '@taisen/bots';
import type { Advice } from '@taisen/table';
import { Piscina } from 'piscina';
import type { RulesRef } from '../modules/rules.ts';
import { isUnavailable } from '../storage/unavailable.ts';
import type { AdviceTask } from './advice.ts';
import { FairQueue, type Place } from './fair-queue.ts';
import type { OfModule } from './game.ts';
import { NoAnswer, type RemoteThinkers } from './remote.ts';

/** What a bot chooses, and how many milliseconds the search took. */
export interface Thought {
  readonly option: number;
  readonly took: number;
}

type Task = (BotTask & OfModule) | AdviceTask;
interface Waiting {
  readonly task: Task;
  readonly played: boolean;
  /** The rules of the match by name, for thinkers elsewhere; null: it is thought here. */
  readonly rules: RulesRef | null;
  readonly done: (result: never) => void;
  readonly failed: (error: unknown) => void;
}

export class BotPool {
  private readonly script: URL;
  private readonly failed: (error: unknown) => void;
  private readonly maxThreads: number;
  private readonly queue = new FairQueue<Waiting>();
  private running = 0;
  private threads: Piscina | null = null;
  private closed = false;
  /** Thinkers on other machines; they are asked first. */
  remote: Pick<RemoteThinkers, 'free' | 'think'> | null = null;

  constructor(script: URL, failed: (error: unknown) => void, maxThreads = Math.max(1, availableParallelism() - 1)) {
    this.script = script;
    this.failed = failed;
    this.maxThreads = maxThreads;
  }

  /** How many tasks wait for a thread. */
  get waiting(): number {
    return this.queue.size;
  }

  think(task: BotTask & OfModule, place: Place, rules: RulesRef | null = null): Promise<Thought> {
    return this.run(task, place, rules);
  }

  advise(task: AdviceTask, place: Place, rules: RulesRef | null = null): Promise<Advice[]> {
    return this.run(task, place, rules);
  }

  private run<Result>(task: Task, place: Place, rules: RulesRef | null): Promise<Result> {
    return new Promise<Result>((done, failed) => {
      this.queue.add({ task, played: place.played, rules, done, failed }, place);
      this.startNext();
    });
  }

  /** The threads get one task each: everything else waits in the fair queue, not in theirs. */
  private startNext(): void {
    for (;;) {
      const away = (this.remote?.free ?? 0) > 0;
      if (this.closed || (!away && this.running >= this.maxThreads)) return;
      const next = this.queue.next();
      if (next === undefined) return;
      if (away && next.rules !== null) void this.thinkAway(next, next.rules);
      else this.thinkHere(next);
    }
  }

  private thinkHere(next: Waiting): void {
    this.running++;
    const over = () => {
      this.running--;
      this.startNext();
    };
    this.threads ??= this.start();
    this.threads.run(next.task).then(
      (result) => {
        over();
        next.done(result as never);
      },
      (error) => {
        over();
        // Tables that still wait for a bot when the server stops must not report that as a failure.
        if (!this.closed) next.failed(error);
      },
    );
  }

  private async thinkAway(next: Waiting, rules: RulesRef): Promise<void> {
    const { module: _, ...task } = next.task;
    const began = performance.now();
    try {
      const result = (await this.remote?.think({ ...task, rules }, next.played)) as Thought | Advice[];
      // The way there and back took time, too.
      next.done((Array.isArray(result) ? result : { ...result, took: performance.now() - began }) as never);
      this.startNext();
    } catch (error) {
      if (this.closed) return;
      if (!(error instanceof NoAnswer || isUnavailable(error))) this.failed(error);
      this.thinkHere(next);
    }
  }

  /** Starts with the first task: many servers have no bots. */
  private start(): Piscina {
    const threads = new Piscina({
      filename: this.script.href,
      // With 0, tasks in the queue would wait for ever after the last thread has crashed.
      minThreads: 1,
      maxThreads: this.maxThreads,
      // A new thread compiles the games again, which takes longer than most searches.
      idleTimeout: Number.POSITIVE_INFINITY,
    });
    // No task has failed, so the script itself does. Piscina would not start it again.
    threads.on('error', (error) => {
      this.failed(error);
      if (this.threads === threads) this.threads = null;
      void threads.destroy();
    });
    return threads;
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.threads?.destroy();
  }
}
