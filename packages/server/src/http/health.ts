/** Routes for operators: liveness, readiness and metrics. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { GAMES } from '@taisen/games';
import { PROTOCOL_VERSION, serverInfo } from '@taisen/protocol';
import type { FastifyInstance } from 'fastify';
import { LEVELS } from '../bots/levels.ts';
import type { Parts } from '../server.ts';

/** In a time that does not tell how much of it is right. */
const isSame = (given: string, right: string): boolean => timingSafeEqual(sha256(given), sha256(right));
const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

export function healthRoutes(app: FastifyInstance, { isReady, metrics, worker, hashes, options }: Parts): void {
  const schema = { hide: true };
  const config = { rateLimit: false };
  // Checks both threads: an endless loop in a game's rules would block the game worker.
  app.get('/health', { schema, config }, async () => {
    await worker.ask('alive');
    return { alive: true };
  });
  app.get('/ready', { schema, config }, async (_, reply) => {
    const ready = await isReady().catch(() => false);
    return reply.status(ready ? 200 : 503).send({ ready });
  });
  app.get('/metrics', { schema, config }, async ({ headers }, reply) => {
    const { metricsToken: token } = options;
    if (token !== null && !isSame(headers.authorization ?? '', `Bearer ${token}`))
      return reply.status(401).send({ error: 'not-signed-in', message: 'metrics need their token', rule: null });
    const texts = await Promise.all([metrics.registry.metrics(), worker.ask('metrics')]);
    return reply.type(metrics.registry.contentType).send(texts.join('\n'));
  });
  const games = [...GAMES.values()].map(({ id, ruleset }) => {
    const module = hashes[id];
    return { id, ruleset, ...(module === undefined ? {} : { module }) };
  });
  app.get(
    '/api/server',
    { schema: { summary: 'The games and bots of this server', response: { 200: serverInfo } } },
    () => ({
      name: 'taisen',
      version: PROTOCOL_VERSION,
      games,
      levels: LEVELS,
    }),
  );
}
