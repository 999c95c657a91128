/**
 * Shows what the servers of a test file have said, but only where a test fails: some of it is expected. A file of its
 * own, because pictures and measurements start servers too, outside of any test.
 */
import { afterEach } from 'vitest';
import { outputs } from './process.ts';

afterEach(({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const [{ pid }, output] of outputs) if (output() !== '') console.error(`server ${pid} said:\n${output()}`);
});
