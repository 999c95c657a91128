/**
 * `npm run new-game -- NAME` copies scripts/new-game/template to games/NAME, adds the game to the registries, and links
 * its package. Everything is checked before the first file is written.
 */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';

const [name, ...more] = process.argv.slice(2);
const TEMPLATE = 'scripts/new-game/template';
/** What the template is called; each is replaced by what the new game is called. */
const PLACEHOLDERS = { id: 'template-game', constant: 'templateGame', title: 'Template Game', rules: 'TG' };
/** First parts of addresses that are not games, and a folder in packages/web/src/games that is not a game. */
const RESERVED = ['account', 'api', 'assets', 'generic', 'replay', 'settings', 'table', PLACEHOLDERS.id];

const CATALOGUE = 'packages/games/src/catalogue.ts';
const RULES = 'packages/games/src/rules.ts';
const PACKAGE = 'packages/games/package.json';
const LOCK = 'package-lock.json';
/** Written by run.mjs: the lock file as it was when everything was installed. */
const STAMP = 'node_modules/.taisen-lock';

function fail(message) {
  console.error(message);
  process.exit(2);
}

const read = (file) => readFileSync(file, 'utf8');
const upper = (word) => word[0].toUpperCase() + word.slice(1);

function checkName() {
  if (name === undefined || more.length > 0)
    fail('usage: npm run new-game -- NAME, for example: npm run new-game -- tide-duel');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    fail(`"${name}" cannot be a name: use lower-case letters, digits and single hyphens, as in "tide-duel"`);
  if (name.length > 40) fail(`"${name}" is too long: at most 40 characters`);
  if (RESERVED.includes(name)) fail(`"${name}" is reserved: choose another name`);
  if (existsSync(join('games', name))) fail(`games/${name} exists already`);
  const taken = [...readdirSync('packages'), 'bench', 'e2e'];
  if (taken.includes(name)) fail(`there is a package @taisen/${name} already: choose another name`);
  if (!isIdentifier(constantOf(name))) fail(`"${constantOf(name)}" is a word of JavaScript: choose another name`);
}

const constantOf = (id) =>
  id
    .split('-')
    .map((word, i) => (i === 0 ? word : upper(word)))
    .join('');

function isIdentifier(word) {
  try {
    new Function(`'use strict'; const ${word} = 0;`);
    return true;
  } catch {
    return false;
  }
}

/** Two letters for the ids of the rules that no other game uses: the initials, or the first letter and a later one. */
function rulePrefix() {
  const taken = new Set(
    readdirSync('games').flatMap((game) => {
      const book = join('games', game, 'RULES.md');
      return existsSync(book) ? (/\*\*([A-Z]{2})-\d+\.\d+\*\*/.exec(read(book))?.[1] ?? []) : [];
    }),
  );
  const initials = name.split('-').map((word) => word[0]);
  const letters = name.replaceAll(/[^a-z]/g, '');
  const all = [...'abcdefghijklmnopqrstuvwxyz'];
  const seconds = [...initials.slice(1).filter((letter) => /[a-z]/.test(letter)), ...letters.slice(1), ...all];
  const prefix = seconds.map((second) => `${name[0]}${second}`.toUpperCase()).find((each) => !taken.has(each));
  return (
    prefix ?? fail(`every prefix for rules that begins with ${name[0].toUpperCase()} is taken: choose another name`)
  );
}

