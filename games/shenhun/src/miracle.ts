/** 神蹟: instant, lasting, special. */

import type { EventOf } from '@taisen/kernel';
import {
  type CardId,
  emit,
  type GameEvent,
  move,
  type Op,
  type Option,
  type RuleId,
  resolve,
  runTriggers,
  type Seat,
  settle,
  zoneOf,
} from '@taisen/kernel';
import { defOf, type ShAbility, type ShCardDef } from './card.ts';
import { costOf } from './cost.ts';
import { destroyDamaged, discard } from './leave.ts';
import { losePower, mayPay } from './power.ts';
import type { ShState } from './state.ts';
import { type G, MIRACLES, miraclesOf, type ShCard } from './state.ts';

/** Whether a miracle in the hand may be used now. `text` means that its own text forbids it. */
export function mayUse(g: G, seat: Seat, card: ShCard): true | RuleId {
  const def = defOf(g, card);
  if (!def.isMiracle) return 'SH-6.1';
  const paid = mayPay(g, seat, costOf(g, card));
  if (paid !== true) return paid;
  for (let i = 0; i < def.conditions.length; i++) {
    const ability = def.conditions[i] as ShAbility;
    if (ability.can !== undefined && !ability.can(g, card, def.vars)) return 'text';
    if (ability.targets !== undefined && ability.targets(g, card).length === 0) return 'text';
  }
  return true;
}

/** SH-6.2: lasting and special miracles need a free slot, or cover another miracle. */
const isFull = (g: G, seat: Seat): boolean => miraclesOf(g, seat).length >= g.rulings.miracleSlots;

/**
 * An option names the target or the covered miracle: a later decision would reveal a card that is still in the hand.
 */
export function addUses(g: G, seat: Seat, card: ShCard, options: Option[]): void {
  const def = defOf(g, card);
  if (def.type !== 'instant') {
    if (isFull(g, seat))
      for (const covered of miraclesOf(g, seat)) options.push({ do: 'use', card: card.id, cards: [covered] });
    else options.push({ do: 'use', card: card.id });
  } else if (def.targetClause === null) options.push({ do: 'use', card: card.id });
  else {
    const targets = def.abilities[def.targetClause]?.targets?.(g, card) ?? [];
    for (let i = 0; i < targets.length; i++) options.push({ do: 'use', card: card.id, target: targets[i] as CardId });
  }
}

// biome-ignore lint/suspicious/noConfusingVoidType: returns an operation only if something resolves
export function useMiracle(g: G, seat: Seat, { card: id, target, cards }: Option): Op | void {
  const card = g.s.cards[id as CardId] as ShCard;
  const def = defOf(g, card);
  const cost = costOf(g, card);
  // SH-6.2: if the slots are full, the player chooses a miracle to cover.
  for (const covered of cards ?? []) discard(g, covered, 'covered');
  move(g, card.id, zoneOf(MIRACLES, seat));
  card.countdown = waitOf(def);
  const used: EventOf<ShState> =
    target === undefined ? { type: 'used', card: card.id, seat } : { type: 'used', card: card.id, seat, target };
  emit(g, used);
  losePower(g, seat, cost, 'cost', card.id);
  settle(g);
  if (def.type === 'instant') return takeEffect(g, card, used);
  destroyDamaged(g, 'effect');
  if (g.s.triggers.length > 0) return runTriggers(g);
}

/** SH-6.1: an instant takes effect and then goes to the discard pile. */
function* takeEffect(g: G, card: ShCard, used: GameEvent): Op {
  const { zone } = card;
  const { abilities } = defOf(g, card);
  for (const key in abilities) {
    if (g.s.result !== null) return;
    const op = abilities[key]?.kind === 'use' ? resolve(g, card, key, used) : undefined;
    if (op !== undefined) yield* op;
  }
  if (card.zone === zone) discard(g, card.id, 'used');
  if (g.s.triggers.length > 0) yield* runTriggers(g);
}

/** SH-6.3: how many turns of its player a special miracle waits; 0 if it waits for a condition. */
function waitOf({ abilities, vars }: ShCardDef): number {
  for (const key in abilities) {
    const waits = abilities[key]?.waits;
    if (waits !== undefined) return vars[waits] as number;
  }
  return 0;
}

/** Reduces countdowns. A miracle at 0 still waits for the start of its player's turn. */
export function hasten(g: G, seat: Seat, by: number, least: number): void {
  for (const id of miraclesOf(g, seat)) {
    const card = g.s.cards[id] as ShCard;
    if (card.countdown <= least) continue;
    card.countdown = Math.max(least, card.countdown - by);
    emit(g, { type: 'hastened', card: id, amount: card.countdown });
  }
}
