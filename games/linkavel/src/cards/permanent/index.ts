import type { LvCardDef } from '../../card.ts';
import { paperWard } from './paper-ward.ts';

export const PERMANENT_MAGIC: readonly LvCardDef[] = [paperWard];
