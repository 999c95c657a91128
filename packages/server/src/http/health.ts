/** For whoever looks after servers: alive, ready, figures. */
import { GAMES } from '@taisen/games';
import { PROTOCOL_VERSION, serverInfo } from '@taisen/protocol';
import type { FastifyInstance } from 'fastify';
import { LEVELS } from '../bots/levels.ts';
import type { Parts } from '../server.ts';

export function healthRoutes(app: FastifyInstance, { isReady, metrics }: Parts): void {
  const schema = { hide: true };
  const config = { rateLimit: false };
  app.get('/health', { schema, config }, () => ({ alive: true }));
  app.get('/ready', { schema, config }, async (_, reply) => {
    const ready = await isReady().catch(() => false);
    return reply.status(ready ? 200 : 503).send({ ready });
  });
  app.get('/metrics', { schema, config }, async (_, reply) => {
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  const games = [...GAMES.values()].map(({ id, ruleset }) => ({ id, ruleset }));
  app.get('/api/server', { schema: { summary: 'What this server plays', response: { 200: serverInfo } } }, () => ({
    name: 'taisen',
    version: PROTOCOL_VERSION,
    games,
    levels: LEVELS,
  }));
}
