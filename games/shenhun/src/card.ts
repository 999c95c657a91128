/** The card definition of Shenhun, and the builders that the card files use. */
import { type Ability, type CardDef, type CardId, NO_ABILITIES, type Vars, type Words } from '@taisen/kernel';
import type { Keyword } from './keywords.ts';
import { BACK, FRONT, type G, MIDDLE, type Row, type ShCard, type ShState } from './state.ts';

/** 普通, 稀有, 史詩, 傳說, 神話. */
export const RARITIES = ['common', 'rare', 'epic', 'legendary', 'myth'] as const;
export type Rarity = (typeof RARITIES)[number];

/** 神話, 角色, 神蹟 (three kinds), 神域. */
export const TYPES = ['myth', 'character', 'instant', 'lasting', 'special', 'domain'] as const;
export type Type = (typeof TYPES)[number];

/** The parts of a generated picture. */
export interface Art {
  readonly icon: string;
  readonly accent?: string;
  readonly mood?: string;
}

/** The cards that a miracle may target. */
export type Targets = (g: G, self: ShCard) => readonly CardId[];

export interface ShAbility<V = Vars> extends Ability<ShState, V> {
  /** `use` is what an instant does, `keyword` is a named ability; the others work by themselves. */
  readonly kind: 'use' | 'keyword' | 'triggered' | 'continuous';
  readonly keyword?: Keyword;
  /** How many turns of its player a special miracle waits, as the name of a var. */
  readonly waits?: string;
  /** Replaces SH-1.5 for this card: its cost before other effects change it. */
  ownCost?(def: ShCardDef, deaths: number): number;
  readonly targets?: Targets;
  /** Whether using it now would do anything that its text names. */
  can?(g: G, self: ShCard, vars: V): boolean;
}

/** A keyword printed in a clause. `amount` is 1 if the keyword has no number. */
export interface Printed {
  readonly key: string;
  readonly keyword: Keyword;
  readonly amount: number;
}

export interface ShCardDef extends CardDef<ShState> {
  readonly type: Type;
  /** Read for every card in a hand at every decision. A flag is faster than comparing `type`. */
  readonly isCharacter: boolean;
  /** 神蹟. */
  readonly isMiracle: boolean;
  readonly rarity: Rarity;
  /** The id of the myth card to which a legendary card or a myth card belongs. */
  readonly deity: string | null;
  readonly cost: number;
  /** Characters only. */
  readonly row: Row | null;
  readonly attack: number;
  /** Health of a character; durability of a lasting miracle or a domain. */
  readonly health: number;
  /** 神器: a kind of lasting miracle. */
  readonly artifact: boolean;
  readonly art: Art;
  readonly abilities: Readonly<Record<string, ShAbility>>;
  readonly keywords: readonly Printed[];
  /** The abilities that decide whether the card can be used. */
  readonly conditions: readonly ShAbility[];
  /** The key of the clause with targets, if there is one. */
  readonly targetClause: string | null;
  /** The key of the clause that changes how deaths raise the cost, if there is one. */
  readonly costClause: string | null;
  /** SH-2.6: which characters a myth card accepts as the main fighter. By default all. */
  readonly accepts: (character: ShCardDef) => boolean;
}

/** One clause of a card: its text, and its ability. */
export interface Clause<V> {
  readonly text: Words;
  readonly does: ShAbility<V>;
}
export type Clauses<V> = Readonly<Record<string, Clause<V>>>;

interface CardSpec<V> {
  readonly name: Words;
  readonly rarity: Rarity;
  readonly cost: number;
  readonly deity?: string;
  readonly art: Art;
  /** The numbers of the text, by the names that it uses. */
  readonly vars?: V;
}
interface CharacterSpec<V> extends CardSpec<V> {
  readonly row: 'front' | 'middle' | 'back';
  readonly attack: number;
  readonly health: number;
}
interface DurableSpec<V> extends CardSpec<V> {
  readonly durability: number;
}
interface MythSpec<V> extends Omit<CardSpec<V>, 'rarity' | 'cost' | 'deity'> {
  readonly accepts?: (character: ShCardDef) => boolean;
}

