/** Small positions for trying out HOLOdeLIVE's rules, in the order of the rule book. */
import type { Position } from '@taisen/positions';
import { lives } from './positions/live.ts';
import { places } from './positions/places.ts';
import { skills } from './positions/skills.ts';
import { turns } from './positions/turn.ts';

export const positions: readonly Position[] = [...places, ...skills, ...turns, ...lives];
