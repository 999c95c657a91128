/** Builders for each kind of effect, used by the card files. */
import type { EventTypeOf, GameEvent, Op } from '@taisen/kernel';
import type { LvAbility } from './card.ts';
import type { G, LvCard, LvState } from './state.ts';

type EventType = EventTypeOf<LvState>;
// biome-ignore lint/suspicious/noConfusingVoidType: what asks nothing returns nothing
type Run<V> = (g: G, self: LvCard, vars: V, event: GameEvent) => Op | void;
type When<V> = (g: G, self: LvCard, event: GameEvent, vars: V) => boolean;
interface TriggerOptions<V> {
  /** Whether the text says "you may". */
  readonly may?: boolean;
  readonly once?: boolean;
  readonly onField?: boolean;
  readonly when?: When<V>;
}

/** LV-3.4: the condition is read at the event, and again before the effect resolves if the table plays it so. */
const checked = <V>(run: Run<V>, when: When<V> | undefined): Run<V> =>
  when === undefined
    ? run
    : (g, self, vars, event) =>
        g.rulings.conditionsAgain && !when(g, self, event, vars) ? undefined : run(g, self, vars, event);

/** LV-3.4: a triggered effect about an event of this card itself. */
export const on = <V>(event: EventType, run: Run<V>, options: TriggerOptions<V> = {}): LvAbility<V> => ({
  kind: 'triggered',
  on: event,
  run: checked(run, options.when),
  ...options,
});
export const onSummoned = <V>(run: Run<V>, options?: TriggerOptions<V>) => on('summoned', run, options);
export const onTrashed = <V>(run: Run<V>, options?: TriggerOptions<V>) => on('trashed', run, options);
export const onDestroyed = <V>(run: Run<V>, options?: TriggerOptions<V>) => on('destroyed', run, options);

/** LV-3.4: a triggered effect about an event of any card, while this card is on the field. */
export const whenever = <V>(
  event: EventType,
  when: When<V>,
  run: Run<V>,
  options: Omit<TriggerOptions<V>, 'when'> = {},
): LvAbility<V> => ({
  ...on(event, run, { ...options, when }),
  itself: false,
});

/** LV-3.5: an activated effect, used by its player in the Main and Battle Phases, once a turn, which the text says. */
export const activated = <V>(run: Run<V>, can?: (g: G, self: LvCard, vars: V) => boolean): LvAbility<V> => ({
  kind: 'activated',
  once: true,
  run,
  ...(can === undefined ? {} : { can }),
});

/** LV-3.6: an activated effect that names a timing is used at that timing, each time. */
const atTiming = <V>(event: EventType, run: Run<V>, when?: When<V>): LvAbility<V> => ({
  kind: 'activated',
  may: true,
  on: event,
  run: checked(run, when),
  ...(when === undefined ? {} : { when }),
});
export const whenAttacking = <V>(run: Run<V>, when?: When<V>) => atTiming('attacks', run, when);
export const whenAttacked = <V>(run: Run<V>, when?: When<V>) => atTiming('attacked', run, when);

/** LV-3.7: a permanent effect applies while the card is on the field. */
export const permanent = <V>(modifies: NonNullable<LvAbility<V>['modifies']>): LvAbility<V> => ({
  kind: 'permanent',
  modifies,
});
export const permanentForPlayer = <V>(modifiesPlayer: NonNullable<LvAbility<V>['modifiesPlayer']>): LvAbility<V> => ({
  kind: 'permanent',
  modifiesPlayer,
});
/**
 * An event type that is never emitted. It only marks substitutes in the ability index, where `destroy` looks for them.
 */
export const SUBSTITUTES = 'would-be-destroyed';
export const substitute = <V>(
  substitutes: NonNullable<LvAbility<V>['substitutes']>,
  instead: NonNullable<LvAbility<V>['instead']>,
): LvAbility<V> => ({
  kind: 'permanent',
  on: SUBSTITUTES,
  substitutes,
  instead,
});

/** LV-6.7: what a magic does when it is used. */
export const use = <V>(run: Run<V>, can?: (g: G, self: LvCard, vars: V) => boolean): LvAbility<V> => ({
  kind: 'magic',
  run,
  ...(can === undefined ? {} : { can }),
});
