/** Values under continuous effects, read for many cards at a time: what changes them is looked up once. */
import type { CardId, Effect } from '@taisen/kernel';
import { type Value, valueNamed } from './bits.ts';
import type { Change, ShCardDef } from './card.ts';
import { givesPower } from './myth.ts';
import type { G, ShCard, ShState } from './state.ts';

/** The cards on the table that change values, and the bits of all values that they or an effect may change. */
export interface Changers {
  readonly cards: readonly ShCard[];
  readonly bits: number;
}
const NOBODY: readonly ShCard[] = [];

/** The changers found last, and what they were found from. Effects are only ever added at the end of their list. */
let kept: Changers = { cards: NOBODY, bits: 0 };
let keptFor: { s: ShState | null; epoch: number; count: number; last: Effect | undefined } = {
  s: null,
  epoch: 0,
  count: 0,
  last: undefined,
};

/** Found anew only when a card came to the table or left it, or an effect did: most decisions change neither. */
export function changersOf(g: G): Changers {
  const { s, epoch } = g;
  const { effects } = s;
  const count = effects.length;
  // Asked for at -1, a list is slow to say that nothing is there.
  const last = count === 0 ? undefined : effects[count - 1];
  if (keptFor.s !== s || keptFor.epoch !== epoch || keptFor.count !== count || keptFor.last !== last) {
    keptFor = { s, epoch, count, last };
    kept = findChangers(g);
  }
  return kept;
}

/** In the order of the kernel's `computed`. */
export function findChangers(g: G): Changers {
  const { zones, cards, effects } = g.s;
  const { activeZones } = g.index;
  const defs = g.game.cards;
  let found: ShCard[] | null = null;
  let bits = 0;
  for (let i = 0; i < activeZones.length; i++) {
    const zone = zones[activeZones[i] as number] as CardId[];
    for (let j = 0; j < zone.length; j++) {
      const id = zone[j] as CardId;
      if (id < 0) continue;
      const card = cards[id] as ShCard;
      const { touches } = defs[card.def] as ShCardDef;
      if (touches === 0 || !givesPower(g, card)) continue;
      bits |= touches;
      if (found === null) found = [card];
      else found.push(card);
    }
  }
  // An effect is named after the value that it changes.
  for (let i = 0; i < effects.length; i++) bits |= valueNamed((effects[i] as Effect).kind).bit;
  return { cards: found ?? NOBODY, bits };
}

/** The present value of something about one card; `changers` is passed where many are read at once. */
export const currently = (g: G, value: Value, card: ShCard, base: number, changers = changersOf(g)): number =>
  (changers.bits & value.bit) === 0 ? base : changed(g, changers.cards, value, card, base);

function changed(g: G, sources: readonly ShCard[], value: Value, card: ShCard, base: number): number {
  const defs = g.game.cards;
  let result = base;
  for (let i = 0; i < sources.length; i++) {
    const source = sources[i] as ShCard;
    const def = defs[source.def] as ShCardDef;
    if ((def.touches & value.bit) !== 0) result = changedBy(g, source, def, value, card, result);
  }
  const { effects } = g.s;
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i] as Effect;
    if (effect.kind === value.name) result = value.laid(g, effect, card, result);
  }
  return result;
}

function changedBy(g: G, source: ShCard, def: ShCardDef, value: Value, card: ShCard, base: number): number {
  let result = base;
  for (let i = 0; i < def.changes.length; i++) {
    const change = def.changes[i] as Change;
    if (change.value !== value) continue;
    const before = result;
    result = change.modify(g, source, card, before, def.vars);
    if (result !== before && g.onAbility !== null) g.onAbility(source.def, change.key);
  }
  return result;
}
