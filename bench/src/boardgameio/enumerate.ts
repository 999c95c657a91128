/** The legal moves, in the order of the kernel's options. Reads the plain state and no immer drafts, for full speed. */
import type { Ctx } from 'boardgame.io';
import { COST_COUNT, COST_LEVEL, LEVEL, PAYMENTS } from '../work.ts';
import { opponentOf, type Side, sideOf, type Table } from './table.ts';

export interface LegalMove {
  readonly move: string;
  readonly args: readonly number[];
}

const NO_ARGS: readonly number[] = [];
const BATTLE: LegalMove = { move: 'battle', args: NO_ARGS };
const MAIN2: LegalMove = { move: 'main2', args: NO_ARGS };
const END: LegalMove = { move: 'end', args: NO_ARGS };

export function enumerate(table: Table, ctx: Ctx): LegalMove[] {
  const moves: LegalMove[] = [];
  const me = sideOf(table, ctx.currentPlayer);
  if (table.step === 'battle') {
    addAttacks(me, opponentOf(table, ctx.currentPlayer), table.attacked, moves);
    moves.push(MAIN2);
  } else if (table.step === 'ending') {
    for (const card of me.hand) moves.push({ move: 'discard', args: [card] });
  } else {
    if (!table.summoned) addSummons(me, moves);
    if (table.step === 'main1' && ctx.turn > 1) moves.push(BATTLE);
    moves.push(END);
  }
  return moves;
}

/** LV-6.2, LV-6.3, LV-6.4: card, paid zones as bits, zone. */
function addSummons({ hand, field }: Side, moves: LegalMove[]): void {
  for (const card of hand) {
    let fitting = 0;
    for (let zone = 0; zone < 3; zone++) {
      const monster = field[zone] as number;
      if (monster >= 0 && LEVEL[monster] === COST_LEVEL[card]) fitting |= 1 << zone;
    }
    for (const paid of PAYMENTS[COST_COUNT[card] as number]?.[fitting] ?? []) {
      for (let zone = 0; zone < 3; zone++) {
        if (field[zone] === -1 || ((paid >> zone) & 1) === 1) moves.push({ move: 'summon', args: [card, paid, zone] });
      }
    }
  }
}

/** LV-7.1, LV-7.5. */
function addAttacks(me: Side, other: Side, attacked: number, moves: LegalMove[]): void {
  for (let zone = 0; zone < 3; zone++) {
    if (me.field[zone] === -1 || ((attacked >> zone) & 1) === 1) continue;
    const before = moves.length;
    for (let target = 0; target < 3; target++)
      if (other.field[target] !== -1) moves.push({ move: 'attack', args: [zone, target] });
    if (moves.length === before) moves.push({ move: 'direct', args: [zone] });
  }
}
