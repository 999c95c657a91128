/** Which cards a continuous effect applies to, and how it changes their values. */
import type { Modifier } from '@taisen/kernel';
import { defOf } from './card.ts';
import type { Keyword } from './keywords.ts';
import { type G, isStanding, MIRACLES, type Row, type ShCard, type ShState, standsIn } from './state.ts';

export type Scope = (g: G, self: ShCard, card: ShCard) => boolean;

/** Characters on the player's own field, and on the opponent's field. */
export const mine: Scope = (_g, self, card) => card.controller === self.controller && isStanding(card);
export const theirs: Scope = (_g, self, card) => card.controller !== self.controller && isStanding(card);
export const itself: Scope = (_g, self, card) => card.id === self.id;
export const myOthers: Scope = (g, self, card) => card.id !== self.id && mine(g, self, card);
export const mineIn =
  (row: Row): Scope =>
  (g, self, card) =>
    mine(g, self, card) && standsIn(card) === row;
export const theirsIn =
  (row: Row): Scope =>
  (g, self, card) =>
    theirs(g, self, card) && standsIn(card) === row;
export const myMain: Scope = (g, self, card) => card.main === 1 && mine(g, self, card);
export const theirMain: Scope = (g, self, card) => card.main === 1 && theirs(g, self, card);
/** Lasting miracles in play. */
export const myLasting: Scope = (g, self, card) =>
  card.zone >> 1 === MIRACLES && card.controller === self.controller && defOf(g, card).type === 'lasting';

/** Cards by owner, and those of them that have died: for effects that change costs. */
export const ownedByMe: Scope = (_g, self, card) => card.owner === self.controller;
export const ownedByThem: Scope = (_g, self, card) => card.owner !== self.controller;
export const mineThatDied: Scope = (g, self, card) => card.deaths > 0 && ownedByMe(g, self, card);
export const theirsThatDied: Scope = (g, self, card) => card.deaths > 0 && ownedByThem(g, self, card);

type Modifiers<K extends string> = Record<string, Modifier<ShState, { readonly [key in K]: number }>>;

/** Adds the var `key` to a value of these cards. */
export const more = <K extends string>(value: string, scope: Scope, key: K): Modifiers<K> => ({
  [value]: (g, self, card, before, vars) => (scope(g, self, card) ? before + vars[key] : before),
});
export const less = <K extends string>(value: string, scope: Scope, key: K): Modifiers<K> => ({
  [value]: (g, self, card, before, vars) => (scope(g, self, card) ? before - vars[key] : before),
});
/** Gives these cards a keyword without a number. */
export const grants = (keyword: Keyword, scope: Scope): Modifiers<never> => ({
  [keyword]: (g, self, card, before) => (before <= 0 && scope(g, self, card) ? 1 : before),
});
