/** What a player reads beside the cards; see `say.ts` of the kernel for how the keys are chosen. */
import type { Words } from '@taisen/kernel';
import { asking } from './asking.ts';
import { happenings } from './happenings.ts';
import { reasons } from './reasons.ts';
import { terms } from './terms.ts';

export const words: Readonly<Record<string, Words>> = { ...asking, ...happenings, ...terms, ...reasons };
