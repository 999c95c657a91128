/** Small positions for trying out One-Deck Duel's rules, in the order of the rule book. */
import type { Position } from '@taisen/positions';
import { attributes } from './positions/attributes.ts';
import { battles } from './positions/battle.ts';
import { chains } from './positions/chain.ts';
import { placing } from './positions/placing.ts';
import { spellsAndTraps } from './positions/spells-and-traps.ts';
import { turns } from './positions/turn.ts';

export const positions: readonly Position[] = [
  ...turns,
  ...placing,
  ...attributes,
  ...battles,
  ...chains,
  ...spellsAndTraps,
];
