/** Copying another card's skill. */
import { type CardId, emit, type Op } from '@taisen/kernel';
import { defOf, type Skill } from './card.ts';
import type { G, HlCard } from './state.ts';

/** Whether a card has a skill of this kind that can be copied. Copying skills cannot be copied. */
export function canBeCopied(g: G, card: HlCard, kind: 'play' | 'action'): boolean {
  const skill = defOf(g, card)[kind];
  return skill !== null && skill.copies !== true;
}

/** Runs the other card's skill for this card: decisions name this card, and "this card" means it. */
export function* useSkillOf({ g, self, seat }: Skill<unknown>, id: CardId, kind: 'play' | 'action'): Op {
  const def = defOf(g, g.s.cards[id] as HlCard);
  const run = def[kind]?.run;
  emit(g, { type: 'copied', card: self.id, target: id, seat });
  const op = run?.(g, self, def.vars, { type: 'copied', card: self.id });
  if (op !== undefined) yield* op;
}
