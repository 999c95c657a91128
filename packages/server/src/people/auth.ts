/** Accounts and sessions: guests, passwords, passkeys and tokens, all by the auth library. */
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { passkey } from '@better-auth/passkey';
import { rename } from '@taisen/protocol';
import { betterAuth } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import { fromNodeHeaders } from 'better-auth/node';
import { anonymous, bearer, genericOAuth, username } from 'better-auth/plugins';
import type pg from 'pg';
import * as v from 'valibot';
import { languageOf } from '../language.ts';
import type { Database } from '../storage/schema.ts';
import type { Mailer } from './mail.ts';
import { discoveryUrl, type OidcOptions } from './sign-in-options.ts';
import { isToken, personOfToken } from './tokens.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  /** The account has no password: it is lost with the cookie. */
  readonly guest: boolean;
  /** The request comes from a program, by a token with this scope. */
  readonly program?: 'read' | 'play';
}

export interface AuthOptions {
  readonly pool: pg.Pool;
  readonly secret: string;
  /** The URL under which people open this server. Null: taken from each request. */
  readonly publicUrl: string | null;
  /** A guest has created or signed in to an account, which gets everything of the guest. */
  readonly linked: (guest: string, account: string) => Promise<void>;
  readonly mailer: Mailer | null;
  readonly mailFailed: (error: unknown) => void;
  readonly oidc: OidcOptions | null;
}

const DAY = 24 * 3600;

export type Auth = ReturnType<typeof createAuth>;

export function createAuth({ pool, secret, publicUrl, linked, mailer, mailFailed, oidc }: AuthOptions) {
  const url = publicUrl === null ? null : new URL(publicUrl);
  return betterAuth({
    database: pool,
    secret,
    basePath: '/api/auth',
    ...(url === null ? {} : { baseURL: url.origin, trustedOrigins: [url.origin] }),
    telemetry: { enabled: false },
    logger: { disabled: true },
    // Its errors are handled and logged like all others.
    onAPIError: { throw: true },
    session: { expiresIn: 400 * DAY, updateAge: DAY },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      revokeSessionsOnPasswordReset: true,
      // Not awaited: the time of the answer would tell whether somebody has that address.
      sendResetPassword: async ({ user, token }, request) => {
        if (mailer === null || !user.emailVerified) return;
        const language = languageOf(request?.headers.get('accept-language') ?? undefined);
        const { username: called } = user as { readonly username?: string | null };
        mailer.reset(user.email, language, user.name, called ?? user.name, token).catch(mailFailed);
      },
    },
    // Accounts of a provider have no address here, so they never meet an account with the same one.
    account: { accountLinking: { enabled: false } },
    // The HTTP routes have their own rate limits.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'taisen',
      // By default a variable TEST in the environment turns these checks off.
      disableOriginCheck: false,
      disableCSRFCheck: false,
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
      ...(oidc === null ? [] : [genericOAuth({ config: [providerOf(oidc)] })]),
      passkey({ rpName: 'Taisen', ...(url === null ? {} : { rpID: url.hostname, origin: url.origin }) }),
    ],
  });
}

/** The provider's part of the routes of the auth library. */
export const OIDC = 'oidc';

function providerOf(oidc: OidcOptions) {
  return {
    providerId: OIDC,
    discoveryUrl: discoveryUrl(oidc),
    clientId: oidc.clientId,
    clientSecret: oidc.clientSecret,
    scopes: ['openid', 'profile'],
    pkce: true,
    // Only what people see here. We do not ask for an address, and this one cannot exist.
    mapProfileToUser: (profile: Readonly<Record<string, unknown>>) => ({
      name: [profile['preferred_username'], profile['nickname'], profile['name']].find(isName) ?? 'player',
      email: `${createHash('sha256').update(`${oidc.issuer} ${profile['sub']}`).digest('hex').slice(0, 40)}@oidc.invalid`,
      emailVerified: false,
    }),
  };
}

const isName = (text: unknown): text is string => v.is(rename, { name: text });

export async function migrateAuth(auth: Auth): Promise<void> {
  const { runMigrations } = await getMigrations(auth.options);
  await runMigrations();
}

/** Milliseconds for which a session is cached, and the size of the cache. */
const CACHE_TIME = 10_000;
const MAX_CACHED = 10_000;

/** Finds the person of a request by its cookie or token. Results are cached for a short time. */
export class Sessions {
  private readonly auth: Auth;
  private readonly db: Database;
  private readonly cached = new Map<string, { readonly person: Person; readonly until: number }>();

  constructor(auth: Auth, db: Database) {
    this.auth = auth;
    this.db = db;
  }

  /** Null without a valid session. */
  async personFrom(headers: IncomingHttpHeaders): Promise<Person | null> {
    const { cookie, authorization } = headers;
    if (cookie === undefined && authorization === undefined) return null;
    // Headers may be long, and the cache is large.
    const key = createHash('sha256')
      .update(`${authorization ?? ''} ${cookie ?? ''}`)
      .digest('base64');
    const cached = this.cached.get(key);
    if (cached !== undefined && cached.until > Date.now()) return cached.person;
    const person = isToken(authorization)
      ? await personOfToken(this.db, authorization)
      : await this.personOfSession(headers);
    if (person === null) return null;
    if (this.cached.size >= MAX_CACHED) this.cached.clear();
    this.cached.set(key, { person, until: Date.now() + CACHE_TIME });
    return person;
  }

  private async personOfSession(headers: IncomingHttpHeaders): Promise<Person | null> {
    const session = await this.auth.api.getSession({ headers: fromNodeHeaders(headers) });
    if (session === null) return null;
    const { id, name, isAnonymous } = session.user;
    return { id, name, guest: isAnonymous === true };
  }

  /** A person has signed in or out, or has changed their name. */
  forget(): void {
    this.cached.clear();
  }
}
