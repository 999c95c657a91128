/** Builds a part: its numbers, its text, and the code that uses the numbers. */
import type { Vars, Words } from '@taisen/kernel';
import type { Part, Run } from '../card.ts';
import type { G, MsCard } from '../state.ts';

export const part = <V extends Vars>(
  vars: V,
  text: Words,
  run: Run<V>,
  can?: (g: G, self: MsCard, vars: V) => boolean,
): Part<V> => ({ vars, text, run, ...(can === undefined ? {} : { can }) });

/** The same part as the price of the others in a sequence. */
export const price = <V extends Vars>(paid: Part<V>): Part<V> => ({ ...paid, price: true });
