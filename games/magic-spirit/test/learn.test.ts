import { readFileSync } from 'node:fs';
import { owesCourse, owesPositions, owesTutorial, rulesIn } from '@taisen/testkit';
import { challenges } from '../learn/challenges.ts';
import { course } from '../learn/course.ts';
import { positions } from '../learn/positions.ts';
import { tutorial } from '../learn/tutorial.ts';
import { magicSpirit } from '../src/index.ts';

const rules = rulesIn(readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'));

owesPositions(magicSpirit, positions, rules);
owesTutorial(magicSpirit, tutorial);
owesCourse(magicSpirit, course, positions, challenges);
