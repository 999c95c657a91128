/** Tokens for programs: named, limited to reading if wanted, and revocable. Only their hashes are stored. */
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../storage/schema.ts';
import type { Person } from './auth.ts';

const PREFIX = 'taisen_';
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export const isToken = (authorization: string | undefined): authorization is string =>
  authorization?.startsWith(`Bearer ${PREFIX}`) === true;

export interface NewToken {
  readonly name: string;
  readonly scope: 'read' | 'play';
  /** Null: until it is revoked. */
  readonly days: number | null;
}

/** The token is in the result, and nowhere else. */
export async function createToken(db: Database, person: string, { name, scope, days }: NewToken) {
  const token = PREFIX + randomBytes(24).toString('base64url');
  const id = randomBytes(9).toString('base64url');
  const expires = days === null ? null : new Date(Date.now() + days * 24 * 3_600_000);
  await db
    .insertInto('tokens')
    .values({ id, person, name, scope, hash: hashOf(token), expires })
    .execute();
  return { id, token };
}

/** The person of a request with a token, or null if there is no such token. */
export async function personOfToken(db: Database, authorization: string): Promise<Person | null> {
  const hash = hashOf(authorization.slice('Bearer '.length));
  const found = await db
    .updateTable('tokens')
    .set({ used: sql<Date>`now()` })
    .from('user')
    .whereRef('user.id', '=', 'tokens.person')
    .where('hash', '=', hash)
    .where((is) => is.or([is('expires', 'is', null), is('expires', '>', sql<Date>`now()`)]))
    .returning(['user.id', 'user.name', 'tokens.scope'])
    .executeTakeFirst();
  return found === undefined ? null : { id: found.id, name: found.name, guest: false, program: found.scope };
}
