/** LinkaVel without effects as a boardgame.io game, with its turn order, hooks, events and moves as in its guide. */
import type { FnContext, Game, MoveMap } from 'boardgame.io';
import { HAND_LIMIT, LAST_TURN, POWER } from '../work.ts';
import { draw, newTable, opponentOf, type Side, sideOf, type Table } from './table.ts';

type Context = FnContext<Table>;

/**
 * Moves are not checked, since callers take them from `enumerate`. A game on a server would have to check each of them,
 * so this favours boardgame.io.
 */
const moves: MoveMap<Table> = {
  summon: ({ G, ctx }, card: number, paid: number, at: number) => {
    const { hand, field, trash } = sideOf(G, ctx.currentPlayer);
    for (let zone = 0; zone < 3; zone++) {
      if (((paid >> zone) & 1) === 0) continue;
      trash.push(field[zone] as number);
      field[zone] = -1;
    }
    hand.splice(hand.indexOf(card), 1);
    field[at] = card;
    G.summoned = true;
  },
  battle: ({ G, ctx }) => {
    G.step = 'battle';
    maybeEndBattle(G, sideOf(G, ctx.currentPlayer));
  },
  direct: ({ G, ctx }, zone: number) => {
    const me = sideOf(G, ctx.currentPlayer);
    G.attacked |= 1 << zone;
    hurt(opponentOf(G, ctx.currentPlayer), POWER[me.field[zone] as number] as number);
    maybeEndBattle(G, me);
  },
  attack: ({ G, ctx }, zone: number, target: number) => {
    const me = sideOf(G, ctx.currentPlayer);
    G.attacked |= 1 << zone;
    fight(me, zone, opponentOf(G, ctx.currentPlayer), target);
    maybeEndBattle(G, me);
  },
  main2: ({ G }) => {
    G.step = 'main2';
  },
  end: (context) => {
    const { G, ctx } = context;
    if (sideOf(G, ctx.currentPlayer).hand.length > HAND_LIMIT) G.step = 'ending';
    else passTurn(context);
  },
  discard: (context, card: number) => {
    const { hand, trash } = sideOf(context.G, context.ctx.currentPlayer);
    hand.splice(hand.indexOf(card), 1);
    trash.push(card);
    if (hand.length <= HAND_LIMIT) passTurn(context);
  },
};

/** LV-5.4: the phase ends when no monster can attack. */
function maybeEndBattle(table: Table, { field }: Side): void {
  for (let zone = 0; zone < 3; zone++) if (field[zone] !== -1 && ((table.attacked >> zone) & 1) === 0) return;
  table.step = 'main2';
}

/** LV-7.2, LV-7.3, LV-7.4. */
function fight(me: Side, zone: number, other: Side, target: number): void {
  const difference = (POWER[me.field[zone] as number] as number) - (POWER[other.field[target] as number] as number);
  if (difference > 0) hurt(other, difference);
  else if (difference < 0) hurt(me, -difference);
  if (difference <= 0) destroy(me, zone);
  if (difference >= 0) destroy(other, target);
}

function hurt(side: Side, amount: number): void {
  side.lp = Math.max(0, side.lp - amount);
}

function destroy({ field, trash }: Side, zone: number): void {
  trash.push(field[zone] as number);
  field[zone] = -1;
}

/** LV-1.5: after the last turn the higher LP win. */
function passTurn({ G, ctx, events }: Context): void {
  if (ctx.turn < LAST_TURN) events.endTurn();
  else events.endGame(outcome(G));
}

/** The result by LP, for the end of the game (LV-1.1, LV-1.5). */
const outcome = ({ sides: [a, b] }: Table) => ({ winner: a.lp === b.lp ? null : a.lp > b.lp ? 0 : 1 });

export const gameFor = (seed: string): Game<Table> => ({
  name: 'linkavel',
  setup: () => newTable(seed),
  // Undo would keep every state of a turn, and is not needed here.
  disableUndo: true,
  moves,
  turn: {
    order: { first: ({ G }) => G.starter, next: ({ ctx }) => 1 - ctx.playOrderPos },
    onBegin: ({ G, ctx }) => {
      G.step = 'main1';
      G.summoned = false;
      G.refreshed = false;
      G.attacked = 0;
      if (ctx.turn > 1) draw(G, sideOf(G, ctx.currentPlayer), 1);
    },
  },
  endIf: ({ G }) => (G.sides[0].lp === 0 || G.sides[1].lp === 0 ? outcome(G) : undefined),
});
