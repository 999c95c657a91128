/** A deck as lines: cards with their counts, in order. Pure. */
import type { DeckList } from '@taisen/kernel';

export interface Line {
  readonly id: string;
  readonly count: number;
}
export type Lines = readonly Line[];

export function linesOf(deck: DeckList): Lines {
  const counts = new Map<string, number>();
  for (const id of deck) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count }));
}

export const listOf = (lines: Lines): DeckList => lines.flatMap(({ id, count }) => Array<string>(count).fill(id));

export const sizeOf = (lines: Lines): number => lines.reduce((sum, { count }) => sum + count, 0);

export const countOf = (lines: Lines, id: string): number => lines.find((line) => line.id === id)?.count ?? 0;

export function added(lines: Lines, id: string): Lines {
  if (countOf(lines, id) === 0) return [...lines, { id, count: 1 }];
  return lines.map((line) => (line.id === id ? { id, count: line.count + 1 } : line));
}

export const removed = (lines: Lines, id: string): Lines =>
  lines.map((line) => (line.id === id ? { id, count: line.count - 1 } : line)).filter(({ count }) => count > 0);

/** The same deck with the leader before the other cards, and those that always stand first before it. */
export function led(lines: Lines, id: string | null, first: (id: string) => boolean): Lines {
  const rank = (line: Line) => (first(line.id) ? 0 : line.id === id ? 1 : 2);
  return lines.toSorted((a, b) => rank(a) - rank(b));
}

/** The number of cards for each value, with zero for values in between. */
export function curveOf(lines: Lines, numberOf: (id: string) => number | null): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { id, count } of lines) {
    const number = numberOf(id);
    if (number !== null) counts.set(number, (counts.get(number) ?? 0) + count);
  }
  const numbers = [...counts.keys()];
  const curve = new Map<number, number>();
  if (numbers.length === 0) return curve;
  for (let n = Math.min(...numbers); n <= Math.max(...numbers); n++) curve.set(n, counts.get(n) ?? 0);
  return curve;
}

/** A random hand. `roll(n)` returns an integer below n. */
export function handOf(deck: DeckList, size: number, roll: (below: number) => number): DeckList {
  const rest = [...deck];
  const hand: string[] = [];
  while (hand.length < size && rest.length > 0) hand.push(...rest.splice(roll(rest.length), 1));
  return hand;
}
