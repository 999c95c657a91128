import type { LvCardDef } from '../../card.ts';
import { tideHeron } from './tide-heron.ts';

export const WATER: readonly LvCardDef[] = [tideHeron];
