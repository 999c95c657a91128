/** The steps of a turn. A step either changes the state and asks nothing, or changes nothing before it asks. */
import {
  type Action,
  type CardId,
  emit,
  endEffects,
  end as endGame,
  NO_CARD,
  type Op,
  type Option,
  opponent,
  optionalDecision,
  PASS,
  roll,
  runTriggers,
  type Seat,
  type Step,
  settle,
  shuffle,
  withTriggers,
  zoneOf,
} from '@taisen/kernel';
import {
  attackContinues,
  attackOptions,
  declare,
  mayAttack,
  mayBattle,
  resolveAttack,
  retargetOptions,
} from './battle.ts';
import { defOf } from './card.ts';
import { answerChain, chainDecision, NO_DECISIONS } from './chain.ts';
import { addCharges, charge } from './charge.ts';
import { draw } from './draw.ts';
import { destroyAtZeroHp, fallAtZeroHp, loseHp } from './leave.ts';
import { mayPlaceField, mayUse, placeField, useMagic } from './magic.ts';
import { mayPlacePhase, placePhase } from './phase.ts';
import { addSkills, useSkill } from './skill.ts';
import { DECK, deckOf, type G, handOf, type MsCard, type MsState, monstersOf, placesOf } from './state.ts';
import { maySummon, summon } from './summon.ts';
import { activateAll, activeTokens, addTokens, pay } from './tokens.ts';
import { damageTaken } from './values.ts';

/** MS-13.1: decks are shuffled. MS-2.5: five cards each, no mulligan. */
function start(g: G): void {
  const { s } = g;
  for (const seat of [0, 1] as const) shuffle(g, zoneOf(DECK, seat));
  s.starter = s.active = roll(s.rng, 2) as Seat;
  for (const seat of [0, 1] as const) draw(g, seat, g.rulings.openingHand);
  draw(g, opponent(s.starter), g.rulings.secondCards);
  s.turn = 1;
  s.step = 'turn';
}

/** MS-3.1: adds one token, then all tokens become active. */
function turnStart(g: G): void {
  const { s } = g;
  const seat = s.active;
  emit(g, { type: 'turn-start', seat });
  addTokens(g, seat, 1);
  activateAll(g, seat);
  s.step = s.triggers.length > 0 ? 'turning' : 'draw';
}

function* turning(g: G): Op {
  yield* runTriggers(g);
  g.s.step = 'draw';
}

/** MS-3.2: one card, also for the starting player. */
function drawPhase(g: G): void {
  const { s } = g;
  const seat = s.active;
  draw(g, seat, s.turn === 1 && !g.rulings.starterDraws ? 0 : 1);
  settle(g);
  s.step = 'more';
}

/** MS-3.3: one more card for one token, not in the starting player's first turn. Whether it is possible is public. */
const more: Action<MsState> = {
  ask: (g) => (mayDrawMore(g, g.s.active) ? [optionalDecision(g.s.active, 'more', DRAW_OR_NOT)] : NO_DECISIONS),
  act: (g, [answer]) => {
    const { s } = g;
    s.step = 'main';
    if (answer !== DRAW) return;
    pay(g, s.active, 1);
    draw(g, s.active, 1);
    settle(g);
  },
};

const DRAW: Option = { do: 'draw' };
const DRAW_OR_NOT: readonly Option[] = [DRAW, PASS];

const mayDrawMore = (g: G, seat: Seat): boolean =>
  g.s.turn > 1 && activeTokens(g, seat) > 0 && deckOf(g, seat).length > 0;

/**
 * MS-3.4 to MS-3.7: one action of the main phase. The decision is always made: skipping it would reveal an empty hand.
 */
const main: Action<MsState> = {
  ask: (g) => [optionalDecision(g.s.active, 'main', mainOptions(g, g.s.active))],
  act: (g, answers) => withTriggers(g, mainAction(g, g.s.active, answers[0] as Option)),
};

function mainAction(g: G, seat: Seat, { do: verb, card, target, ability }: Option): Op | undefined {
  const id = card as CardId;
  if (verb === 'summon') summon(g, seat, id);
  else if (verb === 'use') return useMagic(g, seat, id);
  else if (verb === 'field') placeField(g, seat, id);
  else if (verb === 'phase') placePhase(g, seat, id);
  else if (verb === 'charge' || verb === 'charge-sp') return charge(g, seat, target as CardId, card);
  else if (verb === 'skill') return useSkill(g, seat, id, ability as string);
  else g.s.step = verb === 'battle' ? 'opening' : 'end';
  return undefined;
}

const MAY_PLAY = { monster: maySummon, magic: mayUse, field: mayPlaceField, phase: mayPlacePhase } as const;
const VERBS = { monster: 'summon', magic: 'use', field: 'field', phase: 'phase' } as const;
const BATTLE: Option = { do: 'battle' };
const END: Option = { do: 'end' };

