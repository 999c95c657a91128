/** Runs the server that was built, until it is stopped. */
import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { follow } from './node/index.mjs';

const LAN_COMMAND = 'npm start -- --lan';
const EVERYWHERE = ['0.0.0.0', '::'];

/** What the server is told. `--lan` lets everyone in the network reach it, as HOST=0.0.0.0 does. */
export function environment(args, given = process.env) {
  const unknown = args.find((arg) => arg !== '--lan');
  if (unknown !== undefined)
    refuse(`there is no option "${unknown}"; "${LAN_COMMAND}" lets others in your network play`);
  const env = {
    WEB: 'packages/web/dist',
    SERVER: 'packages/server/dist/main.mjs',
    LAN_COMMAND,
    // The terminal is for people.
    LOG_FILE: '.taisen/server.log',
    ...given,
  };
  if (args.length === 0) return env;
  if (given.HOST && !EVERYWHERE.includes(given.HOST))
    refuse(`--lan lets everyone in your network play, and HOST=${given.HOST} does not: leave one of them out`);
  return { ...env, HOST: given.HOST || '0.0.0.0' };
}

function refuse(why) {
  console.error(why);
  process.exit(2);
}

export function serve(env) {
  follow(spawn(process.execPath, [env.SERVER], { stdio: 'inherit', env }));
}

if (import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) serve(environment(process.argv.slice(2)));
