/**
 * The same rules without a kernel, written for speed alone: the upper limit for the kernel. It supports only random play:
 * no saving, no views, no other cards.
 */
import { createRng, diceFrom, roll, type Seat, shufflePile } from '@taisen/kernel';
import { HAND_LIMIT, LAST_TURN, OPENING_HAND, type Played, seedOf } from '../work.ts';
import { battlePhase } from './battle-phase.ts';
import { BATTLE, mainPhase } from './main-phase.ts';
import { choose, draw, newSide, options, type Run, type Side } from './table.ts';

export function playBare(seed: number, dice = diceFrom(seed)): Played {
  const run: Run = {
    rng: createRng(seedOf(seed)),
    dice,
    summoned: false,
    refreshed: false,
    decisions: 0,
    offered: 0,
  };
  const sides = [newSide(0), newSide(1)] as const;
  for (const side of sides) shufflePile(run.rng, side.deck);
  let active = roll(run.rng, 2) as Seat;
  for (const side of sides) draw(run, side, OPENING_HAND);
  let turn = 1;
  for (; ; turn++) {
    takeTurn(run, sides[active], sides[active ^ 1] as Side, turn === 1);
    if (sides[0].lp === 0 || sides[1].lp === 0 || turn === LAST_TURN) break;
    active = (active ^ 1) as Seat;
  }
  const lp: [number, number] = [sides[0].lp, sides[1].lp];
  const winner = lp[0] === lp[1] ? null : lp[0] > lp[1] ? 0 : 1;
  return { winner, turns: turn, decisions: run.decisions, options: run.offered, lp };
}

function takeTurn(run: Run, me: Side, other: Side, first: boolean): void {
  run.summoned = false;
  run.refreshed = false;
  me.attacked = 0;
  if (!first) draw(run, me, 1);
  if (mainPhase(run, me, !first) === BATTLE) {
    battlePhase(run, me, other);
    if (me.lp === 0 || other.lp === 0) return;
    mainPhase(run, me, false);
  }
  // LV-2.5
  const { hand } = me;
  while (hand.length > HAND_LIMIT) {
    for (let i = 0; i < hand.length; i++) options[i] = i;
    const at = choose(run, hand.length);
    me.trash.push(hand[at] as number);
    hand.splice(at, 1);
  }
}
