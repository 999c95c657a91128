/** Who somebody is: guests, passwords, passkeys and tokens, all by the auth library. */

import type { IncomingHttpHeaders } from 'node:http';
import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import { fromNodeHeaders } from 'better-auth/node';
import { anonymous, bearer, username } from 'better-auth/plugins';
import type pg from 'pg';

export interface Person {
  readonly id: string;
  readonly name: string;
  /** Nothing keeps this account but a cookie. */
  readonly guest: boolean;
}

export interface AuthOptions {
  readonly pool: pg.Pool;
  readonly secret: string;
  /** Where people reach this server, when it is known; else what their browser says. */
  readonly publicUrl: string | null;
  /** A guest has made an account: what was the guest's is now that account's. */
  readonly linked: (guest: string, account: string) => Promise<void>;
}

const DAY = 24 * 3600;

export type Auth = ReturnType<typeof createAuth>;

export function createAuth({ pool, secret, publicUrl, linked }: AuthOptions) {
  const url = publicUrl === null ? null : new URL(publicUrl);
  return betterAuth({
    database: pool,
    secret,
    basePath: '/api/auth',
    ...(url === null ? {} : { baseURL: url.origin, trustedOrigins: [url.origin] }),
    telemetry: { enabled: false },
    logger: { disabled: true },
    // What breaks in it is told and written down like everything else that breaks.
    onAPIError: { throw: true },
    session: { expiresIn: 400 * DAY, updateAge: DAY },
    emailAndPassword: { enabled: true, minPasswordLength: 8 },
    // Requests are counted before they come here.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'taisen',
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
      useSecureCookies: url?.protocol === 'https:',
    },
    plugins: [
      anonymous({
        generateName: () => `guest-${Math.floor(Math.random() * 9000 + 1000)}`,
        onLinkAccount: ({ anonymousUser, newUser }) => linked(anonymousUser.user.id, newUser.user.id),
      }),
      username(),
      bearer(),
      passkey({ rpName: 'Taisen', ...(url === null ? {} : { rpID: url.hostname, origin: url.origin }) }),
    ],
  });
}

export async function migrateAuth(auth: Auth): Promise<void> {
  const { runMigrations } = await getMigrations(auth.options);
  await runMigrations();
}

/** For how long a session is believed without asking again, and how many are remembered. */
const BELIEVED = 10_000;
const MOST = 10_000;

/** Who sends a request, from its cookie or token. What was found is remembered for a moment. */
export class Sessions {
  private readonly auth: Auth;
  private readonly known = new Map<string, { readonly person: Person; readonly until: number }>();

  constructor(auth: Auth) {
    this.auth = auth;
  }

  /** Null for somebody who has neither. */
  async personFrom(headers: IncomingHttpHeaders): Promise<Person | null> {
    const { cookie, authorization } = headers;
    if (cookie === undefined && authorization === undefined) return null;
    const key = `${authorization ?? ''} ${cookie ?? ''}`;
    const known = this.known.get(key);
    if (known !== undefined && known.until > Date.now()) return known.person;
    const session = await this.auth.api.getSession({ headers: fromNodeHeaders(headers) });
    if (session === null) return null;
    const { id, name, isAnonymous } = session.user;
    const person: Person = { id, name, guest: isAnonymous === true };
    if (this.known.size >= MOST) this.known.clear();
    this.known.set(key, { person, until: Date.now() + BELIEVED });
    return person;
  }

  /** Somebody has signed in or out, or has another name. */
  forget(): void {
    this.known.clear();
  }
}
