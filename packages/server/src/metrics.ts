/** Metrics for Prometheus. */
import { performance } from 'node:perf_hooks';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Plain counters for events that happen thousands of times a second. Prometheus reads them only on a scrape. */
type Counts<Name extends string> = Record<Name, number>;

/** The metrics of the main thread. */
export interface Metrics {
  readonly registry: Registry;
  readonly counts: Counts<'message' | 'dropped'>;
  readonly failures: Counter<'where'>;
  /** Every answer to a request; refused sign-ins are those of their route with 401 or 429. */
  readonly requests: Histogram<'method' | 'route' | 'status'>;
}

/** The metrics of the game worker. */
export interface WorkerMetrics {
  readonly registry: Registry;
  readonly counts: Counts<'decisions'>;
  readonly commits: Histogram;
  readonly rows: Histogram;
  /** Seconds in which the process stood still. */
  readonly stalled: Counter;
}

/** `now` is called on every scrape. */
export function createMetrics(now: () => { sockets: number; waiting: number }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  gauge(registry, 'taisen_sockets', 'Open sockets', () => now().sockets);
  gauge(registry, 'taisen_pool_waiting', 'Requests that wait for a connection to the database', () => now().waiting);
  const counts = { message: 0, dropped: 0 };
  new Counter({
    name: 'taisen_messages_total',
    help: 'Messages from clients, read or dropped',
    labelNames: ['what'],
    registers,
    collect() {
      this.reset();
      for (const what of ['message', 'dropped'] as const) this.inc({ what }, counts[what]);
    },
  });
  return {
    registry,
    counts,
    requests: new Histogram({
      name: 'taisen_http_seconds',
      help: 'Time to answer a request, by route and status',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
      registers,
    }),
    failures: new Counter({
      name: 'taisen_failures_total',
      help: 'Internal failures, by part of the server',
      labelNames: ['where'],
      registers,
    }),
  };
}

export function createWorkerMetrics(
  now: () => { tables: number; thoughts: number; thinkers: number; difference: number; notices: number },
): WorkerMetrics {
  const registry = new Registry();
  const registers = [registry];
  gauge(registry, 'taisen_tables', 'Tables in memory', () => now().tables);
  gauge(registry, 'taisen_thoughts_waiting', 'Tasks in the queue of the bot pool', () => now().thoughts);
  gauge(registry, 'taisen_thinkers', 'Threads of thinkers on other machines', () => now().thinkers);
  gauge(
    registry,
    'taisen_clock_difference_seconds',
    "How far the database's clock is from the time of this server's tables",
    () => now().difference / 1000,
  );
  gauge(
    registry,
    'taisen_notices_sent',
    'Messages to other servers since the start: many, if the proxy does not send both players of a table to one server',
    () => now().notices,
  );
  let last = performance.eventLoopUtilization();
  gauge(
    registry,
    'taisen_worker_utilization',
    'Event loop utilization of the game worker since the last scrape, from 0 to 1',
    () => {
      const before = last;
      last = performance.eventLoopUtilization();
      return performance.eventLoopUtilization(last, before).utilization;
    },
  );
  const counts = { decisions: 0 };
  new Counter({
    name: 'taisen_decisions_total',
    help: 'Decisions applied by this server',
    registers,
    collect() {
      this.reset();
      this.inc(counts.decisions);
    },
  });
  return {
    registry,
    counts,
    commits: new Histogram({
      name: 'taisen_commit_seconds',
      help: 'Time to commit a batch of entries',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
      registers,
    }),
    stalled: new Counter({
      name: 'taisen_stalled_seconds_total',
      help: 'Time in which this server stood still; no clock of a table ran',
      registers,
    }),
    rows: new Histogram({
      name: 'taisen_commit_rows',
      help: 'Entries in a batch',
      buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000],
      registers,
    }),
  };
}

function gauge(registry: Registry, name: string, help: string, value: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(value());
    },
  });
}
