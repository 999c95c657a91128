import type { LvCardDef } from '../../card.ts';

export const VOID: readonly LvCardDef[] = [];
