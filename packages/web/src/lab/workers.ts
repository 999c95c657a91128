/** The workers of the lab's page. Requests wait for a free one. */
import type { MatchLog } from '@taisen/kernel';
import type { Batch, Counts, Study } from '@taisen/lab/study';
import type { FromLabWorker, ToLabWorker } from './worker.ts';

type Request = ToLabWorker extends infer M ? (M extends ToLabWorker ? Omit<M, 'id'> : never) : never;
interface Waiting {
  readonly request: Request;
  done(value: unknown): void;
  failed(error: Error): void;
}

/** One core stays free for the page. */
const MOST = Math.max(1, Math.min(8, navigator.hardwareConcurrency - 1));

export class LabWorkers {
  readonly count = MOST;
  private readonly workers: Worker[] = [];
  private readonly free: Worker[] = [];
  private readonly busy = new Map<Worker, Waiting>();
  private readonly waiting: Waiting[] = [];

  check = (study: Study): Promise<null> => this.ask({ do: 'check', study }) as Promise<null>;
  batch = (study: Study, batch: Batch): Promise<Counts> => this.ask({ do: 'batch', study, batch }) as Promise<Counts>;
  log = (study: Study, side: 0 | 1, seed: number): Promise<MatchLog> =>
    this.ask({ do: 'log', study, side, seed }) as Promise<MatchLog>;

  private ask(request: Request): Promise<unknown> {
    return new Promise((done, failed) => {
      this.waiting.push({ request, done, failed });
      this.send();
    });
  }

  private send(): void {
    while (this.waiting.length > 0) {
      const worker = this.free.pop() ?? this.another();
      if (worker === null) return;
      const next = this.waiting.shift() as Waiting;
      this.busy.set(worker, next);
      worker.postMessage({ ...next.request, id: 0 });
    }
  }

  private another(): Worker | null {
    if (this.workers.length >= MOST) return null;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'lab' });
    this.workers.push(worker);
    worker.onmessage = ({ data }: MessageEvent<FromLabWorker>) => {
      const request = this.busy.get(worker);
      this.busy.delete(worker);
      this.free.push(worker);
      if ('failed' in data) request?.failed(new Error(data.failed));
      else request?.done(data.done);
      this.send();
    };
    worker.onerror = ({ message }) => {
      this.busy.get(worker)?.failed(new Error(message));
      this.busy.delete(worker);
    };
    return worker;
  }

  /** Ends all workers at once, in the middle of a batch. The next request starts new ones. */
  stop(): void {
    for (const worker of this.workers) worker.terminate();
    this.workers.length = 0;
    this.free.length = 0;
    this.busy.clear();
    this.waiting.length = 0;
  }
}
