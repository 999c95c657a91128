/** Whom a continuous effect is about, in the words of the texts; and what it gives them. */
import type { Modifier } from '@taisen/kernel';
import { defOf } from './card.ts';
import type { Keyword } from './keywords.ts';
import { type G, isStanding, MIRACLES, type Row, type ShCard, type ShState, standsIn } from './state.ts';

export type Who = (g: G, self: ShCard, card: ShCard) => boolean;

/** Characters on the own field, and on the opponent's. */
export const mine: Who = (_g, self, card) => card.controller === self.controller && isStanding(card);
export const theirs: Who = (_g, self, card) => card.controller !== self.controller && isStanding(card);
export const itself: Who = (_g, self, card) => card.id === self.id;
export const myOthers: Who = (g, self, card) => card.id !== self.id && mine(g, self, card);
export const mineIn =
  (row: Row): Who =>
  (g, self, card) =>
    mine(g, self, card) && standsIn(card) === row;
export const theirsIn =
  (row: Row): Who =>
  (g, self, card) =>
    theirs(g, self, card) && standsIn(card) === row;
export const myMain: Who = (g, self, card) => card.main === 1 && mine(g, self, card);
export const theirMain: Who = (g, self, card) => card.main === 1 && theirs(g, self, card);
/** Lasting miracles, where they lie. */
export const myLasting: Who = (g, self, card) =>
  card.zone >> 1 === MIRACLES && card.controller === self.controller && defOf(g, card).type === 'lasting';

/** Cards whose cost is asked: a player's own, and those that have died before. */
export const ofMine: Who = (_g, self, card) => card.owner === self.controller;
export const ofTheirs: Who = (_g, self, card) => card.owner !== self.controller;
export const myDead: Who = (g, self, card) => card.deaths > 0 && ofMine(g, self, card);
export const theirDead: Who = (g, self, card) => card.deaths > 0 && ofTheirs(g, self, card);

type Giving<K extends string> = Record<string, Modifier<ShState, { readonly [key in K]: number }>>;

/** A value of theirs is higher by the var of that name. */
export const more = <K extends string>(value: string, who: Who, key: K): Giving<K> => ({
  [value]: (g, self, card, before, vars) => (who(g, self, card) ? before + vars[key] : before),
});
export const less = <K extends string>(value: string, who: Who, key: K): Giving<K> => ({
  [value]: (g, self, card, before, vars) => (who(g, self, card) ? before - vars[key] : before),
});
/** They have a keyword that has no number. */
export const grants = (keyword: Keyword, who: Who): Giving<never> => ({
  [keyword]: (g, self, card, before) => (before <= 0 && who(g, self, card) ? 1 : before),
});
