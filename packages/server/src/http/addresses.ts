import { addressList } from '@taisen/protocol';
import type { FastifyInstance } from 'fastify';
import { isLoopback, urlsForOthers } from '../addresses.ts';
import type { Parts } from '../server.ts';

/** For pages that were opened by a name which means something else on every computer. */
export function addressRoutes(app: FastifyInstance, { options }: Parts): void {
  const schema = { summary: 'Where others can open the pages', response: { 200: addressList } };
  // Looked up each time: a computer's addresses come and go with its networks. Those inside are nobody else's business.
  app.get('/api/addresses', { schema }, ({ socket, ip }) => ({
    addresses: isLoopback(ip) ? urlsForOthers(options, socket.localPort ?? options.port) : [],
  }));
}
