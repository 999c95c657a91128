/** Values under continuous effects, read for many cards at a time: what changes them is looked up once. */
import type { Ability, CardId, Effect, Vars } from '@taisen/kernel';
import { bitOf, type Value } from './bits.ts';
import type { ShCardDef } from './card.ts';
import type { G, ShCard, ShState } from './state.ts';

type Modify = NonNullable<Ability<ShState>['modifies']>[string];

/** Something on the table that may change a value: a card's ability, or an effect that was left behind. */
type Change =
  | { readonly source: ShCard; readonly key: string; readonly modify: Modify; readonly vars: Vars }
  | { readonly effect: Effect };

/** Bits of all values that something on the table may change. */
export function touchedBy(g: G): number {
  const { zones, cards, effects } = g.s;
  const active = g.index.activeZones;
  let bits = 0;
  for (let i = 0; i < active.length; i++) {
    const zone = zones[active[i] as number] as CardId[];
    for (let j = 0; j < zone.length; j++) {
      const id = zone[j] as CardId;
      if (id >= 0) bits |= (g.game.cards[(cards[id] as ShCard).def] as ShCardDef).touches;
    }
  }
  for (let i = 0; i < effects.length; i++) bits |= bitOf((effects[i] as Effect).kind);
  return bits;
}

const NOTHING: readonly Change[] = [];

/** All that may change this value of some card now; the same abilities in the same order as the kernel's `computed`. */
export function changesOf(g: G, value: string): readonly Change[] {
  const { s, index } = g;
  let found: Change[] | null = null;
  const table = g.live.changes[value];
  if (table !== undefined) {
    const zones = index.activeZones;
    for (let i = 0; i < zones.length; i++) {
      const zone = s.zones[zones[i] as number] as CardId[];
      for (let j = 0; j < zone.length; j++) {
        const id = zone[j] as CardId;
        if (id < 0) continue;
        const keys = table[(s.cards[id] as ShCard).def];
        if (keys === undefined) continue;
        found ??= [];
        addAbilities(g, s.cards[id] as ShCard, keys, value, found);
      }
    }
  }
  for (let i = 0; i < s.effects.length; i++) {
    const effect = s.effects[i] as Effect;
    // An effect is named after the value that it changes.
    if (effect.kind !== value) continue;
    found ??= [];
    found.push({ effect });
  }
  return found ?? NOTHING;
}

function addAbilities(g: G, source: ShCard, keys: readonly string[], value: string, found: Change[]): void {
  const def = g.game.cards[source.def];
  for (const key of keys) {
    if (g.game.resolves?.(g, source, key) === false) continue;
    const modify = def?.abilities[key]?.modifies?.[value];
    if (def !== undefined && modify !== undefined) found.push({ source, key, modify, vars: def.vars });
  }
}

/** The value of one card under these changes. */
export function changed(g: G, changes: readonly Change[], value: string, card: ShCard, base: number): number {
  let result = base;
  for (let i = 0; i < changes.length; i++) {
    const change = changes[i] as Change;
    const before = result;
    if ('effect' in change) {
      const modify = g.game.effects[change.effect.kind]?.modifies?.[value];
      if (modify !== undefined) result = modify(g, change.effect, card, before);
    } else {
      result = change.modify(g, change.source, card, before, change.vars);
      if (result !== before && g.witness !== null) g.witness(change.source.def, change.key);
    }
  }
  return result;
}

/** The present value of something about one card; `touched` is passed where many are read at once. */
export const currently = (g: G, value: Value, card: ShCard, base: number, touched = touchedBy(g)): number =>
  (touched & bitOf(value)) === 0 ? base : changed(g, changesOf(g, value), value, card, base);
