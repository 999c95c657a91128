/** The forecast of an option, as numbers to show on cards and players. */
import type { Seat, SeenEvent, View } from '@taisen/kernel';
import { applyDiff, type Reply } from '@taisen/protocol';
import { cardsOf, kindOf, type Lying } from './cards.ts';
import { type Events, specOf, valueChangeOf } from './value-changes.ts';

/** What would become of a card: the change of its value, and whether it is destroyed, leaves otherwise, or is only chosen. */
export interface Foreseen {
  readonly amount: number;
  readonly fate?: 'falls' | 'returns' | 'chosen';
}

export interface Forecast {
  readonly cards: ReadonlyMap<number, Foreseen>;
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
  const cards = new Map<number, Foreseen>();
  const fallen = new Set<number>();
  const chosen = new Set<number>();
  for (const { type, card, target } of reply.events as readonly SeenEvent[]) {
    if (card !== undefined && specOf(game, type).shows === 'fall') fallen.add(card.id);
    if (target !== undefined) chosen.add(target.id);
  }
  const later = cardsOf(after);
  for (const [id, { zone }] of cardsOf(view)) {
    if (!onTable(kindOf(zone))) continue;
    const then = later.get(id);
    const leaves = then === undefined || !onTable(kindOf(then.zone));
    const amount = amounts.get(id) ?? 0;
    const fate = leaves
      ? returnsTo(then, zone) && !fallen.has(id)
        ? 'returns'
        : 'falls'
      : chosen.has(id) && amount === 0
        ? 'chosen'
        : undefined;
    if (fate !== undefined || amount !== 0) cards.set(id, fate === undefined ? { amount } : { amount, fate });
  }
  return { cards, seats, wins: after.result === null ? null : after.result.winner };
}

/** To a hand or a deck: a card that nobody destroyed. */
const returnsTo = (then: Lying | undefined, from: string): boolean =>
  then === undefined ? false : /^(hand|deck)/.test(then.zone) && then.zone !== from;
