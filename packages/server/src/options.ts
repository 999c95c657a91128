/** What a server is told by its environment. */
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@taisen/kernel';
import { LIMITS, type Limits } from './http/limits.ts';
import { readIfThere, writeOnce } from './storage/atomic-file.ts';
import { hasDatabase } from './storage/postgres.ts';

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
    secret: secretFrom(env['SECRET']) ?? secretIn(data, databaseUrl),
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

/** In bytes: what is shorter could be guessed, and whoever knows it can sign in as anybody. */
const SHORTEST = 32;
const isShort = (secret: string): boolean => Buffer.byteLength(secret.trim()) < SHORTEST;

function secretFrom(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  if (isShort(text)) throw new BadInput(`SECRET takes at least ${SHORTEST} bytes, e.g. from: openssl rand -hex 32`);
  return text;
}

/** Drawn once and kept beside the data. Servers that share a database have to share theirs. */
function secretIn(data: string, databaseUrl: string | null): string {
  if (databaseUrl !== null) throw new BadInput('with DATABASE_URL, SECRET has to be set: the same for all servers');
  const file = join(data, 'secret');
  // Before there is a database nothing has been signed with it: a first start was interrupted.
  const isWorthless = (found: string) => found.trim() === '' && !hasDatabase(data);
  const kept = readIfThere(file);
  const secret = kept === null || isWorthless(kept) ? drawSecret(data, file, isWorthless) : kept;
  if (isShort(secret))
    throw new BadInput(
      `${file} has to hold a secret of at least ${SHORTEST} bytes. Put back the one that was there; or delete the file, ` +
        'and a new one is drawn: then everybody has to sign in again, and guests are new ones',
    );
  return secret;
}

function drawSecret(data: string, file: string, isWorthless: (found: string) => boolean): string {
  mkdirSync(data, { recursive: true });
  return writeOnce(file, randomBytes(SHORTEST).toString('hex'), isWorthless);
}
