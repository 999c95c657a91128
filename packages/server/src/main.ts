/** `npm start`: runs a server, configured by environment variables, until SIGTERM or SIGINT. */
import { existsSync } from 'node:fs';
import { BadInput } from '@taisen/kernel';
import { startThinker, THINKING } from './bots/start-thinker.ts';
import { dataFrom, optionsFrom } from './options.ts';
import { startServer } from './server.ts';
import { startError } from './start-errors.ts';
import { welcome } from './welcome.ts';
import { startInThread } from './worker/client.ts';

/** Milliseconds after which the process exits even if closing has not finished. */
const CLOSE_TIMEOUT = 20_000;

const lost = (why: string) => {
  console.error(why);
  process.exit(1);
};

const dataFolder = dataFrom(process.env);
try {
  // In a bundle the scripts of the threads are next to this file.
  const script = (bundled: string, source: string) => {
    const url = new URL(bundled, import.meta.url);
    return existsSync(url) ? url : new URL(source, import.meta.url);
  };
  const scripts = {
    worker: startInThread(script('./worker.mjs', './worker/thread.ts')),
    bots: script('./bots.mjs', './bots/thread.ts'),
    studies: script('./studies.mjs', './studies/thread.ts'),
    tracing: script('./tracing.mjs', './tracing/otel.ts'),
    manifest: script('./modules/manifest.json', '../../../.taisen/modules/manifest.json'),
  };
  const options = optionsFrom(process.env);
  const server = options.thinks ? null : await startServer(options, scripts, lost);
  const running = server ?? (await startThinker(options, scripts.bots));
  let stopping = false;
  const stop = () => {
    // A second signal changes nothing: accepted entries are written first.
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), CLOSE_TIMEOUT).unref();
    running.close().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Last, because a program that reads the first line may send a signal at once.
  const lines = server === null ? [THINKING] : welcome(server, options, process.stdout.isTTY === true);
  console.log(lines.join('\n'));
} catch (error) {
  // One sentence for whoever started it. With LOG_LEVEL=debug the place, too.
  console.error(process.env['LOG_LEVEL'] === 'debug' ? error : startError(error, dataFolder));
  process.exit(error instanceof BadInput ? 2 : 1);
}
