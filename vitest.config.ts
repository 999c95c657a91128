import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import LongestFirst from './packages/testkit/src/longest-first.ts';
import { icons } from './packages/web/build/icons.ts';
import { modules } from './packages/web/build/modules.ts';

/** The parts that `npm run test:unit`, `test:server` and `test:browser` run; `npm test` runs all of them. */
const PROJECTS = {
  unit: ['{packages,games}/*/test/**/*.test.ts', 'bench/test/**/*.test.ts'],
  server: ['packages/server/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
  browser: ['e2e/**/*.test.ts'],
};
/** What the test files of a part share. */
const SERVER_SETUP = 'packages/server/test/support/global-setup.ts';
const GLOBAL_SETUP: Readonly<Record<string, readonly string[]>> = {
  server: [SERVER_SETUP],
  browser: [SERVER_SETUP, 'e2e/global-setup.ts'],
};

export default defineConfig({
  // Cards are drawn in tests, too, and modules of older versions are loaded.
  plugins: [icons(), modules()],
  test: {
    projects: Object.entries(PROJECTS).map(([name, include]) => ({
      extends: true,
      test: {
        name,
        include,
        exclude: ['**/node_modules/**', ...(name === 'unit' ? PROJECTS.server : [])],
        globalSetup: [...(GLOBAL_SETUP[name] ?? [])],
        // Real processes and browsers on a busy machine in CI: a second try, which the reporter shows.
        retry: name !== 'unit' && process.env['CI'] !== undefined ? 1 : 0,
      },
    })),
    // Time is measured by `npm run bench`, never asserted: this only ends what hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    setupFiles: ['packages/testkit/src/setup.ts'],
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // By default one core stays free, on two that is half of them. Many tests wait, for a database or for a pause to end.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // What failed comes last, where a reader of a long log looks first.
    reporters: ['./packages/testkit/src/matrix.ts', 'default'],
  },
});
