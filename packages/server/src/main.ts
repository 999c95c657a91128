/** `npm start`: a server as its environment says, until it is told to stop. */
import { existsSync } from 'node:fs';
import { BadInput } from '@taisen/kernel';
import { type Options, optionsFrom } from './options.ts';
import { type RunningServer, startServer } from './server.ts';
import { startInThread } from './worker/client.ts';

/** After so long the process goes even if something still hangs. */
const PATIENCE = 20_000;

try {
  // Bundled, the threads' scripts lie beside this file; run from the sources, they are where they were written.
  const script = (bundled: string, source: string) => {
    const beside = new URL(bundled, import.meta.url);
    return existsSync(beside) ? beside : new URL(source, import.meta.url);
  };
  const scripts = {
    worker: startInThread(script('./worker.mjs', './worker/thread.ts')),
    bots: script('./bots.mjs', './bots/thread.ts'),
  };
  const options = optionsFrom(process.env);
  const server = await startServer(options, scripts, (why) => {
    console.error(why);
    process.exit(1);
  });
  let stopping = false;
  const stop = () => {
    // A second signal does not hurry anything: what has been accepted is written down first.
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), PATIENCE).unref();
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
  // Last: whoever reads this may tell it to stop at once.
  console.log([`Taisen is at ${server.url}`, ...wordsForOthers(server, options)].join('\n'));
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  console.error(error.message);
  process.exit(2);
}

/** Whom the address above does not help. */
function wordsForOthers({ url, others }: RunningServer, { publicUrl, host, lanCommand }: Options): string[] {
  if (publicUrl !== null) return [];
  if (others.length > 0)
    return others.filter((other) => other !== url).map((other) => `Others in your network open ${other}`);
  if (host === '0.0.0.0' || host === '::') return ['There is no network here: nobody else can open it at present'];
  return lanCommand === null ? [] : [`Nobody else can open it; for others in your network: ${lanCommand}`];
}
