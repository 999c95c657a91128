/** The steps of a turn. A step either changes the state and asks nothing, or changes nothing before it asks. */
import {
  type Action,
  type CardId,
  type Decision,
  emit,
  NO_CARD,
  type Option,
  opponent,
  optionalDecision,
  roll,
  type Seat,
  type Step,
  shuffle,
  withTriggers,
} from '@taisen/kernel';
import { draw } from './draw.ts';
import { live, nextTurn } from './live.ts';
import { act, hide, mayAct, mayBackstage, mayOpen, mayStage, open, playToStage } from './play.ts';
import { leaveGame, maybeReady } from './stage.ts';
import { backstageOf, DECK_ZONE, type G, type HlCard, type HlState, handOf, homeOf, stageOf } from './state.ts';
import { drawsPerTurn } from './values.ts';

/** HL-4.1: a coin decides who starts. HL-4.2: two cards each. */
function start(g: G): void {
  const { s } = g;
  shuffle(g, DECK_ZONE);
  s.active = roll(s.rng, 2) as Seat;
  emit(g, { type: 'coin', seat: s.active });
  for (const seat of [0, 1] as const) draw(g, seat, g.rulings.openingHand);
  s.turn = 1;
  s.step = 'turn';
}

/** HL-4.3: the live comes before the draw. HL-4.4. */
function turn(g: G): void {
  const { s } = g;
  emit(g, { type: 'turn-start', seat: s.active });
  if (s.ready[s.active] !== 0) return live(g);
  draw(g, s.active, drawsPerTurn(g, s.active));
  s.step = 'action';
}

const DONE: Option = { do: 'done' };
const NO_DECISIONS: readonly Decision[] = [];

/** HL-4.5, HL-4.6. The phase ends by itself when no action is possible, because both players can see that. */
const action: Action<HlState> = {
  ask: (g) => {
    const seat = g.s.active;
    const options: Option[] = [];
    for (const id of stageOf(g, seat)) if (id !== NO_CARD) addActions(g, seat, id, options);
    const guest = backstageOf(g, seat);
    if (guest !== NO_CARD) addActions(g, seat, guest, options);
    if (options.length === 0) return NO_DECISIONS;
    options.push(DONE);
    return [optionalDecision(seat, 'action', options)];
  },
  act: (g, answers) => {
    const choice = answers[0] ?? DONE;
    const card = choice.card as CardId;
    if (choice.do === 'act') return withTriggers(g, act(g, card));
    if (choice.do === 'open') return withTriggers(g, open(g, card));
    g.s.step = 'play';
    return undefined;
  },
};

function addActions(g: G, seat: Seat, id: CardId, options: Option[]): void {
  const card = g.s.cards[id] as HlCard;
  if (card.faceDown) {
    if (mayOpen(seat, card) === true) options.push({ do: 'open', card: id });
  } else if (mayAct(g, seat, card) === true) options.push({ do: 'act', card: id });
}

/** HL-4.7: a card must be played if possible. HL-4.9: everything that prevents it is public. */
const play: Action<HlState> = {
  ask: (g) => {
    const seat = g.s.active;
    const hand = handOf(g, seat);
    if (g.s.played || hand.length === 0) return NO_DECISIONS;
    const stage = mayStage(g, seat) === true;
    const backstage = mayBackstage(g, seat) === true;
    if (!stage && !backstage) return NO_DECISIONS;
    const options: Option[] = [];
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i] as CardId;
      if (stage) options.push({ do: 'stage', card });
      if (backstage) options.push({ do: 'backstage', card });
    }
    return [{ seat, kind: 'play', options }];
  },
  act: (g, answers) => {
    const choice = answers[0];
    // After the card is played, this step runs again without a decision.
    if (choice === undefined) g.s.step = 'end';
    else {
      g.s.played = true;
      if (choice.do === 'stage') return withTriggers(g, playToStage(g, g.s.active, choice.card as CardId));
      hide(g, g.s.active, choice.card as CardId);
    }
    return undefined;
  },
};

/** HL-4.10: surplus cards leave Home, then the turn player may become ready. */
function endTurn(g: G): void {
  const { s } = g;
  const home = homeOf(g);
  const limit = g.rulings.homeLimit;
  // HL-2.5: the oldest cards leave first.
  while (home.length > limit) leaveGame(g, home[0] as CardId);
  maybeReady(g, s.active);
  nextTurn(g, opponent(s.active));
  if (s.result === null) turn(g);
}

export const steps: Record<string, Step<HlState>> = { start, turn, action, play, end: endTurn };
