/** How a part is written: numbers, three texts, and the generator that uses those numbers. */
import type { Vars } from '@taisen/kernel';
import { type Name, type Part, type Run, words } from '../card.ts';
import type { G, MsCard } from '../state.ts';

export const part = <V extends Vars>(
  vars: V,
  text: Name,
  run: Run<V>,
  can?: (g: G, self: MsCard, vars: V) => boolean,
): Part<V> => ({ vars, text: words(text), run, ...(can === undefined ? {} : { can }) });
