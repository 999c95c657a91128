/** The whole product: a server process with its database and the pages, and a browser. */
import { rmSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import {
  bundle,
  type ServerProcess,
  startProcess,
  temporaryFolder,
  unbundle,
} from '../packages/server/test/support/process.ts';
import { launch, quit } from './browser.ts';
import { builtApp } from './site.ts';

export interface Served {
  readonly server: ServerProcess;
  readonly browser: Browser;
  /** The environment with which another server continues with the same data. */
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

export async function served(): Promise<Served> {
  const web = await builtApp();
  bundle();
  const data = temporaryFolder();
  const env = { DATA: data, WEB: web };
  const [server, browser] = await Promise.all([startProcess(env), launch()]);
  return {
    server,
    browser,
    env,
    close: async () => {
      await quit(browser);
      await server.signal('SIGTERM');
      unbundle();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
