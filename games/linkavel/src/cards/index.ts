/** The whole card pool. Normal monsters are in one table; every card with code has its own file. */
import type { LvCardDef } from '../card.ts';
import { DARK } from './dark/index.ts';
import { FIRE } from './fire/index.ts';
import { GRASS } from './grass/index.ts';
import { LIGHT } from './light/index.ts';
import { NORMAL_MAGIC } from './magic/index.ts';
import { PERMANENT_MAGIC } from './permanent/index.ts';
import { PLAIN } from './plain.ts';
import { VOID } from './void/index.ts';
import { WATER } from './water/index.ts';

export const CARDS: readonly LvCardDef[] = [
  ...PLAIN,
  ...FIRE,
  ...WATER,
  ...GRASS,
  ...LIGHT,
  ...DARK,
  ...VOID,
  ...NORMAL_MAGIC,
  ...PERMANENT_MAGIC,
];
