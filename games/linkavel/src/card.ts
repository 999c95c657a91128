/** What a LinkaVel card is, and the words its file is written in. */
import type { Ability, CardDef, CardId, Seat, Vars, Words } from '@taisen/kernel';
import type { G, LvCard, LvState } from './state.ts';

export const ATTRIBUTES = ['fire', 'water', 'grass', 'light', 'dark', 'void'] as const;
/** LV-3.1: 火 水 草 光 闇 無. LV-3.2: none beats another. */
export type Attribute = (typeof ATTRIBUTES)[number];

/** LV-3.3: normal monster, effect monster, normal magic, permanent magic. */
export type Kind = 'normal' | 'effect' | 'magic' | 'permanent';

export const FAMILIES = ['ember', 'tide', 'grove', 'choir', 'veil'] as const;
/** Five peoples of the linked realms; cards name them. */
export type Family = (typeof FAMILIES)[number];

/** A picture is composed by code: one silhouette and a mood. */
export interface Art {
  readonly icon: string;
  readonly accent?: string;
  readonly mood?: string;
}

export interface LvAbility<V = Vars> extends Ability<LvState, V> {
  /** LV-3.4 誘発, LV-3.5 起動, LV-3.7 永続; `magic` is what a magic card does when it is used. */
  readonly kind: 'triggered' | 'activated' | 'permanent' | 'magic';
  /** At most once a turn. */
  readonly once?: boolean;
  /** Activated effects and magic: whether using it now would do anything that its text promises. */
  can?(g: G, self: LvCard, vars: V): boolean;
  /** Permanent: this card may be trashed in place of the one about to be destroyed. */
  substitutes?(g: G, self: LvCard, victim: LvCard, how: string, vars: V): boolean;
}

export interface LvCardDef extends CardDef<LvState> {
  readonly kind: Kind;
  readonly family: Family | null;
  /** Monsters only. */
  readonly attribute: Attribute | null;
  readonly level: number;
  readonly power: number;
  /** LV-6.3: how many monsters of which level are sent to the trash; null at level 1. */
  readonly cost: { readonly level: number; readonly count: number } | null;
  readonly art: Art;
  readonly abilities: Readonly<Record<string, LvAbility>>;
}

export const isMonster = (def: LvCardDef): boolean => def.kind === 'normal' || def.kind === 'effect';

interface Clauses<K extends string, V> {
  readonly vars?: V;
  readonly text: Readonly<Record<K, Words>>;
  readonly abilities: Readonly<Record<NoInfer<K>, LvAbility<NoInfer<V>>>>;
}
interface Face {
  readonly name: Words;
  readonly family?: Family;
  readonly art: Art;
}
interface Body extends Face {
  readonly attribute: Attribute;
  readonly level: number;
  readonly power: number;
  readonly cost?: { readonly level: number; readonly count: number };
}
type Whole = Face & Partial<Omit<Body, keyof Face>> & Clauses<string, Vars>;

/** An effect monster. Text clauses and abilities have the same keys; the compiler sees to it. */
export function monster<const V extends Vars, K extends string>(id: string, spec: Body & Clauses<K, V>): LvCardDef {
  return define(id, 'effect', spec as unknown as Whole);
}

/** A monster without effect. */
export function plain(id: string, spec: Body): LvCardDef {
  return define(id, 'normal', { ...spec, text: {}, abilities: {} });
}

export function magic<const V extends Vars, K extends string>(id: string, spec: Face & Clauses<K, V>): LvCardDef {
  return define(id, 'magic', spec as unknown as Whole);
}

export function permanentMagic<const V extends Vars, K extends string>(id: string, spec: Face & Clauses<K, V>): LvCardDef {
  return define(id, 'permanent', spec as unknown as Whole);
}

function define(id: string, kind: Kind, spec: Whole): LvCardDef {
  const { name, family = null, attribute = null, level = 0, power = 0, cost = null, vars = {}, text, abilities, art } = spec;
  return { id, kind, name, family, attribute, level, power, cost, vars, text, abilities: abilities as LvCardDef['abilities'], art };
}

export const defOf = (g: G, card: LvCard | CardId): LvCardDef =>
  g.game.cards[typeof card === 'number' ? (g.s.cards[card] as LvCard).def : card.def] as LvCardDef;

export const nameIs = (g: G, card: LvCard, id: string): boolean => defOf(g, card).id === id;
export const familyIs = (g: G, card: LvCard, family: Family): boolean => defOf(g, card).family === family;
export const attributeIs = (g: G, card: LvCard, attribute: Attribute): boolean => defOf(g, card).attribute === attribute;
export const controls = (seat: Seat, card: LvCard): boolean => card.controller === seat;
