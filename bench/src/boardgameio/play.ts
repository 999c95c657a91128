/** Games with boardgame.io's plain client, without debug panel, transport or subscribers. */

import { diceFrom } from '@taisen/kernel';
import type { State } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { type Played, seedOf } from '../work.ts';
import { enumerate, type LegalMove } from './enumerate.ts';
import { gameFor } from './game.ts';
import type { Table } from './table.ts';

export function playBoardgameIo(seed: number, dice = diceFrom(seed)): Played {
  const client = Client({ game: gameFor(seedOf(seed)), numPlayers: 2, debug: false });
  let decisions = 0;
  let options = 0;
  for (;;) {
    // From the store, since `client.getState()` would first copy the state.
    const { G, ctx } = client.store.getState() as State<Table>;
    if (ctx.gameover !== undefined) {
      const [a, b] = G.sides;
      return { winner: ctx.gameover.winner, turns: ctx.turn, decisions, options, lp: [a.lp, b.lp] };
    }
    const legal = enumerate(G, ctx);
    const { move, args } = legal[dice(legal.length)] as LegalMove;
    decisions++;
    options += legal.length;
    const make = client.moves[move];
    if (make === undefined) throw new Error(`boardgame.io has no move called ${move}`);
    make(...args);
  }
}
