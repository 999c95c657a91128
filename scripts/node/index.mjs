/**
 * Finds a Node that can run Taisen. Where the machine's own is too old, npm installs one below `.taisen`: its version
 * and its hash are in the lock file beside this file. This file itself has to run on Node 20.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';

/** The first version that runs TypeScript without a flag. */
const OLDEST = [22, 18];
const LOCK = new URL('package-lock.json', import.meta.url);

/** Returns true if this process is new enough. Otherwise a newer Node runs the same script, and this process waits. */
export function runsOnNewNode(root) {
  const program = join(root, '.taisen', ...pathOfPinned());
  // The version that we pinned is replaced when the pin changes, although it would be new enough.
  if (isNewEnough(process.versions.node) && (process.execPath === program || !isPinned(root))) {
    return true;
  }
  if (!existsSync(program)) install(root, program);
  link(root, program);
  // Programs that are started by name get the newer Node, too.
  process.env.PATH = `${dirname(program)}${delimiter}${process.env.PATH}`;
  follow(spawn(program, process.argv.slice(1), { stdio: 'inherit' }));
  return false;
}

/** Calls back when this process has to end. */
export function onEnd(end) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  // If only npm is killed, the shell between npm and this process ends, but this process gets no signal.
  const { ppid } = process;
  setInterval(() => process.ppid !== ppid && end('SIGTERM'), 500).unref();
}

/** Ends this process together with the one that does its work, and passes signals on to it. */
export function follow(child) {
  onEnd((signal) => child.kill(signal));
  child.on('error', (error) => refuse(error.message));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}

const isPinned = (root) => process.execPath.startsWith(join(root, '.taisen', 'node-'));

/** Where the program of this platform is, below `.taisen`. Another version has another folder. */
function pathOfPinned() {
  const packages = Object.entries(JSON.parse(readFileSync(LOCK, 'utf8')).packages);
  const found = packages.find(([, { os, cpu }]) => os === process.platform && cpu === process.arch);
  return found === undefined
    ? []
    : [`node-${found[1].version}`, ...found[0].split('/'), ...found[1].bin.node.split('/')];
}

function install(root, program) {
  const wanted = `Taisen needs Node ${OLDEST.join('.')} or newer, and this is ${process.versions.node}.`;
  const [folder] = pathOfPinned();
  if (folder === undefined) refuse(`${wanted} There is none on npm for this computer: see https://nodejs.org`);
  console.error(`${wanted} Installing ${folder.replace('-', ' ')} into .taisen …`);
  const target = join(root, '.taisen', folder);
  // It gets its name when it is complete: an interrupted installation is not taken for a good one.
  const unfinished = `${target}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    cpSync(new URL(file, import.meta.url), join(unfinished, file));
  npm('ci', '--prefix', unfinished, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error');
  if (!existsSync(target)) renameSync(unfinished, target);
  rmSync(unfinished, { recursive: true, force: true });
  if (spawnSync(program, ['--version']).status !== 0) {
    rmSync(target, { recursive: true, force: true });
    refuse(`${wanted} The one from npm does not run on this computer: see https://nodejs.org`);
  }
}

/** `npx vitest` and the like find the newer Node, too: npm looks into this folder first. */
function link(root, program) {
  if (process.platform === 'win32') return;
  const bin = join(root, 'node_modules', '.bin');
  mkdirSync(bin, { recursive: true });
  const unfinished = join(bin, `node.${process.pid}`);
  symlinkSync(relative(bin, program), unfinished);
  renameSync(unfinished, join(bin, 'node'));
}

/** Runs npm to its end: the one that started us, or the one that is found by name. */
export function npm(...args) {
  const path = process.env.npm_execpath;
  const [program, ...first] = path ? [process.execPath, path] : ['npm'];
  const { status, error } = spawnSync(program, [...first, ...args], {
    stdio: 'inherit',
    shell: !path && process.platform === 'win32',
  });
  if (status !== 0) refuse(error?.message ?? `npm ${args[0]} failed`);
}

function refuse(why) {
  console.error(why);
  process.exit(1);
}
