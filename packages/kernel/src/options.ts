/** Options as data: the same one is found again wherever it is offered. */
import type { Option } from './types.ts';

export function sameOption(a: Option, b: Option): boolean {
  if (a === b) return true;
  if (
    a.do !== b.do ||
    a.card !== b.card ||
    a.target !== b.target ||
    a.ability !== b.ability ||
    a.at !== b.at ||
    a.face !== b.face
  )
    return false;
  return a.cards === b.cards || a.cards?.join() === b.cards?.join();
}

export function indexOfOption(options: readonly Option[], option: Option): number {
  for (let i = 0; i < options.length; i++) if (sameOption(options[i] as Option, option)) return i;
  return -1;
}
