import type { IncomingHttpHeaders } from 'node:http';

/** Whether the request was sent by a page of another site. Only browsers send the Origin header. */
export function isForeign({ origin, host }: IncomingHttpHeaders, publicUrl: string | null): boolean {
  if (origin === undefined) return false;
  try {
    const { host: from } = new URL(origin);
    return from !== host && from !== (publicUrl === null ? null : new URL(publicUrl).host);
  } catch {
    return true;
  }
}
