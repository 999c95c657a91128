/** The best players, and public profiles. */
import { GAMES } from '@taisen/games';
import { BadInput } from '@taisen/kernel';
import { profile, profileSettings, ratingList } from '@taisen/protocol';
import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import { bestPlayers, profileOf } from '../people/profiles.ts';
import type { Parts } from '../server.ts';
import { NotFound } from '../tables/store.ts';
import { ownerOf } from './people.ts';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

export function profileRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, sessions } = parts;

  app.get(
    '/api/ratings/:game',
    { schema: { summary: 'The best players of a game; `season` names a month', response: { 200: ratingList } } },
    async (request) => {
      const { game } = request.params as { game: string };
      if (!GAMES.has(game)) throw new NotFound(`there is no game called "${game}"`);
      const { season = null } = request.query as { season?: string };
      if (season !== null && !MONTH.test(season)) throw new BadInput('season must be a month such as 2026-11');
      return bestPlayers(db, game, season);
    },
  );

  app.get(
    '/api/people/:id',
    { schema: { summary: 'The profile of a player with an account', response: { 200: profile } } },
    async (request) => {
      const asking = await sessions.personFrom(request.headers);
      const found = await profileOf(db, (request.params as { id: string }).id, asking?.id ?? null);
      // The same for a hidden profile as for none.
      if (found === null) throw new NotFound('there is no such profile');
      return found;
    },
  );

  app.post(
    '/api/me/profile',
    { schema: { summary: 'Hide my profile, or show it', body: profileSettings } },
    async (request) => {
      const { id } = await ownerOf(parts, request);
      const { hidden } = request.body as v.InferOutput<typeof profileSettings>;
      if (hidden)
        await db
          .insertInto('hidden_profiles')
          .values({ person: id })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      else await db.deleteFrom('hidden_profiles').where('person', '=', id).execute();
      return { hidden };
    },
  );
}