const ROW = { front: FRONT, middle: MIDDLE, back: BACK } as const;

/** Fields that only some types have. */
interface TypeFields {
  readonly row?: Row;
  readonly attack?: number;
  readonly health?: number;
  readonly artifact?: boolean;
  readonly accepts?: (character: ShCardDef) => boolean;
}

/** A character. The clauses come last, so that the compiler can infer the numbers that they may use. */
export const character = <V extends Vars>(id: string, spec: CharacterSpec<V>, clauses: Clauses<V> = {}): ShCardDef =>
  define(id, 'character', spec, clauses, { row: ROW[spec.row], attack: spec.attack, health: spec.health });

export const instant = <V extends Vars>(id: string, spec: CardSpec<V>, clauses: Clauses<V>): ShCardDef =>
  define(id, 'instant', spec, clauses);

export const lasting = <V extends Vars>(id: string, spec: DurableSpec<V>, clauses: Clauses<V>): ShCardDef =>
  define(id, 'lasting', spec, clauses, { health: spec.durability });

/** 神器. */
export const artifact = <V extends Vars>(id: string, spec: DurableSpec<V>, clauses: Clauses<V>): ShCardDef =>
  define(id, 'lasting', spec, clauses, { health: spec.durability, artifact: true });

export const special = <V extends Vars>(id: string, spec: CardSpec<V>, clauses: Clauses<V>): ShCardDef =>
  define(id, 'special', spec, clauses);

export const domain = <V extends Vars>(id: string, spec: DurableSpec<V>, clauses: Clauses<V>): ShCardDef =>
  define(id, 'domain', spec, clauses, { health: spec.durability });

/** The myth card of a deity. */
export const myth = <V extends Vars>(id: string, deity: MythSpec<V>, clauses: Clauses<V>): ShCardDef => {
  const { accepts = () => true } = deity;
  return define(id, 'myth', { ...deity, rarity: 'myth', cost: 0, deity: id }, clauses, { accepts });
};

const acceptsNone = () => false;

/** The same ability with all fields in a fixed order. Abilities are read very often, and one object shape is fast. */
function withAllFields(ability: ShAbility): ShAbility {
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

/** Every definition is made by this one literal: reading objects of one shape is fast. */
function define<V extends Vars>(
  id: string,
  type: Type,
  spec: CardSpec<V>,
  clauses: Clauses<V>,
  own: TypeFields = {},
): ShCardDef {
  const { name, rarity, cost, deity = null, vars = {}, art } = spec;
  const { row = null, attack = 0, health = 0, artifact: isArtifact = false, accepts = acceptsNone } = own;
  const text: Record<string, Words> = {};
  const abilities: Record<string, ShAbility> = {};
  const keywords: Printed[] = [];
  const conditions: ShAbility[] = [];
  let targetClause: string | null = null;
  let costClause: string | null = null;
  for (const [key, clause] of Object.entries(clauses)) {
    text[key] = clause.text;
    const ability = withAllFields(clause.does as ShAbility);
    abilities[key] = ability;
    const { keyword, targets, ownCost } = ability;
    if (keyword !== undefined) keywords.push({ key, keyword, amount: (vars as Vars)[keyword] ?? 1 });
    if (targets !== undefined) targetClause = key;
    if (targets !== undefined || ability.can !== undefined) conditions.push(ability);
    if (ownCost !== undefined) costClause = key;
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
    targetClause,
    costClause,
    accepts,
    art,
  };
}

export const defOf = (g: G, card: ShCard | CardId): ShCardDef =>
  g.game.cards[typeof card === 'number' ? (g.s.cards[card] as ShCard).def : card.def] as ShCardDef;
