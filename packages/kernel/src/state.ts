import type { GameTypes, ZoneKind } from './game.ts';
import { cloneRng, createRng, type Rng } from './rng.ts';
import type { CardId, GameEvent, Result, RuleId, Seat } from './types.ts';

/** A card in play. What a game adds to it (damage, marks) resets through `Game.leaves`. */
export interface Card {
  readonly id: CardId;
  /** Index into `Game.cards`: which card it is. */
  def: number;
  readonly owner: Seat;
  controller: Seat;
  /** Index into `State.zones`. */
  zone: number;
  /** Bits of the viewers who know which card this is. */
  known: number;
  /** It lies face down on the table: everyone sees it, and only the player on whose side it lies can read it. */
  faceDown: boolean;
}

/** An ability that has started and waits to resolve. */
export interface Trigger {
  readonly card: CardId;
  /** Its definition when the ability started: by now the card may be hidden in a deck. */
  readonly def: number;
  readonly ability: string;
  readonly seat: Seat;
  readonly event: GameEvent;
  /** Set when this is the delayed second half of an ability. */
  readonly later?: Effect;
}

/** Something that an ability left on the table: a boost until the end of the turn, or a delayed second half. */
export interface Effect {
  /** Key of `Game.effects`. */
  readonly kind: string;
  readonly card: CardId;
  /** Its definition at that time. */
  readonly def: number;
  readonly ability: string;
  readonly seat: Seat;
  readonly target: CardId;
  readonly amount: number;
  /** The last turn in which it holds; `FOREVER` while its target stays. */
  readonly until: number;
}
export const FOREVER = 1e9;
export const NO_CARD: CardId = -1;

/** What every game's state has. JSON in, JSON out, equal. */
export interface State {
  /** Never set: a game's state names its `GameTypes` here, so that everything made for that state knows them. */
  readonly types?: GameTypes;
  rng: Rng;
  /** Where we are: a key of `Game.steps`. */
  step: string;
  /** Turns of both players together, from 1; 0 before the first. */
  turn: number;
  /** Whose turn it is. */
  active: Seat;
  cards: Card[];
  /** Zone `kind * 2 + seat`. A pile's top is its last element; a row's empty places hold `NO_CARD`. */
  zones: CardId[][];
  /** The id under which viewer v knows card c, at `c * 3 + v`; 0 where v cannot tell it from others. */
  aliases: number[];
  /** How many ids each viewer has been given. */
  issued: number[];
  triggers: Trigger[];
  effects: Effect[];
  /** Bits of the seats that have lost, and the rule. They become `result` when the event or effect is over. */
  losers: number;
  lossRule: RuleId;
  result: Result | null;
}

/** The kernel's part of a new state: no cards yet, every row with its places empty. */
export function emptyState(seed: string, kinds: readonly ZoneKind[]): Omit<State, 'types'> {
  const zones: CardId[][] = [];
  for (let i = 0; i < kinds.length * 2; i++) {
    const zone: CardId[] = [];
    for (let place = (kinds[i >> 1] as ZoneKind).places ?? 0; place > 0; place--) zone.push(NO_CARD);
    zones.push(zone);
  }
  return {
    rng: createRng(seed),
    step: 'start',
    turn: 0,
    active: 0,
    cards: [],
    zones,
    aliases: [],
    issued: [0, 0, 0],
    triggers: [],
    effects: [],
    losers: 0,
    lossRule: '',
    result: null,
  };
}

/**
 * The kernel's part of a clone: every game copies its own cards and adds its own fields.
 * Triggers, effects and results are never changed once made, so their lists are copied flat.
 */
export function cloneState<C extends Card>(s: State, cards: C[]): Omit<State, 'types' | 'cards'> & { cards: C[] } {
  const zones: CardId[][] = [];
  for (let i = 0; i < s.zones.length; i++) zones.push((s.zones[i] as CardId[]).slice());
  return {
    rng: cloneRng(s.rng),
    step: s.step,
    turn: s.turn,
    active: s.active,
    cards,
    zones,
    aliases: s.aliases.slice(),
    issued: s.issued.slice(),
    triggers: s.triggers.length === 0 ? [] : s.triggers.slice(),
    effects: s.effects.length === 0 ? [] : s.effects.slice(),
    losers: s.losers,
    lossRule: s.lossRule,
    result: s.result,
  };
}
