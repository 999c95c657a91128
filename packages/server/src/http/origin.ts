import type { IncomingHttpHeaders } from 'node:http';

/** Whether the request was sent by a page of another site. Only browsers send these headers. */
export function isForeign(headers: IncomingHttpHeaders, publicUrl: string | null): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (origin === undefined) return site === 'cross-site' || site === 'same-site';
  try {
    const { host: from } = new URL(origin);
    return from !== host && from !== (publicUrl === null ? null : new URL(publicUrl).host);
  } catch {
    return true;
  }
}
