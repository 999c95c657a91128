/** Direct access to the database in a server's data folder. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export function postmasterOf(data: string): { pid: number; port: number } {
  const lines = readFileSync(join(data, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}

export function databaseUrl(data: string): string {
  const password = readFileSync(join(data, 'password'), 'utf8');
  return `postgres://taisen:${password}@127.0.0.1:${postmasterOf(data).port}/postgres`;
}

/** All processes of the database, so that a test can stop and continue it as a whole. */
export function processesOf(data: string): number[] {
  const { pid } = postmasterOf(data);
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return [pid, ...children.trim().split(/\s+/).map(Number)];
}
