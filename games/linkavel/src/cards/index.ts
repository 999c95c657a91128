import type { LvCardDef } from '../card.ts';
import { PLAIN } from './plain.ts';

export const CARDS: readonly LvCardDef[] = [...PLAIN];
