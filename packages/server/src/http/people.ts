import { randomUUID } from 'node:crypto';
import { BadInput, Refused } from '@taisen/kernel';
import { keepAccount, type Me, me, rename } from '@taisen/protocol';
import { fromNodeHeaders } from 'better-auth/node';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import { hasPassword } from '../people/account.ts';
import type { Person } from '../people/auth.ts';
import { emailOf } from '../people/email.ts';
import type { Parts } from '../server.ts';
import { listTables } from '../tables/lists.ts';
import { throwIfFailed } from './auth.ts';

/** The request needs a session. */
export class NotSignedIn extends BadInput {}

export async function personOf({ sessions }: Parts, request: FastifyRequest): Promise<Person> {
  const person = await sessions.personFrom(request.headers);
  if (person === null) throw new NotSignedIn('sign in first: POST /api/auth/sign-in/anonymous makes you a guest');
  // A token may be limited to reading.
  if (person.program === 'read' && request.method !== 'GET') throw new Refused('this token may only read', null);
  return person;
}

/** Programs play and read; what belongs to the account itself needs its owner. */
export async function ownerOf(parts: Parts, request: FastifyRequest): Promise<Person> {
  const person = await personOf(parts, request);
  if (person.program !== undefined) throw new Refused('a token cannot do this: sign in', null);
  return person;
}

export function peopleRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, auth, sessions } = parts;

  app.get('/api/me', { schema: { summary: 'Who I am', response: { 200: me } } }, async (request): Promise<Me> => {
    const { id, name, guest, program } = await personOf(parts, request);
    const [email, password, ratings, tables] = await Promise.all([
      program === undefined ? emailOf(db, id) : null,
      hasPassword(db, id),
      db.selectFrom('ratings').select(['game', 'value', 'deviation', 'games']).where('person', '=', id).execute(),
      listTables(db, { person: id }),
    ]);
    return { id, name, guest, password, ...(email === null ? {} : { email }), ratings, tables };
  });

  app.post('/api/me/name', { schema: { summary: 'Change my name', body: rename } }, async (request) => {
    const { id } = await ownerOf(parts, request);
    const { name } = request.body as v.InferOutput<typeof rename>;
    await db.updateTable('user').set({ name }).where('id', '=', id).execute();
    sessions.forget();
    return { name };
  });

  app.post(
    '/api/me/keep',
    { schema: { summary: "Give a guest's account a user name and a password", body: keepAccount } },
    async (request, reply) => {
      const person = await personOf(parts, request);
      if (!person.guest) throw new BadInput('this account has a password already');
      const { username, password } = request.body as v.InferOutput<typeof keepAccount>;
      const taken = await db.selectFrom('user').select('id').where('username', '=', username.toLowerCase()).execute();
      if (taken.length > 0) throw new BadInput(`the name ${username} is taken`);
      // The library requires an e-mail address. We do not ask for one, and this one cannot exist.
      const email = `${randomUUID()}@account.invalid`;
      const response = await auth.api.signUpEmail({
        body: { email, name: username, password, username },
        headers: fromNodeHeaders(request.headers),
        asResponse: true,
      });
      throwIfFailed(response);
      sessions.forget();
      for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
      return reply.status(response.status).send(await response.json());
    },
  );
}
