/** All that the screens know of one game: its rules, how its cards look, and by what they are sorted. */
import type { CardDef, Game, Language, State, Words } from '@taisen/kernel';
import type { ComponentType } from 'react';
import type { ShapeName } from '../art/shapes.ts';

/** How much of a card is shown; its width is its surroundings' business. */
export type Detail = 'thumb' | 'card' | 'full';

/** The part of a card's definition that every game has. */
export type AnyCard = Pick<CardDef, 'id' | 'name' | 'text' | 'vars'> & { readonly art: { readonly icon: string } };

export interface FaceProps<D> {
  readonly def: D;
  readonly detail: Detail;
  readonly language: Language;
  /** What a match shows of the card at present (`CardView.now`). */
  readonly now: Now | undefined;
}
/** Present values by name; every game shows its own. */
export type Now = Readonly<Record<string, unknown>>;

/** One thing cards differ in, e.g. their attribute. */
export interface Facet<D> {
  readonly id: string;
  readonly name: Words;
  readonly values: readonly FacetValue[];
  of(def: D): readonly string[];
}
export interface FacetValue {
  readonly id: string;
  readonly name: Words;
  readonly shape?: ShapeName;
}

export interface GameUi<D = AnyCard> {
  readonly game: Game;
  readonly cards: readonly D[];
  readonly Face: ComponentType<FaceProps<D>>;
  readonly Back: ComponentType;
  readonly facets: readonly Facet<D>[];
  /** What is printed on it besides name and text, in a sentence: "level 2 fire monster, power 800". */
  facts(def: D, language: Language, now?: Now): string;
  /** What kind of clause it is, where the game's texts do not say so themselves. */
  clauseKind?(key: string, language: Language): string;
  /** For games with decks: what the curve of a deck counts, and how many cards a deck has. */
  readonly deck?: {
    readonly size: number;
    /** Cards of the opening hand. */
    readonly hand: number;
    readonly curve: { readonly name: Words; of(def: D): number | null };
    /** The id of the facet of the second chart. */
    readonly chart: string;
    /** Where the order of a deck matters: cards that stand before all others, and those of which one is chosen to follow. */
    readonly lead?: { readonly name: Words; first(def: D): boolean; next(def: D): boolean };
  };
}

/** Seen from outside a world is a world: its definitions' own fields are its own business. */
export const anyUi = <D extends AnyCard>(ui: GameUi<D>): GameUi => ui as unknown as GameUi;

export const anyGame = <S extends State>(game: Game<S>): Game => game as unknown as Game;

/** Between the parts of an enumeration. */
export const COMMA: Readonly<Record<Language, string>> = { ja: '、', 'zh-Hant': '、', en: ', ' };

/** A number of a card's present state, if it is shown. */
export const numberNow = (now: Now | undefined, key: string): number | undefined => {
  const value = now?.[key];
  return typeof value === 'number' ? value : undefined;
};

/** The different numbers among these, as values of a facet. */
export const numberValues = (numbers: readonly number[]): readonly FacetValue[] =>
  [...new Set(numbers)]
    .sort((a, b) => a - b)
    .map(String)
    .map((id) => ({ id, name: { ja: id, 'zh-Hant': id, en: id } }));

/** A text that the game already has. */
export function wordOf(game: Pick<Game, 'id' | 'words'>, key: string): Words {
  const words = game.words[key];
  if (words === undefined) throw new Error(`${game.id} has no words for "${key}"`);
  return words;
}
