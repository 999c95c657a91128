import type { LvCardDef } from '../../card.ts';

export const GRASS: readonly LvCardDef[] = [];
