/** Runs the server that was built, until it is stopped. Signals are passed on, so that it can see its players out. */
import { spawn } from 'node:child_process';

const env = { WEB: 'packages/web/dist', SERVER: 'packages/server/dist/main.mjs', ...process.env };
const server = spawn(process.execPath, [env.SERVER], { stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
// Who kills npm alone ends the shell between npm and this, and nobody tells us: the server would go on unseen.
const { ppid } = process;
setInterval(() => process.ppid !== ppid && server.kill('SIGTERM'), 500).unref();
server.on('exit', (code) => process.exit(code ?? 1));
