/** Builders for each kind of effect, used by the card files. */
import type { EventTypeOf } from '@taisen/kernel';
import { emit, type GameEvent, type Modifier, type Op, playerValue } from '@taisen/kernel';
import type { ShAbility, Targets } from './card.ts';
import { discard } from './leave.ts';
import { isMythActive } from './myth.ts';
import { EXTENSION, type G, type ShCard, type ShState } from './state.ts';

// biome-ignore lint/suspicious/noConfusingVoidType: an ability without decisions returns nothing
export type Run<V> = (g: G, self: ShCard, vars: V, event: GameEvent) => Op | void;
export type When<V> = (g: G, self: ShCard, event: GameEvent, vars: V) => boolean;
interface TriggerOptions<V> {
  /** Whether the text says "you may". */
  readonly may?: boolean;
  readonly when?: When<V>;
}

/** A triggered effect about an event of this card itself. */
const on = <V>(event: EventTypeOf<ShState>, run: Run<V>, options: TriggerOptions<V> = {}): ShAbility<V> => ({
  kind: 'triggered',
  on: event,
  run,
  ...options,
});
export const onSummoned = <V>(run: Run<V>, options?: TriggerOptions<V>) => on('summoned', run, options);
export const onSlain = <V>(run: Run<V>, options?: TriggerOptions<V>) => on('slain', run, options);
export const onAttack = <V>(run: Run<V>, options?: TriggerOptions<V>) => on('attacks', run, options);
export const onAttacked = <V>(run: Run<V>, options?: TriggerOptions<V>) => on('attacked', run, options);
export const onKill = <V>(run: Run<V>, options?: TriggerOptions<V>) => on('kills', run, options);
/** When it attacks the deity, after the deity has lost 1 power. */
export const onStrike = <V>(run: Run<V>, options?: TriggerOptions<V>) => on('struck', run, options);
/** Each time it takes damage, also when that kills it. */
export const onDamaged = <V>(run: Run<V>, options?: TriggerOptions<V>) => on('damaged', run, options);
export const onExtended = <V>(run: Run<V>, options?: TriggerOptions<V>) => on('extended', run, options);

/** A triggered effect about an event of any card, while this card is on the field. */
export const whenever = <V>(
  event: EventTypeOf<ShState>,
  when: When<V>,
  run: Run<V>,
  options: TriggerOptions<V> = {},
): ShAbility<V> => ({
  ...on(event, run, options),
  itself: false,
  when,
});

const mine: When<unknown> = (_g, self, event) => event.seat === self.controller;
const theirs: When<unknown> = (_g, self, event) => event.seat !== self.controller;
const and =
  <V>(a: When<unknown>, b: When<V> = () => true): When<V> =>
  (g, self, event, vars) =>
    a(g, self, event, vars) && b(g, self, event, vars);

export const atMyStart = <V>(run: Run<V>, when?: When<V>) => whenever('turn-start', and(mine, when), run);
export const atMyEnd = <V>(run: Run<V>, when?: When<V>) => whenever('turn-end', and(mine, when), run);
export const atTheirEnd = <V>(run: Run<V>, when?: When<V>) => whenever('turn-end', and(theirs, when), run);

/** A continuous effect: it applies while the card is on the field. */
export const aura = <V>(modifies: Record<string, Modifier<ShState, V>>): ShAbility<V> => ({
  kind: 'continuous',
  modifies,
});

/** Whether a domain is on the opponent's field. */
export const isExtended = (self: ShCard): boolean => self.zone >> 1 === EXTENSION;
type Where = (g: G, self: ShCard) => boolean;
/** A domain on the opponent's field counts for its player's own field as well while `mirrored`. */
const forOwnField: Where = (g, self) => !isExtended(self) || playerValue(g, 'mirrored', self.controller, 0) > 0;
const forOpponentField: Where = (_g, self) => isExtended(self);
type ModifierOf<V> = Modifier<ShState, V>;
const onlyIf =
  <V>(where: Where, modifier: ModifierOf<V>): ModifierOf<V> =>
  (g, self, card, value, vars) =>
    where(g, self) ? modifier(g, self, card, value, vars) : value;
const auraWhere = <V>(where: Where, modifies: Record<string, ModifierOf<V>>): ShAbility<V> =>
  aura(Object.fromEntries(Object.entries(modifies).map(([value, modifier]) => [value, onlyIf(where, modifier)])));

/** A continuous effect of a domain: only on its player's own field, or only on the opponent's field. */
export const auraOnOwnField = <V>(modifies: Record<string, ModifierOf<V>>) => auraWhere(forOwnField, modifies);
export const auraOnOpponentField = <V>(modifies: Record<string, ModifierOf<V>>) =>
  auraWhere(forOpponentField, modifies);

/** SH-6.1: what an instant does when it is used. */
export const use = <V>(run: Run<V>, can?: (g: G, self: ShCard, vars: V) => boolean): ShAbility<V> => ({
  kind: 'use',
  run,
  ...(can === undefined ? {} : { can }),
});
/** The same with a target, which the option names and `run` reads from the event. */
export const useOn = <V>(targets: Targets, run: Run<V>): ShAbility<V> => ({ ...use(run), targets });

const thenDiscard = <V>(run: Run<V>): Run<V> =>
  function* (g, self, vars, event) {
    emit(g, { type: 'fired', card: self.id, seat: self.controller });
    const op = run(g, self, vars, event);
    if (op !== undefined) yield* op;
    if (g.index.isActive[self.zone]) discard(g, self.id, 'used');
  };

/** SH-6.3: waits for `turns` turns of its player, then takes effect by itself and is discarded. */
export const countdown = <V extends { readonly turns: number }>(run: Run<V>): ShAbility<V> => ({
  ...atMyStart(thenDiscard(run), (_g, self) => self.countdown === 0),
  waits: 'turns',
});
/** SH-6.3: waits for its condition, then takes effect by itself and is discarded. */
export const takesEffectOn = <V>(event: EventTypeOf<ShState>, when: When<V>, run: Run<V>): ShAbility<V> =>
  whenever(event, when, thenDiscard(run));

/** Adds a condition to a triggered effect. */
const onlyWhile = <V>(holds: Where, ability: ShAbility<V>): ShAbility<V> => ({
  ...ability,
  when: (g, self, event, vars) => holds(g, self) && (ability.when?.(g, self, event, vars) ?? true),
});

/**
 * SH-2.6: a myth card's triggers start only while its main fighter is on the field. `Game.canResolve` does the same for
 * its continuous effects.
 */
export const whileMainStands = <V>(ability: ShAbility<V>) => onlyWhile(isMythActive, ability);

/** A triggered effect of a domain: only on its player's own field, or only on the opponent's field. */
export const onOwnField = <V>(ability: ShAbility<V>) => onlyWhile(forOwnField, ability);
export const onOpponentField = <V>(ability: ShAbility<V>) => onlyWhile(forOpponentField, ability);
