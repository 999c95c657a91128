/** Work in parts on all cores: every thread loads this program again and does the parts that it is sent. */
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** A task by its name; what goes in and comes out is plain data. */
export type Tasks = Readonly<Record<string, (part: never) => unknown>>;

/** In a thread, serves the task that the thread was started for; elsewhere it says that there is none. */
export function isThread(tasks: Tasks): boolean {
  if (isMainThread) return false;
  const task = tasks[workerData as string] as (part: unknown) => unknown;
  parentPort?.on('message', (part) => parentPort?.postMessage(task(part)));
  return true;
}

/**
 * Has every part done and takes the results in the order of the parts, whichever is ready first, so that the number
 * of threads changes nothing but the time. Ends early once `take` answers false.
 */
export async function inThreads<Part, Result>(
  task: string,
  parts: readonly Part[],
  // biome-ignore lint/suspicious/noConfusingVoidType: who wants all results answers nothing
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
          const goesOn = take(ready.get(taken) as Result) !== false;
          ready.delete(taken++);
          if (!goesOn || taken === parts.length) return end(resolve);
        }
      });
      send();
    }
  });
}
