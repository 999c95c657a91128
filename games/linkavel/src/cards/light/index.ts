import type { LvCardDef } from '../../card.ts';

export const LIGHT: readonly LvCardDef[] = [];
