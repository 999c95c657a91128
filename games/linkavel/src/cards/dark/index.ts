import type { LvCardDef } from '../../card.ts';
import { veilPiper } from './veil-piper.ts';

export const DARK: readonly LvCardDef[] = [veilPiper];
