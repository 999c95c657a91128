import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { type KeyOf, tooManyRequests } from './limits.ts';

export const byAddress: KeyOf = ({ ip }) => normalizeIP(ip);

/**
 * A hook that limits the requests a minute with the same key. It counts in the database, so all servers share the limit:
 * otherwise every further server would allow as many password attempts again.
 */
export function sharedLimit(pool: pg.Pool, name: string, perMinute: number, keyOf: KeyOf) {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points: perMinute,
    duration: 60,
    // An address that has used up its attempts costs no further queries.
    inMemoryBlockOnConsumed: perMinute,
  });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const key = await keyOf(request);
    if (key === null) return;
    try {
      await limiter.consume(key);
    } catch (thrown) {
      if (!(thrown instanceof RateLimiterRes)) throw thrown;
      reply.header('retry-after', Math.ceil(thrown.msBeforeNext / 1000));
      throw tooManyRequests();
    }
  };
}
