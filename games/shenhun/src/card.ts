/** What a Shenhun card is, and the words its file is written in. */
import { type Ability, type CardDef, type CardId, NO_ABILITIES, type Vars, type Words } from '@taisen/kernel';
import type { Keyword } from './keywords.ts';
import { BACK, FRONT, type G, MIDDLE, type Row, type ShCard, type ShState } from './state.ts';

/** 普通, 稀有, 史詩, 傳說, 神話. */
export const RARITIES = ['common', 'rare', 'epic', 'legendary', 'myth'] as const;
export type Rarity = (typeof RARITIES)[number];

/** 神話, 角色, 神蹟 of three kinds, 神域. */
export const TYPES = ['myth', 'character', 'instant', 'lasting', 'special', 'domain'] as const;
export type Type = (typeof TYPES)[number];

/** A picture is composed by code: one silhouette and a mood. */
export interface Art {
  readonly icon: string;
  readonly accent?: string;
  readonly mood?: string;
}

/** The cards that the user of a miracle may point at. */
export type Targets = (g: G, self: ShCard) => readonly CardId[];

export interface ShAbility<V = Vars> extends Ability<ShState, V> {
  /** `use` is what an instant does, `keyword` an ability with a name; the rest starts or holds by itself. */
  readonly kind: 'use' | 'keyword' | 'triggered' | 'continuous';
  readonly keyword?: Keyword;
  /** The number of own turns that a special miracle waits, as the name of a var. */
  readonly waits?: string;
  /** Replaces SH-1.5 for the card itself: what it costs before anything else changes it. */
  ownCost?(def: ShCardDef, deaths: number): number;
  readonly targets?: Targets;
  /** Whether using it now would do anything that its text promises. */
  can?(g: G, self: ShCard, vars: V): boolean;
}

/** A keyword as a clause prints it: how much of it, 1 where it has no number. */
export interface Printed {
  readonly key: string;
  readonly keyword: Keyword;
  readonly amount: number;
}

export interface ShCardDef extends CardDef<ShState> {
  readonly type: Type;
  /** What is asked for all cards of a hand at every decision; a name takes longer to compare. */
  readonly isCharacter: boolean;
  /** 神蹟. */
  readonly isMiracle: boolean;
  readonly rarity: Rarity;
  /** The deity to which a myth card or a legendary card belongs: the id of that myth card. */
  readonly deity: string | null;
  readonly cost: number;
  /** Characters only. */
  readonly row: Row | null;
  readonly attack: number;
  /** Health of characters; durability of lasting miracles and domains. */
  readonly health: number;
  /** 神器: one kind of lasting miracle. */
  readonly artifact: boolean;
  readonly art: Art;
  readonly abilities: Readonly<Record<string, ShAbility>>;
  readonly keywords: readonly Printed[];
  /** Those of its abilities that decide whether it can be used. */
  readonly conditions: readonly ShAbility[];
  /** The clause with a choice of targets, if one has. */
  readonly aims: string | null;
  /** The clause that says how deaths raise its cost, if one does. */
  readonly priced: string | null;
  /** SH-2.6: which characters a myth card accepts; any, unless it says otherwise. */
  readonly accepts: (character: ShCardDef) => boolean;
}

/** One clause of a card: what it says in three languages, and what it does. */
export interface Clause<V> {
  readonly text: Words;
  readonly does: ShAbility<V>;
}
export type Clauses<V> = Readonly<Record<string, Clause<V>>>;

interface Face<V> {
  readonly name: Words;
  readonly rarity: Rarity;
  readonly cost: number;
  readonly deity?: string;
  readonly art: Art;
  /** The numbers of the text, under the names it uses. */
  readonly vars?: V;
}
interface Body<V> extends Face<V> {
  readonly row: 'front' | 'middle' | 'back';
  readonly attack: number;
  readonly health: number;
}
interface Sturdy<V> extends Face<V> {
  readonly durability: number;
}
interface Deity<V> extends Omit<Face<V>, 'rarity' | 'cost' | 'deity'> {
  readonly accepts?: (character: ShCardDef) => boolean;
}

const ROW = { front: FRONT, middle: MIDDLE, back: BACK } as const;

