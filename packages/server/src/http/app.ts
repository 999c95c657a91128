/** HTTP: headers, rate limits, errors and documentation. The routes are in their own files. */

import { mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import statics from '@fastify/static';
import { BadInput, Refused } from '@taisen/kernel';
import type { HttpError } from '@taisen/protocol';
import fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { publicName } from '../people/profiles.ts';
import type { Parts } from '../server.ts';
import { NotFound } from '../tables/store.ts';
import { accountRoutes } from './account.ts';
import { addressRoutes } from './addresses.ts';
import { authRoutes } from './auth.ts';
import { deckRoutes } from './decks.ts';
import { emailRoutes } from './email.ts';
import { healthRoutes } from './health.ts';
import { tooManyRequests } from './limits.ts';
import { moduleRoutes } from './modules.ts';
import { registerDocs } from './openapi.ts';
import { isForeign } from './origin.ts';
import { ownGameRoutes } from './own-games.ts';
import { pageHandler } from './pages.ts';
import { NotSignedIn, peopleRoutes } from './people.ts';
import { profileRoutes } from './profiles.ts';
import { mustBeReadable } from './readable.ts';
import { keyOf } from './refusal-keys.ts';
import { renewCookie } from './renew-cookie.ts';
import { replayRoutes } from './replays.ts';
import { studyRoutes } from './studies.ts';
import { tableRoutes } from './tables.ts';
import { compileSerializer, compileValidator } from './validate.ts';

const MAX_BODY = 65_536;
/** Milliseconds within which the head, and the whole, of a request must have arrived. Slower ones would hold connections. */
const SLOWEST = { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 5000 };
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Seconds. */
const RETRY_AFTER = 2;

export async function createApp(parts: Parts): Promise<FastifyInstance> {
  const { options } = parts;
  const app = fastify({
    logger: { level: options.logLevel, serializers: { err: bareError }, ...logTo(options.logFile) },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY,
    trustProxy: (_, hop) => hop < options.proxies,
    forceCloseConnections: true,
    requestTimeout: SLOWEST.requestTimeout,
    http: SLOWEST,
    // For URLs that cannot be decoded and so match no route. The type of the reply is that of a route, hence the cast.
    frameworkErrors: (error, _, reply) =>
      void (reply as FastifyReply).status(400).send(problem('bad-request', error.message)),
  });
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer);
  app.setErrorHandler(async (error, request, reply) => {
    const { status, body } = errorFor(error);
    if (status < 500) return reply.status(status).send(body);
    parts.metrics.failures.inc({ where: 'http' });
    request.log.error({ err: error, url: request.routeOptions.url }, 'failed');
    if (!(await parts.health.explains(error, reply.elapsedTime))) return reply.status(status).send(body);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const message = reads ? 'try again in a moment' : 'whether this was done is not known; look before you try again';
    const unavailable = problem('unavailable', `the database is unavailable: ${message}`);
    return reply.status(503).header('retry-after', RETRY_AFTER).send(unavailable);
  });
  app.addHook('onRequest', async (request, reply) => {
    const renewed = renewCookie(request.headers.cookie, options.secret, options.secretBefore);
    if (renewed === null) return;
    request.headers.cookie = renewed.header;
    reply.header('set-cookie', renewed.setCookie);
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    if (isForeign(request.headers, options.publicUrl))
      return reply.status(403).send(problem('foreign', 'this request comes from a page of another site'));
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    // By route, not by path: there are few routes and any number of paths.
    const labels = { method, route: routeOptions.url ?? 'none', status: String(reply.statusCode) };
    parts.metrics.requests.observe(labels, reply.elapsedTime / 1000);
  });
  app.addHook('preValidation', async ({ params, query, body }) => mustBeReadable({ params, query, body }));
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        // Modules of older versions run from memory, after their hash was checked.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", ...socketOrigins(options.publicUrl)],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        // A local server that is opened by http must stay reachable.
        upgradeInsecureRequests: options.publicUrl?.startsWith('https:') === true ? [] : null,
      },
    },
    strictTransportSecurity: options.publicUrl?.startsWith('https:') === true,
  });
  await registerDocs(app);
  await app.register(async (api) => {
    // Static files are not limited: one page loads a hundred of them. This limit only protects the server itself, so
    // each server counts for itself, without a query for every request.
    await api.register(rateLimit, {
      max: options.limits.requests,
      timeWindow: '1 minute',
      errorResponseBuilder: tooManyRequests,
    });
    authRoutes(api, parts);
    healthRoutes(api, parts);
    addressRoutes(api, parts);
    peopleRoutes(api, parts);
    tableRoutes(api, parts);
    deckRoutes(api, parts);
    replayRoutes(api, parts);
    ownGameRoutes(api, parts);
    profileRoutes(api, parts);
    accountRoutes(api, parts);
    emailRoutes(api, parts);
    moduleRoutes(api, parts);
    studyRoutes(api, parts);
  });
  if (options.web !== null) {
    // The names of files in these folders change with their contents.
    const setHeaders = (reply: FastifyReply, path: string) =>
      void reply.header('cache-control', /[\\/](assets|modules)[\\/]/.test(path) ? IMMUTABLE : 'no-cache');
    const root = resolve(options.web);
    await app.register(statics, {
      root,
      wildcard: true,
      preCompressed: true,
      cacheControl: false,
      index: false,
      setHeaders,
    });
    const page = pageHandler(
      root,
      { table: (id) => parts.store.find(id), person: (id) => publicName(parts.db, id) },
      options.publicUrl,
    );
    app.get('/', { schema: { hide: true } }, page);
    // The app has client-side routing: it handles any path that is neither a file nor part of the API.
    app.setNotFoundHandler((request, reply) => {
      // What comes after the question mark may have dots, too.
      const [path = ''] = request.url.split('?');
      if (request.method === 'GET' && !/^\/api\/|\.\w+$/.test(path)) return page(request, reply);
      return reply.status(404).send(problem('not-found', 'there is nothing here'));
    });
  } else {
    app.setNotFoundHandler((_, reply) => reply.status(404).send(problem('not-found', 'there is nothing here')));
  }
  return app;
}

