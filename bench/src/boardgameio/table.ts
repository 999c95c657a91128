/** The state `G` of LinkaVel in boardgame.io: plain data that moves change through immer. */
import { cloneRng, createRng, type Rng, roll, type Seat, shufflePile } from '@taisen/kernel';
import { cardsOf, LIFE, OPENING_HAND } from '../work.ts';

export interface Side {
  hand: number[];
  deck: number[];
  trash: number[];
  /** Three zones; -1 is empty. */
  field: number[];
  lp: number;
}

export interface Table {
  rng: Rng;
  starter: number;
  sides: [Side, Side];
  step: 'main1' | 'battle' | 'main2' | 'ending';
  summoned: boolean;
  refreshed: boolean;
  /** Bits of the active player's zones whose monster has attacked this turn. */
  attacked: number;
}

/** Rolls in the order of LinkaVel: shuffles, the starting player, the opening hands. */
export function newTable(seed: string): Table {
  const rng = createRng(seed);
  const sides: [Side, Side] = [newSide(0), newSide(1)];
  for (const { deck } of sides) shufflePile(rng, deck);
  const starter = roll(rng, 2);
  const table: Table = { rng, starter, sides, step: 'main1', summoned: false, refreshed: false, attacked: 0 };
  for (const side of sides) draw(table, side, OPENING_HAND);
  return table;
}

const newSide = (seat: Seat): Side => ({ hand: [], deck: cardsOf(seat), trash: [], field: [-1, -1, -1], lp: LIFE });

export const sideOf = (table: Table, player: string): Side => table.sides[player === '0' ? 0 : 1];
export const opponentOf = (table: Table, player: string): Side => table.sides[player === '0' ? 1 : 0];

/** LV-2.6, LV-2.7, LV-2.10. */
export function draw(table: Table, side: Side, count: number): void {
  const { deck, hand, trash } = side;
  if (deck.length >= count) {
    for (let i = 0; i < count; i++) hand.push(deck.pop() as number);
    return;
  }
  if (table.refreshed || trash.length === 0) {
    while (deck.length > 0) hand.push(deck.pop() as number);
    return;
  }
  refresh(table, side, count + 1);
}

/** On copies of the lists: shuffling and drawing through immer's drafts would be several times slower. */
function refresh(table: Table, side: Side, count: number): void {
  const hand = [...side.hand, ...side.deck.slice().reverse()];
  const deck = side.trash.slice().reverse();
  const rng = cloneRng(table.rng);
  shufflePile(rng, deck);
  for (let missing = count - side.deck.length; missing > 0 && deck.length > 0; missing--)
    hand.push(deck.pop() as number);
  side.hand = hand;
  side.deck = deck;
  side.trash = [];
  table.rng = rng;
  table.refreshed = true;
}
