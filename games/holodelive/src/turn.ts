/** The steps of a turn. A step either changes the state and asks nothing, or changes nothing before it asks. */
import {
  type CardId,
  emit,
  endEffects,
  NO_CARD,
  type Op,
  type Option,
  opponent,
  roll,
  runTriggers,
  type Seat,
  type Step,
  shuffle,
} from '@taisen/kernel';
import { draw } from './draw.ts';
import { live, nextTurn } from './live.ts';
import { act, hide, mayAct, mayHide, mayOpen, mayStage, open, playToStage } from './play.ts';
import { hasRoom, leaveGame } from './stage.ts';
import { backstageOf, DECK_ZONE, type G, type HlCard, type HlState, handOf, homeOf, stageOf } from './state.ts';
import { drawsPerTurn } from './values.ts';

export const steps: Record<string, Step<HlState>> = { start, turn, action: actionPhase, play: playPhase, end: endTurn };

/** HL-4.1: a coin. HL-4.2: two cards each. */
function start(g: G): void {
  const { s } = g;
  shuffle(g, DECK_ZONE);
  s.active = roll(s.rng, 2) as Seat;
  emit(g, { type: 'coin', seat: s.active });
  for (const seat of [0, 1] as const) draw(g, seat, g.rulings['openingHand'] as number);
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

/** HL-4.5, HL-4.6. Everyone sees when there is nothing to use or open, so the phase ends by itself then. */
// biome-ignore lint/suspicious/noConfusingVoidType: a step returns its generator or nothing
function actionPhase(g: G): Op | void {
  const { s } = g;
  const options: Option[] = [];
  for (const id of stageOf(g, s.active)) if (id !== NO_CARD) addActions(g, s.active, id, options);
  const behind = backstageOf(g, s.active);
  if (behind !== NO_CARD) addActions(g, s.active, behind, options);
  if (options.length === 0) {
    s.step = 'play';
    return;
  }
  options.push(DONE);
  return takeAction(g, s.active, options);
}

function addActions(g: G, seat: Seat, id: CardId, options: Option[]): void {
  const card = g.s.cards[id] as HlCard;
  if (card.faceDown) {
    if (mayOpen(seat, card) === true) options.push({ do: 'open', card: id });
  } else if (mayAct(g, seat, card) === true) options.push({ do: 'act', card: id });
}

function* takeAction(g: G, seat: Seat, options: Option[]): Op {
  const [choice] = yield [{ seat, kind: 'action', options }];
  const { do: verb, card } = choice as Option;
  if (verb === 'done') g.s.step = 'play';
  else {
    yield* verb === 'open' ? open(g, card as CardId) : act(g, card as CardId);
    if (g.s.triggers.length > 0) yield* runTriggers(g);
  }
}

/** HL-4.7: a card must be played where one can be. HL-4.9: what forbids it is there for all to see. */
// biome-ignore lint/suspicious/noConfusingVoidType: a step returns its generator or nothing
function playPhase(g: G): Op | void {
  const { s } = g;
  const seat = s.active;
  const hand = handOf(g, seat);
  const stage = mayStage(g, seat) === true;
  const backstage = mayHide(g, seat) === true;
  if (s.played || hand.length === 0 || !(stage || backstage)) {
    s.step = 'end';
    return;
  }
  const options: Option[] = [];
  for (const card of hand) {
    if (stage) options.push({ do: 'stage', card });
    if (backstage) options.push({ do: 'backstage', card });
  }
  return playCard(g, seat, options);
}

function* playCard(g: G, seat: Seat, options: Option[]): Op {
  const [choice] = yield [{ seat, kind: 'play', options }];
  const { do: verb, card } = choice as Option;
  g.s.played = true;
  if (verb === 'stage') {
    yield* playToStage(g, seat, card as CardId);
    if (g.s.triggers.length > 0) yield* runTriggers(g);
  } else hide(g, seat, card as CardId);
  g.s.step = 'end';
}

/** HL-4.10: Home overflows, then the turn player may be ready. */
function endTurn(g: G): void {
  const { s } = g;
  const home = homeOf(g);
  const limit = g.rulings['homeLimit'] as number;
  // HL-2.5: the oldest first.
  while (home.length > limit) leaveGame(g, home[0] as CardId);
  if (!hasRoom(g, s.active) && s.ready[s.active] === 0) {
    s.ready[s.active] = s.turn;
    emit(g, { type: 'ready', seat: s.active });
  }
  endEffects(s);
  nextTurn(g, opponent(s.active));
}
