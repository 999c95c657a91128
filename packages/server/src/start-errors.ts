/** Why a server cannot start, each reason as one sentence for the person who started it. */
import { accessSync, appendFileSync, constants, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { BadInput } from '@taisen/kernel';
import pg from 'pg';

/** Milliseconds. A computer that does not exist never refuses a connection. */
const CONNECT_TIMEOUT = 10_000;

const FILE_ERRORS: Readonly<Record<string, string>> = {
  EEXIST: 'it is a file, not a folder',
  ENOTDIR: 'a part of its path is a file, not a folder',
  ENOENT: 'it cannot be created there',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
};

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Creates the data folder. Fails at once if nothing can be written there. */
export function mustUseFolder(data: string): void {
  const probe = join(data, `probe-${process.pid}`);
  try {
    makeFolder(resolve(data));
    if (!statSync(data).isDirectory()) throw Object.assign(new Error('a file'), { code: 'EEXIST' });
    accessSync(data, constants.R_OK | constants.W_OK | constants.X_OK);
    writeFileSync(probe, 'x');
    rmSync(probe);
  } catch (error) {
    throw new BadInput(`DATA=${data} cannot be used: ${FILE_ERRORS[codeOf(error)] ?? firstLine(error)}`);
  }
}

/** Fails at once if nothing can be written to the file of the log. */
export function mustLogTo(file: string): void {
  try {
    makeFolder(dirname(resolve(file)));
    appendFileSync(file, '');
  } catch (error) {
    const why = codeOf(error) === 'EISDIR' ? 'it is a folder, not a file' : FILE_ERRORS[codeOf(error)];
    throw new BadInput(`LOG_FILE=${file} cannot be used: ${why ?? firstLine(error)}`);
  }
}

/** Not with `recursive`: under a folder such as /proc, where nothing can be created, Node would try it forever. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

const CONNECT_ERRORS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'no PostgreSQL answers there',
  ENOTFOUND: 'there is no computer with that name',
  EAI_AGAIN: 'there is no computer with that name',
  ETIMEDOUT: 'that computer does not answer',
  EHOSTUNREACH: 'that computer does not answer',
  ENETUNREACH: 'that computer does not answer',
  // SQLSTATE codes.
  '28P01': 'its user name or password is wrong',
  '28000': 'its user may not connect',
  '3D000': 'there is no such database',
  '53300': 'it has too many connections',
  '57P03': 'it is starting up: try again in a moment',
};

/** Fails at once, with a reason, if the database of DATABASE_URL cannot be used. */
export async function mustConnect(url: string): Promise<void> {
  // Without the password, since it is printed.
  const { protocol, host, pathname } = new URL(url);
  const shown = `${protocol}//${host}${pathname}`;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    // With several addresses there are several errors.
    const first = error instanceof AggregateError ? error.errors[0] : error;
    throw new BadInput(`DATABASE_URL=${shown} cannot be used: ${CONNECT_ERRORS[codeOf(first)] ?? firstLine(first)}`);
  }
}

/** The reason for any other failure, without a stack trace. */
export function startError(error: unknown, data: string): string {
  if (error instanceof BadInput) return error.message;
  // The output of a program that failed, such as initdb.
  const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
  const why = output === '' ? firstLine(error) : (output.split('\n').find((line) => line.includes('error:')) ?? output);
  const code = codeOf(error);
  return output !== '' || (Object.hasOwn(FILE_ERRORS, code) && isIn(data, error))
    ? `DATA=${data} cannot be used: ${FILE_ERRORS[code] ?? why}`
    : `the server cannot start: ${why}`;
}

/** Another file that is missing, such as one of the build, is not the folder's fault. */
function isIn(data: string, error: unknown): boolean {
  const path = error instanceof Error && 'path' in error ? String(error.path) : data;
  return !relative(data, path).startsWith('..');
}

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] as string;
