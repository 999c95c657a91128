/** Texts beside the cards. */
import type { Words } from '@taisen/kernel';
import { eventWords } from './events.ts';
import { promptWords } from './prompts.ts';
import { ruleWords } from './rules.ts';
import { rulings } from './rulings.ts';
import { termWords } from './terms.ts';

export const words: Record<string, Words> = { ...promptWords, ...eventWords, ...ruleWords, ...termWords, ...rulings };
