/** Damage by effects. */
import type { CardId, Op } from '@taisen/kernel';
import { choose, enemies } from './choose.ts';
import { damage } from './leave.ts';
import type { G, ShCard } from './state.ts';

export const dealDamage = (g: G, self: ShCard, id: CardId, amount: number): void =>
  damage(g, id, amount, 'effect', self.id);

/** "Deal n damage to an opposing character" that the player chooses. */
export function* damageOneEnemy(g: G, self: ShCard, ability: string, amount: number): Op {
  const id = yield* choose(self, ability, enemies(g, self));
  if (id >= 0) dealDamage(g, self, id, amount);
}

/** "Deal n damage to every opposing character." */
export function damageAllEnemies(g: G, self: ShCard, amount: number): void {
  for (const id of enemies(g, self)) dealDamage(g, self, id, amount);
}
