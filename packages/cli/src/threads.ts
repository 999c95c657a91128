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
  parentPort?.on('message', (part) => parentPort?.postMessage(task(part)));
  return true;
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
  threads = availableParallelism(),
): Promise<void> {
  const program = pathToFileURL(process.argv[1] as string);
  const ready = new Map<number, Result>();
  let sent = 0;
  let taken = 0;
  await new Promise<void>((resolve, reject) => {
    if (parts.length === 0) resolve();
    const workers = Array.from(
      { length: Math.min(threads, parts.length) },
      () => new Worker(program, { workerData: task }),
    );
    const end = (done: () => void) => {
      for (const worker of workers) worker.terminate();
      done();
    };
    for (const worker of workers) {
      let at = 0;
      const send = () => {
        if (sent === parts.length) return;
        at = sent++;
        worker.postMessage(parts[at]);
      };
      worker.on('error', (error) => end(() => reject(error)));
      worker.on('message', (result: Result) => {
        ready.set(at, result);
        send();
        while (ready.has(taken)) {
          const continues = take(ready.get(taken) as Result) !== false;
          ready.delete(taken++);
          if (!continues || taken === parts.length) return end(resolve);
        }
      });
      send();
    }
  });
}
