/**
 * Every `npm run` command comes through here: it installs what is missing, then does the work.
 * It needs nothing but Node, so that a fresh clone can start with any command.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [command = '', ...args] = process.argv.slice(2);

const node = (script, ...rest) => run(process.execPath, [script, ...rest]);
const bin = (name, ...rest) => node(join(root, 'node_modules', ...name.split('/')), ...rest);
const tsx = (script, ...rest) => run(process.execPath, ['--import', 'tsx', script, ...rest]);

const LONG = ['sim', 'arena', 'train', 'nopeek'];
const commands = {
  start: () => tsx('packages/cli/src/main.ts', 'play', ...(args.length > 0 ? args : ['linkavel'])),
  // What runs for minutes runs without the loader's wrappers.
  taisen: () =>
    LONG.includes(args[0]) ? bundled('packages/cli/src/main.ts') : tsx('packages/cli/src/main.ts', ...args),
  check: () => {
    bin('@biomejs/biome/bin/biome', 'check', '--error-on-warnings');
    node('scripts/lint/operations.mjs');
    bin('typescript/bin/tsc', '-p', '.');
  },
  fix: () => bin('@biomejs/biome/bin/biome', 'check', '--write'),
  test: () => {
    if (args.length > 0) return bin('vitest/vitest.mjs', 'run', ...args);
    commands.check();
    process.env.TAISEN_MATRIX ??= 'holes';
    bin('vitest/vitest.mjs', 'run');
  },
  campaign: () => bundled('packages/cli/src/campaign.ts'),
  bench: () => bundled('bench/src/main.ts'),
};

if (!Object.hasOwn(commands, command)) {
  console.error(`usage: npm run ${Object.keys(commands).join(' | ')}`);
  process.exit(2);
}
process.chdir(root);
install();
node('scripts/rulesets.mjs');
commands[command]();

/** One file, without the loader's wrappers. */
function bundled(entry) {
  const out = join('.taisen', `${entry.replaceAll(/\W/g, '-')}.mjs`);
  node('scripts/bundle.mjs', entry, out);
  node(out, ...args);
}

/**
 * Installs when nothing is installed yet or the lock file has changed since. Not `npm ci`: it refuses a lock file
 * that lacks another platform's optional builds, and which of them can be locked depends on the registry at hand.
 */
function install() {
  const lock = readFileSync('package-lock.json', 'utf8');
  const stamp = join('node_modules', '.taisen-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.error('installing …');
  const npm = process.env.npm_execpath;
  if (npm) node(npm, 'install', '--no-audit', '--no-fund');
  else run('npm', ['install', '--no-audit', '--no-fund'], process.platform === 'win32');
  writeFileSync(stamp, readFileSync('package-lock.json', 'utf8'));
}

function run(program, rest, shell = false) {
  const { status, error, signal } = spawnSync(program, rest, { stdio: 'inherit', shell });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? (signal === 'SIGINT' ? 130 : 1));
}
