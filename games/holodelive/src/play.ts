/** Playing and opening cards, and their play skills. */
import { type CardId, emit, NO_CARD, type Op, type RuleId, resolve, type Seat, turnOver } from '@taisen/kernel';
import { defOf } from './card.ts';
import { hasFreePlace, toBackstage, toStage } from './stage.ts';
import { ACTION_USED, backstageOf, type G, type HlCard, inPlay, markUsed, PLAY_USED } from './state.ts';
import { backstageIsClosed, stageIsClosed } from './values.ts';

/** HL-4.7: whether the player may play a card to the stage, or the rule that forbids it. */
export function mayStage(g: G, seat: Seat): true | RuleId {
  if (!hasFreePlace(g, seat)) return 'HL-2.1';
  return stageIsClosed(g, seat) ? 'HL-4.9' : true;
}

export function mayBackstage(g: G, seat: Seat): true | RuleId {
  if (backstageOf(g, seat) !== NO_CARD) return 'HL-2.2';
  return backstageIsClosed(g, seat) ? 'HL-4.9' : true;
}

/** HL-4.8: plays a card face up to the stage; then its play skill starts. */
export function* playToStage(g: G, seat: Seat, id: CardId): Op {
  toStage(g, id, seat);
  emit(g, { type: 'played', card: id, seat });
  yield* playSkill(g, g.s.cards[id] as HlCard);
}

/** HL-4.8: plays a card face down to the backstage, without its skill. */
export function hide(g: G, seat: Seat, id: CardId): void {
  toBackstage(g, id, seat);
  emit(g, { type: 'hid', card: id, seat });
}

/** HL-4.6: a face-down card of the player, in the backstage or on the stage. */
export function mayOpen(seat: Seat, card: HlCard): true | RuleId {
  return inPlay(card) && card.controller === seat && card.faceDown ? true : 'HL-4.6';
}

export function* open(g: G, id: CardId): Op {
  turnOver(g, id, false);
  yield* opened(g, id);
}

/** What follows when a card has been turned up by opening it. */
export function* opened(g: G, id: CardId): Op {
  const card = g.s.cards[id] as HlCard;
  emit(g, { type: 'guest-opened', card: id, seat: card.controller });
  yield* playSkill(g, card);
}

/** HL-3.2. A play skill with "once a turn" does nothing the second time. */
function* playSkill(g: G, card: HlCard): Op {
  const skill = defOf(g, card).play;
  if (skill === null) return;
  if (skill.once === true) {
    if ((card.used & PLAY_USED) !== 0) return;
    markUsed(g, card, PLAY_USED);
  }
  const op = resolve(g, card, 'play', { type: 'played', card: card.id });
  if (op !== undefined) yield* op;
}

/** HL-3.3: a face-up card on the player's stage or backstage, once a turn. */
export function mayAct(g: G, seat: Seat, card: HlCard): true | RuleId {
  if (!inPlay(card) || card.controller !== seat || card.faceDown) return 'HL-3.3';
  return defOf(g, card).action !== null && (card.used & ACTION_USED) === 0 ? true : 'HL-3.3';
}

export function* act(g: G, id: CardId): Op {
  const card = g.s.cards[id] as HlCard;
  markUsed(g, card, ACTION_USED);
  const op = resolve(g, card, 'action', { type: 'acted', card: id });
  if (op !== undefined) yield* op;
}
