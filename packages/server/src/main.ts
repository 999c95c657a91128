/** `npm start`: a server as its environment says, until it is told to stop. */
import { existsSync } from 'node:fs';
import { BadInput } from '@taisen/kernel';
import { optionsFrom } from './options.ts';
import { startServer } from './server.ts';

/** After so long the process goes even if something still hangs. */
const PATIENCE = 20_000;

try {
  // Bundled, the thinker lies beside this file; run from the sources, it is where it was written.
  const bundled = new URL('./thinker.mjs', import.meta.url);
  const thinker = existsSync(bundled) ? bundled : new URL('./bots/thinker.ts', import.meta.url);
  const server = await startServer(optionsFrom(process.env), thinker, (why) => {
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
  console.log(`Taisen is at ${server.url}`);
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  console.error(error.message);
  process.exit(2);
}
