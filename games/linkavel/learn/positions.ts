/** Small positions for trying out LinkaVel's rules, in the order of the rule book. */
import type { Position } from '@taisen/positions';
import { battles } from './positions/battle.ts';
import { cards } from './positions/cards.ts';
import { resources } from './positions/resources.ts';
import { summoning } from './positions/summoning.ts';
import { turns } from './positions/turn.ts';
import { winning } from './positions/winning.ts';

export const positions: readonly Position[] = [...winning, ...resources, ...cards, ...turns, ...summoning, ...battles];
