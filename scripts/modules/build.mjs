/**
 * Makes what a build publishes of each game: `games/GAME/src/ruleset.ts`, and a module in `.taisen/modules`, a single
 * file with the rules, cards, words and bots of the game and the kernel that they were written for. A module is named by
 * the hash of its content. `manifest.json` lists the modules. Nothing is made if no source has changed.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { behaviourOf } from './behaviour.mjs';
import { ruleBookOf } from './rule-book.mjs';

const FOLDER = join('.taisen', 'modules');
const MANIFEST = join(FOLDER, 'manifest.json');
/** What every module is made of, beside its game. */
const SHARED = ['packages/kernel/src', 'packages/bots/src', 'scripts/modules', 'node_modules/esbuild/package.json'];

/** The learned weights of the other games are of no use. */
const ownWeights = (game) => ({
  name: 'own-weights',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]weights[\\/][\w-]+\.json$/ }, ({ path }) =>
      path.endsWith(`${game}.json`) ? undefined : { contents: '{}', loader: 'json' },
    );
  },
});

const games = readdirSync('games').filter((game) => existsSync(join('games', game, 'src', 'index.ts')));
const before = existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, 'utf8')) : [];
const modules = await Promise.all(games.map(upToDate));
if (JSON.stringify(modules) !== JSON.stringify(before)) {
  writeFileSync(MANIFEST, `${JSON.stringify(modules, null, 2)}\n`);
  for (const { hash } of before)
    if (!modules.some((each) => each.hash === hash)) rmSync(join(FOLDER, `${hash}.mjs`), { force: true });
}

/** The module of a game: the one that exists if it was made from these sources, else a new one. */
async function upToDate(game) {
  const sources = stateOf([...SHARED, join('games', game)]);
  const made = before.find((each) => each.game === game && each.sources === sources);
  if (made !== undefined && existsSync(join(FOLDER, `${made.hash}.mjs`)) && existsSync(rulesetFile(game))) return made;
  return { ...(await makeModule(game)), sources };
}

/** Name, size and time of each file: reading them all would take longer than most commands. */
function stateOf(paths) {
  const lines = (path) => {
    if (!existsSync(path)) return [];
    const { size, mtimeMs } = statSync(path);
    if (!statSync(path).isDirectory()) return [`${path} ${size} ${mtimeMs}`];
    return readdirSync(path)
      .filter((name) => !['test', 'learn', 'golden', 'node_modules', 'ruleset.ts'].includes(name))
      .flatMap((name) => lines(join(path, name)));
  };
  return createHash('sha256').update(paths.flatMap(lines).join('\n')).digest('hex');
}

function rulesetFile(game) {
  return join('games', game, 'src', 'ruleset.ts');
}

async function makeModule(game) {
  const { version } = JSON.parse(readFileSync(join('games', game, 'package.json'), 'utf8'));
  const ruleset = `${version}-${await behaviourOf(game)}`;
  const text = `/** Made by scripts/modules/build.mjs: do not edit, do not commit. */\nexport const ruleset = '${ruleset}';\n`;
  const file = rulesetFile(game);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  const code = await bundled(game);
  mkdirSync(FOLDER, { recursive: true });
  const hash = createHash('sha256').update(code).digest('hex');
  writeFileSync(join(FOLDER, `${hash}.mjs`), code);
  return { game, version, ruleset, hash };
}

async function bundled(game) {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { publish } from './packages/bots/src/publish.ts';
        import * as index from './games/${game}/src/index.ts';
        export default publish(index, ${JSON.stringify(ruleBookOf(join('games', game)))});`,
      resolveDir: process.cwd(),
      loader: 'ts',
    },
    plugins: [ownWeights(game)],
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: 'esm',
    platform: 'neutral',
    target: 'es2023',
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0].contents;
}
