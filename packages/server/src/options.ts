/** What a server is told by its environment. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@taisen/kernel';
import { LIMITS, type Limits } from './http/limits.ts';

export interface Options {
  readonly host: string;
  readonly port: number;
  /** A PostgreSQL of one's own; null: one that runs on the data folder. */
  readonly databaseUrl: string | null;
  readonly data: string;
  readonly secret: string;
  /** Where people reach this server, e.g. behind a proxy. */
  readonly publicUrl: string | null;
  /** The built web pages; null where there are none. */
  readonly web: string | null;
  /** How its keeper lets others in, where only this computer gets through; null where nobody has said. */
  readonly lanCommand: string | null;
  readonly limits: Limits;
  readonly logLevel: string;
  /** How many proxies stand in front, whose word about addresses is taken. */
  readonly proxies: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

export function optionsFrom(env: Environment): Options {
  const databaseUrl = env['DATABASE_URL'] || null;
  const data = env['DATA'] || join('.taisen', 'data');
  return {
    host: env['HOST'] || '127.0.0.1',
    port: portFrom(env),
    databaseUrl,
    data,
    secret: env['SECRET'] || secretIn(data, databaseUrl),
    publicUrl: urlFrom(env['PUBLIC_URL']),
    web: env['WEB'] || null,
    lanCommand: env['LAN_COMMAND'] || null,
    limits: Object.fromEntries(
      Object.entries(LIMITS).map(([name, value]) => [name, whole(env, `LIMIT_${name.toUpperCase()}`, value)]),
    ) as unknown as Limits,
    logLevel: env['LOG_LEVEL'] || 'info',
    proxies: whole(env, 'PROXIES', 0),
  };
}

function whole(env: Environment, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 0) throw new BadInput(`${name} takes a whole number, not "${text}"`);
  return value;
}

function portFrom(env: Environment): number {
  const port = whole(env, 'PORT', 8080);
  if (port > 65_535) throw new BadInput(`PORT takes a whole number of at most 65535, not "${env['PORT']}"`);
  return port;
}

function urlFrom(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  if (!URL.canParse(text))
    throw new BadInput(`PUBLIC_URL takes an address such as https://play.example, not "${text}"`);
  return new URL(text).origin;
}

/** Drawn once and kept beside the data. Servers that share a database have to share theirs. */
function secretIn(data: string, databaseUrl: string | null): string {
  if (databaseUrl !== null) throw new BadInput('with DATABASE_URL, SECRET has to be set: the same for all servers');
  const file = join(data, 'secret');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  mkdirSync(data, { recursive: true });
  const secret = randomBytes(32).toString('hex');
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}
