/** Runs the server that was built, until it is stopped. Signals are passed on, so that it can see its players out. */
import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const LAN_COMMAND = 'npm start -- --lan';
const EVERYWHERE = ['0.0.0.0', '::'];

/** What the server is told. `--lan` lets everyone in the network reach it, as HOST=0.0.0.0 does. */
export function environment(args, given = process.env) {
  const unknown = args.find((arg) => arg !== '--lan');
  if (unknown !== undefined)
    refuse(`there is no option "${unknown}"; "${LAN_COMMAND}" lets others in your network play`);
  const env = { WEB: 'packages/web/dist', SERVER: 'packages/server/dist/main.mjs', LAN_COMMAND, ...given };
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
  const server = spawn(process.execPath, [env.SERVER], { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  // Who kills npm alone ends the shell between npm and this, and nobody tells us: the server would go on unseen.
  const { ppid } = process;
  setInterval(() => process.ppid !== ppid && server.kill('SIGTERM'), 500).unref();
  server.on('exit', (code) => process.exit(code ?? 1));
}

if (import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) serve(environment(process.argv.slice(2)));
