/** What an option would lead to, in numbers that can be laid on the cards it concerns. */
import type { Seat, SeenEvent, View } from '@taisen/kernel';
import { applyDiff, type Reply } from '@taisen/protocol';
import { cardsOf, kindOf } from './cards.ts';
import { valueChangeOf } from './value-changes.ts';

export interface Forecast {
  /** By card: what it loses or gains, and whether it leaves the table. */
  readonly cards: ReadonlyMap<number, { readonly amount: number; readonly falls: boolean }>;
  /** By seat: what its player loses or gains. */
  readonly seats: readonly [number, number];
  /** Whether it ends the game, and for whom. */
  readonly wins: Seat | null;
}

/** From the answer to `foresee`. `onTable` are zones whose cards are in play. */
export function forecastOf(view: View, reply: Reply, onTable: (zone: string) => boolean): Forecast | null {
  if (reply.type !== 'forecast') return null;
  const after = applyDiff(view, reply.view);
  const amounts = new Map<number, number>();
  const seats: [number, number] = [0, 0];
  for (const event of reply.events as readonly SeenEvent[]) {
    const wound = valueChangeOf(event);
    if (wound === null || event.how === 'cost') continue;
    if (wound.card !== undefined) amounts.set(wound.card, (amounts.get(wound.card) ?? 0) + wound.amount);
    if (wound.seat !== undefined) seats[wound.seat] += wound.amount;
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
