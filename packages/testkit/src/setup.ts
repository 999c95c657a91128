/** Runs before each test file: finishes the scenarios after each test. */
import { afterEach } from 'vitest';
import { finishScenarios } from './scenario.ts';

afterEach(finishScenarios);
