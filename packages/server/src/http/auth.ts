/**
 * Forwards requests to the auth library. Only the routes listed here: the library has more, such as one that changes
 * a name without checking it.
 */
import { BadInput } from '@taisen/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OIDC } from '../people/auth.ts';
import type { Parts } from '../server.ts';
import { byAddress, sharedLimit } from './shared-limit.ts';

type Route = readonly [method: 'GET' | 'POST', path: string];

const GUEST = '/api/auth/sign-in/anonymous';
/** Routes on which passwords could be guessed. They share one rate limit. */
const PASSWORD_ROUTES: readonly Route[] = [
  ['POST', '/api/auth/sign-in/username'],
  ['POST', '/api/auth/change-password'],
];
const OTHER_ROUTES: readonly Route[] = [
  ['POST', '/api/auth/sign-out'],
  ['POST', '/api/auth/revoke-sessions'],
  ['GET', '/api/auth/get-session'],
  ['GET', '/api/auth/passkey/generate-register-options'],
  ['POST', '/api/auth/passkey/verify-registration'],
  ['GET', '/api/auth/passkey/generate-authenticate-options'],
  ['POST', '/api/auth/passkey/verify-authentication'],
  ['GET', '/api/auth/passkey/list-user-passkeys'],
  ['POST', '/api/auth/passkey/delete-passkey'],
];

/** Where the operator has set up an SMTP server, and a provider. */
const MAIL_ROUTES: readonly Route[] = [
  ['POST', '/api/auth/request-password-reset'],
  ['POST', '/api/auth/reset-password'],
];
const OIDC_ROUTES: readonly Route[] = [
  ['POST', '/api/auth/sign-in/social'],
  ['GET', `/api/auth/callback/${OIDC}`],
];

const HOST = /^([\w-]+(\.[\w-]+)*\.?|\[[\da-f:.]+\])(:\d{1,5})?$/i;

export function authRoutes(app: FastifyInstance, parts: Parts): void {
  const { auth, sessions, notify, health, pool } = parts;
  const { limits } = parts.options;
  const forward = (path: string) => async (request: FastifyRequest, reply: FastifyReply) => {
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers))
      for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one);
    headers.delete('content-length');
    // The same address that the rate limits use, whatever the client claims.
    headers.set('x-forwarded-for', request.ip);
    const url = libraryUrl(path, request);
    // If the database is unavailable, the library reports "not signed in" or "signed out" instead of an error.
    const began = Date.now();
    await health.ping();
    const body = request.body === undefined ? null : JSON.stringify(request.body);
    // A new guest has no other sessions or connections.
    const changes = (request.method === 'POST' && path !== GUEST) || path.includes('/callback/');
    const before = changes ? await sessions.personFrom(request.headers) : null;
    const response = await auth.handler(new Request(url, { method: request.method, headers, body }));
    throwIfFailed(response);
    if (health.wasLostSince(began)) throw new Error('a database connection was lost during the request');
    if (changes) sessions.forget();
    if (before !== null) notify({ about: 'sessions', person: before.id });
    reply.status(response.status);
    response.headers.forEach((value, name) => {
      if (name !== 'set-cookie') reply.header(name, value);
    });
    for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
    return reply.send(await response.text());
  };
  const schema = { hide: true };
  app.post(
    GUEST,
    {
      onRequest: sharedLimit(pool, 'guests', limits.guests, byAddress),
      schema: { summary: 'Become a guest; the response has a token for programs' },
    },
    forward(GUEST),
  );
  const onRequest = sharedLimit(pool, 'passwords', limits.passwords, byAddress);
  // An account is guessed from many addresses, too.
  const preHandler = sharedLimit(pool, 'attempts', limits.attempts, ({ body }) => {
    const sent = body as { readonly username?: unknown; readonly email?: unknown } | undefined;
    const name = sent?.username ?? sent?.email;
    return typeof name === 'string' ? name.toLowerCase().slice(0, 64) : null;
  });
  const passwordRoutes = parts.mailer === null ? PASSWORD_ROUTES : [...PASSWORD_ROUTES, ...MAIL_ROUTES];
  for (const [method, url] of passwordRoutes)
    app.route({ method, url, schema, onRequest, preHandler, handler: forward(url) });
  const otherRoutes = parts.options.oidc === null ? OTHER_ROUTES : [...OTHER_ROUTES, ...OIDC_ROUTES];
  for (const [method, url] of otherRoutes) app.route({ method, url, schema, handler: forward(url) });
}

/** The library turns its own failures into responses. As errors they are logged, and may become a 503. */
export function throwIfFailed({ status }: Response): void {
  if (status >= 500) throw new Error(`the auth library answered ${status}`);
}

/**
 * The URL for the library has the path of the matched route, never the one that was sent. The two may be parsed
 * differently (`%2e%2e` goes up in a URL and is a name for the router), which would open routes not listed here.
 */
function libraryUrl(path: string, { protocol, host, url: sent }: FastifyRequest): URL {
  if (!HOST.test(host) || !URL.canParse(`${protocol}://${host}`))
    throw new BadInput('the Host header is not a valid host');
  const url = new URL(path, `${protocol}://${host}`);
  const query = sent.indexOf('?');
  if (query >= 0) url.search = sent.slice(query);
  return url;
}
