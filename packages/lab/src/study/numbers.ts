/** The numbers of a card that a patch can change, by their names: `power`, `cost.count`, `vars.n`. */
import type { CardDef, State } from '@taisen/kernel';

/** Numbers that the code computes from other fields, and numbers that stand for a word. */
const NOT_NUMBERS = new Set(['iconBits', 'suitBits', 'row', 'copies']);

export interface CardNumber {
  readonly name: string;
  readonly value: number;
}

export function numbersOf<S extends State>(def: CardDef<S>): CardNumber[] {
  const numbers: CardNumber[] = [];
  for (const [field, value] of Object.entries(def)) {
    if (NOT_NUMBERS.has(field)) continue;
    // A card without attack has 0: a spell does not get one by a patch.
    if (typeof value === 'number' && value !== 0) numbers.push({ name: field, value });
    if (field !== 'vars' && field !== 'cost') continue;
    for (const [name, part] of Object.entries((value ?? {}) as object))
      if (typeof part === 'number') numbers.push({ name: `${field}.${name}`, value: part });
  }
  return numbers;
}

/** The same card with other numbers, given by the names that `numbersOf` returns. */
export function withNumbers<S extends State>(def: CardDef<S>, numbers: Readonly<Record<string, number>>): CardDef<S> {
  const changed: Record<string, unknown> = { ...def };
  for (const [name, value] of Object.entries(numbers)) {
    const [field, part] = name.split('.') as [string, string | undefined];
    changed[field] = part === undefined ? value : { ...(changed[field] as object), [part]: value };
  }
  const { keywords, vars } = changed as { keywords?: unknown; vars: Readonly<Record<string, number>> };
  // A keyword with a number has it from the text.
  if (Array.isArray(keywords)) changed['keywords'] = keywords.map((printed) => withAmount(printed, vars));
  return changed as unknown as CardDef<S>;
}

function withAmount(printed: unknown, vars: Readonly<Record<string, number>>): unknown {
  if (typeof printed !== 'object' || printed === null || !('amount' in printed)) return printed;
  const amount = vars[(printed as { readonly keyword?: string }).keyword ?? ''];
  return amount === undefined ? printed : { ...printed, amount };
}
