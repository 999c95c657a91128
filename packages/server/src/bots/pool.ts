/** The threads that search for bots, so that a search never blocks the game worker. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BotReply, BotRequest, BotTask } from '@taisen/bots';
import type { Advice } from '@taisen/table';
import type { AdviceReply, AdviceRequest } from './advice.ts';

interface Waiting {
  readonly task: BotRequest | AdviceRequest;
  readonly resolve: (answer: BotReply | AdviceReply) => void;
  readonly reject: (error: Error) => void;
}

export class BotPool {
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

  async think(thought: BotTask): Promise<number> {
    const told = await this.ask({ ...thought, id: ++this.next });
    if ('option' in told) return told.option;
    throw new Error('error' in told ? told.error : 'a bot gave advice instead of a choice');
  }

  async advise(about: Omit<AdviceRequest, 'id'>): Promise<Advice[]> {
    const told = await this.ask({ ...about, id: ++this.next });
    if ('advice' in told) return told.advice;
    throw new Error('error' in told ? told.error : 'a bot gave a choice instead of advice');
  }

  private ask(task: BotRequest | AdviceRequest): Promise<BotReply | AdviceReply> {
    return new Promise((resolve, reject) => {
      this.queue.push({ task, resolve, reject });
      this.dispatch();
    });
  }

  private dispatch(): void {
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
    worker.on('message', (answer: BotReply | AdviceReply) => {
      const waiting = this.busy.get(worker);
      this.busy.delete(worker);
      this.idle.push(worker);
      waiting?.resolve(answer);
      this.dispatch();
    });
    worker.on('error', (error) => this.lost(worker, error as Error));
    worker.unref();
    return worker;
  }

  private lost(worker: Worker, error: Error): void {
    const waiting = this.busy.get(worker);
    this.busy.delete(worker);
    waiting?.reject(error);
    this.dispatch();
  }

  async close(): Promise<void> {
    this.closed = true;
    this.queue = [];
    await Promise.all([...this.idle, ...this.busy.keys()].map((worker) => worker.terminate()));
  }
}
