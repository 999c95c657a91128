/** The steps of a turn. A step either changes the state and asks nothing, or changes nothing before it asks. */
import {
  type CardId,
  type Decision,
  emit,
  endEffects,
  end as endGame,
  move,
  NO_CARD,
  type Op,
  type Option,
  opponent,
  optionalDecision,
  roll,
  runTriggers,
  type Seat,
  type Step,
  shuffle,
  zoneOf,
} from '@taisen/kernel';
import { attack, battleOptions, mayBattle, moveMain } from './battle.ts';
import { defOf } from './card.ts';
import { mayDeploy, mayExtend, placeDomain } from './domain.ts';
import { draw, drawUp, HAND_SIZE } from './draw.ts';
import { destroyDamaged } from './leave.ts';
import { addUses, mayUse, useMiracle } from './miracle.ts';
import { losePower } from './power.ts';
import {
  charactersOf,
  DECK,
  DISCARD,
  deckOf,
  type G,
  handOf,
  MYTH,
  miraclesOf,
  type Row,
  type ShCard,
  type ShState,
} from './state.ts';
import { maySummon, summon } from './summon.ts';

/** SH-3.1 to SH-3.3: main fighters, coins, seven cards each. */
function start(g: G): void {
  const { s } = g;
  for (const seat of [0, 1] as const) {
    placeMain(g, seat);
    shuffle(g, zoneOf(DECK, seat));
  }
  s.coins = [roll(s.rng, 2), roll(s.rng, 2)];
  for (const coin of s.coins) emit(g, { type: 'coin', seat: 0, how: coin === 1 ? 'head' : 'tail' });
  s.starter = s.active = s.coins[0] === s.coins[1] ? 1 : 0;
  emit(g, { type: 'starts', seat: s.starter });
  // SH-1.1: a table may let the first turn cost power.
  losePower(g, s.starter, g.rulings.starterPays, 'start', NO_CARD);
  for (const seat of [0, 1] as const) draw(g, seat, HAND_SIZE);
  s.turn = 1;
  s.step = 'ready';
}

/** SH-1.8: both halves of the main fighter leave the deck for free before it is shuffled. */
function placeMain(g: G, seat: Seat): void {
  for (const id of deckOf(g, seat).slice()) {
    const card = g.s.cards[id] as ShCard;
    const { type, row } = defOf(g, card);
    if (type === 'myth') move(g, id, zoneOf(MYTH, seat), { at: 0 });
    else if (card.main === 1) move(g, id, zoneOf(row as Row, seat));
  }
}

/** SH-4.1: readies the player's own cards. SH-6.3: counts a turn for special miracles. */
function ready(g: G): void {
  const { s } = g;
  const seat = s.active;
  for (const card of charactersOf(g, seat)) card.exhausted = false;
  for (const id of miraclesOf(g, seat)) {
    const card = s.cards[id] as ShCard;
    if (card.countdown > 0) card.countdown--;
  }
  emit(g, { type: 'turn-start', seat });
  s.step = s.triggers.length > 0 ? 'readied' : 'draw';
}

function* readied(g: G): Op {
  yield* runTriggers(g);
  g.s.step = 'draw';
}

/** SH-4.2. */
function drawPhase(g: G): void {
  drawUp(g, g.s.active);
  g.s.step = 'main';
}

/**
 * SH-4.3: one action of the main phase. The decision is always made: skipping it would reveal a hand without usable
 * cards.
 */
const main: Step<ShState> = {
  ask: (g) => [optionalDecision(g.s.active, 'main', mainOptions(g, g.s.active))],
  act: (g, [action]) => {
    const { active: seat } = g.s;
    const { do: verb, card } = action as Option;
    if (verb === 'summon') return summon(g, seat, card as CardId);
    if (verb === 'use') return useMiracle(g, seat, action as Option);
    if (verb === 'deploy' || verb === 'extend') return placeDomain(g, seat, card as CardId, verb);
    g.s.step = verb;
  },
};

function mainOptions(g: G, seat: Seat): Option[] {
  const options: Option[] = [];
  const { cards } = g.s;
  const hand = handOf(g, seat);
  for (let i = 0; i < hand.length; i++) {
    const id = hand[i] as CardId;
    const card = cards[id] as ShCard;
    const def = defOf(g, card);
    if (def.isCharacter) {
      if (maySummon(g, seat, card) === true) options.push({ do: 'summon', card: id });
    } else if (def.isMiracle) {
      if (mayUse(g, seat, card) === true) addUses(g, seat, card, options);
    } else {
      if (mayDeploy(g, seat, card) === true) options.push({ do: 'deploy', card: id });
      if (mayExtend(g, seat, card) === true) options.push({ do: 'extend', card: id });
    }
  }
  // Only one way to continue: a turn with a battle phase ends there.
  options.push({ do: mayBattle(g, seat) === true ? 'battle' : 'end' });
  return options;
}

/** SH-4.4. The phase ends by itself when no action is possible, because both players can see that. */
const battle: Step<ShState> = {
  ask: (g) => {
    const options = battleOptions(g, g.s.active);
    if (options.length === 0) return NO_DECISIONS;
    options.push({ do: 'end' });
    return [optionalDecision(g.s.active, 'battle', options)];
  },
  act: (g, [action]) => {
    const { do: verb, card, target } = action ?? END;
    if (verb === 'end') g.s.step = 'end';
    else if (verb === 'attack' || verb === 'strike') return attack(g, g.s.active, card as CardId, target);
    else {
      moveMain(g, g.s.active, card as CardId, verb);
      destroyDamaged(g, 'effect');
      if (g.s.triggers.length > 0) return runTriggers(g);
    }
  },
};
const NO_DECISIONS: readonly Decision[] = [];
const END: Option = { do: 'end' };

/** SH-4.5: discards the whole hand, then starts the effects of the end of the turn. */
function end(g: G): void {
  const { s } = g;
  const hand = handOf(g, s.active);
  if (hand.length > 0) {
    const cards = hand.slice();
    while (hand.length > 0) move(g, hand[hand.length - 1] as CardId, zoneOf(DISCARD, s.active));
    emit(g, { type: 'hand-discarded', seat: s.active, cards });
  }
  emit(g, { type: 'turn-end', seat: s.active });
  if (s.triggers.length > 0) s.step = 'ending';
  else passTurn(g);
}

function* ending(g: G): Op {
  yield* runTriggers(g);
  if (g.s.result === null) passTurn(g);
}

/** Ends effects that last "this turn". SH-4.7: after each player's last turn the higher power wins. */
function passTurn(g: G): void {
  const { s } = g;
  endEffects(s);
  if (s.turn >= g.rulings.turnLimit * 2) {
    const [a, b] = s.power as [number, number];
    return endGame(g, { winner: a === b ? null : a > b ? 0 : 1, rule: 'SH-4.7' });
  }
  for (const card of charactersOf(g, s.active)) card.attacks = 0;
  s.deployed = 0;
  s.moves = 0;
  s.attacks = 0;
  s.turn++;
  s.active = opponent(s.active);
  s.step = 'ready';
}

export const steps: Record<string, Step<ShState>> = {
  start,
  ready,
  readied,
  draw: drawPhase,
  main,
  battle,
  end,
  ending,
};
