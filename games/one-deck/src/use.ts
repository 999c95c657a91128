/** Using a card: its timing, its picks, and how it enters the chain. */
import type { EventTypeOf } from '@taisen/kernel';
import { type CardId, move, NO_CARD, type Option, opponent, type RuleId, type Seat } from '@taisen/kernel';
import { defAt, defOf, type OdAbility, type Picks, SPELL_COST, type Use } from './card.ts';
import { hasFreePlace } from './field.ts';
import { answerOn, discard, useCard, useOn } from './options.ts';
import { recordEvent } from './record-event.ts';
import type { OdState } from './state.ts';
import {
  type Attack,
  CHAIN_ZONE,
  type G,
  HAND,
  handOf,
  isMonsterOf,
  type Link,
  MONSTERS,
  type OdCard,
  TRAPS,
  trapZones,
} from './state.ts';
import { openWindow } from './window.ts';

/** Whether a window for answers is open, to an attack or a card. */
export const isAnswering = (g: G): boolean => g.s.step === 'respond';

const lastOf = (g: G, seat: Seat): Link | null => {
  const { chain } = g.s;
  if (chain.length === 0) return null;
  const last = chain[chain.length - 1] as Link;
  return last.seat !== seat ? last : null;
};

/** Whether the timing allows `use`, or the rule that forbids it. `gift`: OD-5.9, without cost. */
export function mayUse(g: G, seat: Seat, card: OdCard, ability: OdAbility, gift = false): true | RuleId {
  const { s } = g;
  const { timing } = ability;
  if (timing === 'always') return ability.rule;
  if (timing === 'spell') return gift ? true : card.zone >> 1 === HAND ? mayUseSpells(g, seat) : 'OD-3.2';
  if (timing === 'hand') return card.zone >> 1 === HAND && mayUseMonsters(g, seat) ? true : ability.rule;
  if (card.zone >> 1 !== TRAPS) return 'OD-3.2';
  if (timing === 'free') return s.active === seat || isAnswering(g) ? true : 'OD-2.8';
  // OD-3.7: a trap against an action of the opponent cannot be used in the turn it was set.
  if (card.placed === s.turn) return 'OD-3.7';
  if (s.attack === null || s.active === seat) return ability.rule;
  return timing === 'attack' || isMonsterOf(g, seat, s.attack.target) ? true : ability.rule;
}

/** Whether spells from the hand may be used now. All spells have the same cost. */
function mayUseSpells(g: G, seat: Seat): true | RuleId {
  if (g.s.active !== seat) return 'OD-2.8';
  if (isAnswering(g) && !g.rulings.spellAnswers) return 'OD-6.3';
  return (g.s.cost[seat] as number) >= SPELL_COST ? true : 'OD-3.2';
}

/** OD-9.1: from the hand, only in the opponent's battle phase. */
const mayUseMonsters = (g: G, seat: Seat): boolean => g.s.active !== seat && g.s.phase === 'battle' && isAnswering(g);

/** Whether it may answer the last card and change what that card picked (OD-6.6, OD-6.7, OD-8.4). */
export function mayAnswer(g: G, seat: Seat, card: OdCard, ability: OdAbility): true | RuleId {
  if (ability.reflects !== true && ability.timing !== 'picked') return ability.rule;
  if (card.zone >> 1 !== TRAPS) return 'OD-3.2';
  if (card.placed === g.s.turn) return 'OD-3.7';
  const last = isAnswering(g) ? lastOf(g, seat) : null;
  if (last === null) return ability.rule;
  const fits = ability.reflects ? defAt(g, last.card) === defOf(g, card) : isMonsterOf(g, seat, last.target);
  return fits ? true : ability.rule;
}

/** All options to use a set trap now. */
export function addTrapUses(g: G, seat: Seat, options: Option[]): void {
  const traps = trapZones(g, seat);
  for (let i = 0; i < traps.length; i++) {
    const id = traps[i] as CardId;
    if (id !== NO_CARD) addUses(g, seat, g.s.cards[id] as OdCard, options);
  }
}

