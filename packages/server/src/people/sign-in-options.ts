/** Ways to sign in and to recover an account that need something of the operator's: an SMTP server, a provider. */
import { BadInput } from '@taisen/kernel';
import type { MailOptions } from './mail.ts';

/** A provider of OpenID Connect. */
export interface OidcOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What its button is called. */
  readonly name: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

export function mailFrom(env: Environment, publicUrl: string | null): MailOptions | null {
  const { SMTP_URL: smtp, MAIL_FROM: from } = env;
  if (!smtp) return null;
  // Not quoted, since it may contain a password.
  if (!URL.canParse(smtp) || !/^smtps?:$/.test(new URL(smtp).protocol))
    throw new BadInput('SMTP_URL must be a URL such as smtps://user:password@mail.example:465');
  if (!from) throw new BadInput('with SMTP_URL, MAIL_FROM must be set too, to the address that mail comes from');
  if (publicUrl === null) throw new BadInput('with SMTP_URL, PUBLIC_URL must be set too: mail has links to it');
  return { smtp, from, publicUrl };
}

export function oidcFrom(env: Environment, publicUrl: string | null): OidcOptions | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = env;
  if (!issuer) return null;
  if (!URL.canParse(issuer))
    throw new BadInput(`OIDC_ISSUER must be a URL such as https://id.example, not "${issuer}"`);
  if (!clientId || !clientSecret)
    throw new BadInput('with OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set too');
  if (publicUrl === null)
    throw new BadInput('with OIDC_ISSUER, PUBLIC_URL must be set too: the provider returns to it');
  return { issuer: issuer.replace(/\/$/, ''), clientId, clientSecret, name: name || new URL(issuer).hostname };
}

export const discoveryUrl = ({ issuer }: OidcOptions): string => `${issuer}/.well-known/openid-configuration`;

/** Milliseconds. */
const TIMEOUT = 10_000;

/** Fails at once if the provider cannot be used: the auth library would only leave it out. */
export async function mustDiscover(oidc: OidcOptions | null): Promise<void> {
  if (oidc === null) return;
  const url = discoveryUrl(oidc);
  let problem: string | null = null;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
    const found = (await answer.json()) as { authorization_endpoint?: unknown };
    if (!answer.ok || typeof found.authorization_endpoint !== 'string') problem = 'it is no OpenID Connect provider';
  } catch (error) {
    problem = error instanceof SyntaxError ? 'it is no OpenID Connect provider' : 'nobody answers there';
  }
  if (problem !== null) throw new BadInput(`OIDC_ISSUER=${oidc.issuer} cannot be used: ${problem} (${url})`);
}
