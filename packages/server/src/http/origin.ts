import type { IncomingHttpHeaders } from 'node:http';

/** Whether a browser says that the request comes from another site's page. Programs say nothing. */
export function isForeign({ origin, host }: IncomingHttpHeaders, publicUrl: string | null): boolean {
  if (origin === undefined) return false;
  try {
    const { host: from } = new URL(origin);
    return from !== host && from !== (publicUrl === null ? null : new URL(publicUrl).host);
  } catch {
    return true;
  }
}
