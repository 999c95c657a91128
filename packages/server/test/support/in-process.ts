/** A server in the test's own thread, so that tests can replace its games, and without a bundle. */
import { MessageChannel } from 'node:worker_threads';
import { optionsFrom } from '../../src/options.ts';
import { type RunningServer, startServer } from '../../src/server.ts';
import type { StartWorker } from '../../src/worker/client.ts';
import { startGameWorker } from '../../src/worker/game-worker.ts';
import { NO_LIMITS } from './process.ts';

const workerInProcess: StartWorker = (setup) => {
  const { port1, port2 } = new MessageChannel();
  startGameWorker(port1, setup);
  return port2;
};

export const startInProcess = (data: string, env: Readonly<Record<string, string>> = {}): Promise<RunningServer> =>
  startServer(
    optionsFrom({ ...NO_LIMITS, DATA: data, PORT: '0', LOG_LEVEL: 'silent', ...env }),
    {
      worker: workerInProcess,
      bots: new URL('../../src/bots/thread.ts', import.meta.url),
      studies: new URL('../../src/studies/thread.ts', import.meta.url),
      tracing: new URL('../../src/tracing/otel.ts', import.meta.url),
      manifest: new URL('../../../../.taisen/modules/manifest.json', import.meta.url),
    },
    (why) => {
      throw new Error(why);
    },
  );
