/** Bots think in threads of their own, so that the server never waits for one. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Ask, Thought, Told } from '@taisen/bots';
import type { Advice } from '@taisen/match';

interface Waiting {
  readonly task: Ask;
  readonly resolve: (option: number) => void;
  readonly reject: (error: Error) => void;
}

export class Thinkers {
  private readonly script: URL;
  private readonly most: number;
  private readonly idle: Worker[] = [];
  private readonly busy = new Map<Worker, Waiting>();
  private queue: Waiting[] = [];
  private next = 0;
  private closed = false;

  constructor(script: URL, most = Math.max(1, availableParallelism() - 1)) {
    this.script = script;
    this.most = most;
  }

  get waiting(): number {
    return this.queue.length;
  }

  think(thought: Thought): Promise<number> {
    return new Promise((resolve, reject) => {
      this.queue.push({ task: { ...thought, id: ++this.next }, resolve, reject });
      this.hand();
    });
  }

  private hand(): void {
    while (this.queue.length > 0 && !this.closed) {
      const worker = this.idle.pop() ?? (this.busy.size < this.most ? this.start() : undefined);
      if (worker === undefined) return;
      const waiting = this.queue.shift() as Waiting;
      this.busy.set(worker, waiting);
      worker.postMessage(waiting.task);
    }
  }

  private start(): Worker {
    const worker = new Worker(this.script);
    worker.on('message', (answer: Told) => {
      const waiting = this.busy.get(worker);
      this.busy.delete(worker);
      this.idle.push(worker);
      if ('option' in answer) waiting?.resolve(answer.option);
      else waiting?.reject(new Error(answer.error));
      this.hand();
    });
    worker.on('error', (error) => this.lost(worker, error as Error));
    worker.unref();
    return worker;
  }

  private lost(worker: Worker, error: Error): void {
    const waiting = this.busy.get(worker);
    this.busy.delete(worker);
    waiting?.reject(error);
    this.hand();
  }

  async close(): Promise<void> {
    this.closed = true;
    this.queue = [];
    await Promise.all([...this.idle, ...this.busy.keys()].map((worker) => worker.terminate()));
  }
}

/** So often a bot is asked for advice. */
const VOTES = 5;

/** What a bot would do, thinking anew each time: the share of times that it chose an option, the most frequent first. */
export async function votes(think: (seed: number) => Promise<number>): Promise<Advice[]> {
  const chosen = await Promise.all(Array.from({ length: VOTES }, (_, seed) => think(seed)));
  return [...new Set(chosen)]
    .map((option) => ({ option, estimate: chosen.filter((other) => other === option).length / VOTES }))
    .toSorted((a, b) => b.estimate - a.estimate);
}
