/**
 * The entries of a table. A table is the fold of its entries: all of them, in order, give the same table again.
 * Every entry has the time at which it was accepted, so that replaying it gives the same clocks.
 */
import { Refused, type Seat } from '@taisen/kernel';
import type { AutoPass } from '@taisen/protocol';

interface At {
  /** Milliseconds; only differences matter. A request has the time at which it was received. */
  readonly at: number;
  /**
   * By seat: for how many milliseconds since the entry before its clock stood still, because its question had not been
   * sent yet or the host had stalled.
   */
  readonly stood?: [number, number];
}

/** Requests without parameters. */
type Plain =
  | 'takeback'
  | 'refuse-takeback'
  | 'concede'
  | 'offer-draw'
  | 'accept-draw'
  | 'refuse-draw'
  | 'left'
  | 'returned';

export type Entry = At &
  (
    | { readonly do: 'answer'; readonly seat: Seat; readonly option: number; readonly by?: 'clock' | 'auto' }
    | { readonly do: Exclude<Plain, 'concede'>; readonly seat: Seat }
    /** The seat asks the other one to agree that it takes its last answer back. */
    | { readonly do: 'ask-takeback'; readonly seat: Seat }
    /** The match goes back to its first `to` answers. */
    | { readonly do: 'accept-takeback'; readonly seat: Seat; readonly to: number }
    | { readonly do: 'concede'; readonly seat: Seat; readonly by?: 'clock' }
    | { readonly do: 'auto-pass'; readonly seat: Seat; readonly kinds: AutoPass }
    /** With the seat's nonce for the shuffle of the next match, if it sent one. */
    | { readonly do: 'offer-rematch'; readonly seat: Seat; readonly nonce?: string }
    /** The table was out of service until now: no clock ran. */
    | { readonly do: 'resumed'; readonly seat: Seat }
    /** The rules took too long to resolve an answer: the match ends without a winner. */
    | { readonly do: 'stopped'; readonly seat: Seat }
  );

/** What a seat asks the table to do. `asked` is the number of the entry that opened the decision. */
export type Request =
  | { readonly do: 'answer'; readonly seat: Seat; readonly option: number; readonly asked: number }
  | { readonly do: Plain | 'accept-takeback' | 'resumed' | 'stopped'; readonly seat: Seat }
  | { readonly do: 'auto-pass'; readonly seat: Seat; readonly kinds: AutoPass }
  | { readonly do: 'offer-rematch'; readonly seat: Seat; readonly nonce?: string };

/** The request is about a decision that has been answered or has changed since. */
export class Stale extends Refused {
  constructor(asked: number, why = 'is no longer asked') {
    super(`the question of entry ${asked} ${why}`, null);
  }
}
