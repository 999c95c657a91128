/** The steps of a turn. A step either changes the state and asks nothing, or changes nothing before it asks. */
import {
  type Action,
  type CardId,
  emit,
  endEffects,
  end as endGame,
  mayBeModified,
  type Op,
  type Option,
  opponent,
  optionalDecision,
  pickSome,
  resolve,
  roll,
  runTriggers,
  type Seat,
  type Step,
  shuffle,
  withTriggers,
  zoneOf,
} from '@taisen/kernel';
import { attack, attackOptions, mayBattle } from './battle.ts';
import { defOf, isMonster } from './card.ts';
import { draw, dropOwedDraws } from './draw.ts';
import { discard } from './leave.ts';
import { mayUse, useMagic } from './magic.ts';
import { DECK, type G, handOf, type LvCard, type LvState, monsterZones, onField, trashOf } from './state.ts';
import { addSummons, normalSummon } from './summon.ts';
import { isNegated, isSummonableFromTrash } from './values.ts';

/** LV-5.1: the starting player is random. LV-2.4: six cards each, no mulligan. */
function start(g: G): void {
  const { s } = g;
  for (const seat of [0, 1] as const) shuffle(g, zoneOf(DECK, seat));
  s.starter = s.active = roll(s.rng, 2) as Seat;
  for (const seat of [0, 1] as const) draw(g, seat, g.rulings.openingHand);
  s.turn = 1;
  s.step = 'draw';
}

/** LV-5.2: effects of the start of the turn start before the draw and resolve after it, unless the table reverses that. */
function turnStart(g: G): void {
  const { s } = g;
  emit(g, { type: 'turn-start', seat: s.active });
  if (g.rulings.turnStartBeforeDraw && s.triggers.length > 0) s.step = 'starting';
  else drawOne(g);
}

function* starting(g: G): Op {
  yield* runTriggers(g);
  if (g.s.result === null) drawOne(g);
}

/** LV-5.2: one card, but not in the starting player's first turn. */
function drawOne(g: G): void {
  const { s } = g;
  if (s.turn > 1) draw(g, s.active, 1);
  dropOwedDraws(g);
  s.step = s.triggers.length > 0 ? 'drawn' : 'main1';
}

function* drawn(g: G): Op {
  yield* runTriggers(g);
  g.s.step = 'main1';
}

/**
 * LV-5.3, LV-5.5: one action of MAIN 1 or MAIN 2. The decision is always made: skipping it would reveal an empty hand.
 */
const main: Action<LvState> = {
  ask: (g) => [optionalDecision(g.s.active, g.s.step, mainOptions(g, g.s.active))],
  act: (g, answers) => {
    const { s } = g;
    const action = answers[0] as Option;
    if (action.do === 'summon') {
      normalSummon(g, s.active, action);
      return withTriggers(g);
    }
    if (action.do === 'use') return withTriggers(g, useMagic(g, s.active, action.card as CardId));
    if (action.do === 'activate') return withTriggers(g, activate(g, action));
    s.step = action.do;
    return undefined;
  },
};

function mainOptions(g: G, seat: Seat): Option[] {
  const { cards, step, summons } = g.s;
  const options: Option[] = [];
  const hand = handOf(g, seat);
  for (let i = 0; i < hand.length; i++) {
    const id = hand[i] as CardId;
    const card = cards[id] as LvCard;
    if (isMonster(defOf(g, card))) {
      if (summons === 0) addSummons(g, seat, card, options);
    } else if (mayUse(g, seat, card) === true) options.push({ do: 'use', card: id });
  }
  if (summons === 0 && mayBeModified(g, 'fromTrash')) {
    for (const id of trashOf(g, seat)) {
      const card = cards[id] as LvCard;
      if (isSummonableFromTrash(g, card)) addSummons(g, seat, card, options);
    }
  }
  addActivations(g, seat, options);
  if (step === 'main1' && mayBattle(g) === true) options.push({ do: 'battle' });
  options.push({ do: 'end' });
  return options;
}

/** LV-3.5: in the Main and Battle Phases while nothing is resolving. */
function addActivations(g: G, seat: Seat, options: Option[]): void {
  if (g.abilities.isEmpty) return;
  for (const id of monsterZones(g, seat)) {
    if (id < 0) continue;
    const card = g.s.cards[id] as LvCard;
    const def = defOf(g, card);
    if (def.kind !== 'effect') continue;
    for (const key in def.abilities)
      if (mayActivate(g, card, key)) options.push({ do: 'activate', card: id, ability: key });
  }
}

