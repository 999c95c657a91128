/** The steps of a turn. A step either changes the state and asks nothing, or changes nothing before it asks. */
import {
  type CardId,
  emit,
  endEffects,
  end as endGame,
  type Op,
  type Option,
  opponent,
  PASS,
  roll,
  runTriggers,
  type Seat,
  type Step,
  settle,
  shuffle,
  zoneOf,
} from '@taisen/kernel';
import { attack, attackOptions, mayAttack, mayBattle } from './battle.ts';
import { defOf } from './card.ts';
import { chainPoint, isAsked } from './chain.ts';
import { addCharges, charge } from './charge.ts';
import { draw } from './draw.ts';
import { destroyFallen, loseHp } from './leave.ts';
import { mayPlaceField, mayUse, placeField, useMagic } from './magic.ts';
import { mayPlacePhase, placePhase } from './phase.ts';
import { addSkills, useSkill } from './skill.ts';
import { DECK, deckOf, type G, handOf, type MsCard, type MsState, monstersOf, placesOf } from './state.ts';
import { maySummon, summon } from './summon.ts';
import { activeTokens, addTokens, pay, wakeTokens } from './tokens.ts';

export const steps: Record<string, Step<MsState>> = {
  start,
  turn: turnStart,
  turning,
  draw: drawPhase,
  more: drawMore,
  main,
  opening,
  battle,
  end,
  ending,
};

/** MS-13.1: decks are shuffled. MS-2.5: five cards each, no mulligan. */
function start(g: G): void {
  const { s } = g;
  for (const seat of [0, 1] as const) shuffle(g, zoneOf(DECK, seat));
  s.starter = s.active = roll(s.rng, 2) as Seat;
  for (const seat of [0, 1] as const) draw(g, seat, g.rulings['openingHand'] as number);
  s.turn = 1;
  s.step = 'turn';
}

/** MS-3.1: one token, then all tokens become active. */
function turnStart(g: G): void {
  const { s } = g;
  const seat = s.active;
  emit(g, { type: 'turn-start', seat });
  addTokens(g, seat, 1);
  wakeTokens(g, seat, s.rested[seat] as number);
  s.step = s.triggers.length > 0 ? 'turning' : 'draw';
}

function* turning(g: G): Op {
  yield* runTriggers(g);
  g.s.step = 'draw';
}

/** MS-3.2: one card, for the starting player too. */
function drawPhase(g: G): void {
  const { s } = g;
  const seat = s.active;
  draw(g, seat, s.turn === 1 && g.rulings['starterDraws'] === false ? 0 : 1);
  settle(g);
  s.step = mayDrawMore(g, seat) ? 'more' : 'main';
}

function* drawMore(g: G): Op {
  const seat = g.s.active;
  const [answer] = yield [{ seat, kind: 'more', options: [DRAW, PASS] }];
  if (answer === DRAW) {
    pay(g, seat, 1);
    draw(g, seat, 1);
    settle(g);
  }
  g.s.step = 'main';
}

const DRAW: Option = { do: 'draw' };

/** MS-3.3: for one token, not in the starting player's first turn. Everyone sees whether it is possible. */
const mayDrawMore = (g: G, seat: Seat): boolean =>
  g.s.turn > 1 && activeTokens(g, seat) > 0 && deckOf(g, seat).length > 0;

/** MS-3.4 to MS-3.7: one action of the main phase. Always asked: not asking would tell an empty hand. */
function* main(g: G): Op {
  const { s } = g;
  const seat = s.active;
  const [action] = yield [{ seat, kind: 'main', options: mainOptions(g, seat) }];
  const { do: verb, card, target, ability } = action as Option;
  if (verb === 'summon') yield* summon(g, seat, card as CardId);
  else if (verb === 'use') yield* useMagic(g, seat, card as CardId);
  else if (verb === 'field') yield* placeField(g, seat, card as CardId);
  else if (verb === 'phase') yield* placePhase(g, seat, card as CardId);
  else if (verb === 'charge' || verb === 'charge-sp') yield* charge(g, seat, target as CardId, card);
  else if (verb === 'skill') yield* useSkill(g, seat, card as CardId, ability as string);
  else s.step = verb === 'battle' ? 'opening' : 'end';
}

