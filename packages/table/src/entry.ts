/**
 * What is written down of a table. A table is the fold of its entries: whoever has them all, in order, has the table.
 * Every entry carries the time at which it was accepted, so that clocks come out the same when it is read again.
 */
import { Refused, type Seat } from '@taisen/kernel';
import type { AutoPass } from '@taisen/protocol';

interface At {
  /** Milliseconds; only differences matter. */
  readonly at: number;
}

/** Requests that say no more than what they are. */
type Plain = 'takeback' | 'concede' | 'offer-draw' | 'accept-draw' | 'refuse-draw' | 'left' | 'returned';

export type Entry = At &
  (
    | { readonly do: 'answer'; readonly seat: Seat; readonly option: number; readonly by?: 'clock' | 'auto' }
    | { readonly do: Exclude<Plain, 'concede'>; readonly seat: Seat }
    | { readonly do: 'concede'; readonly seat: Seat; readonly by?: 'clock' }
    | { readonly do: 'auto-pass'; readonly seat: Seat; readonly kinds: AutoPass }
    /** With what the seat adds to the shuffle of the next match, if it has said. */
    | { readonly do: 'offer-rematch'; readonly seat: Seat; readonly nonce?: string }
    /** The table was out of service until now: nobody's time ran. */
    | { readonly do: 'resumed'; readonly seat: Seat }
    /** The rules took so long over an answer that no table may go on by them: it ends without a winner. */
    | { readonly do: 'stopped'; readonly seat: Seat }
  );

/** What somebody at the table wants. `asked` is the number of the entry that put the question to them. */
export type Request =
  | { readonly do: 'answer'; readonly seat: Seat; readonly option: number; readonly asked: number }
  | { readonly do: Plain | 'resumed' | 'stopped'; readonly seat: Seat }
  | { readonly do: 'auto-pass'; readonly seat: Seat; readonly kinds: AutoPass }
  | { readonly do: 'offer-rematch'; readonly seat: Seat; readonly nonce?: string };

/** The question has been answered or has changed: what was sent is about something that is over. */
export class Stale extends Refused {
  constructor(asked: number, why = 'is no longer asked') {
    super(`the question of entry ${asked} ${why}`, null);
  }
}
