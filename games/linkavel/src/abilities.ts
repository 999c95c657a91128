/** The kinds of effect, as a card's file writes them. */
import type { EventTypeOf, GameEvent, Op } from '@taisen/kernel';
import type { LvAbility } from './card.ts';
import type { G, LvCard, LvState } from './state.ts';

type EventType = EventTypeOf<LvState>;
type Run<V> = (g: G, self: LvCard, vars: V, event: GameEvent) => Op;
type When<V> = (g: G, self: LvCard, event: GameEvent, vars: V) => boolean;
interface Manner<V> {
  /** "You may". */
  readonly may?: boolean;
  readonly once?: boolean;
  readonly when?: When<V>;
}

/** LV-3.4: starts by itself when something happens to this very card. */
export const on = <V>(event: EventType, run: Run<V>, manner: Manner<V> = {}): LvAbility<V> => ({
  kind: 'triggered',
  on: event,
  run,
  ...manner,
});
export const onSummoned = <V>(run: Run<V>, manner?: Manner<V>) => on('summoned', run, manner);
export const onTrashed = <V>(run: Run<V>, manner?: Manner<V>) => on('trashed', run, manner);
export const onDestroyed = <V>(run: Run<V>, manner?: Manner<V>) => on('destroyed', run, manner);

/** LV-3.4: starts when something happens on the table while this card is on the field. */
export const whenever = <V>(event: EventType, when: When<V>, run: Run<V>, manner: Manner<V> = {}): LvAbility<V> => ({
  ...on(event, run, manner),
  itself: false,
  when,
});

/** LV-3.5: used by its player in the Main and Battle Phases, once a turn. */
export const activated = <V>(run: Run<V>, can?: (g: G, self: LvCard, vars: V) => boolean): LvAbility<V> => ({
  kind: 'activated',
  once: true,
  run,
  ...(can === undefined ? {} : { can }),
});

/** LV-3.6: activated effects that name a timing are used at that timing. */
const atTiming = <V>(event: EventType, run: Run<V>, when?: When<V>): LvAbility<V> => ({
  kind: 'activated',
  once: true,
  may: true,
  on: event,
  run,
  ...(when === undefined ? {} : { when }),
});
export const whenAttacking = <V>(run: Run<V>, when?: When<V>) => atTiming('attacks', run, when);
export const whenAttacked = <V>(run: Run<V>, when?: When<V>) => atTiming('attacked', run, when);

/** LV-3.7: applies as long as the card is on the field. */
export const permanent = <V>(modifies: NonNullable<LvAbility<V>['modifies']>): LvAbility<V> => ({
  kind: 'permanent',
  modifies,
});
export const permanentForPlayer = <V>(modifiesPlayer: NonNullable<LvAbility<V>['modifiesPlayer']>): LvAbility<V> => ({
  kind: 'permanent',
  modifiesPlayer,
});
/** Indexes the substitutes of a match. Nothing emits this event: `destroy` asks whether any card listens to it. */
export const SUBSTITUTES = 'would-be-destroyed';
export const substitute = <V>(
  substitutes: (g: G, self: LvCard, victim: LvCard, how: string, vars: V) => boolean,
): LvAbility<V> => ({
  kind: 'permanent',
  on: SUBSTITUTES,
  substitutes,
});

/** LV-6.7: what a magic does when it is used. */
export const use = <V>(run: Run<V>, can?: (g: G, self: LvCard, vars: V) => boolean): LvAbility<V> => ({
  kind: 'magic',
  run,
  ...(can === undefined ? {} : { can }),
});
