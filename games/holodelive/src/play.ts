/** Playing and opening cards, and the play skill that follows. */
import { type CardId, emit, NO_CARD, type Op, type RuleId, resolve, type Seat, turnOver } from '@taisen/kernel';
import { defOf } from './card.ts';
import { hasRoom, toBackstage, toStage } from './stage.ts';
import { ACTION_USED, backstageOf, type G, type HlCard, inPlay, PLAY_USED, spend } from './state.ts';
import { backstageIsClosed, stageIsClosed } from './values.ts';

/** HL-4.7: whether the player may play to the stage, or the rule that forbids it. */
export function mayStage(g: G, seat: Seat): true | RuleId {
  if (!hasRoom(g, seat)) return 'HL-2.1';
  return stageIsClosed(g, seat) ? 'HL-4.9' : true;
}

export function mayHide(g: G, seat: Seat): true | RuleId {
  if (backstageOf(g, seat) !== NO_CARD) return 'HL-2.2';
  return backstageIsClosed(g, seat) ? 'HL-4.9' : true;
}

/** HL-4.8: face up to the stage, then its play skill. */
export function* playToStage(g: G, seat: Seat, id: CardId): Op {
  toStage(g, id, seat);
  emit(g, { type: 'played', card: id, seat });
  yield* playSkill(g, g.s.cards[id] as HlCard);
}

/** HL-4.8: face down, no skill. */
export function hide(g: G, seat: Seat, id: CardId): void {
  toBackstage(g, id, seat);
  emit(g, { type: 'hid', card: id, seat });
}

/** HL-4.6: a face-down card of one's own, in the backstage or on the stage. */
export function mayOpen(seat: Seat, card: HlCard): true | RuleId {
  return inPlay(card) && card.controller === seat && card.faceDown ? true : 'HL-4.6';
}

export function* open(g: G, id: CardId): Op {
  const card = g.s.cards[id] as HlCard;
  turnOver(g, id, false);
  emit(g, { type: 'guest-opened', card: id, seat: card.controller });
  yield* playSkill(g, card);
}

/** HL-3.2. Some say "once a turn": a second time they do nothing. */
function* playSkill(g: G, card: HlCard): Op {
  const skill = defOf(g, card).play;
  if (skill === null) return;
  if (skill.once === true) {
    if ((card.used & PLAY_USED) !== 0) return;
    spend(g, card, PLAY_USED);
  }
  const op = resolve(g, card, 'play', { type: 'played', card: card.id });
  if (op !== undefined) yield* op;
}

/** HL-3.3: of a face-up card on one's stage or backstage, each once a turn. */
export function mayAct(g: G, seat: Seat, card: HlCard): true | RuleId {
  if (!inPlay(card) || card.controller !== seat || card.faceDown) return 'HL-3.3';
  return defOf(g, card).action !== null && (card.used & ACTION_USED) === 0 ? true : 'HL-3.3';
}

export function* act(g: G, id: CardId): Op {
  const card = g.s.cards[id] as HlCard;
  spend(g, card, ACTION_USED);
  const op = resolve(g, card, 'action', { type: 'acted', card: id });
  if (op !== undefined) yield* op;
}
