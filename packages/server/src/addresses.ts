/** Where a server listens, and by which addresses it is reached: from its own computer, and from others. */
import { createServer, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { BadInput } from '@taisen/kernel';

/** Every address of this computer, by either protocol. */
const EVERYWHERE = ['0.0.0.0', '::'];
/** A passkey and a cookie are for a name: these are best reached by theirs. */
const BY_NAME = [...EVERYWHERE, '127.0.0.1', 'localhost'];

export const isLoopback = (host: string): boolean => /^(localhost|::1|(::ffff:)?127(\.\d{1,3}){3})$/i.test(host);

const urlOf = (host: string, port: number): string => `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;

/** For who sits at this computer. */
export const ownUrl = (host: string, port: number): string => urlOf(BY_NAME.includes(host) ? 'localhost' : host, port);

interface Listening {
  readonly host: string;
  readonly publicUrl: string | null;
}

/** For everybody else, the likeliest first; none where only this computer gets through. */
export function urlsForOthers(
  { host, publicUrl }: Listening,
  port: number,
  interfaces: ReturnType<typeof networkInterfaces> = networkInterfaces(),
): readonly string[] {
  if (publicUrl !== null) return isLoopback(new URL(publicUrl).hostname.replace(/[[\]]/g, '')) ? [] : [publicUrl];
  if (!EVERYWHERE.includes(host)) return isLoopback(host) ? [] : [urlOf(host, port)];
  const found: { readonly address: string; readonly rank: number }[] = [];
  for (const [name, addresses = []] of Object.entries(interfaces))
    for (const { address, family, internal } of addresses) {
      const reached = !internal && !isLinkLocal(address) && (host === '::' || family === 'IPv4');
      if (reached) found.push({ address, rank: rankOf(name, address) });
    }
  const real = found.some(({ rank }) => rank < VIRTUAL) ? found.filter(({ rank }) => rank < VIRTUAL) : found;
  return real.toSorted((a, b) => a.rank - b.rank).map(({ address }) => urlOf(address, port));
}

/** Addresses that a computer gives itself where nobody gave it one. They need the name of an interface, too. */
const isLinkLocal = (address: string): boolean => address.startsWith('169.254.') || /^fe[89ab]/i.test(address);

/** Networks inside this computer: others are not in them. */
const INSIDE = /^(docker|podman|br-|veth|virbr|lxc|lxd|cni|flannel|vmnet|vboxnet|vEthernet)/i;
const VIRTUAL = 3;

/** A network at home comes before others, which may be a VPN's. */
function rankOf(name: string, address: string): number {
  if (INSIDE.test(name)) return VIRTUAL;
  if (isIP(address) === 6) return 2;
  return /^(192\.168|10|172\.(1[6-9]|2\d|3[01]))\./.test(address) ? 0 : 1;
}

/** Refuses at once what could not be listened on in the end: by then a database would run. */
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
  `HOST takes an address of this computer, such as 127.0.0.1 for itself alone or 0.0.0.0 for everyone, not "${host}"`;

function refusalOf(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const { code = '' } = error;
  if (code === 'EADDRINUSE') return new BadInput(`port ${port} is in use: stop what runs there, or set another PORT`);
  if (code === 'EACCES') return new BadInput(`port ${port} may not be used by this user: set another PORT`);
  const unknown = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code);
  return unknown ? new BadInput(badHost(host)) : error;
}
