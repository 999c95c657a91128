/** OD-4: who is at an advantage, and what that does to a strike. */
import type { Attribute } from './card.ts';

/** 1 advantage, −1 disadvantage, 0 neither. */
export type Relation = -1 | 0 | 1;

/** OD-4.1: each beats the next. */
const CIRCLE: readonly Attribute[] = ['fire', 'wind', 'water'];

/** How one monster stands to the other; `attacking` tells the attacker from the one that strikes back. */
export function relation(mine: Attribute, theirs: Attribute, attacking: boolean): Relation {
  const a = CIRCLE.indexOf(mine);
  const b = CIRCLE.indexOf(theirs);
  if (a >= 0 && b >= 0) return a === b ? 0 : (a + 1) % 3 === b ? 1 : -1;
  if (a >= 0 || b >= 0) return 0; // OD-4.6
  if (mine === theirs) return -1; // OD-4.3
  return attacking ? 1 : -1; // OD-4.2
}

const STEP = 500;
/** OD-4.5: up to this a disadvantage takes a step off; above it the attack becomes one step. */
const SMALL = 900;

/** OD-4.4, OD-4.5: the attack under an advantage or a disadvantage. */
export function underRelation(attack: number, to: Relation): number {
  if (to === 0) return attack;
  if (to === 1) return attack + STEP;
  return attack > SMALL ? STEP : Math.max(0, attack - STEP);
}
