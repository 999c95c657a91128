import { readFileSync } from 'node:fs';
import { owesPositions, owesTutorial, rulesIn } from '@taisen/testkit';
import { positions } from '../learn/positions.ts';
import { tutorial } from '../learn/tutorial.ts';
import { linkavel } from '../src/index.ts';

const rules = rulesIn(readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'));

owesPositions(linkavel, positions, rules);
owesTutorial(linkavel, tutorial);