/** What only some types have. */
interface Own {
  readonly row?: Row;
  readonly attack?: number;
  readonly health?: number;
  readonly artifact?: boolean;
  readonly accepts?: (character: ShCardDef) => boolean;
}

/** A character. The clauses come last, so that the compiler knows the numbers they may use. */
export const character = <V extends Vars>(id: string, body: Body<V>, clauses: Clauses<V> = {}): ShCardDef =>
  define(id, 'character', body, clauses, { row: ROW[body.row], attack: body.attack, health: body.health });

export const instant = <V extends Vars>(id: string, face: Face<V>, clauses: Clauses<V>): ShCardDef =>
  define(id, 'instant', face, clauses);

export const lasting = <V extends Vars>(id: string, face: Sturdy<V>, clauses: Clauses<V>): ShCardDef =>
  define(id, 'lasting', face, clauses, { health: face.durability });

/** 神器. */
export const artifact = <V extends Vars>(id: string, face: Sturdy<V>, clauses: Clauses<V>): ShCardDef =>
  define(id, 'lasting', face, clauses, { health: face.durability, artifact: true });

export const special = <V extends Vars>(id: string, face: Face<V>, clauses: Clauses<V>): ShCardDef =>
  define(id, 'special', face, clauses);

export const domain = <V extends Vars>(id: string, face: Sturdy<V>, clauses: Clauses<V>): ShCardDef =>
  define(id, 'domain', face, clauses, { health: face.durability });

/** A deity's own card. */
export const myth = <V extends Vars>(id: string, deity: Deity<V>, clauses: Clauses<V>): ShCardDef => {
  const { accepts = () => true } = deity;
  return define(id, 'myth', { ...deity, rarity: 'myth', cost: 0, deity: id }, clauses, { accepts });
};

const nobody = () => false;

/** The same ability with every field in its place: abilities are read all the time, and alike is fast. */
function inOneShape(ability: ShAbility): ShAbility {
  const { kind, keyword, waits, ownCost, targets, can, on, itself, when, may, run, later, modifies, modifiesPlayer } =
    ability;
  const fields = {
    kind,
    keyword,
    waits,
    ownCost,
    targets,
    can,
    on,
    itself,
    when,
    may,
    run,
    later,
    modifies,
    modifiesPlayer,
  };
  return fields as ShAbility;
}

/** Every definition is made by this one literal: they share a shape, and reading them is fast. */
function define<V extends Vars>(id: string, type: Type, face: Face<V>, clauses: Clauses<V>, own: Own = {}): ShCardDef {
  const { name, rarity, cost, deity = null, vars = {}, art } = face;
  const { row = null, attack = 0, health = 0, artifact: isArtifact = false, accepts = nobody } = own;
  const text: Record<string, Words> = {};
  const abilities: Record<string, ShAbility> = {};
  const keywords: Printed[] = [];
  const conditions: ShAbility[] = [];
  let aims: string | null = null;
  let priced: string | null = null;
  for (const [key, clause] of Object.entries(clauses)) {
    text[key] = clause.text;
    const ability = inOneShape(clause.does as ShAbility);
    abilities[key] = ability;
    const { keyword, targets, ownCost } = ability;
    if (keyword !== undefined) keywords.push({ key, keyword, amount: (vars as Vars)[keyword] ?? 1 });
    if (targets !== undefined) aims = key;
    if (targets !== undefined || ability.can !== undefined) conditions.push(ability);
    if (ownCost !== undefined) priced = key;
  }
  return {
    id,
    type,
    isCharacter: type === 'character',
    isMiracle: type === 'instant' || type === 'lasting' || type === 'special',
    name,
    rarity,
    deity,
    cost,
    row,
    attack,
    health,
    artifact: isArtifact,
    vars,
    text,
    abilities: Object.keys(abilities).length === 0 ? NO_ABILITIES : abilities,
    keywords,
    conditions,
    aims,
    priced,
    accepts,
    art,
  };
}

export const defOf = (g: G, card: ShCard | CardId): ShCardDef =>
  g.game.cards[typeof card === 'number' ? (g.s.cards[card] as ShCard).def : card.def] as ShCardDef;
