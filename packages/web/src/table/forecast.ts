/** The forecast of an option, as numbers to show on cards and players. */
import type { Seat, SeenEvent, View } from '@taisen/kernel';
import { applyDiff, type Reply } from '@taisen/protocol';
import { cardsOf, kindOf } from './cards.ts';
import { type Events, valueChangeOf } from './value-changes.ts';

export interface Forecast {
  /** By card: the change of its value, and whether it leaves the table. */
  readonly cards: ReadonlyMap<number, { readonly amount: number; readonly falls: boolean }>;
  /** By seat: the change of the player's life. */
  readonly seats: readonly [number, number];
  /** The winner, if it ends the game. */
  readonly wins: Seat | null;
}

/** From the reply to `forecast`. `onTable` returns whether the cards of a zone are in play. */
export function forecastOf(
  game: Events,
  view: View,
  reply: Reply,
  onTable: (zone: string) => boolean,
): Forecast | null {
  if (reply.type !== 'forecast') return null;
  const after = applyDiff(view, reply.view);
  const amounts = new Map<number, number>();
  const seats: [number, number] = [0, 0];
  for (const event of reply.events as readonly SeenEvent[]) {
    const change = valueChangeOf(game, event);
    if (change === null || event.how === 'cost') continue;
    if (change.card !== undefined) amounts.set(change.card, (amounts.get(change.card) ?? 0) + change.amount);
    if (change.seat !== undefined) seats[change.seat] += change.amount;
  }
  const cards = new Map<number, { amount: number; falls: boolean }>();
  const later = cardsOf(after);
  for (const [id, { zone }] of cardsOf(view)) {
    if (!onTable(kindOf(zone))) continue;
    const then = later.get(id);
    const falls = then === undefined || !onTable(kindOf(then.zone));
    const amount = amounts.get(id) ?? 0;
    if (falls || amount !== 0) cards.set(id, { amount, falls });
  }
  return { cards, seats, wins: after.result === null ? null : after.result.winner };
}
