/** A provider of OpenID Connect on loopback: it signs in whoever comes, under the name that is typed. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

async function listen(made: Server): Promise<number> {
  made.listen(0, '127.0.0.1');
  await once(made, 'listening');
  return (made.address() as AddressInfo).port;
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

export const CLIENT = { client_id: 'taisen', client_secret: 'a secret of the provider' };

/** `returnsTo`: where the server receives people who have signed in. */
export async function startProvider(returnsTo: string): Promise<{ readonly issuer: string; readonly server: Server }> {
  const server = createServer();
  const issuer = `http://localhost:${await listen(server)}`;
  const oidc = new Provider(issuer, {
    clients: [{ ...CLIENT, redirect_uris: [returnsTo] }],
    claims: { openid: ['sub'], profile: ['preferred_username'] },
    cookies: { keys: ['a key for cookies'] },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, preferred_username: sub }) }),
  });
  server.on('request', oidc.callback());
  return { issuer, server };
}

/** A browser without a screen: follows redirects and keeps cookies. */
export class Browser {
  private readonly cookies = new Map<string, string>();

  async open(url: string, form?: Readonly<Record<string, string>>): Promise<Response> {
    const { host } = new URL(url);
    const mine = [...this.cookies].filter(([key]) => key.startsWith(`${host} `));
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: mine.map(([key, value]) => `${key.slice(host.length + 1)}=${value}`).join('; ') },
      ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
    });
    this.keep(host, response);
    return response;
  }

  keep(host: string, response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) this.cookies.set(`${host} ${name}`, value);
    }
  }

  /** Signs in at the provider under a name; returns the address at which the server is told. */
  async signIn(url: string, name: string): Promise<string> {
    let next = url;
    for (let i = 0; i < 10; i++) {
      const response = await this.open(next);
      const to = response.headers.get('location');
      if (to?.includes('/api/auth/callback/') === true) return to;
      if (to !== null) {
        next = new URL(to, next).href;
        continue;
      }
      // The forms of oidc-provider for development: sign in, then agree.
      const page = await response.text();
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? 'login';
      const done = await this.open(next, { prompt, login: name, password: 'any' });
      next = new URL(done.headers.get('location') ?? '', next).href;
    }
    throw new Error(`the provider does not come back: ${next}`);
  }
}
