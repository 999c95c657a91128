/** Texts beside the cards. `say.ts` of the kernel chooses the keys. */
import type { Words } from '@taisen/kernel';
import { asking } from './asking.ts';
import { happenings } from './happenings.ts';
import { reasons } from './reasons.ts';
import { terms } from './terms.ts';

export const words: Readonly<Record<string, Words>> = { ...asking, ...happenings, ...terms, ...reasons };