/** Every edit of an existing file, made before anything is written; a file that does not look as expected stops it. */
function edits(constant) {
  const changed = (file, pattern, replacement) => {
    const text = read(file);
    if (!pattern.test(text)) fail(`${file} does not look as expected: add the game by hand, see CONTRIBUTING.md`);
    return text.replace(pattern, replacement);
  };
  const catalogue = changed(CATALOGUE, /^(export const CATALOGUE[^=]*= \[[^\]]*?),?\s*\];$/m, `$1, ${constant}];`);
  const rules = read(RULES);
  return {
    [CATALOGUE]: catalogue.replace(
      /^import /m,
      `import { about as ${constant} } from '@taisen/${name}/about';\nimport `,
    ),
    [RULES]: `${rules}export { ${constant} } from '@taisen/${name}';\n`,
    [PACKAGE]: json(addDependency(JSON.parse(read(PACKAGE)))),
    [LOCK]: json(addToLock(JSON.parse(read(LOCK)))),
  };
}

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const sorted = (record, compare) => Object.fromEntries(Object.entries(record).sort(([a], [b]) => compare(a, b)));
const byCode = (a, b) => (a < b ? -1 : 1);
/** The order in which npm writes a lock file. */
const byLocale = (a, b) => a.localeCompare(b, 'en');

const addDependency = (manifest) => ({
  ...manifest,
  dependencies: sorted({ ...manifest.dependencies, [`@taisen/${name}`]: '*' }, byCode),
});

/** What `npm install` would write, without asking a registry. */
function addToLock(lock) {
  const { version, license, dependencies, devDependencies } = JSON.parse(read(join(TEMPLATE, 'package.json')));
  const packages = {
    ...lock.packages,
    [`games/${name}`]: { name: `@taisen/${name}`, version, license, dependencies, devDependencies },
    [`node_modules/@taisen/${name}`]: { resolved: `games/${name}`, link: true },
    'packages/games': addDependency(lock.packages['packages/games']),
  };
  return { ...lock, packages: sorted(packages, byLocale) };
}

function writeGame(replace) {
  for (const entry of readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = join(entry.parentPath, entry.name);
    const to = join('games', name, relative(TEMPLATE, from));
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, replace(read(from)));
  }
}

/** npm links packages in the same way. Where nothing is installed yet, the next command installs everything. */
function link(lockBefore) {
  if (!existsSync('node_modules/@taisen')) return;
  const at = join('node_modules/@taisen', name);
  rmSync(at, { force: true });
  symlinkSync(
    process.platform === 'win32' ? realpathSync(join('games', name)) : join('../../games', name),
    at,
    'junction',
  );
  if (!existsSync(STAMP) || read(STAMP) !== lockBefore) return;
  // Replaced, not overwritten: clones of the repository may share the file.
  rmSync(STAMP);
  writeFileSync(STAMP, read(LOCK));
}

/** Prints something only where it fails. */
function run(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status === 0) return;
  console.error(stdout + stderr);
  process.exit(status ?? 1);
}

checkName();
const constant = constantOf(name);
const title = name.split('-').map(upper).join(' ');
const rules = rulePrefix();
const texts = edits(constant);
const lockBefore = read(LOCK);
const replace = (text) =>
  text
    .replaceAll(PLACEHOLDERS.id, name)
    .replaceAll(PLACEHOLDERS.constant, constant)
    .replaceAll(PLACEHOLDERS.title, title)
    .replaceAll(new RegExp(`\\b${PLACEHOLDERS.rules}\\b`, 'g'), rules);

writeGame(replace);
for (const [file, text] of Object.entries(texts)) writeFileSync(file, text);
link(lockBefore);
run('scripts/modules/build.mjs');
run(
  'node_modules/@biomejs/biome/bin/biome',
  'check',
  '--write',
  '--log-level=error',
  join('games', name),
  'packages/games',
);

const commands = [
  [`npm test -- games/${name}`, 'its tests'],
  [`npm run taisen -- sim ${name}`, 'a thousand games between two bots'],
  [`npm run taisen -- play ${name}`, 'a game in the terminal'],
  ['npm start', `a game in the browser, at /${name}`],
];
const width = Math.max(...commands.map(([command]) => command.length)) + 3;
console.log(`games/${name} is a small game that works. The ids of its rules begin with ${rules}.

${commands.map(([command, about]) => `  ${command.padEnd(width)}${about}`).join('\n')}

Next: names and pitch in games/${name}/about.ts, then the rule books, src and test.
CONTRIBUTING.md has the whole list under "Add a game".`);
