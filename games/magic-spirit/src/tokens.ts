/**
 * SP tokens: each player's area, and how many of them are resting. Their events are only recorded: no ability listens
 * to them.
 */
import { record, type Seat } from '@taisen/kernel';
import type { G } from './state.ts';

/** MS-2.6, MS-4.3. */
export const MOST_TOKENS = 10;

export const activeTokens = (g: G, seat: Seat): number => (g.s.tokens[seat] as number) - (g.s.rested[seat] as number);

/** MS-2.7: rests tokens to pay a cost. The caller has checked that there are enough (MS-4.1). */
export function pay(g: G, seat: Seat, cost: number): void {
  if (cost === 0) return;
  g.s.rested[seat] = (g.s.rested[seat] as number) + cost;
  if (g.recorder !== null) record(g, { type: 'paid', seat, amount: cost });
}

/** Adds active tokens, up to ten in the area. */
export function addTokens(g: G, seat: Seat, count: number): void {
  const added = Math.min(count, MOST_TOKENS - (g.s.tokens[seat] as number));
  if (added <= 0) return;
  g.s.tokens[seat] = (g.s.tokens[seat] as number) + added;
  if (g.recorder !== null) record(g, { type: 'token', seat, amount: added });
}

/** MS-3.1: all resting tokens become active, except the locked ones, which are free from then on. */
export function activateAll(g: G, seat: Seat): void {
  const { rested, locked } = g.s;
  activateTokens(g, seat, rested[seat] as number);
  // Tokens that were lent are not resting yet.
  rested[seat] = Math.max(rested[seat] as number, locked[seat] as number);
  locked[seat] = 0;
}

/** Makes resting tokens active now; as many stay resting at the next start phase. */
export function owe(g: G, seat: Seat, count: number): void {
  const { tokens, locked } = g.s;
  activateTokens(g, seat, count);
  locked[seat] = Math.min(tokens[seat] as number, (locked[seat] as number) + count);
}

/** Locks tokens, active ones first: they rest, and stay resting at their player's next start phase. */
export function lockTokens(g: G, seat: Seat, count: number): void {
  const { tokens, locked } = g.s;
  const added = Math.min(count, (tokens[seat] as number) - (locked[seat] as number));
  if (added <= 0) return;
  restTokens(g, seat, added);
  locked[seat] = (locked[seat] as number) + added;
  if (g.recorder !== null) record(g, { type: 'locked', seat, amount: added });
}

/** Resting tokens that an effect can make active. */
export const freeResting = (g: G, seat: Seat): number =>
  Math.max(0, (g.s.rested[seat] as number) - (g.s.locked[seat] as number));

/** Whether a player has a token that is not locked yet. */
export const canLock = (g: G, seat: Seat): boolean => (g.s.locked[seat] as number) < (g.s.tokens[seat] as number);

/** Makes resting tokens active, as many as there are; locked ones stay. */
export function activateTokens(g: G, seat: Seat, count: number): void {
  const activated = Math.min(count, freeResting(g, seat));
  if (activated <= 0) return;
  g.s.rested[seat] = (g.s.rested[seat] as number) - activated;
  if (g.recorder !== null) record(g, { type: 'woken', seat, amount: activated });
}

/** Rests active tokens by an effect, as many as there are. */
export function restTokens(g: G, seat: Seat, count: number): void {
  const rested = Math.min(count, activeTokens(g, seat));
  if (rested === 0) return;
  g.s.rested[seat] = (g.s.rested[seat] as number) + rested;
  if (g.recorder !== null) record(g, { type: 'rested', seat, amount: rested });
}

/** MS-5.9: a charged token leaves the area permanently. An active token is taken if there is one. */
export function takeToken(g: G, seat: Seat): void {
  const { tokens, rested, locked } = g.s;
  if (activeTokens(g, seat) === 0) rested[seat] = (rested[seat] as number) - 1;
  tokens[seat] = (tokens[seat] as number) - 1;
  locked[seat] = Math.min(locked[seat] as number, tokens[seat] as number);
}
