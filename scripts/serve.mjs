/** Runs the server that was built, until it is stopped. Signals are passed on, so that it can see its players out. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Every table makes new objects with every decision and keeps some until the next: the more room there is for new ones,
 * the fewer are moved about.
 */
const flags = JSON.parse(readFileSync('packages/server/node-flags.json', 'utf8'));
const env = { WEB: 'packages/web/dist', SERVER: 'packages/server/dist/main.mjs', ...process.env };
const server = spawn(process.execPath, [...flags, env.SERVER], { stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
// Who kills npm alone ends the shell between npm and this, and nobody tells us: the server would go on unseen.
const { ppid } = process;
setInterval(() => process.ppid !== ppid && server.kill('SIGTERM'), 500).unref();
server.on('exit', (code) => process.exit(code ?? 1));
