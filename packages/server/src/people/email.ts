/** The e-mail address by which an account can be recovered. It counts once the link that was sent to it is opened. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Refused } from '@taisen/kernel';
import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../storage/schema.ts';

/** Milliseconds for which the link can be opened. */
const VALID = 3_600_000;

/** PostgreSQL's code for a value that another row has. */
const UNIQUE_VIOLATION = '23505';

interface Claim {
  readonly person: string;
  readonly email: string;
  readonly until: number;
}

const sign = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(`e-mail ${text}`).digest('base64url');

/** Nothing is stored before the link is opened: the token itself says whose address it is. */
export function emailToken(secret: string, person: string, email: string, now: number): string {
  const claim: Claim = { person, email: email.toLowerCase(), until: now + VALID };
  const text = Buffer.from(JSON.stringify(claim)).toString('base64url');
  return `${text}.${sign(secret, text)}`;
}

export function readEmailToken(secret: string, token: string, now: number): Claim {
  const [text = '', signature = ''] = token.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(secret, text))];
  if (given.length !== right.length || !timingSafeEqual(given, right))
    throw new Refused('this link is not valid', null);
  const claim = JSON.parse(Buffer.from(text, 'base64url').toString()) as Claim;
  if (claim.until < now) throw new Refused('this link is too old: ask for another one', null);
  return claim;
}

/** Null for accounts without an address: the library gives them one that cannot exist. */
export async function emailOf(db: Database, person: string): Promise<string | null> {
  const user = await db
    .selectFrom('user')
    .select('email')
    .where('id', '=', person)
    .where('emailVerified', '=', true)
    .executeTakeFirst();
  return user?.email ?? null;
}

export async function setEmail(db: Database, { person, email }: Omit<Claim, 'until'>): Promise<void> {
  const change = db
    .updateTable('user')
    .set({ email, emailVerified: true })
    .where('id', '=', person)
    .where(sql<boolean>`"isAnonymous" is not true`);
  try {
    await change.execute();
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== UNIQUE_VIOLATION) throw error;
    throw new Refused('another account has this address', null);
  }
}

export const removeEmail = (db: Database, person: string): Promise<unknown> =>
  db
    .updateTable('user')
    .set({ email: sql<string>`gen_random_uuid() || '@account.invalid'`, emailVerified: false })
    .where('id', '=', person)
    .execute();
