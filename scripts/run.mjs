/**
 * Every `npm run` command starts here: it installs what is missing, a newer Node included, then does the work.
 * It needs nothing but Node 20, so that a fresh clone can start with any command.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npm, runsOnNewNode } from './node/index.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Folders whose contents are made, or prove something. */
const SKIPPED = new Set(['dist', 'node_modules', 'test']);
const [command = '', ...args] = process.argv.slice(2);

const node = (script, ...rest) => run(process.execPath, [script, ...rest]);
const bin = (name, ...rest) => node(join(root, 'node_modules', ...name.split('/')), ...rest);
const vitest = (...rest) => bin('vitest/vitest.mjs', 'run', ...rest);

/** Campaigns of the server: what to run how often, by environment variables. */
const FAULTS = {
  kill: [['KILLS', '100']],
  cut: [['CUTS', '1000']],
  database: [['FAULTS', '100']],
  attack: [
    ['MESSAGES', '1000000'],
    ['REQUESTS', '100000'],
  ],
};
const LONG = ['sim', 'study', 'balance', 'evolve', 'worker', 'rulings', 'arena', 'train', 'nopeek', 'digest', 'levels'];
const commands = {
  /** The server with the web pages, until it is stopped; `--lan` lets others in the network in. */
  start: async () => {
    const { environment, serve } = await import('./serve.mjs');
    const env = environment(args);
    commands.build();
    serve(env);
  },
  /** The app while it is being worked on: changes are visible at once. */
  dev: () => import('./dev.ts'),
  /** What the server needs to run: its pages and itself as plain JavaScript. */
  build: () => {
    const sources = ['packages', 'games', 'package-lock.json'];
    if (isOlder('packages/web/dist/index.html', sources))
      bin('vite/bin/vite.js', 'build', 'packages/web', '--logLevel', 'warn');
    if (isOlder('packages/server/dist/bots.mjs', sources)) node('scripts/server.mjs');
  },
  // What runs for minutes is bundled first: that runs faster.
  taisen: () =>
    LONG.includes(args[0]) ? bundled('packages/cli/src/main.ts') : node('packages/cli/src/main.ts', ...args),
  /** The same commands, waiting for a debugger (docs/debugging.md). */
  debug: () => run(process.execPath, ['--inspect-brk', 'packages/cli/src/main.ts', ...args]),
  check: () => {
    bin('@biomejs/biome/bin/biome', 'check', '--error-on-warnings');
    node('scripts/lint/operations.mjs');
    node('scripts/lint/links.mjs');
    bin('typescript/bin/tsc', '-p', '.');
    bin('typescript/bin/tsc', '-p', 'packages/web');
  },
  fix: () => {
    bin('@biomejs/biome/bin/biome', 'check', '--write');
    node('scripts/lint/links.mjs', '--fix');
  },
  /** All of it; with a path, the tests there. */
  test: () => {
    if (args.length > 0) return vitest(...args);
    commands.check();
    process.env.TAISEN_MATRIX ??= 'holes';
    vitest();
  },
  /** What needs neither a server nor a browser: under a minute. */
  'test:unit': () => vitest('--project', 'unit', ...args),
  'test:server': () => vitest('--project', 'server', ...args),
  'test:browser': () => vitest('--project', 'browser', ...args),
  /**
   * Random games with every check; `kill` kills a server a hundred times while tables are played; `cut` cuts the network,
   * `database` makes the database fail, `disk` fills its disk, `failover` kills the primary of a cluster, `elastic` lets
   * servers come and go, and `attack` sends hostile messages and requests, each as
   * often as the next word says (docs/reliability.md); `releases` kills a server while five releases follow; `lab` kills
   * workers and the database of a large study; `play` plays every game to its end in a browser, in every size of window;
   * `screens` checks every screen in every size and language, or a part: `screens barriers -t one-deck`; `walk` uses the app as a person does.
   */
  campaign: () => {
    // Figures of several runs are added up.
    process.env.CAMPAIGN = args[0];
    if (args[0] === 'walk') return node('e2e/walk/main.ts', ...args.slice(1));
    if (args[0] === 'play') {
      process.env.TAISEN_PLAY = 'all';
      return vitest('e2e/whole-games.test.ts');
    }
    if (args[0] === 'releases') {
      Object.assign(process.env, { TABLES: '50', KILLS: '100', RELEASES: '5', ...process.env });
      return vitest('packages/server/test/releases.test.ts', 'e2e/releases.test.ts');
    }
    if (args[0] === 'screens') {
      process.env.TAISEN_SCREENS = 'all';
      const tests = ['layout', 'barriers', 'lessons-reach', 'authors', 'new-game'];
      const named = tests.filter((name) => args.includes(name));
      const wanted = named.length > 0 ? named : tests;
      const rest = args.slice(1).filter((arg) => !named.includes(arg));
      return vitest(...wanted.map((name) => `e2e/${name}.test.ts`), ...rest);
    }
    if (args[0] === 'lab') {
      Object.assign(process.env, { LAB_GAMES: args[1] ?? '200000', LAB_WORKERS: '4', LAB_KILLS: '8', ...process.env });
      return vitest('packages/server/test/studies.test.ts');
    }
    if (['affinity', 'disk', 'failover', 'elastic'].includes(args[0]))
      return node(`packages/server/test/support/${args[0]}-campaign.ts`, ...args.slice(1));
    const fault = FAULTS[args[0]];
    if (fault === undefined) return bundled('packages/cli/src/campaign.ts');
    fault.forEach(([name, usual], i) => {
      process.env[name] ??= args[i + 1] ?? usual;
    });
    vitest(`packages/server/test/${args[0]}.test.ts`);
  },
  /** Copies the database of a data folder, while a server is using it or not: DATA=… npm run backup -- FOLDER. */
  backup: () => node('packages/server/src/storage/backup.ts', ...args),
  // boardgame.io's server asks for storage on files, which nobody uses here.
  bench: () => bundled('bench/src/main.ts', 'node-persist'),
  /** Pictures of every screen, into docs/screens. */
  screens: () => node('e2e/screens.ts', ...args),
  /** Series of frames of the motions, into docs/screens/motion. */
  motions: () => node('e2e/motions.ts', ...args),
  /** How long the screens take: from a click to the changed screen, and frames a second. */
  'measure-screens': () => node('e2e/measure.ts', ...args),
  /** A new game to start from, in games/NAME. */
  'new-game': () => node('scripts/new-game.mjs', ...args),
  /** The app's icons as pictures, from its drawing, and the pictures for links to it. */
  icons: () => {
    node('e2e/icons.ts');
    node('e2e/share-pictures.ts');
  },
};

if (!Object.hasOwn(commands, command)) {
  console.error(`usage: npm run ${Object.keys(commands).join(' | ')}`);
  process.exit(2);
}
process.chdir(root);
if (runsOnNewNode(root)) {
  // Node keeps what it compiled: programs in TypeScript start in half the time.
  process.env.NODE_COMPILE_CACHE ??= join(root, '.taisen', 'compiled');
  install();
  node('scripts/modules/build.mjs');
  await commands[command]();
}

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

/** Runs a program as one file of plain JavaScript. */
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
  npm('install', '--no-audit', '--no-fund');
  writeFileSync(stamp, readFileSync('package-lock.json', 'utf8'));
}

function run(program, rest) {
  const { status, error, signal } = spawnSync(program, rest, { stdio: 'inherit' });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? (signal === 'SIGINT' ? 130 : 1));
}
