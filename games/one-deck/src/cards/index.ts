/** The 52 cards: 32 monsters, and two copies each of four spells and six traps (OD-1.1). */
import type { OdCardDef } from '../card.ts';
import { kuriboh } from './kuriboh.ts';
import { DARK, FIRE, LIGHT, WATER, WIND } from './monsters.ts';
import { monsterReborn } from './spells/monster-reborn.ts';
import { mysticalSpaceTyphoon } from './spells/mystical-space-typhoon.ts';
import { ookazi } from './spells/ookazi.ts';
import { potOfGreed } from './spells/pot-of-greed.ts';
import { magicCylinder } from './traps/magic-cylinder.ts';
import { reinforcements } from './traps/reinforcements.ts';
import { reverseTrap } from './traps/reverse-trap.ts';
import { shift } from './traps/shift.ts';
import { waboku } from './traps/waboku.ts';
import { widespreadRuin } from './traps/widespread-ruin.ts';
import { unhappyMaiden } from './unhappy-maiden.ts';

export const SPELLS: readonly OdCardDef[] = [ookazi, monsterReborn, potOfGreed, mysticalSpaceTyphoon];
export const TRAPS: readonly OdCardDef[] = [magicCylinder, reverseTrap, waboku, shift, widespreadRuin, reinforcements];

export const CARDS: readonly OdCardDef[] = [
  ...FIRE,
  ...WIND,
  ...WATER,
  unhappyMaiden,
  ...LIGHT,
  kuriboh,
  ...DARK,
  ...SPELLS,
  ...TRAPS,
];
