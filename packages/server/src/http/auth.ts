/**
 * Signing in and out is the auth library's. Only what is named here: it could do more, such as give people names that
 * nobody checks.
 */
import { BadInput } from '@taisen/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Parts } from '../server.ts';

type Offered = readonly [method: 'GET' | 'POST', path: string];

const GUEST = '/api/auth/sign-in/anonymous';
/** Where somebody could try one password after the other: counted together. */
const GUESSABLE: readonly Offered[] = [
  ['POST', '/api/auth/sign-in/username'],
  ['POST', '/api/auth/change-password'],
];
const OTHERS: readonly Offered[] = [
  ['POST', '/api/auth/sign-out'],
  ['GET', '/api/auth/get-session'],
  ['GET', '/api/auth/passkey/generate-register-options'],
  ['POST', '/api/auth/passkey/verify-registration'],
  ['GET', '/api/auth/passkey/generate-authenticate-options'],
  ['POST', '/api/auth/passkey/verify-authentication'],
  ['GET', '/api/auth/passkey/list-user-passkeys'],
  ['POST', '/api/auth/passkey/delete-passkey'],
];

const HOST = /^([\w-]+(\.[\w-]+)*\.?|\[[\da-f:.]+\])(:\d{1,5})?$/i;

export function authRoutes(app: FastifyInstance, { auth, sessions, options, notify, health }: Parts): void {
  const pass = (path: string) => async (request: FastifyRequest, reply: FastifyReply) => {
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers))
      for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one);
    headers.delete('content-length');
    // The address that requests are counted by, whatever the client says it is.
    headers.set('x-forwarded-for', request.ip);
    const url = libraryUrl(path, request);
    // Without a database the library takes everybody for nobody, and says that who signs out is out.
    const began = Date.now();
    await health.reach();
    const body = request.body === undefined ? null : JSON.stringify(request.body);
    // Becoming a guest changes nothing for anybody else.
    const changes = request.method === 'POST' && path !== GUEST;
    const before = changes ? await sessions.personFrom(request.headers) : null;
    const answer = await auth.handler(new Request(url, { method: request.method, headers, body }));
    mustHaveWorked(answer);
    if (health.wasLostSince(began)) throw new Error('a connection was lost meanwhile');
    if (changes) sessions.forget();
    if (before !== null) notify({ about: 'sessions', person: before.id });
    reply.status(answer.status);
    answer.headers.forEach((value, name) => {
      if (name !== 'set-cookie') reply.header(name, value);
    });
    for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
    return reply.send(await answer.text());
  };
  const schema = { hide: true };
  app.post(
    GUEST,
    {
      config: { rateLimit: { max: options.limits.guests, timeWindow: '1 minute' } },
      schema: { summary: 'Become a guest; the answer has a token for programs' },
    },
    pass(GUEST),
  );
  const onRequest = app.rateLimit({ max: options.limits.passwords, timeWindow: '1 minute' });
  for (const [method, url] of GUESSABLE) app.route({ method, url, schema, onRequest, handler: pass(url) });
  for (const [method, url] of OTHERS) app.route({ method, url, schema, handler: pass(url) });
}

/** The library answers for itself where something broke: that is ours to tell, and it may be only the database. */
export function mustHaveWorked({ status }: Response): void {
  if (status >= 500) throw new Error(`the auth library answered ${status}`);
}

/**
 * What the library is asked: the path of the route that was found, never the one that was sent. The two may be read
 * differently (`%2e%2e` climbs in a URL and is a name to the router), and then somebody gets past what is named here.
 */
function libraryUrl(path: string, { protocol, host, url: sent }: FastifyRequest): URL {
  if (!HOST.test(host) || !URL.canParse(`${protocol}://${host}`)) throw new BadInput('the Host header names no host');
  const url = new URL(path, `${protocol}://${host}`);
  const query = sent.indexOf('?');
  if (query >= 0) url.search = sent.slice(query);
  return url;
}
