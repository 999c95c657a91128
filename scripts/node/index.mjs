/**
 * Finds a Node that can run Taisen. Where the machine's own is too old, npm installs one below `.taisen`: its version
 * and its hash are in the lock file beside this file. This file itself has to run on Node 20.
 */
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';

/** The first version that runs TypeScript without a flag. */
const OLDEST = [22, 18];
const NEEDED = `Taisen needs Node ${OLDEST.join('.')} or newer`;
const LOCK = new URL('package-lock.json', import.meta.url);

/** Returns true if this process is new enough. Otherwise a newer Node runs the same script, and this process waits. */
export function runsOnNewNode(root) {
  const isOld = !isNewEnough(process.versions.node);
  const program = pinnedProgram(root);
  // When the pin changes, the version that was pinned before is replaced, although it is new enough.
  const isOutdatedPin = process.execPath.startsWith(join(root, '.taisen', 'node-')) && process.execPath !== program;
  if (!isOld && !isOutdatedPin) return true;
  if (program === null) refuse(`${NEEDED}, and npm has none for this computer: see https://nodejs.org`);
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

/** The pinned version for this platform as npm's lock file has it; undefined where there is none. */
const pinned = () =>
  Object.entries(JSON.parse(readFileSync(LOCK, 'utf8')).packages).find(
    ([, { os, cpu }]) => os === process.platform && cpu === process.arch,
  );

/** Where the pinned Node is, or will be. Another version has another folder. */
function pinnedProgram(root) {
  const found = pinned();
  if (found === undefined) return null;
  const [path, { version, bin }] = found;
  return join(root, '.taisen', `node-${version}`, path, bin.node);
}

function install(root, program) {
  const { version } = pinned()[1];
  console.error(`This is Node ${process.versions.node}. Installing ${version} into .taisen …`);
  const target = join(root, '.taisen', `node-${version}`);
  // It gets its name when it is complete: an interrupted installation is not taken for a good one.
  const unfinished = `${target}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(new URL(file, import.meta.url), join(unfinished, file));
  npm('ci', '--prefix', unfinished, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error');
  if (!existsSync(target)) renameSync(unfinished, target);
  rmSync(unfinished, { recursive: true, force: true });
  if (spawnSync(program, ['--version']).status !== 0) {
    rmSync(target, { recursive: true, force: true });
    refuse(`${NEEDED}, and the one from npm does not run on this computer: see https://nodejs.org`);
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
