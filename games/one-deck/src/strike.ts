/** The resolution of an attack, after all answers. */
import {
  type Action,
  lose,
  NO_CARD,
  type Option,
  opponent,
  optionalDecision,
  PASS,
  type Seat,
  settle,
} from '@taisen/kernel';
import { defAt, defOf } from './card.ts';
import { draw } from './draw.ts';
import { consumeEffect } from './effects.ts';
import { damage, destroy, destroyIfDefeated } from './field.ts';
import { recordEvent } from './record-event.ts';
import { type Attack, type G, inPlay, isMonsterOf, type OdCard, type OdState } from './state.ts';
import { addUses, use } from './use.ts';
import { dealsNoBattleDamage, pointsOf, strikeDamage } from './values.ts';

export function strike(g: G): void {
  const { s } = g;
  const { card, target, reflected } = s.attack as Attack;
  s.attack = null;
  s.step = s.phase;
  // OD-6.8: without the attacker or its target nothing happens.
  if (!isMonsterOf(g, s.active, card) || (target !== NO_CARD && !inPlay(g, target)))
    return recordEvent(g, { type: 'attack-ended', card });
  const attacker = s.cards[card] as OdCard;
  if (target === NO_CARD) hitPlayer(g, attacker, opponent(s.active));
  else fight(g, attacker, s.cards[target] as OdCard, reflected);
}

/** OD-5.7, OD-5.8 */
function hitPlayer(g: G, attacker: OdCard, seat: Seat): void {
  const { s } = g;
  if (consumeEffect(g, 'veto', seat)) return recordEvent(g, { type: 'called-off', card: attacker.id, seat });
  const amount = dealsNoBattleDamage(g, attacker.controller) ? 0 : pointsOf(defOf(g, attacker));
  s.points[seat] = Math.max(0, (s.points[seat] as number) - amount);
  const hit = { type: 'hit', seat, amount, card: attacker.id } as const;
  recordEvent(g, amount === 0 ? { ...hit, how: 'harmless' } : hit);
  if (s.points[seat] === 0) lose(g, seat, 'OD-1.2');
  settle(g);
  if (s.result !== null || (amount === 0 && !g.rulings.drawUnhurt)) return;
  s.drawn = draw(g, seat, 1);
  settle(g);
  if (s.drawn === NO_CARD) return;
  s.drawer = seat;
  s.step = 'gift';
}

/** OD-5.9: the decision is made for every card; only a spell can be used. */
export const gift: Action<OdState> = {
  ask: (g) => {
    const { drawn, drawer } = g.s;
    const options: Option[] = [];
    if (defAt(g, drawn).isSpell) addUses(g, drawer, g.s.cards[drawn] as OdCard, options, true);
    options.push(PASS);
    return [optionalDecision(drawer, 'gift', options)];
  },
  act: (g, answers) => {
    const { s } = g;
    const choice = answers[0] as Option;
    s.drawn = NO_CARD;
    s.step = s.phase;
    if (choice.card !== undefined) use(g, s.drawer, choice, true);
  },
};

/** OD-5.4: both deal damage at the same time. OD-8.1: the target of a reflected attack does not strike back. */
function fight(g: G, attacker: OdCard, target: OdCard, reflected: boolean): void {
  if (beats(g, attacker, target)) return destroy(g, target.id, 'battle');
  if (beats(g, target, attacker)) return destroy(g, attacker.id, 'battle');
  // OD-5.3: both amounts are computed before any damage is dealt.
  const attackerDamage = strikeDamage(g, attacker, target, true);
  const returnDamage = reflected ? 0 : strikeDamage(g, target, attacker, false);
  dealBattleDamage(g, attacker, target, attackerDamage);
  dealBattleDamage(g, target, attacker, returnDamage);
  destroyIfDefeated(g, target, 'battle');
  destroyIfDefeated(g, attacker, 'battle');
}

/** OD-5.10: whether the winner beats the loser regardless of the numbers. */
function beats(g: G, winner: OdCard, loser: OdCard): boolean {
  const def = defOf(g, winner);
  if (def.beats === null || def.beats !== defOf(g, loser).id) return false;
  if (g.onAbility !== null)
    for (const key in def.abilities) if (def.abilities[key]?.beats) g.onAbility(winner.def, key);
  recordEvent(g, { type: 'beats', card: winner.id, target: loser.id });
  return true;
}

/** Deals battle damage, unless OD-8.3 or OD-9.1 prevents it. */
function dealBattleDamage(g: G, striker: OdCard, struck: OdCard, amount: number): void {
  if (amount === 0 || dealsNoBattleDamage(g, striker.controller)) return;
  if (striker.controller !== struck.controller && consumeEffect(g, 'guard', struck.controller))
    return recordEvent(g, { type: 'guarded', card: struck.id, seat: struck.controller });
  damage(g, struck, amount, 'battle', striker.id);
}
