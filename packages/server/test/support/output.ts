/**
 * Prints the output of the servers of a test file if a test fails; some output is expected. A separate file, because
 * scripts for screenshots and measurements start servers outside of tests.
 */
import { afterEach } from 'vitest';
import { outputs } from './process.ts';

afterEach(({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const [{ pid }, output] of outputs) if (output() !== '') console.error(`output of server ${pid}:\n${output()}`);
});
