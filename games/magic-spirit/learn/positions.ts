/** Small positions for trying out Magic Spirit's rules, in the order of the rule book. */
import type { Position } from '@taisen/positions';
import { combat } from './positions/combat.ts';
import { monsters } from './positions/monsters.ts';
import { piercing } from './positions/piercing.ts';
import { places } from './positions/places.ts';
import { setsuna } from './positions/setsuna.ts';
import { tokens } from './positions/tokens.ts';
import { underdogs } from './positions/underdog.ts';

export const positions: readonly Position[] = [
  ...tokens,
  ...monsters,
  ...setsuna,
  ...places,
  ...combat,
  ...underdogs,
  ...piercing,
];
