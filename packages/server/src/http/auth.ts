/**
 * Signing in and out is the auth library's. Only what is named here: it could do more, such as give people names that
 * nobody checks.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Parts } from '../server.ts';

const OFFERED = ['sign-out', 'get-session', 'passkey/*'];
/** Where somebody could try one password after the other. */
const GUESSABLE = ['sign-in/username', 'change-password'];

export function authRoutes(app: FastifyInstance, { auth, sessions, options }: Parts): void {
  const pass = async (request: FastifyRequest, reply: FastifyReply) => {
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers))
      for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one);
    headers.delete('content-length');
    // The address that requests are counted by, whatever the client says it is.
    headers.set('x-forwarded-for', request.ip);
    const url = new URL(request.url, `${request.protocol}://${request.host}`);
    const body = request.body === undefined ? null : JSON.stringify(request.body);
    const answer = await auth.handler(new Request(url, { method: request.method, headers, body }));
    // Becoming a guest changes nothing for anybody else.
    if (request.method !== 'GET' && !request.url.endsWith('/sign-in/anonymous')) sessions.forget();
    reply.status(answer.status);
    answer.headers.forEach((value, name) => {
      if (name !== 'set-cookie') reply.header(name, value);
    });
    for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
    return reply.send(await answer.text());
  };
  const counted = (max: number) => ({ config: { rateLimit: { max, timeWindow: '1 minute' } } });
  const schema = { hide: true };
  app.post(
    '/api/auth/sign-in/anonymous',
    { ...counted(options.limits.guests), schema: { summary: 'Become a guest; the answer has a token for programs' } },
    pass,
  );
  for (const path of GUESSABLE) app.post(`/api/auth/${path}`, { ...counted(options.limits.passwords), schema }, pass);
  for (const path of OFFERED) app.route({ method: ['GET', 'POST'], url: `/api/auth/${path}`, schema, handler: pass });
}
