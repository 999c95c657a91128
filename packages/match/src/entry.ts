/**
 * What is written down of a table. A table is the fold of its entries: whoever has them all, in order, has the table.
 * Every entry carries the time at which it was accepted, so that clocks come out the same when it is read again.
 */
import type { Seat } from '@taisen/kernel';

interface At {
  /** Milliseconds; only differences matter. */
  readonly at: number;
}

export type Entry = At &
  (
    | { readonly do: 'answer'; readonly seat: Seat; readonly option: number; readonly by?: 'clock' | 'auto' }
    | { readonly do: 'takeback'; readonly seat: Seat }
    | { readonly do: 'concede'; readonly seat: Seat; readonly by?: 'clock' }
    | { readonly do: 'offer-draw'; readonly seat: Seat }
    | { readonly do: 'accept-draw'; readonly seat: Seat }
    | { readonly do: 'refuse-draw'; readonly seat: Seat }
    | { readonly do: 'offer-rematch'; readonly seat: Seat }
    | { readonly do: 'left'; readonly seat: Seat }
    | { readonly do: 'returned'; readonly seat: Seat }
  );

/** What somebody at the table wants. `seen` is the sequence number of the last entry they have seen. */
export type Request =
  | { readonly do: 'answer'; readonly seat: Seat; readonly option: number; readonly seen: number }
  | { readonly do: 'takeback' | 'concede' | 'offer-draw' | 'accept-draw' | 'refuse-draw'; readonly seat: Seat }
  | { readonly do: 'offer-rematch' | 'left' | 'returned'; readonly seat: Seat };
