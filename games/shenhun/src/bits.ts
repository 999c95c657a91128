/** Everything that abilities can change. One bit for each: whether anything touches it is one scan for all of them. */
import type { Effect } from '@taisen/kernel';
import type { G, ShCard } from './state.ts';

/** What an effect that was left behind does to a value; it is named after the value. */
type Laid = (g: G, effect: Effect, card: ShCard, value: number) => number;

export interface Value {
  readonly name: string;
  readonly bit: number;
  readonly laid: Laid;
}

const onTarget: Laid = (_g, effect, card, value) => (card.id === effect.target ? value + effect.amount : value);
/** A keyword given for a while does not add to one that is there: the higher counts. */
const atLeast: Laid = (_g, effect, card, value) => (card.id === effect.target ? Math.max(value, effect.amount) : value);
/** Cards of `seat` cost `amount` more. */
const onOwner: Laid = (_g, effect, card, value) => (card.owner === effect.seat ? value + effect.amount : value);

/** Handed on as objects, so that nothing is looked up by a name that varies while the game runs. */
export const VALUE = {
  attack: { name: 'attack', bit: 1 << 0, laid: onTarget },
  health: { name: 'health', bit: 1 << 1, laid: onTarget },
  cost: { name: 'cost', bit: 1 << 2, laid: onOwner },
  extensionCost: { name: 'extensionCost', bit: 1 << 3, laid: onOwner },
  attacks: { name: 'attacks', bit: 1 << 4, laid: onTarget },
  counter: { name: 'counter', bit: 1 << 5, laid: atLeast },
  breaker: { name: 'breaker', bit: 1 << 6, laid: atLeast },
  guard: { name: 'guard', bit: 1 << 7, laid: atLeast },
  snipe: { name: 'snipe', bit: 1 << 8, laid: atLeast },
  flurry: { name: 'flurry', bit: 1 << 9, laid: atLeast },
  reap: { name: 'reap', bit: 1 << 10, laid: atLeast },
  armor: { name: 'armor', bit: 1 << 11, laid: atLeast },
  veil: { name: 'veil', bit: 1 << 12, laid: atLeast },
  /** Health that is taken away; a value of its own, because only then the unhurt may fall. */
  frailty: { name: 'frailty', bit: 1 << 13, laid: onTarget },
} as const satisfies Record<string, Value>;

const byName: ReadonlyMap<string, Value> = new Map(Object.entries(VALUE));

/** A value that is not in the list would be lost without a word, so it is refused. */
export function valueNamed(name: string): Value {
  const value = byName.get(name);
  if (value === undefined) throw new Error(`no value is called "${name}"`);
  return value;
}
