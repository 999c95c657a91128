import type { Words } from '@taisen/kernel';
import { options, prompts } from './words/asking.ts';
import { reasons } from './words/reasons.ts';
import { table } from './words/table.ts';
import { events } from './words/telling.ts';

/** What a player reads beside the cards; see `say.ts` of the kernel for how the keys are chosen. */
export const words: Record<string, Words> = { ...prompts, ...options, ...events, ...table, ...reasons };
