/** Lives, showdowns, and the end of a round. */
import {
  type CardId,
  emit,
  endEffects,
  end as endGame,
  move,
  NO_CARD,
  opponent,
  type RuleId,
  type Seat,
  turnOver,
  zoneOf,
} from '@taisen/kernel';
import { draw } from './draw.ts';
import { leaveGame, toStage } from './stage.ts';
import { backstageOf, type G, HAND, type HlCard, stageOf } from './state.ts';
import { compareRanks, RANKS, rankOf } from './unit.ts';
import { readyAhead, returnsAfterRound } from './values.ts';

/** HL-4.3: the turn player is ready and has a live. */
export function live(g: G): void {
  const { s } = g;
  const seat = s.active;
  const rival = opponent(seat);
  emit(g, { type: 'live', seat });
  // HL-5.1, HL-5.2.
  if (s.ready[rival] === 0) endRound(g, seat);
  else endRound(g, showdown(g));
}

/** HL-5.4, HL-5.5. */
function showdown(g: G): Seat {
  for (const seat of [0, 1] as const) showStage(g, seat);
  const ranks = [rankOf(g, 0), rankOf(g, 1)] as const;
  for (const seat of [0, 1] as const) emit(g, { type: 'showdown', seat, how: RANKS[ranks[seat]] as string });
  const lead = compareRanks(g, ...ranks);
  if (lead !== 0) return lead > 0 ? 0 : 1;
  return firstReady(g);
}

/** HL-5.3: turns face-down stage cards up. This does not open them, so no play skill starts. */
function showStage(g: G, seat: Seat): void {
  for (const id of stageOf(g, seat)) {
    if (id !== NO_CARD && (g.s.cards[id] as HlCard).faceDown) turnOver(g, id, false);
  }
}

function firstReady(g: G): Seat {
  const ahead = [readyAhead(g, 0), readyAhead(g, 1)] as const;
  if (ahead[0] !== ahead[1]) return ahead[0] ? 0 : 1;
  return (g.s.ready[0] as number) < (g.s.ready[1] as number) ? 0 : 1;
}

/** HL-6.1 to HL-6.4. */
function endRound(g: G, winner: Seat): void {
  const { s } = g;
  s.wins[winner] = (s.wins[winner] as number) + 1;
  emit(g, { type: 'round-won', seat: winner, amount: s.round });
  for (const seat of [0, 1] as const) clearStage(g, seat);
  s.ready[0] = s.ready[1] = 0;
  if ((s.wins[winner] as number) >= g.rulings.winsNeeded) return endGame(g, { winner, rule: 'HL-1.1' });
  if (s.round >= g.rulings.rounds) return endByWins(g, 'HL-1.1');
  s.round++;
  const refill = g.rulings.refill;
  if (refill > 0) for (const seat of [0, 1] as const) draw(g, seat, refill);
  nextTurn(g, opponent(winner));
}

function clearStage(g: G, seat: Seat): void {
  for (const id of stageOf(g, seat).slice()) {
    if (id === NO_CARD) continue;
    if (returnsAfterRound(g, g.s.cards[id] as HlCard)) move(g, id, zoneOf(HAND, seat), { shown: g.rulings.openHands });
    else leaveGame(g, id);
  }
  const guest: CardId = backstageOf(g, seat);
  if (guest !== NO_CARD) toStage(g, guest, seat, (g.s.cards[guest] as HlCard).faceDown);
}

/** HL-1.1, HL-1.2: the player with more rounds wins; equal numbers are a draw. */
function endByWins(g: G, rule: RuleId): void {
  const [a, b] = g.s.wins as [number, number];
  endGame(g, { winner: a === b ? null : a > b ? 0 : 1, rule });
}

/** Starts the next turn, or ends the game at the turn limit (HL-1.2). */
export function nextTurn(g: G, seat: Seat): void {
  const { s } = g;
  if (s.turn >= g.rulings.turnLimit) return endByWins(g, 'HL-1.2');
  endEffects(s);
  if (s.spent) for (let i = 0; i < s.cards.length; i++) (s.cards[i] as HlCard).used = 0;
  s.spent = false;
  s.played = false;
  s.turn++;
  s.active = seat;
  s.step = 'turn';
}
