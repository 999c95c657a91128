/** The whole card pool: monsters by attribute, then magic, field and phase cards. Cards with code are in `own/`. */
import type { MsCardDef } from '../card.ts';
import { DARK } from './dark.ts';
import { FIELDS } from './fields.ts';
import { FIRE } from './fire.ts';
import { FUTURE } from './future.ts';
import { LIGHT } from './light.ts';
import { MAGIC } from './magic.ts';
import { NONE } from './none.ts';
import { OWN } from './own/index.ts';
import { PHASES } from './phases.ts';
import { PRIMAL } from './primal.ts';
import { SETSUNA } from './setsuna.ts';
import { WATER } from './water.ts';

export const CARDS: readonly MsCardDef[] = [
  ...FIRE,
  ...WATER,
  ...LIGHT,
  ...DARK,
  ...FUTURE,
  ...PRIMAL,
  ...NONE,
  ...MAGIC,
  ...SETSUNA,
  ...FIELDS,
  ...PHASES,
  ...OWN,
];
