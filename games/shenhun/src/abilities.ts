/** The kinds of effect, as a card's file writes them. */
import type { EventTypeOf } from '@taisen/kernel';
import { emit, type GameEvent, type Modifier, type Op } from '@taisen/kernel';
import type { ShAbility, Targets } from './card.ts';
import { discard } from './leave.ts';
import { mythHolds } from './myth.ts';
import { EXTENSION, type G, type ShCard, type ShState } from './state.ts';

// biome-ignore lint/suspicious/noConfusingVoidType: what asks nothing returns nothing
export type Run<V> = (g: G, self: ShCard, vars: V, event: GameEvent) => Op | void;
export type When<V> = (g: G, self: ShCard, event: GameEvent, vars: V) => boolean;
interface Manner<V> {
  /** "You may". */
  readonly may?: boolean;
  readonly when?: When<V>;
}

/** Starts by itself when something happens to this very card. */
const on = <V>(event: EventTypeOf<ShState>, run: Run<V>, manner: Manner<V> = {}): ShAbility<V> => ({
  kind: 'triggered',
  on: event,
  run,
  ...manner,
});
export const onSummoned = <V>(run: Run<V>, manner?: Manner<V>) => on('summoned', run, manner);
export const onSlain = <V>(run: Run<V>, manner?: Manner<V>) => on('slain', run, manner);
export const onAttack = <V>(run: Run<V>, manner?: Manner<V>) => on('attacks', run, manner);
export const onAttacked = <V>(run: Run<V>, manner?: Manner<V>) => on('attacked', run, manner);
export const onKill = <V>(run: Run<V>, manner?: Manner<V>) => on('kills', run, manner);
/** When it attacks the deity; after the one power is lost. */
export const onStrike = <V>(run: Run<V>, manner?: Manner<V>) => on('struck', run, manner);
export const onExtended = <V>(run: Run<V>, manner?: Manner<V>) => on('extended', run, manner);

/** Starts when something happens on the table while this card is on the field. */
export const whenever = <V>(
  event: EventTypeOf<ShState>,
  when: When<V>,
  run: Run<V>,
  manner: Manner<V> = {},
): ShAbility<V> => ({
  ...on(event, run, manner),
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

/** Holds as long as the card is on the field. */
export const aura = <V>(modifies: Record<string, Modifier<ShState, V>>): ShAbility<V> => ({
  kind: 'continuous',
  modifies,
});

export const abroad = (self: ShCard): boolean => self.zone >> 1 === EXTENSION;
type ModifierOf<V> = Modifier<ShState, V>;
const onlyIf =
  <V>(where: (self: ShCard) => boolean, modifier: ModifierOf<V>): ModifierOf<V> =>
  (g, self, card, value, vars) =>
    where(self) ? modifier(g, self, card, value, vars) : value;
const located = <V>(where: (self: ShCard) => boolean, modifies: Record<string, ModifierOf<V>>): ShAbility<V> =>
  aura(Object.fromEntries(Object.entries(modifies).map(([value, modifier]) => [value, onlyIf(where, modifier)])));

/** A domain's clause that holds on its player's own field, and one that holds on the opponent's. */
export const auraAtHome = <V>(modifies: Record<string, ModifierOf<V>>) => located((self) => !abroad(self), modifies);
export const auraAbroad = <V>(modifies: Record<string, ModifierOf<V>>) => located(abroad, modifies);

/** SH-6.1: what an instant does when it is used. */
export const use = <V>(run: Run<V>, can?: (g: G, self: ShCard, vars: V) => boolean): ShAbility<V> => ({
  kind: 'use',
  run,
  ...(can === undefined ? {} : { can }),
});
/** The same on a target that the option names; `run` finds it in the event. */
export const useOn = <V>(targets: Targets, run: Run<V>): ShAbility<V> => ({ ...use(run), targets });

const thenGone = <V>(run: Run<V>): Run<V> =>
  function* (g, self, vars, event) {
    emit(g, { type: 'fired', card: self.id, seat: self.controller });
    const op = run(g, self, vars, event);
    if (op !== undefined) yield* op;
    if (g.index.isActive[self.zone]) discard(g, self.id, 'used');
  };

/** SH-6.3: waits `turns` of its player's turns, then fires by itself and is used up. */
export const countdown = <V extends { readonly turns: number }>(run: Run<V>): ShAbility<V> => ({
  ...atMyStart(thenGone(run), (_g, self) => self.countdown === 0),
  waits: 'turns',
});
/** SH-6.3: waits for its condition, then fires by itself and is used up. */
export const fires = <V>(event: EventTypeOf<ShState>, when: When<V>, run: Run<V>): ShAbility<V> =>
  whenever(event, when, thenGone(run));

/** Starts only while something further holds of its card. */
const provided = <V>(holds: (g: G, self: ShCard) => boolean, ability: ShAbility<V>): ShAbility<V> => ({
  ...ability,
  when: (g, self, event, vars) => holds(g, self) && (ability.when?.(g, self, event, vars) ?? true),
});

/** SH-2.6: a myth card's triggers start only while its main fighter stands; `Game.resolves` sees to its auras. */
export const whileMainStands = <V>(ability: ShAbility<V>) => provided(mythHolds, ability);

/** A domain's trigger that counts on its player's own field, and one that counts on the opponent's. */
export const atHome = <V>(ability: ShAbility<V>) => provided((_g, self) => !abroad(self), ability);
export const overThere = <V>(ability: ShAbility<V>) => provided((_g, self) => abroad(self), ability);
