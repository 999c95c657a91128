/** 孤軍奮闘: the side with fewer monsters gets a bonus. */
import { opponent } from '@taisen/kernel';
import { countMonsters, type G, type MsCard } from './state.ts';
import { isLone } from './values.ts';

/** MS-10.1, MS-10.2, MS-10.3: percentages by the difference in monsters. */
const MORE_ATTACK = [0, 10, 25, 40] as const;
const LESS_DAMAGE = [0, 10, 20, 30] as const;

interface Bonus {
  readonly attack: number;
  readonly damage: number;
}
const NO_BONUS: Bonus = { attack: 100, damage: 100 };

/** MS-10.4: the attack and the damage taken of a monster in a battle, in percent. `attacks`: it is the attacker. */
export function underdog(g: G, card: MsCard, attacks: boolean): Bonus {
  const behind = countMonsters(g, opponent(card.controller)) - countMonsters(g, card.controller);
  const scope = g.rulings.underdogScope;
  if (behind <= 0 || scope === 'none' || (scope === 'attacker' && !attacks)) return NO_BONUS;
  const step = Math.min(3, behind + (isLone(g, card) ? 1 : 0));
  return { attack: 100 + (MORE_ATTACK[step] as number), damage: 100 - (LESS_DAMAGE[step] as number) };
}
