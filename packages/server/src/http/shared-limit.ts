import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from './limits.ts';

/**
 * A hook that limits the requests a minute from one address. It counts in the database, so all servers share the limit:
 * otherwise every further server would allow as many password attempts again.
 */
export function sharedLimit(pool: pg.Pool, name: string, perMinute: number) {
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
  return async ({ ip }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    try {
      await limiter.consume(normalizeIP(ip));
    } catch (thrown) {
      if (!(thrown instanceof RateLimiterRes)) throw thrown;
      reply.header('retry-after', Math.ceil(thrown.msBeforeNext / 1000));
      throw tooManyRequests();
    }
  };
}