const MAY_PLAY = { monster: maySummon, magic: mayUse, field: mayPlaceField, phase: mayPlacePhase } as const;
const VERBS = { monster: 'summon', magic: 'use', field: 'field', phase: 'phase' } as const;
const BATTLE: Option = { do: 'battle' };
const END: Option = { do: 'end' };

function mainOptions(g: G, seat: Seat): Option[] {
  const { cards } = g.s;
  const options: Option[] = [];
  if (activeTokens(g, seat) > 0) {
    for (const id of handOf(g, seat)) {
      const { kind } = defOf(g, id);
      if (MAY_PLAY[kind](g, seat, cards[id] as MsCard) === true) options.push({ do: VERBS[kind], card: id });
    }
  }
  addCharges(g, seat, options);
  addSkills(g, seat, options);
  if (mayBattle(g) === true && someMayAttack(g, seat)) options.push(BATTLE);
  options.push(END);
  return options;
}

function someMayAttack(g: G, seat: Seat): boolean {
  for (const id of placesOf(g, seat)) if (id >= 0 && mayAttack(g, seat, g.s.cards[id] as MsCard) === true) return true;
  return false;
}

/** MS-6.3: the first chain point, on the way from main to battle. */
// biome-ignore lint/suspicious/noConfusingVoidType: a step returns its generator or nothing
function opening(g: G): Op | void {
  if (isAsked(g, opponent(g.s.active))) return firstChain(g);
  g.s.step = 'battle';
}

function* firstChain(g: G): Op {
  yield* chainPoint(g, opponent(g.s.active));
  g.s.step = 'battle';
}

/** MS-3.8. Everyone sees when nothing is left to do, so the phase ends by itself then. */
// biome-ignore lint/suspicious/noConfusingVoidType: a step returns its generator or nothing
function battle(g: G): Op | void {
  const seat = g.s.active;
  const options = attackOptions(g, seat);
  if (options.length > 0) return battleAction(g, seat, options);
  g.s.step = 'end';
}

function* battleAction(g: G, seat: Seat, options: Option[]): Op {
  options.push(END);
  const [action] = yield [{ seat, kind: 'battle', options }];
  const { do: verb, card, target } = action as Option;
  if (verb === 'end') g.s.step = 'end';
  else yield* attack(g, seat, card as CardId, target);
}

/** MS-3.10: effects of the end of the turn start, poison works, and the turn passes. */
function end(g: G): void {
  const { s } = g;
  emit(g, { type: 'turn-end', seat: s.active });
  if (s.effects.length > 0) poison(g, s.active);
  if (s.triggers.length > 0) s.step = 'ending';
  else passTurn(g);
}

function poison(g: G, seat: Seat): void {
  const monsters = monstersOf(g, seat);
  for (const { kind, target, amount } of g.s.effects) {
    const card = g.s.cards[target];
    if (kind === 'poisoned' && card !== undefined && monsters.includes(card)) loseHp(g, card, amount, 'poison');
  }
  destroyFallen(g, monsters, 'poison');
}

function* ending(g: G): Op {
  yield* runTriggers(g);
  passTurn(g);
}

/** "This turn" is over; MS-1.2: after each player's last turn the higher life wins. */
function passTurn(g: G): void {
  const { s } = g;
  if (s.result !== null) return;
  endEffects(s);
  if (s.turn >= (g.rulings['turnLimit'] as number) * 2) {
    const [a, b] = s.life as [number, number];
    return endGame(g, { winner: a === b ? null : a > b ? 0 : 1, rule: 'MS-1.2' });
  }
  for (const seat of [0, 1] as const) {
    for (const card of monstersOf(g, seat)) {
      card.attacks = 0;
      card.skilled = false;
    }
  }
  s.charged = false;
  s.turn++;
  s.active = opponent(s.active);
  s.step = 'turn';
}
