/** Runs before each test file: every scenario of a test is finished when the test is. */
import { afterEach } from 'vitest';
import { finishScenarios } from './scenario.ts';

afterEach(finishScenarios);
