/** The threads that search for bots, so that a search never blocks the game worker. */
import { availableParallelism } from 'node:os';
import type { BotTask } from '@taisen/bots';
import type { Advice } from '@taisen/table';
import { Piscina } from 'piscina';
import type { AdviceTask } from './advice.ts';
import type { OfModule } from './game.ts';

export class BotPool {
  private readonly script: URL;
  private readonly failed: (error: unknown) => void;
  private readonly maxThreads: number;
  private threads: Piscina | null = null;
  private closed = false;

  constructor(script: URL, failed: (error: unknown) => void, maxThreads = Math.max(1, availableParallelism() - 1)) {
    this.script = script;
    this.failed = failed;
    this.maxThreads = maxThreads;
  }

  /** How many tasks wait for a thread. */
  get waiting(): number {
    return this.threads?.queueSize ?? 0;
  }

  think(task: BotTask & OfModule): Promise<number> {
    return this.run(task);
  }

  advise(task: AdviceTask): Promise<Advice[]> {
    return this.run(task);
  }

  private async run<Result>(task: (BotTask & OfModule) | AdviceTask): Promise<Result> {
    this.threads ??= this.start();
    try {
      return await this.threads.run(task);
    } catch (error) {
      // Tables that still wait for a bot when the server stops must not report that as a failure.
      if (this.closed) return new Promise(() => {});
      throw error;
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
      this.threads = null;
      void threads.destroy();
    });
    return threads;
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.threads?.destroy();
  }
}
