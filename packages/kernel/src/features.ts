/** Numbers that describe a match for a seat. Bots learn their weights from games. */
import type { Ctx } from './game.ts';
import type { State } from './state.ts';
import { opponent, type Seat } from './types.ts';

/** Numbers of about 1. They depend only on what the seat knows. */
export interface Features<S extends State> {
  readonly names: readonly string[];
  readonly of: (g: Ctx<S>, seat: Seat) => number[];
}

interface Counts<S extends State> {
  /** Counted for each player, as far as the viewer can tell. */
  readonly side: { readonly names: readonly string[]; of(g: Ctx<S>, seat: Seat, viewer: Seat): number[] };
  /** Counted once, as the viewer sees it. */
  readonly table: { readonly names: readonly string[]; of(g: Ctx<S>, viewer: Seat): number[] };
  /** The match to describe instead, with everything that waits resolved. */
  readonly after?: (g: Ctx<S>) => Ctx<S>;
}

export function featuresOf<S extends State>({ side, table, after }: Counts<S>): Features<S> {
  return {
    names: [...side.names.map((name) => `my ${name}`), ...side.names.map((name) => `their ${name}`), ...table.names],
    of: (now, seat) => {
      const g = after === undefined ? now : after(now);
      return side.of(g, seat, seat).concat(side.of(g, opponent(seat), seat), table.of(g, seat));
    },
  };
}

export const flag = (holds: boolean): number => (holds ? 1 : 0);
