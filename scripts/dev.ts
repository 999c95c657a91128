/**
 * `npm run dev`: the pages with hot reload, and a server from the sources that restarts when they change. The database
 * runs beside the server, so that a restart does not wait for it. One signal ends all three. `--inspect` opens the server
 * to a debugger.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { join } from 'node:path';
import { createLogger, createServer } from 'vite';
import { optionsFrom } from '../packages/server/src/options.ts';
import { startPostgres } from '../packages/server/src/storage/postgres.ts';
import { onEnd } from './node/index.mjs';

/** Not the data of `npm start`: unfinished code may spoil it. */
const { data, databaseUrl, secret } = optionsFrom({ DATA: join('.taisen', 'dev'), ...process.env });
/** What the server is made of. For the pages, Vite watches. */
const SOURCES = globSync(['packages/{server,kernel,table,protocol,bots,games}/src', 'games/*/src']);

/** What has to be stopped, the newest first: the server still writes into the database. */
const running: (() => Promise<unknown> | undefined)[] = [];
let ending = false;
async function end(error?: unknown): Promise<void> {
  if (ending) return;
  ending = true;
  if (error !== undefined) console.error(error);
  let failed = error !== undefined;
  for (const stop of running.toReversed())
    try {
      await stop();
    } catch (why) {
      console.error(why);
      failed = true;
    }
  process.exit(failed ? 1 : 0);
}
onEnd(() => end());
const ours = process.listeners('SIGTERM');
await start().catch(end);

async function start(): Promise<void> {
  const database = databaseUrl ?? (await startDatabase());
  const port = await freePort();
  const url = await startPages(port);
  if (!ending) startServer({ DATABASE_URL: database, PORT: String(port), PUBLIC_URL: url });
}

async function startDatabase(): Promise<string> {
  const postgres = await startPostgres(data);
  running.push(() => postgres.stop());
  postgres.onLost = () => {
    console.error('PostgreSQL has exited: restarting it');
    postgres.restart().catch(end);
  };
  return postgres.url;
}

/** Returns the address to open. */
async function startPages(serverPort: number): Promise<string> {
  const logger = createLogger('info', { allowClearScreen: false });
  const { error } = logger;
  // While the server restarts, nobody answers. Pages try again by themselves.
  logger.error = (message, options) => /proxy (socket )?error/.test(message) || error(message, options);
  const vite = await createServer({
    configFile: 'packages/web/vite.config.ts',
    customLogger: logger,
    server: {
      port: Number(process.env['PORT'] || 5173),
      proxy: { '/api': { target: `http://127.0.0.1:${serverPort}`, ws: true } },
    },
  });
  running.push(() => vite.close());
  // Vite would exit by itself, before the server and the database have stopped.
  for (const listener of process.listeners('SIGTERM')) if (!ours.includes(listener)) process.off('SIGTERM', listener);
  process.stdin.removeAllListeners('end');
  await vite.listen();
  const url = vite.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('the pages have no address');
  return url;
}

function startServer(more: NodeJS.ProcessEnv): void {
  const watched = SOURCES.map((path) => `--watch-path=${path}`);
  if (process.argv.includes('--inspect')) watched.push('--inspect');
  const server = spawn(process.execPath, [...watched, '--watch-preserve-output', 'scripts/dev-server.ts'], {
    stdio: 'inherit',
    env: { LOG_LEVEL: 'warn', ...process.env, ...more, HOST: '127.0.0.1', SECRET: secret },
  });
  const exited = once(server, 'exit');
  running.push(() => {
    server.kill('SIGTERM');
    return exited;
  });
  exited.then(() => end(), end);
}

async function freePort(): Promise<number> {
  const probe = createTcpServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
