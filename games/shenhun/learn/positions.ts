/** Small positions for trying out Shenhun's rules, in the order of the rule book. */
import type { Position } from '@taisen/positions';
import { attacking } from './positions/attacking.ts';
import { characters } from './positions/characters.ts';
import { miraclesAndDomains } from './positions/miracles-and-domains.ts';
import { power } from './positions/power.ts';
import { turns } from './positions/turn.ts';

export const positions: readonly Position[] = [...power, ...turns, ...characters, ...miraclesAndDomains, ...attacking];
