import type { Words } from '@taisen/kernel';
import { events } from './words/events.ts';
import { options, prompts } from './words/prompts.ts';
import { refusals } from './words/refusals.ts';
import { rulings } from './words/rulings.ts';
import { table } from './words/table.ts';

/** Texts beside the cards. `say.ts` of the kernel chooses the keys. */
export const words: Record<string, Words> = { ...prompts, ...options, ...events, ...table, ...refusals, ...rulings };
