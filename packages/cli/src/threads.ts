/**
 * Runs the parts of a task on all cores: every thread loads this program again and processes the parts that it is sent.
 */
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** Tasks by name. Their input and output is plain data. */
export type Tasks = Readonly<Record<string, (part: never) => unknown>>;

/** In a thread, serves the thread's task and returns true; returns false in the main thread. */
export function isThread(tasks: Tasks): boolean {
  if (isMainThread) return false;
  const task = tasks[workerData as string] as (part: unknown) => unknown;
  parentPort?.on('message', async (part) => parentPort?.postMessage(await task(part)));
  return true;
}

interface Waiting<Part, Result> {
  readonly part: Part;
  done(result: Result): void;
  failed(error: Error): void;
}

/** Threads for one task, until they are closed. Parts wait for a free one. */
export class Threads<Part, Result> {
  private readonly workers: Worker[];
  private readonly free: Worker[];
  private readonly waiting: Waiting<Part, Result>[] = [];
  private readonly busy = new Map<Worker, Waiting<Part, Result>>();
  private broken: Error | null = null;

  constructor(task: string, threads: number) {
    const program = pathToFileURL(process.argv[1] as string);
    this.workers = Array.from({ length: threads }, () => new Worker(program, { workerData: task }));
    this.free = [...this.workers];
    for (const worker of this.workers) {
      worker.on('message', (result: Result) => {
        this.busy.get(worker)?.done(result);
        this.busy.delete(worker);
        this.free.push(worker);
        this.send();
      });
      worker.on('error', (error) => this.fail(error as Error));
    }
  }

  run(part: Part): Promise<Result> {
    return new Promise((done, failed) => {
      if (this.broken !== null) return failed(this.broken);
      this.waiting.push({ part, done, failed });
      this.send();
    });
  }

  private send(): void {
    while (this.free.length > 0 && this.waiting.length > 0) {
      const [worker, next] = [this.free.pop() as Worker, this.waiting.shift() as Waiting<Part, Result>];
      this.busy.set(worker, next);
      worker.postMessage(next.part);
    }
  }

  /** A thread that has failed is a fault of the program: nothing more is processed. */
  private fail(error: Error): void {
    this.broken = error;
    for (const { failed } of [...this.busy.values(), ...this.waiting]) failed(error);
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}

/**
 * Processes every part and takes the results in the order of the parts, so that the number of threads changes only the
 * time. Ends early once `take` returns false.
 */
export async function inThreads<Part, Result>(
  task: string,
  parts: readonly Part[],
  // biome-ignore lint/suspicious/noConfusingVoidType: callers that want all results return nothing
  take: (result: Result) => boolean | void,
  count = availableParallelism(),
): Promise<void> {
  const threads = new Threads<Part, Result>(task, Math.min(count, parts.length));
  // Twice as many as there are threads: enough to keep them busy, and few to drop at an early end.
  const ahead = count * 2;
  const results: Promise<Result>[] = [];
  const send = () => {
    const part = parts[results.length];
    if (results.length >= parts.length) return;
    const result = threads.run(part as Part);
    // It is awaited below, unless an earlier one has failed.
    result.catch(() => {});
    results.push(result);
  };
  try {
    for (let i = 0; i < ahead; i++) send();
    for (let taken = 0; taken < parts.length; taken++) {
      const result = await (results[taken] as Promise<Result>);
      send();
      if (take(result) === false) return;
    }
  } finally {
    await threads.close();
  }
}
