/** Builds the site once for all browser tests of a run, and serves it. */
import { site } from './site.ts';

export default async function setup(): Promise<() => Promise<void>> {
  const web = await site();
  process.env['TAISEN_SITE'] = web.url;
  return async () => {
    delete process.env['TAISEN_SITE'];
    await web.close();
  };
}