function mainOptions(g: G, seat: Seat): Option[] {
  const { cards } = g.s;
  const options: Option[] = [];
  if (activeTokens(g, seat) > 0) {
    const hand = handOf(g, seat);
    for (let i = 0; i < hand.length; i++) {
      const id = hand[i] as CardId;
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
  const places = placesOf(g, seat);
  for (let i = 0; i < places.length; i++) {
    const id = places[i] as CardId;
    if (id !== NO_CARD && mayAttack(g, seat, g.s.cards[id] as MsCard) === true) return true;
  }
  return false;
}

/** MS-6.3: the first chain point, between main and battle. */
const opening: Action<MsState> = {
  ask: (g) => chainDecision(g, opponent(g.s.active)),
  act: (g, [answer]) => {
    g.s.step = 'battle';
    return withTriggers(g, answerChain(g, opponent(g.s.active), answer));
  },
};

/** MS-3.8: one attack. The phase ends by itself when no action is possible, because both players can see that. */
const battle: Action<MsState> = {
  ask: (g) => {
    const options = attackOptions(g, g.s.active);
    if (options.length === 0) return NO_DECISIONS;
    options.push(END);
    return [optionalDecision(g.s.active, 'battle', options)];
  },
  act: (g, [answer]) => {
    const { s } = g;
    if (answer === undefined || answer.do === 'end') {
      s.step = 'end';
      return undefined;
    }
    s.step = 'declared';
    declare(g, s.active, answer);
    return withTriggers(g);
  },
};

/** MS-6.4: the second chain point. */
const declared: Action<MsState> = {
  ask: (g) => (attackContinues(g) ? chainDecision(g, opponent(g.s.active)) : NO_DECISIONS),
  act: (g, [answer]) => {
    g.s.step = 'strike';
    return withTriggers(g, answerChain(g, opponent(g.s.active), answer));
  },
};

/** Resolves the attack. MS-6.5: if its target is gone, the attacking player chooses first. */
const strike: Action<MsState> = {
  ask: (g) => {
    const options = retargetOptions(g, g.s.active);
    return options.length > 0 ? [optionalDecision(g.s.active, 'retarget', options)] : NO_DECISIONS;
  },
  act: (g, [answer]) => {
    g.s.step = 'battle';
    resolveAttack(g, g.s.active, answer);
    return withTriggers(g);
  },
};

/** MS-3.10: triggers the effects of the end of the turn, applies poison, and passes the turn. */
function end(g: G): void {
  const { s } = g;
  emit(g, { type: 'turn-end', seat: s.active });
  if (s.effects.length > 0) poison(g, s.active);
  if (s.triggers.length > 0) s.step = 'ending';
  else expire(g);
}

/** MS-9.1: poison is damage. */
function poison(g: G, seat: Seat): void {
  const monsters = monstersOf(g, seat);
  // Losing HP may end a sleep: the list of effects changes meanwhile.
  for (const { target, amount } of g.s.effects.filter(({ kind }) => kind === 'poisoned')) {
    const card = g.s.cards[target] as MsCard;
    if (monsters.includes(card)) loseHp(g, card, damageTaken(g, card, 'effect', amount), 'poison');
  }
  destroyAtZeroHp(g, monsters, 'poison');
}

function* ending(g: G): Op {
  yield* runTriggers(g);
  expire(g);
}

/** Ends effects that last "this turn". MS-9.1: a monster that only they kept falls. */
function expire(g: G): void {
  const { s } = g;
  if (s.result !== null) return;
  endEffects(s);
  fallAtZeroHp(g);
  if (s.triggers.length > 0) s.step = 'expiring';
  else passTurn(g);
}

function* expiring(g: G): Op {
  yield* runTriggers(g);
  passTurn(g);
}

/** MS-1.2: after each player's last turn the higher life wins. */
function passTurn(g: G): void {
  const { s } = g;
  if (s.result !== null) return;
  if (s.turn >= g.rulings.turnLimit * 2) {
    const [a, b] = s.life as [number, number];
    return endGame(g, { winner: a === b ? null : a > b ? 0 : 1, rule: 'MS-1.2' });
  }
  for (const seat of [0, 1] as const) {
    for (const id of placesOf(g, seat)) {
      if (id < 0) continue;
      (s.cards[id] as MsCard).attacks = 0;
      (s.cards[id] as MsCard).skilled = 0;
    }
  }
  s.charged = false;
  s.extraCharges = 0;
  s.turn++;
  s.active = opponent(s.active);
  s.step = 'turn';
}

export const steps: Record<string, Step<MsState>> = {
  start,
  turn: turnStart,
  turning,
  draw: drawPhase,
  more,
  main,
  opening,
  battle,
  declared,
  strike,
  end,
  ending,
  expiring,
};
