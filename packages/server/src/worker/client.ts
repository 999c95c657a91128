/** The game worker as the main thread uses it. */
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Notice } from '../people/notices.ts';
import type { StoredTable } from '../tables/store.ts';
import type { Passed } from '../tracing/tracing.ts';
import { BatchedPort, type Port } from './batched-port.ts';
import type { WorkerSetup } from './game-worker.ts';
import type { FromWorker, Join, JoinFailure, ToWorker, WorkerQuestion } from './protocol.ts';
import { StallWatch } from './stalls.ts';

export interface WorkerClientEvents {
  /** A message of a table for a client. */
  readonly send: (connection: number, text: string) => void;
  readonly moved: (connection: number, table: string) => void;
  readonly joinFailed: (connection: number, why: JoinFailure) => void;
  readonly notify: (notices: readonly Notice[]) => void;
  readonly traced: (message: Passed) => void;
  readonly failed: (where: string, error: unknown, table?: string) => void;
  /** All messages of a batch have been passed on. */
  readonly batchEnd: () => void;
}

interface Pending {
  readonly answered: (text: string) => void;
  readonly failed: (error: unknown) => void;
}

export class WorkerClient {
  private readonly port: BatchedPort<ToWorker, FromWorker>;
  private readonly pending = new Map<number, Pending>();
  private lastId = 0;
  private readonly watch = new StallWatch((stall) => this.port.post({ do: 'stalled', stall }));

  constructor(port: Port, { send: text, batchEnd, ...events }: WorkerClientEvents) {
    this.port = new BatchedPort(port, { message: (message) => this.onMessage(message, events), text, batchEnd });
  }

  private onMessage(message: FromWorker, events: Omit<WorkerClientEvents, 'send' | 'batchEnd'>): void {
    if (message.do === 'moved') events.moved(message.connection, message.table);
    else if (message.do === 'join-failed') events.joinFailed(message.connection, message.why);
    else if (message.do === 'notify') events.notify(message.notices);
    else if (message.do === 'traced') events.traced(message);
    else if (message.do === 'failed') events.failed(message.where, message.error, message.table);
    else if (message.do === 'ping') {
      this.watch.check();
      // Sockets that can be read are read before the next round of timers and immediates.
      setImmediate(() => this.port.post({ do: 'pong' }));
    } else {
      const pending = this.pending.get(message.id);
      this.pending.delete(message.id);
      if (message.do === 'answer') pending?.answered(message.text);
      else pending?.failed(message.error);
    }
  }

  ask(question: WorkerQuestion, tables: readonly string[] = []): Promise<string> {
    const id = ++this.lastId;
    this.port.post({ do: 'ask', id, question, tables });
    return new Promise((answered, failed) => {
      this.pending.set(id, { answered, failed });
    });
  }

  join(join: Join): void {
    this.port.post({ do: 'join', ...join });
  }

  /** Passes on what a client has sent, traced under this number or not at all. */
  receive(connection: number, text: string, trace: number | null = null): void {
    this.watch.check();
    if (trace !== null) this.port.post({ do: 'trace', connection, trace });
    this.port.postText(connection, text);
  }

  leave(connection: number): void {
    this.port.post({ do: 'leave', connection });
  }

  waiting(table: string, waits: boolean): void {
    this.port.post({ do: 'waiting', table, waits });
  }

  begin(stored: StoredTable): void {
    this.port.post({ do: 'begin', stored });
  }

  notify(notice: Notice): void {
    this.port.post({ do: 'notify', notice });
  }

  close(): void {
    this.watch.close();
  }
}

/** Starts a game worker, and reports if it is lost. */
export type StartWorker = (setup: WorkerSetup, lost: (error: unknown) => void) => Port & { readonly close: () => void };

/**
 * Megabytes for young objects. Each collection copies those still in use, so there is space for a few thousand
 * decisions: three times 64 MB, as V8 counts (docs/scale.md).
 */
const YOUNG_GENERATION = 192;
/**
 * Old objects may grow by this percentage before V8 collects them; most are finished matches. By default it would do
 * so after every 16 MB, which is cheap for V8 but makes players wait. It never exceeds half of what is left to the limit.
 */
const OLD_GROWTH = 200;

export const startInThread =
  (script: URL): StartWorker =>
  (setup, lost) => {
    setFlagsFromString(`--heap-growing-percent=${OLD_GROWTH}`);
    const resourceLimits = { maxYoungGenerationSizeMb: YOUNG_GENERATION };
    const worker = new Worker(script, { workerData: setup, resourceLimits });
    worker.on('error', lost);
    worker.on('exit', () => lost(new Error('the game worker has exited')));
    return Object.assign(worker, {
      close: () => {
        worker.removeAllListeners('exit');
        void worker.terminate();
      },
    });
  };