export function mayActivate(g: G, card: LvCard, key: string): boolean {
  const def = defOf(g, card);
  const ability = def.abilities[key];
  if (ability?.kind !== 'activated' || ability.on !== undefined) return false;
  return !isUsed(g, card, key) && !isNegated(g, card) && (ability.can === undefined || ability.can(g, card, def.vars));
}

const bitOf = (g: G, card: LvCard, key: string): number => 1 << Object.keys(defOf(g, card).abilities).indexOf(key);
export const isUsed = (g: G, card: LvCard, key: string): boolean =>
  card.used !== 0 && (card.used & bitOf(g, card, key)) !== 0;
/** Whether an effect may resolve where its card is now; see `onField` of an ability. */
export const mayBeGone = (g: G, card: LvCard, key: string): boolean =>
  defOf(g, card).abilities[key]?.onField !== true || onField(card);
export const markUsed = (g: G, card: LvCard, key: string): void => {
  if (!defOf(g, card).abilities[key]?.once) return;
  card.used |= bitOf(g, card, key);
  g.s.users.push(card.id);
};

function* activate(g: G, { card: id, ability }: Option): Op {
  const card = g.s.cards[id as CardId] as LvCard;
  const key = ability as string;
  const event = { type: 'activated', card: card.id, ability: key, seat: card.controller };
  const op = resolve(g, card, key, event);
  if (op !== undefined) yield* op;
}

/** LV-5.4: one action. The phase ends by itself when no action is possible, because both players can see that. */
const battle: Action<LvState> = {
  ask: (g) => {
    const seat = g.s.active;
    const options = attackOptions(g, seat);
    addActivations(g, seat, options);
    if (options.length === 0) return [];
    options.push({ do: 'main2' });
    return [optionalDecision(seat, 'battle', options)];
  },
  act: (g, answers) => {
    const action = answers[0];
    if (action === undefined || action.do === 'main2') {
      g.s.step = 'main2';
      return undefined;
    }
    return action.do === 'activate' ? withTriggers(g, activate(g, action)) : attack(g, g.s.active, action);
  },
};

/** LV-5.6: the End Phase begins and triggers the effects of the end of the turn. */
function end(g: G): void {
  const { s } = g;
  emit(g, { type: 'turn-end', seat: s.active });
  if (s.triggers.length > 0 || overLimit(g) > 0) s.step = 'ending';
  else passTurn(g);
}

function* ending(g: G): Op {
  yield* runTriggers(g);
  if (g.s.result !== null) return;
  // LV-2.5: the turn player discards down to the limit. These cards count as sent to the trash from the hand.
  const seat = g.s.active;
  const chosen = yield* pickSome(seat, 'hand-limit', handOf(g, seat), overLimit(g));
  discard(g, chosen);
  yield* runTriggers(g);
  if (g.s.result === null && overLimit(g) === 0) passTurn(g);
}

const overLimit = (g: G): number => Math.max(0, handOf(g, g.s.active).length - g.rulings.handLimit);

/** Ends effects that last "this turn". LV-1.5: after each player's last turn the higher LP win. */
function passTurn(g: G): void {
  const { s } = g;
  endEffects(s);
  if (s.turn >= g.rulings.turnLimit * 2) {
    const [a, b] = s.lp as [number, number];
    return endGame(g, { winner: a === b ? null : a > b ? 0 : 1, rule: 'LV-1.5' });
  }
  for (let seat = 0; seat < 2; seat++) {
    for (const id of monsterZones(g, seat as Seat)) if (id >= 0) (s.cards[id] as LvCard).attacks = 0;
  }
  for (const id of s.users) (s.cards[id] as LvCard).used = 0;
  s.users.length = 0;
  s.summons = 0;
  s.refreshes = [0, 0];
  s.turn++;
  s.active = opponent(s.active);
  s.step = 'draw';
}

export const steps: Record<string, Step<LvState>> = {
  start,
  draw: turnStart,
  starting,
  drawn,
  main1: main,
  battle,
  main2: main,
  end,
  ending,
};
