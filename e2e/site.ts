/** The web app as players get it: built, and served from loopback. */
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

const configFile = fileURLToPath(new URL('../packages/web/vite.config.ts', import.meta.url));

export interface Site {
  readonly url: string;
  close(): Promise<void>;
}

export async function site({ fresh = true } = {}): Promise<Site> {
  if (fresh) await build({ configFile, logLevel: 'warn' });
  const server = await preview({ configFile, logLevel: 'warn', preview: { host: '127.0.0.1', port: 0 } });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('the site has no address');
  return { url: url.replace(/\/$/, ''), close: () => server.close() };
}
