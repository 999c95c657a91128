/** Direct access to the database in a server's data folder. */
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
