/** Where a server listens, and under which URLs it can be opened on the same computer and on others. */
import { createServer, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { BadInput } from '@taisen/kernel';

/** Listen on all addresses of this computer, IPv4 or both. */
const ALL_ADDRESSES = ['0.0.0.0', '::'];
/** Passkeys and cookies belong to a host name, so these are opened as localhost. */
const BY_NAME = [...ALL_ADDRESSES, '127.0.0.1', 'localhost'];

export const isLoopback = (host: string): boolean => /^(localhost|::1|(::ffff:)?127(\.\d{1,3}){3})$/i.test(host);

const urlOf = (host: string, port: number): string => `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;

/** For a browser on this computer. */
export const ownUrl = (host: string, port: number): string => urlOf(BY_NAME.includes(host) ? 'localhost' : host, port);

interface Listening {
  readonly host: string;
  readonly publicUrl: string | null;
}

/** For browsers on other computers, the most likely first. Empty if only this computer can connect. */
export function urlsForOthers(
  { host, publicUrl }: Listening,
  port: number,
  interfaces: ReturnType<typeof networkInterfaces> = networkInterfaces(),
): readonly string[] {
  if (publicUrl !== null) return isLoopback(new URL(publicUrl).hostname.replace(/[[\]]/g, '')) ? [] : [publicUrl];
  if (!ALL_ADDRESSES.includes(host)) return isLoopback(host) ? [] : [urlOf(host, port)];
  const found: { readonly address: string; readonly rank: number }[] = [];
  for (const [name, addresses = []] of Object.entries(interfaces))
    for (const { address, family, internal } of addresses) {
      const reached = !internal && !isLinkLocal(address) && (host === '::' || family === 'IPv4');
      if (reached) found.push({ address, rank: rankOf(name, address) });
    }
  const real = found.some(({ rank }) => rank < VIRTUAL) ? found.filter(({ rank }) => rank < VIRTUAL) : found;
  return real.toSorted((a, b) => a.rank - b.rank).map(({ address }) => urlOf(address, port));
}

/** Self-assigned addresses. A URL with one does not work without the name of the interface. */
const isLinkLocal = (address: string): boolean => address.startsWith('169.254.') || /^fe[89ab]/i.test(address);

/** Networks of containers and virtual machines, which other computers are not part of. */
const VIRTUAL_INTERFACE = /^(docker|podman|br-|veth|virbr|lxc|lxd|cni|flannel|vmnet|vboxnet|vEthernet)/i;
const VIRTUAL = 3;

/** Addresses of a private network come before public ones, which may belong to a VPN. */
function rankOf(name: string, address: string): number {
  if (VIRTUAL_INTERFACE.test(name)) return VIRTUAL;
  if (isIP(address) === 6) return 2;
  return /^(192\.168|10|172\.(1[6-9]|2\d|3[01]))\./.test(address) ? 0 : 1;
}

/** Fails early, before the database is started, if the server could not listen here. */
export async function mustListen(host: string, port: number): Promise<void> {
  if (isIP(host) === 0 && !/^[\w.-]+$/.test(host)) throw new BadInput(badHost(host));
  const probe = createServer();
  try {
    await new Promise<void>((done, failed) => {
      probe.once('error', failed);
      probe.listen({ host, port }, done);
    });
  } catch (error) {
    throw refusalOf(error as NodeJS.ErrnoException, host, port);
  }
  await new Promise((done) => probe.close(done));
}

const badHost = (host: string): string =>
  `HOST must be an address of this computer, such as 127.0.0.1 (only this computer) or 0.0.0.0 (everyone), not "${host}"`;

function refusalOf(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const { code = '' } = error;
  if (code === 'EADDRINUSE') return new BadInput(`port ${port} is in use: stop the other program, or set another PORT`);
  if (code === 'EACCES') return new BadInput(`this user may not listen on port ${port}: set another PORT`);
  const unknown = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code);
  return unknown ? new BadInput(badHost(host)) : error;
}
