/** Published versions of games: a list for authors, and the modules themselves for old matches and replays. */
import { GAMES } from '@taisen/games';
import { versionList } from '@taisen/protocol';
import type { FastifyInstance } from 'fastify';
import { moduleCode, NoModule, versionsOf } from '../modules/store.ts';
import type { Parts } from '../server.ts';
import { NotFound } from '../tables/store.ts';

export function moduleRoutes(app: FastifyInstance, { db }: Parts): void {
  app.get(
    '/api/games/:game/versions',
    { schema: { summary: 'The published versions of a game', response: { 200: versionList } } },
    async (request) => {
      const { game } = request.params as { game: string };
      if (!GAMES.has(game)) throw new NotFound(`there is no game called "${game}"`);
      return { versions: await versionsOf(db, game) };
    },
  );

  app.get(
    '/api/modules/:hash',
    { schema: { summary: 'The module of a published version, as JavaScript; its SHA-256 is its name' } },
    async (request, reply) => {
      const { hash } = request.params as { hash: string };
      const code = await moduleCode(db, hash).catch((error) => {
        throw error instanceof NoModule ? new NotFound(error.message) : error;
      });
      return reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(code);
    },
  );
}
