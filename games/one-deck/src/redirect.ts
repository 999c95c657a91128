import type { CardId } from '@taisen/kernel';
import { type G, inPlay, type Link } from './state.ts';

/**
 * The card that resolves now sends elsewhere what it answered: the attack, or the card below it in the chain.
 * OD-6.8: false, and nothing happens, when its pick is gone or what it answered no longer fits.
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
