/** 神域: one a turn, the first on the player's own field, later also on the opponent's (延伸). */
import {
  type CardId,
  emit,
  move,
  NO_CARD,
  type Op,
  opponent,
  playerValue,
  type RuleId,
  runTriggers,
  type Seat,
  settle,
  zoneOf,
} from '@taisen/kernel';
import { defOf } from './card.ts';
import { costOf, extensionCost } from './cost.ts';
import { destroyDamaged, discard } from './leave.ts';
import { losePower, mayPay } from './power.ts';
import { DOMAIN, domainOf, EXTENSION, extensionOf, type G, type ShCard } from './state.ts';

function mayPlace(g: G, card: ShCard): true | RuleId {
  if (defOf(g, card).type !== 'domain') return 'SH-7.1';
  return g.s.deployed === 0 ? true : 'SH-7.1';
}

/** Whether a domain may be deployed on the player's own field. */
export function mayDeploy(g: G, seat: Seat, card: ShCard): true | RuleId {
  const placed = mayPlace(g, card);
  if (placed !== true) return placed;
  if (isInvaded(g, seat) && g.rulings.enemyDomain === 'all') return 'SH-7.4';
  return mayPay(g, seat, costOf(g, card));
}

/** SH-7.4: whether an opposing domain is on the player's field. */
const isInvaded = (g: G, seat: Seat): boolean => extensionOf(g, opponent(seat)) !== NO_CARD;

/** SH-7.2 to SH-7.5: whether a domain may be extended to the opponent's field. */
export function mayExtend(g: G, seat: Seat, card: ShCard): true | RuleId {
  const placed = mayPlace(g, card);
  if (placed !== true) return placed;
  if (g.s.domains[seat] === 0) return 'SH-7.2';
  if (isInvaded(g, seat) && g.rulings.enemyDomain !== 'nothing') return 'SH-7.4';
  const own = domainOf(g, seat);
  if ((own === NO_CARD || g.s.cards[own]?.def !== card.def) && !extendsAny(g, seat)) return 'SH-7.5';
  return mayPay(g, seat, extensionCost(g, card));
}

const extendsAny = (g: G, seat: Seat): boolean =>
  !g.rulings.extendSameName || playerValue(g, 'extendsAny', seat, 0) > 0;

// biome-ignore lint/suspicious/noConfusingVoidType: returns an operation only if something was triggered
export function placeDomain(g: G, seat: Seat, id: CardId, verb: string): Op | void {
  const card = g.s.cards[id] as ShCard;
  const extends_ = verb === 'extend';
  const cost = extends_ ? extensionCost(g, card) : costOf(g, card);
  const zone = zoneOf(extends_ ? EXTENSION : DOMAIN, seat);
  // SH-7.3: a new domain in the same slot discards the old one.
  const enemy = opponent(seat);
  const own = extends_ ? extensionOf(g, seat) : domainOf(g, seat);
  const theirs = extends_ ? domainOf(g, enemy) : extensionOf(g, enemy);
  for (const old of g.rulings.domainSlots === 'shared' ? [own, theirs] : [own])
    if (old !== NO_CARD) discard(g, old, 'replaced');
  move(g, id, zone, { at: 0 });
  g.s.deployed++;
  g.s.domains[seat] = (g.s.domains[seat] as number) + 1;
  emit(g, { type: extends_ ? 'extended' : 'deployed', card: id, seat });
  losePower(g, seat, cost, 'cost', id);
  settle(g);
  destroyDamaged(g, 'effect');
  if (g.s.triggers.length > 0) return runTriggers(g);
}
