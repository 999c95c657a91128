/** Ways to sign in that the operator has set up, and the address by which an account can be recovered. */
import { Refused } from '@taisen/kernel';
import { confirmEmail, newEmail, signInWays } from '@taisen/protocol';
import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import { languageOf } from '../language.ts';
import { emailToken, readEmailToken, removeEmail, setEmail } from '../people/email.ts';
import type { Parts } from '../server.ts';
import { ownerOf } from './people.ts';
import { byAddress, sharedLimit } from './shared-limit.ts';

export function emailRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, mailer, options, pool } = parts;

  app.get(
    '/api/sign-in-ways',
    { schema: { summary: 'Ways to sign in and to recover an account', response: { 200: signInWays } } },
    async () => ({ mail: mailer !== null, oidc: options.oidc?.name ?? null }),
  );

  if (mailer === null) return;
  // Mail costs the operator something, and is read by people who may not have asked for it.
  const onRequest = sharedLimit(pool, 'mail', options.limits.passwords, byAddress);

  app.post(
    '/api/me/email',
    { onRequest, schema: { summary: 'Send a link that makes an address mine', body: newEmail } },
    async (request) => {
      const { id, name, guest } = await ownerOf(parts, request);
      if (guest) throw new Refused('an address needs an account', null);
      const { email } = request.body as v.InferOutput<typeof newEmail>;
      const token = emailToken(options.secret, id, email, Date.now());
      await mailer.confirm(email, languageOf(request.headers['accept-language']), name, token);
      return { sent: true };
    },
  );

  app.delete('/api/me/email', { schema: { summary: 'Remove my address' } }, async (request) => {
    await removeEmail(db, (await ownerOf(parts, request)).id);
    return { removed: true };
  });

  // The link may be opened on another device, so it needs no session.
  app.post(
    '/api/email/confirm',
    { onRequest, schema: { summary: 'Confirm an address by the token of its link', body: confirmEmail } },
    async (request) => {
      const { token } = request.body as v.InferOutput<typeof confirmEmail>;
      const claim = readEmailToken(options.secret, token, Date.now());
      await setEmail(db, claim);
      return { email: claim.email };
    },
  );
}
