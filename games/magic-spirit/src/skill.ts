import type { EventOf } from '@taisen/kernel';
import {
  type CardId,
  emit,
  NO_CARD,
  type Op,
  type Option,
  type RuleId,
  record,
  resolve,
  type Seat,
} from '@taisen/kernel';
import { type Charge, defOf } from './card.ts';
import { chargeCount, countingTokens, matching } from './charge.ts';
import type { MsState } from './state.ts';
import { type G, inPlay, type MsCard, placesOf } from './state.ts';
import { skillsOf } from './values.ts';

/** MS-3.6: whether a monster may use this skill now, or the rule that forbids it. `text` is its own condition. */
export function maySkill(g: G, seat: Seat, card: MsCard, key: string): true | RuleId {
  const def = defOf(g, card);
  const ability = def.abilities[key];
  if (ability?.charge === undefined || !inPlay(card) || card.controller !== seat) return 'MS-3.6';
  const skills = skillsOf(g, card);
  if (skills > 0 && card.skilled >= skills) return 'MS-5.11';
  const { count, attribute } = ability.charge;
  if (matching(g, card, attribute) + countingTokens(g, card, attribute) < count)
    return chargeCount(g, card) < count ? 'MS-5.10' : 'MS-5.4';
  if (skills === 0) return 'text';
  return ability.can === undefined || ability.can(g, card, def.vars) ? true : 'text';
}

export function addSkills(g: G, seat: Seat, options: Option[]): void {
  const places = placesOf(g, seat);
  for (let i = 0; i < places.length; i++) {
    const id = places[i] as CardId;
    if (id === NO_CARD) continue;
    const card = g.s.cards[id] as MsCard;
    const { skills } = defOf(g, card);
    for (let j = 0; j < skills.length; j++) {
      const key = skills[j] as string;
      if (maySkill(g, seat, card, key) === true) options.push({ do: 'skill', card: id, ability: key });
    }
  }
}

export function* useSkill(g: G, seat: Seat, id: CardId, key: string): Op {
  const card = g.s.cards[id] as MsCard;
  card.skilled++;
  consume(g, card, defOf(g, card).abilities[key]?.charge as Charge);
  const used: EventOf<MsState> = { type: 'skill', card: id, ability: key, seat };
  emit(g, used);
  const op = resolve(g, card, key, used);
  if (op !== undefined) yield* op;
}

/** MS-5.8: attribute charges stay. MS-5.9: they count first; tokens replace missing ones and are consumed. */
function consume(g: G, card: MsCard, { count, attribute }: Charge): void {
  const used = Math.max(0, count - matching(g, card, attribute));
  if (used === 0) return;
  card.sp -= used;
  if (g.recorder !== null) record(g, { type: 'consumed', card: card.id, amount: used });
}
