/** What the screens know of a game: its rules, how its cards look and are sorted, how it lies on the table. */
import type { CardDef, Game, Language, State, Words } from '@taisen/kernel';
import type { ComponentType } from 'react';
import type { ShapeName } from '../art/shapes.ts';
import type { EffectMark, MarksOf } from '../table/chips.ts';
import type { MotionStyle } from '../table/effects/motion-style.ts';
import type { Layout } from '../table/layout.ts';
import type { Timbre } from '../table/sound/synth.ts';

/** The part of a game's look that is in the first load. */
export interface GameLook {
  readonly id: string;
  /** The picture on the home page. */
  readonly Cover: ComponentType<{ readonly id: string }>;
  readonly load: () => Promise<GameUi>;
}

/** How much of a card is shown. What surrounds the card decides its width. */
export type Detail = 'thumb' | 'card' | 'full';

/** The part of a card's definition that every game has. */
export type AnyCard = Pick<CardDef, 'id' | 'name' | 'text' | 'vars'> & { readonly art?: { readonly icon: string } };

export interface FaceProps<D> {
  readonly def: D;
  readonly detail: Detail;
  readonly language: Language;
  /** The card's present values in a match (`CardView.now`). */
  readonly now: Now | undefined;
}
/** Present values by name; the names differ from game to game. */
export type Now = Readonly<Record<string, unknown>>;

/** A property by which cards can be filtered, e.g. their attribute. */
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
  readonly layout: Layout;
  readonly timbre: Timbre;
  /** Without one, motions are plain. */
  readonly motion?: MotionStyle;
  /** Marks from the facts of a card: counters, keywords, negation. */
  readonly marks?: MarksOf<D>;
  /** How each kind of effect is drawn as a mark. */
  readonly effectMarks?: Readonly<Record<string, EffectMark>>;
  /** Kinds of effects without a mark: a fact of the card shows them, or there is nothing to see. */
  readonly quietEffects?: readonly string[];
  /** The element of a card that lies under another one, where such cards pay for something. */
  readonly charge?: (def: D) => { readonly shape: ShapeName; readonly color: string };
  /** Kinds of decisions that a player may let pass by itself. */
  readonly passable?: readonly string[];
  readonly facets: readonly Facet<D>[];
  /** What is printed on a card besides its name and text, for reading aloud: "level 2 fire monster, power 800". */
  facts(def: D, language: Language, now?: Now): string;
  /** The kind of a clause, for games whose texts do not name it. */
  clauseKind?(key: string, language: Language): string;
  /** For games with decks: what the curve of a deck counts, and how many cards a deck has. */
  readonly deck?: {
    readonly size: number;
    /** Cards of the opening hand. */
    readonly hand: number;
    readonly curve: { readonly name: Words; of(def: D): number | null };
    /** The id of the facet of the second chart. */
    readonly chart: string;
    /** The rulings that change which decks are legal. */
    readonly rulings?: readonly string[];
    /** For decks with an order: cards that come first, and cards of which the player chooses one to come next. */
    readonly lead?: { readonly name: Words; first(def: D): boolean; next(def: D): boolean };
  };
}

/** Hides the type of the game's card definitions, which only the game's own folder needs. */
export const anyUi = <D extends AnyCard>(ui: GameUi<D>): GameUi => ui as unknown as GameUi;

/** Hides the type of the game's state. */
export const anyGame = <S extends State>(game: Game<S>): Game => game as unknown as Game;

/** Separates the items of a list. */
export const COMMA: Readonly<Record<Language, string>> = { ja: '、', 'zh-Hant': '、', en: ', ' };

/** One of a card's present values, if it is a number. */
export const numberNow = (now: Now | undefined, key: string): number | undefined => {
  const value = now?.[key];
  return typeof value === 'number' ? value : undefined;
};

/** The distinct numbers, sorted, as values of a facet. */
export const numberValues = (numbers: readonly number[]): readonly FacetValue[] =>
  [...new Set(numbers)]
    .sort((a, b) => a - b)
    .map(String)
    .map((id) => ({ id, name: { ja: id, 'zh-Hant': id, en: id } }));

/** One of the game's own texts. */
export function wordOf(game: Pick<Game, 'id' | 'words'>, key: string): Words {
  const words = game.words[key];
  if (words === undefined) throw new Error(`${game.id} has no words for "${key}"`);
  return words;
}
