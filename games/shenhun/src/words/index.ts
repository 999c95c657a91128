/** Texts beside the cards. `say.ts` of the kernel chooses the keys. */
import type { Words } from '@taisen/kernel';
import { events } from './events.ts';
import { prompts } from './prompts.ts';
import { refusals } from './refusals.ts';
import { rulingValues } from './rulings.ts';
import { terms } from './terms.ts';

export const words: Readonly<Record<string, Words>> = { ...prompts, ...events, ...terms, ...refusals, ...rulingValues };
