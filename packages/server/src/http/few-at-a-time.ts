import type { FastifyReply, FastifyRequest } from 'fastify';
import { type KeyOf, tooManyRequests } from './limits.ts';

export interface AtATime {
  /** Requests with the same key, and requests altogether, that may be answered at a time. */
  readonly each: number;
  readonly all: number;
}

/** A hook for routes whose answers take long to read and to send: they end with the connection, not with the minute. */
export function fewAtATime({ each, all }: AtATime, keyOf: KeyOf) {
  const running: string[] = [];
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const key = await keyOf(request);
    if (key === null) return;
    if (running.length >= all || running.filter((other) => other === key).length >= each) throw tooManyRequests();
    running.push(key);
    reply.raw.once('close', () => running.splice(running.indexOf(key), 1));
  };
}
