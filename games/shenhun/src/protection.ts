/** Who may be attacked by whom (SH-5.4, SH-5.5, SH-8.2 to SH-8.4, SH-8.7, SH-8.8). */
import type { RuleId } from '@taisen/kernel';
import { hasKeyword } from './keywords.ts';
import { BACK, FRONT, type G, MIDDLE, type ShCard, standsIn } from './state.ts';
import { priorityOf } from './values.ts';

/**
 * Whether no protection stops an attack on a character. A protector covers its own row and those behind it. Against
 * a target that protects others itself the higher priority applies; at a tie the attacker chooses which holds, so
 * both may be attacked: this is why an attacker picks among several fronts (SH-8.3).
 */
export function mayReach(g: G, attacker: ShCard, target: ShCard): true | RuleId {
  const seat = target.controller;
  const { zones, cards } = g.s;
  const row = standsIn(target);
  let own = -2;
  for (let zone = FRONT; zone <= row; zone++) {
    for (const id of zones[zone * 2 + seat] as number[]) {
      if (id === target.id) continue;
      const priority = priorityOf(g, cards[id] as ShCard);
      if (priority < 0 || (priority === 0 && passesFront(g, attacker, row))) continue;
      if (own === -2) own = priorityOf(g, target);
      if (priority > own) return priority === 0 ? 'SH-8.2' : 'SH-8.8';
    }
  }
  return isVeiled(g, target) ? 'veil' : true;
}

/** SH-5.5: a middle character picks freely among front and middle. 狙擊 ignores the front row altogether. */
function passesFront(g: G, attacker: ShCard, row: number): boolean {
  const reach = g.rulings['middleReach'];
  const free = reach === 'none' ? FRONT : reach === 'all' ? BACK : MIDDLE;
  return (standsIn(attacker) === MIDDLE && row <= free) || hasKeyword(g, attacker, 'snipe');
}

/** 隱身 holds while another character stands on the same field. */
function isVeiled(g: G, target: ShCard): boolean {
  if (!hasKeyword(g, target, 'veil')) return false;
  const { zones, cards } = g.s;
  for (let row = FRONT; row <= BACK; row++) {
    for (const id of zones[row * 2 + target.controller] as number[]) {
      // Two that are veiled do not hide behind each other.
      if (id !== target.id && !hasKeyword(g, cards[id] as ShCard, 'veil')) return true;
    }
  }
  return false;
}
