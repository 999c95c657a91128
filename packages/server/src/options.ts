/** The options of a server, from environment variables. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { BadInput } from '@taisen/kernel';
import { LIMITS, type Limits } from './http/limits.ts';
import type { MailOptions } from './people/mail.ts';
import { mailFrom, type OidcOptions, oidcFrom } from './people/sign-in-options.ts';
import { mustLogTo, mustUseFolder } from './start-errors.ts';
import { readIfExists, writeOnce } from './storage/atomic-file.ts';
import { hasDatabase } from './storage/postgres.ts';
import type { Retention } from './tables/housekeeping.ts';
import { type TracingOptions, tracingFrom } from './tracing/tracing.ts';

export interface Options {
  readonly host: string;
  readonly port: number;
  /** An existing PostgreSQL. Null: the server runs its own in the data folder. */
  readonly databaseUrl: string | null;
  /** A replica of the database, from which lists, replays and exports are read. */
  readonly readDatabaseUrl: string | null;
  /** The folder to which old matches move; null: they stay in the database. */
  readonly archive: string | null;
  readonly retention: Retention;
  readonly data: string;
  readonly secret: string;
  /** The secret before: sessions that were signed with it stay valid. */
  readonly secretBefore: string | null;
  /** Metrics are answered only to requests with this token; null: to all. */
  readonly metricsToken: string | null;
  /** The URL under which people open this server, e.g. behind a proxy. */
  readonly publicUrl: string | null;
  /** The SMTP server for mail to people; null: no mail is sent. */
  readonly mail: MailOptions | null;
  /** A provider by which people may sign in. */
  readonly oidc: OidcOptions | null;
  /** The folder of the built web pages; null: none are served. */
  readonly web: string | null;
  /** The command that makes the server reachable for other computers, printed at the start if it is not. */
  readonly lanCommand: string | null;
  readonly limits: Limits;
  /** A factor for the time that bots take for an answer. Below 1, the time tells something about their cards. */
  readonly botPace: number;
  /** This process only thinks, for the bots of the servers on its database. */
  readonly thinks: boolean;
  /** Threads that play people's studies; with 0 only workers on other machines do. */
  readonly studyThreads: number;
  /** Where traces are sent; null: nothing is traced. */
  readonly tracing: TracingOptions | null;
  readonly logLevel: string;
  /** The file to which the log is appended; null: it is written to the standard output. */
  readonly logFile: string | null;
  /** How many proxies are in front of the server. Their X-Forwarded-For headers are trusted. */
  readonly proxies: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

export const dataFrom = (env: Environment): string => env['DATA'] || join('.taisen', 'data');

export function optionsFrom(env: Environment): Options {
  const databaseUrl = databaseFrom(env, 'DATABASE_URL');
  const data = dataFrom(env);
  const logLevel = levelFrom(env['LOG_LEVEL']);
  const port = portFrom(env);
  const publicUrl = urlFrom(env['PUBLIC_URL']);
  return {
    host: env['HOST'] || '127.0.0.1',
    port,
    databaseUrl,
    readDatabaseUrl: databaseFrom(env, 'READ_DATABASE_URL'),
    archive: env['ARCHIVE'] || null,
    retention: {
      abandoned: wholeNumber(env, 'ABANDONED_DAYS', 90),
      guests: wholeNumber(env, 'GUEST_DAYS', 400),
      archive: wholeNumber(env, 'ARCHIVE_DAYS', 90),
    },
    data,
    secret: secretFrom(env, 'SECRET') ?? secretIn(data, databaseUrl),
    secretBefore: secretFrom(env, 'SECRET_BEFORE'),
    metricsToken: env['METRICS_TOKEN'] || null,
    publicUrl,
    mail: mailFrom(env, publicUrl),
    oidc: oidcFrom(env, publicUrl),
    web: env['WEB'] || null,
    lanCommand: env['LAN_COMMAND'] || null,
    limits: Object.fromEntries(
      Object.entries(LIMITS).map(([name, value]) => [name, wholeNumber(env, `LIMIT_${name.toUpperCase()}`, value)]),
    ) as unknown as Limits,
    botPace: wholeNumber(env, 'BOT_PACE', 100) / 100,
    studyThreads: wholeNumber(env, 'STUDY_THREADS', 1),
    thinks: wholeNumber(env, 'THINK', 0) > 0,
    tracing: tracingFrom(env),
    logLevel,
    logFile: logFrom(env),
    proxies: wholeNumber(env, 'PROXIES', 0),
  };
}

function wholeNumber(env: Environment, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 0) throw new BadInput(`${name} must be a whole number, not "${text}"`);
  return value;
}

function portFrom(env: Environment): number {
  const port = wholeNumber(env, 'PORT', 8080);
  if (port > 65_535) throw new BadInput(`PORT must be at most 65535, not "${env['PORT']}"`);
  return port;
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

function levelFrom(text: string | undefined): string {
  const level = text || 'info';
  if (!LOG_LEVELS.includes(level))
    throw new BadInput(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${level}"`);
  return level;
}

function logFrom(env: Environment): string | null {
  const file = env['LOG_FILE'] || null;
  if (file !== null) mustLogTo(file);
  return file;
}

function databaseFrom(env: Environment, name: string): string | null {
  const text = env[name];
  if (text === undefined || text === '') return null;
  // Not quoted, since it may contain a password.
  if (!URL.canParse(text) || !/^postgres(ql)?:$/.test(new URL(text).protocol))
    throw new BadInput(`${name} must be a URL such as postgres://user:password@host:5432/database`);
  return text;
}

function urlFrom(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  if (!URL.canParse(text)) throw new BadInput(`PUBLIC_URL must be a URL such as https://play.example, not "${text}"`);
  return new URL(text).origin;
}

/** Bytes. A shorter secret could be guessed, and with it one can sign in as any person. */
const MIN_SECRET = 32;
const isShort = (secret: string): boolean => Buffer.byteLength(secret.trim()) < MIN_SECRET;

function secretFrom(env: Environment, name: 'SECRET' | 'SECRET_BEFORE'): string | null {
  const text = env[name];
  if (text === undefined || text === '') return null;
  if (isShort(text))
    throw new BadInput(`${name} must have at least ${MIN_SECRET} bytes, e.g. from: openssl rand -hex 32`);
  return text;
}

/** The secret in the data folder, generated at the first start. Servers that share a database must share a secret. */
function secretIn(data: string, databaseUrl: string | null): string {
  if (databaseUrl !== null)
    throw new BadInput('with DATABASE_URL, SECRET must be set too, to the same value for all servers');
  mustUseFolder(data);
  const file = join(data, 'secret');
  // An empty file without a database is from an interrupted first start: nothing has been signed yet.
  const isUnusable = (found: string) => found.trim() === '' && !hasDatabase(data);
  const stored = readIfExists(file);
  const secret = stored === null || isUnusable(stored) ? generateSecret(file, isUnusable) : stored;
  if (isShort(secret))
    throw new BadInput(
      `${file} must contain a secret of at least ${MIN_SECRET} bytes. Restore it, or delete the file to get a new ` +
        'one: then everybody has to sign in again, and guests lose their accounts',
    );
  return secret;
}

function generateSecret(file: string, isUnusable: (found: string) => boolean): string {
  return writeOnce(file, randomBytes(MIN_SECRET).toString('hex'), isUnusable);
}
