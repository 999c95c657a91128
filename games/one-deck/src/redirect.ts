import type { CardId } from '@taisen/kernel';
import { type G, inPlay, type Link } from './state.ts';

/**
 * The resolving card changes the target of what it answered: the attack, or the card below it in the chain. OD-6.8:
 * returns false, and does nothing, if its own pick is gone or the answered target no longer fits.
 */
export function redirect(g: G, stillFits: (now: CardId) => boolean = () => true): boolean {
  const { chain, attack } = g.s;
  const { target, answers } = chain.at(-1) as Link;
  if (!inPlay(g, target)) return false;
  const answered = answers ? (chain.at(-2) as Link) : attack;
  if (answered === null || !stillFits(answered.target)) return false;
  answered.target = target;
  return true;
}
