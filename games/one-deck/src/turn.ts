/** The steps of a turn. A step either changes the state and asks nothing, or changes nothing before it asks. */
import {
  type Action,
  type CardId,
  type Decision,
  endEffects,
  end as endGame,
  type Option,
  opponent,
  optionalDecision,
  roll,
  type Seat,
  type Step,
  settle,
  shuffle,
} from '@taisen/kernel';
import { addAttacks, couldUse, declare, mayBattle } from './battle.ts';
import { draw } from './draw.ts';
import { BATTLE, END } from './options.ts';
import { addFromHand, placeFromHand } from './place.ts';
import { recordEvent } from './record-event.ts';
import { resolveChain, respond } from './respond.ts';
import { countTraps, DECK_ZONE, type G, monstersOf, type OdCard, type OdState } from './state.ts';
import { gift, strike } from './strike.ts';
import { addHandUses, addTrapUses, use } from './use.ts';
import { gainOf } from './values.ts';

/** OD-1.3: the starting player is random. OD-1.4: five cards each. */
function start(g: G): void {
  const { s } = g;
  shuffle(g, DECK_ZONE);
  s.starter = s.active = roll(s.rng, 2) as Seat;
  for (const seat of [s.active, opponent(s.active)]) draw(g, seat, g.rulings.openingHand);
  s.turn = 1;
  s.step = 'draw';
}

/** OD-2.1: draws a card, but not in the first turn of the game. OD-2.2, OD-2.3: adds the cost of the turn. */
function drawPhase(g: G): void {
  const { s } = g;
  const seat = s.active;
  recordEvent(g, { type: 'turn-start', seat });
  if (s.turn > 1) draw(g, seat, 1);
  settle(g);
  const gain = gainOf(g, seat, countTraps(g, seat));
  s.cost[seat] = (s.cost[seat] as number) + gain;
  recordEvent(g, { type: 'gained', seat, amount: gain });
  s.phase = s.step = 'main';
}

/**
 * OD-2.5: one action of the main phase. The decision is always made: skipping it would reveal a hand without playable
 * cards.
 */
const main: Action<OdState> = {
  ask: (g) => [optionalDecision(g.s.active, 'main', mainOptions(g, g.s.active))],
  act: (g, answers) => act(g, g.s.active, answers[0] as Option),
};

function mainOptions(g: G, seat: Seat): Option[] {
  const options: Option[] = [];
  addFromHand(g, seat, options);
  addTrapUses(g, seat, options);
  if (mayBattle(g, seat) === true) options.push(BATTLE);
  options.push(END);
  return options;
}

function act(g: G, seat: Seat, action: Option): void {
  const { s } = g;
  const { do: verb, card, target } = action;
  if (verb === 'end') s.step = 'end';
  else if (verb === 'battle') s.phase = s.step = 'battle';
  else if (verb === 'use') use(g, seat, action);
  else if (verb === 'attack' || verb === 'direct') declare(g, seat, card as CardId, target);
  else placeFromHand(g, seat, verb, card as CardId);
}

/** OD-2.6. The phase ends by itself when both players can see that no action is possible. */
const battle: Action<OdState> = {
  ask: (g) => {
    const seat = g.s.active;
    const options: Option[] = [];
    addAttacks(g, seat, options);
    if (options.length === 0 && !couldUse(g, seat)) return NO_DECISIONS;
    addHandUses(g, seat, options);
    addTrapUses(g, seat, options);
    options.push(END); // OD-2.7
    return [optionalDecision(seat, 'battle', options)];
  },
  act: (g, answers) => act(g, g.s.active, answers[0] ?? END),
};
const NO_DECISIONS: readonly Decision[] = [];

/** OD-5.5: by a ruling monsters lose their damage at the end of the turn. */
function heal(g: G, seat: Seat): void {
  for (const id of monstersOf(g, seat)) (g.s.cards[id] as OdCard).damage = 0;
}

/**
 * Ends effects that last "this turn". OD-2.2: unused cost is lost. OD-1.7: after each player's last turn the points
 * decide.
 */
function end(g: G): void {
  const { s } = g;
  recordEvent(g, { type: 'turn-end', seat: s.active });
  endEffects(s);
  if (!g.rulings.carryOver) s.cost[s.active] = 0;
  if (!g.rulings.damageStays) for (const seat of [0, 1] as const) heal(g, seat);
  if (s.turn >= g.rulings.turnLimit * 2) {
    const [a, b] = s.points as [number, number];
    return endGame(g, { winner: a === b ? null : a > b ? 0 : 1, rule: 'OD-1.7' });
  }
  s.turn++;
  s.active = opponent(s.active);
  s.phase = 'main';
  s.step = 'draw';
}

export const steps: Record<string, Step<OdState>> = {
  start,
  draw: drawPhase,
  main,
  battle,
  respond,
  resolve: resolveChain,
  strike,
  gift,
  end,
};