/** A file that has grown large is kept once more, as `.old`. */
const MAX_LOG = 20_000_000;

function logTo(file: string | null) {
  if (file === null) return {};
  mkdirSync(dirname(file), { recursive: true });
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > MAX_LOG) renameSync(file, `${file}.old`);
  return { file };
}

/** Browsers differ in whether 'self' includes sockets, so the origin is named if it is known. */
const socketOrigins = (publicUrl: string | null): string[] =>
  publicUrl === null ? [] : [publicUrl.replace(/^http/, 'ws')];

/** Only these fields of an error are logged. Others may refer to requests, and so contain credentials. */
function bareError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name: type, message, stack = '' } = error;
  return { type, message, stack, ...('code' in error ? { code: error.code } : {}) };
}

const problem = (error: string, message: string, rule: string | null = null): HttpError => ({
  error,
  message,
  rule,
  ...keyOf(message),
});

function errorFor(error: unknown): { status: number; body: HttpError } {
  if (error instanceof NotFound) return { status: 404, body: problem('not-found', error.message) };
  if (error instanceof NotSignedIn) return { status: 401, body: problem('not-signed-in', error.message) };
  if (error instanceof Refused) return { status: 409, body: problem('refused', error.message, error.rule) };
  if (error instanceof BadInput) return { status: 400, body: problem('bad-request', error.message) };
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 429) return { status, body: problem('too-many', (error as Error).message) };
  if (status >= 400 && status < 500) return { status, body: problem('bad-request', (error as Error).message) };
  return { status: 500, body: problem('broken', 'internal error') };
}
