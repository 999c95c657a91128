import { addressList } from '@taisen/protocol';
import type { FastifyInstance } from 'fastify';
import { isLoopback, urlsForOthers } from '../addresses.ts';
import type { Parts } from '../server.ts';

/** For pages opened as localhost, which cannot find out under which URL others can open them. */
export function addressRoutes(app: FastifyInstance, { options }: Parts): void {
  const schema = { summary: 'Where others can open the pages', response: { 200: addressList } };
  // Looked up each time, because networks change. Other computers are not given the addresses of this one.
  app.get('/api/addresses', { schema }, ({ socket, ip }) => ({
    addresses: isLoopback(ip) ? urlsForOthers(options, socket.localPort ?? options.port) : [],
  }));
}
