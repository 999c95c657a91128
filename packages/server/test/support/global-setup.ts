/** Bundles the server once for all test files of a run. Bundling it for each file took longer than many of their tests. */
import { bundle, unbundle } from './process.ts';

export default function setup(): (() => void) | undefined {
  // The tests of the server and those in the browser both need it, and may be in the same run.
  if (process.env['TAISEN_SERVER_BUNDLE'] !== undefined) return undefined;
  process.env['TAISEN_SERVER_BUNDLE'] = bundle();
  return () => {
    delete process.env['TAISEN_SERVER_BUNDLE'];
    unbundle();
  };
}