/** All options to use a card from the hand now. In the player's own turn these are spells. */
export function addHandUses(g: G, seat: Seat, options: Option[]): void {
  const own = g.s.active === seat;
  if (own ? mayUseSpells(g, seat) !== true : !mayUseMonsters(g, seat)) return;
  const hand = handOf(g, seat);
  for (let i = 0; i < hand.length; i++) {
    const card = g.s.cards[hand[i] as CardId] as OdCard;
    const def = defOf(g, card);
    if (own ? def.isSpell : def.fromHand) addUses(g, seat, card, options);
  }
}

/** All options to use a card now. */
export function addUses(g: G, seat: Seat, card: OdCard, options: Option[], gift = false): void {
  const { uses } = defOf(g, card);
  for (let i = 0; i < uses.length; i++) {
    const { key, ability } = uses[i] as Use;
    if (mayUse(g, seat, card, ability, gift) === true) addUse(g, seat, card, key, ability, options);
    if (mayAnswer(g, seat, card, ability) === true) addAnswers(g, seat, card, ability, options);
  }
}

function addAnswers(g: G, seat: Seat, card: OdCard, ability: OdAbility, options: Option[]): void {
  const picked = ability.reflects ? NO_CARD : (lastOf(g, seat) as Link).target;
  addPicks(g, seat, card.id, ability.picks as Picks, picked, answerOn, options);
}

function addUse(g: G, seat: Seat, card: OdCard, key: string, ability: OdAbility, options: Option[]): void {
  if (ability.timing === 'hand') options.push(discard(card.id, key));
  else if (ability.picks === undefined) options.push(useCard(card.id));
  else {
    const picked = ability.timing === 'picked' ? (g.s.attack as Attack).target : NO_CARD;
    addPicks(g, seat, card.id, ability.picks, picked, useOn, options);
  }
}

/** An option for every card that may be picked, except the one that is already picked. */
function addPicks(
  g: G,
  seat: Seat,
  card: CardId,
  { from, of, revives }: Picks,
  picked: CardId,
  option: (card: CardId, target: CardId) => Option,
  options: Option[],
): void {
  if (revives === true && !hasFreePlace(g, seat, MONSTERS)) return;
  for (let side = 0; side < 2; side++) {
    if (of === (side === seat ? 'opponent' : 'own')) continue;
    const zone = g.s.zones[from * 2 + side] as CardId[];
    for (let i = 0; i < zone.length; i++) {
      const id = zone[i] as CardId;
      if (id === NO_CARD || id === picked || (revives === true && !defAt(g, id).isMonster)) continue;
      options.push(option(card, id));
    }
  }
}

/** OD-6.1: the card becomes public in the chain, and the other player is asked first. */
export function use(g: G, seat: Seat, option: Option, gift = false): void {
  const { s } = g;
  const { card, ability = 'a', target = NO_CARD } = option;
  const id = card as CardId;
  if (defAt(g, id).isSpell && !gift) s.cost[seat] = (s.cost[seat] as number) - SPELL_COST;
  move(g, id, CHAIN_ZONE);
  recordUse(g, seat, option);
  s.chain.push({ card: id, ability, seat, target, answers: option.do === 'answer' });
  openWindow(g, opponent(seat));
}

const EVENTS: Readonly<Record<string, EventTypeOf<OdState>>> = {
  use: 'used',
  answer: 'answered',
  discard: 'discarded',
};

function recordUse(g: G, seat: Seat, { do: verb, card, target, ability }: Option): void {
  if (g.recorder === null) return;
  const used = { type: EVENTS[verb] as EventTypeOf<OdState>, card: card as CardId, seat };
  const more = ability === undefined ? used : { ...used, ability };
  recordEvent(g, target === undefined ? more : { ...more, target });
}
