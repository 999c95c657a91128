import { readFileSync } from 'node:fs';
import { owesPositions, rulesIn } from '@taisen/testkit';
import { positions } from '../learn/positions.ts';
import { holodelive } from '../src/index.ts';

const rules = rulesIn(readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'));

owesPositions(holodelive, positions, rules);
