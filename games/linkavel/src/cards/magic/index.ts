import type { LvCardDef } from '../../card.ts';
import { callOfTheTide } from './call-of-the-tide.ts';

export const NORMAL_MAGIC: readonly LvCardDef[] = [callOfTheTide];
