/** `npm start`: runs a server, configured by environment variables, until SIGTERM or SIGINT. */
import { existsSync } from 'node:fs';
import { BadInput } from '@taisen/kernel';
import { type Options, optionsFrom } from './options.ts';
import { type RunningServer, startServer } from './server.ts';
import { startInThread } from './worker/client.ts';

/** Milliseconds after which the process exits even if closing has not finished. */
const CLOSE_TIMEOUT = 20_000;

try {
  // In a bundle the scripts of the threads are next to this file.
  const script = (bundled: string, source: string) => {
    const url = new URL(bundled, import.meta.url);
    return existsSync(url) ? url : new URL(source, import.meta.url);
  };
  const scripts = {
    worker: startInThread(script('./worker.mjs', './worker/thread.ts')),
    bots: script('./bots.mjs', './bots/thread.ts'),
    manifest: script('./modules/manifest.json', '../../../.taisen/modules/manifest.json'),
  };
  const options = optionsFrom(process.env);
  const server = await startServer(options, scripts, (why) => {
    console.error(why);
    process.exit(1);
  });
  let stopping = false;
  const stop = () => {
    // A second signal changes nothing: accepted entries are written first.
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), CLOSE_TIMEOUT).unref();
    server.close().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Last, because a program that reads this line may send a signal at once.
  console.log([`Taisen is at ${server.url}`, ...linesForOthers(server, options)].join('\n'));
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  console.error(error.message);
  process.exit(2);
}

/** How to open the pages on other computers. */
function linesForOthers({ url, others }: RunningServer, { publicUrl, host, lanCommand }: Options): string[] {
  if (publicUrl !== null) return [];
  if (others.length > 0)
    return others.filter((other) => other !== url).map((other) => `Others in your network open ${other}`);
  if (host === '0.0.0.0' || host === '::') return ['There is no network here: nobody else can open it at present'];
  return lanCommand === null ? [] : [`Nobody else can open it; for others in your network: ${lanCommand}`];
}
