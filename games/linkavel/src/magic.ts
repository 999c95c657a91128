import type { EventOf } from '@taisen/kernel';
import {
  type CardId,
  emit,
  freePlace,
  move,
  NO_CARD,
  type Op,
  type RuleId,
  resolve,
  type Seat,
  zoneOf,
} from '@taisen/kernel';
import { defOf, defOfId, isMonster } from './card.ts';
import { toTrash } from './leave.ts';
import type { LvState } from './state.ts';
import { type G, type LvCard, MAGIC, magicZones } from './state.ts';

/** Whether a magic in the hand may be used now, or the rule that forbids it. `text` is the card's own condition. */
export function mayUse(g: G, seat: Seat, card: LvCard): true | RuleId {
  const def = defOf(g, card);
  if (isMonster(def)) return 'LV-3.3';
  // LV-6.7: only in MAIN 1 and MAIN 2 of the player's own turn.
  if (g.s.active !== seat || (g.s.step !== 'main1' && g.s.step !== 'main2')) return 'LV-6.7';
  if (!magicZones(g, seat).includes(NO_CARD)) return everyZonePermanent(g, seat) ? 'LV-6.9' : 'LV-6.8';
  for (const key in def.abilities) {
    const ability = def.abilities[key];
    if (ability?.can !== undefined && !ability.can(g, card, def.vars)) return 'text';
  }
  return true;
}

const everyZonePermanent = (g: G, seat: Seat): boolean =>
  magicZones(g, seat).every((id) => id !== NO_CARD && defOfId(g, id).kind === 'permanent');

/** Moves a magic from the hand to a magic zone and resolves it. LV-6.12: a normal magic then goes to the trash. */
export function* useMagic(g: G, seat: Seat, id: CardId): Op {
  const card = g.s.cards[id] as LvCard;
  const zone = zoneOf(MAGIC, seat);
  move(g, id, zone, { at: freePlace(g.s, zone) });
  const used: EventOf<LvState> = { type: 'used', card: id, seat };
  emit(g, used);
  const def = defOf(g, card);
  for (const [key, ability] of Object.entries(def.abilities)) {
    const op = ability.kind === 'magic' ? resolve(g, card, key, used) : undefined;
    if (op !== undefined) yield* op;
    if (g.s.result !== null) return;
  }
  if (def.kind === 'magic' && card.zone === zone) toTrash(g, [id], 'used');
}
