/**
 * Every `npm run` command comes through here: it installs what is missing, then does the work.
 * It needs nothing but Node, so that a fresh clone can start with any command.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Folders whose contents are made, or prove something. */
const SKIPPED = new Set(['dist', 'node_modules', 'test']);
const [command = '', ...args] = process.argv.slice(2);

const node = (script, ...rest) => run(process.execPath, [script, ...rest]);
const bin = (name, ...rest) => node(join(root, 'node_modules', ...name.split('/')), ...rest);
const tsx = (script, ...rest) => run(process.execPath, ['--import', 'tsx', script, ...rest]);

const LONG = ['sim', 'arena', 'train', 'nopeek', 'digest'];
const commands = {
  /** The server with the web pages, until it is stopped; `--lan` lets others in the network in. */
  start: async () => {
    const { environment, serve } = await import('./serve.mjs');
    const env = environment(args);
    commands.build();
    serve(env);
  },
  /** What the server needs to run: its pages and itself as plain JavaScript. */
  build: () => {
    const sources = ['packages', 'games', 'package-lock.json'];
    if (isOlder('packages/web/dist/index.html', sources))
      bin('vite/bin/vite.js', 'build', 'packages/web', '--logLevel', 'warn');
    if (isOlder('packages/server/dist/bots.mjs', sources)) node('scripts/server.mjs');
  },
  // What runs for minutes runs without the loader's wrappers.
  taisen: () =>
    LONG.includes(args[0]) ? bundled('packages/cli/src/main.ts') : tsx('packages/cli/src/main.ts', ...args),
  check: () => {
    bin('@biomejs/biome/bin/biome', 'check', '--error-on-warnings');
    node('scripts/lint/operations.mjs');
    bin('typescript/bin/tsc', '-p', '.');
    bin('typescript/bin/tsc', '-p', 'packages/web');
  },
  fix: () => bin('@biomejs/biome/bin/biome', 'check', '--write'),
  test: () => {
    if (args.length > 0) return bin('vitest/vitest.mjs', 'run', ...args);
    commands.check();
    process.env.TAISEN_MATRIX ??= 'holes';
    bin('vitest/vitest.mjs', 'run');
  },
  /**
   * Random games with every check; `kill` kills a server a hundred times while tables are played; `play` plays every
   * game to its end in a browser, in every size of window.
   */
  campaign: () => {
    if (args[0] === 'play') {
      process.env.TAISEN_PLAY = 'all';
      return bin('vitest/vitest.mjs', 'run', 'e2e/whole-games.test.ts');
    }
    if (args[0] !== 'kill') return bundled('packages/cli/src/campaign.ts');
    process.env.KILLS ??= args[1] ?? '100';
    bin('vitest/vitest.mjs', 'run', 'packages/server/test/kill.test.ts');
  },
  // boardgame.io's server asks for storage on files, which nobody uses here.
  bench: () => bundled('bench/src/main.ts', 'node-persist'),
  /** Pictures of every screen, into docs/screens. */
  screens: () => tsx('e2e/screens.ts', ...args),
  /** How long the screens take: from a click to the changed screen, and frames a second. */
  'measure-screens': () => tsx('e2e/measure.ts', ...args),
  /** A new game to start from, in games/NAME. */
  'new-game': () => node('scripts/new-game.mjs', ...args),
  /** The app's icons as pictures, from its drawing. */
  icons: () => tsx('e2e/icons.ts'),
};

if (!Object.hasOwn(commands, command)) {
  console.error(`usage: npm run ${Object.keys(commands).join(' | ')}`);
  process.exit(2);
}
process.chdir(root);
install();
node('scripts/rulesets.mjs');
await commands[command]();

/** Whether something in these folders has changed since a file was made, or it was never made. */
function isOlder(file, sources) {
  if (!existsSync(file)) return true;
  const made = statSync(file).mtimeMs;
  const changed = (path) => {
    const stat = statSync(path);
    if (!stat.isDirectory()) return stat.mtimeMs > made;
    return readdirSync(path).some((name) => !SKIPPED.has(name) && changed(join(path, name)));
  };
  return sources.some(changed);
}

/** One file, without the loader's wrappers. */
function bundled(entry, ...outside) {
  const out = join('.taisen', `${entry.replaceAll(/\W/g, '-')}.mjs`);
  node('scripts/bundle.mjs', entry, out, ...outside);
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
