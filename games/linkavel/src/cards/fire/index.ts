import type { LvCardDef } from '../../card.ts';
import { bonfireFox } from './bonfire-fox.ts';

export const FIRE: readonly LvCardDef[] = [bonfireFox];
