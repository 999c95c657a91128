import type { DuelCardDef } from '../card.ts';
import { spells } from './spells.ts';
import { units } from './units.ts';

export const CARDS: readonly DuelCardDef[] = [...units, ...spells];
