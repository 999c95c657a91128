/** OD-4: advantage and disadvantage between attributes, and their effect on the attack. */
import type { Attribute } from './card.ts';

/** 1 is an advantage, −1 a disadvantage, 0 neither. */
export type Relation = -1 | 0 | 1;

/** OD-4.1: each attribute beats the next. */
const CIRCLE: readonly Attribute[] = ['fire', 'wind', 'water'];

/**
 * The relation of one attribute to the other. `attacking`: `mine` is the attacker, not the monster that strikes back.
 */
export function relation(mine: Attribute, theirs: Attribute, attacking: boolean): Relation {
  const a = CIRCLE.indexOf(mine);
  const b = CIRCLE.indexOf(theirs);
  if (a >= 0 && b >= 0) return a === b ? 0 : (a + 1) % 3 === b ? 1 : -1;
  if (a >= 0 || b >= 0) return 0; // OD-4.6
  if (mine === theirs) return -1; // OD-4.3
  return attacking ? 1 : -1; // OD-4.2
}

const STEP = 500;
/** OD-4.5: up to this attack a disadvantage subtracts 500; above it the attack becomes 500. */
const SMALL = 900;

/** OD-4.4, OD-4.5: the attack with an advantage or a disadvantage. */
export function underRelation(attack: number, to: Relation): number {
  if (to === 0) return attack;
  if (to === 1) return attack + STEP;
  return attack > SMALL ? STEP : Math.max(0, attack - STEP);
}
