/** A person's account: tokens for programs, an export of everything, and its deletion. */
import { BadInput, Refused } from '@taisen/kernel';
import { deleteAccount, newToken, tokenAnswer, tokenList } from '@taisen/protocol';
import { fromNodeHeaders } from 'better-auth/node';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import { deletePerson, exportOf, hasPassword } from '../people/account.ts';
import { tableNotice } from '../people/notices.ts';
import { createToken } from '../people/tokens.ts';
import type { Parts } from '../server.ts';
import { NotFound } from '../tables/store.ts';
import { ownerOf } from './people.ts';
import { byAddress, sharedLimit } from './shared-limit.ts';

const MAX_TOKENS = 20;

export function accountRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, auth, sessions, notify, pool, options } = parts;

  app.get('/api/me/tokens', { schema: { summary: 'My tokens', response: { 200: tokenList } } }, async (request) => {
    const { id } = await ownerOf(parts, request);
    const rows = await db.selectFrom('tokens').selectAll().where('person', '=', id).orderBy('created').execute();
    return {
      tokens: rows.map(({ id: token, name, scope, created, used, expires }) => ({
        ...{ id: token, name, scope, created: created.getTime() },
        ...{ used: used?.getTime() ?? null, expires: expires?.getTime() ?? null },
      })),
    };
  });

  app.post(
    '/api/me/tokens',
    { schema: { summary: 'Create a token for a program', body: newToken, response: { 200: tokenAnswer } } },
    async (request) => {
      const { id, guest } = await ownerOf(parts, request);
      if (guest) throw new Refused('tokens need an account', null);
      const { n } = await db
        .selectFrom('tokens')
        .select((of) => of.fn.countAll<number>().as('n'))
        .where('person', '=', id)
        .executeTakeFirstOrThrow();
      if (n >= MAX_TOKENS) throw new Refused(`you have ${MAX_TOKENS} tokens, which is the limit`, null);
      return createToken(db, id, request.body as v.InferOutput<typeof newToken>);
    },
  );

  app.delete('/api/me/tokens/:id', { schema: { summary: 'Revoke a token' } }, async (request) => {
    const { id: person } = await ownerOf(parts, request);
    const { id } = request.params as { id: string };
    const revoked = db.deleteFrom('tokens').where('id', '=', id).where('person', '=', person).returning('id');
    if ((await revoked.executeTakeFirst()) === undefined) throw new NotFound('you have no such token');
    sessions.forget();
    notify({ about: 'sessions', person });
    return { revoked: true };
  });

  app.get('/api/me/export', { schema: { summary: 'Everything that the server has of me' } }, async (request, reply) => {
    const { id } = await ownerOf(parts, request);
    reply.header('content-disposition', 'attachment; filename="taisen-account.json"');
    return exportOf(db, id);
  });

  app.post(
    '/api/me/delete',
    {
      onRequest: sharedLimit(pool, 'passwords', options.limits.passwords, byAddress),
      schema: { summary: 'Delete my account', body: deleteAccount },
    },
    async (request) => {
      const { id, name } = await ownerOf(parts, request);
      const { confirm, password } = request.body as v.InferOutput<typeof deleteAccount>;
      if (confirm !== name) throw new BadInput('confirm must be the name of the account');
      await mustKnowPassword(request, id, password);
      for (const table of await deletePerson(db, id)) notify(tableNotice(table));
      sessions.forget();
      notify({ about: 'sessions', person: id });
      return { deleted: true };
    },
  );

  /** Accounts without a password are a guest's, or have a passkey: then the session has to do. */
  async function mustKnowPassword(request: FastifyRequest, id: string, password: string | undefined): Promise<void> {
    if (!(await hasPassword(db, id))) return;
    const known = await auth.api
      .verifyPassword({ body: { password: password ?? '' }, headers: fromNodeHeaders(request.headers) })
      .then(
        () => true,
        () => false,
      );
    if (!known) throw new Refused('the password is wrong', null);
  }
}
