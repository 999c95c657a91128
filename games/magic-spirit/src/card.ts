/** What a Magic Spirit card is, and the words its definition is written in. */
import type { Ability, CardDef, CardId, GameEvent, Op, Vars, Words } from '@taisen/kernel';
import type { Attribute } from './attributes.ts';
import type { Category } from './categories.ts';
import { own } from './clauses.ts';
import { KEYWORDS, type Keyword } from './keywords.ts';
import type { G, MsCard, MsState } from './state.ts';

export type Kind = 'monster' | 'magic' | 'field' | 'phase';

/** A picture is composed by code: one silhouette and a mood. */
export interface Art {
  readonly icon: string;
  readonly accent?: string;
  readonly mood?: string;
}

/** What a skill asks for (MS-5.4, MS-5.6, MS-5.10). */
export interface Charge {
  readonly count: 1 | 2;
  readonly attribute: Attribute | 'any';
}

export interface MsAbility<V = Vars> extends Ability<MsState, V> {
  readonly kind: 'skill' | 'triggered' | 'always' | 'magic';
  readonly charge?: Charge;
  /** Phase cards: the stage in which it holds (MS-8.4). */
  readonly stage?: number;
  /** Skills and magic: whether using it now would do anything that its text promises. */
  can?(g: G, self: MsCard, vars: V): boolean;
}

export interface MsCardDef extends CardDef<MsState> {
  readonly kind: Kind;
  readonly attribute: Attribute;
  readonly cost: number;
  /** Monsters only; 0 elsewhere. */
  readonly attack: number;
  readonly hp: number;
  readonly categories: readonly Category[];
  /** MS-6.2: 【刹那詠唱】. */
  readonly setsuna: boolean;
  /** MS-2.4: 禁忌. */
  readonly taboo: boolean;
  /** Keys of its skills. */
  readonly skills: readonly string[];
  readonly art: Art;
  readonly abilities: Readonly<Record<string, MsAbility>>;
}

/** What a piece of text does: it may ask, and it knows which clause it belongs to. */
// biome-ignore lint/suspicious/noConfusingVoidType: what asks nothing returns nothing
export type Run<V> = (g: G, self: MsCard, vars: V, key: string, event: GameEvent) => Op | void;

/** One effect: what it says in three languages, its numbers, and what it does. */
export interface Part<V extends Vars = Vars> {
  readonly vars: V;
  readonly text: Words;
  // biome-ignore lint/suspicious/noConfusingVoidType: what asks nothing returns nothing
  run(g: G, self: MsCard, vars: V, key: string, event: GameEvent): Op | void;
  can?(g: G, self: MsCard, vars: V): boolean;
}

/** One clause of a card. Its numbers stand on the card as `key_name`. */
export interface Clause {
  readonly text: Words;
  readonly vars: Vars;
  does(key: string): MsAbility;
}
export type Clauses = Readonly<Record<string, Clause>>;

interface Face {
  readonly name: Words;
  readonly attribute: Attribute;
  readonly art: Art;
}
interface PricedFace extends Face {
  readonly cost: number;
}
/** What a monster adds. */
interface MonsterBody extends PricedFace {
  readonly attack: number;
  readonly hp: number;
  readonly categories?: readonly Category[];
  readonly keywords?: readonly Keyword[];
  readonly taboo?: boolean;
}
interface MagicFace extends PricedFace {
  readonly taboo?: boolean;
}
interface Body extends PricedFace, Partial<Omit<MonsterBody, keyof PricedFace>> {
  readonly setsuna?: boolean;
}

/** The same ability with every field in its place: abilities are read all the time, and alike is fast. */
function inOneShape(ability: MsAbility): MsAbility {
  const { kind, charge, stage, can, on, itself, when, may, run, later, modifies, modifiesPlayer } = ability;
  const fields = { kind, charge, stage, can, on, itself, when, may, run, later, modifies, modifiesPlayer };
  return fields as MsAbility;
}

export function define(id: string, kind: Kind, body: Body, clauses: Clauses): MsCardDef {
  const {
    name,
    attribute,
    art,
    cost,
    attack = 0,
    hp = 0,
    categories = [],
    keywords = [],
    setsuna = false,
    taboo = false,
  } = body;
  const all: Record<string, Clause> = {};
  for (const keyword of keywords) all[keyword] = KEYWORDS[keyword].clause;
  Object.assign(all, clauses);
  const vars: Record<string, number> = {};
  const text: Record<string, Words> = {};
  const abilities: Record<string, MsAbility> = {};
  for (const [key, clause] of Object.entries(all)) {
    const { ability, says } = own(key, clause, vars);
    text[key] = says;
    abilities[key] = inOneShape(ability);
  }
  const skills = Object.keys(abilities).filter((key) => abilities[key]?.charge !== undefined);
  return {
    id,
    kind,
    name,
    attribute,
    cost,
    attack,
    hp,
    categories,
    setsuna,
    taboo,
    vars,
    text,
    abilities,
    skills,
    art,
  };
}

export const monster = (id: string, body: MonsterBody, clauses: Clauses = {}): MsCardDef =>
  define(id, 'monster', body, clauses);

export const magic = (id: string, face: MagicFace, clauses: Clauses): MsCardDef => define(id, 'magic', face, clauses);

/** MS-6.2: magic that may be used at the opponent's chain points too. */
export const setsuna = (id: string, face: PricedFace, clauses: Clauses): MsCardDef =>
  define(id, 'magic', { ...face, setsuna: true }, clauses);

export const field = (id: string, face: PricedFace, clauses: Clauses): MsCardDef => define(id, 'field', face, clauses);

/** MS-8.1: two tokens, whatever it does. */
export const PHASE_COST = 2;
export type Stages = Readonly<Record<'s0' | 's1' | 's2' | 's3', Clause>>;
export const phase = (id: string, face: Face, stages: Stages): MsCardDef =>
  define(id, 'phase', { ...face, cost: PHASE_COST }, stages);

export const defOf = (g: G, card: MsCard | CardId): MsCardDef =>
  g.game.cards[typeof card === 'number' ? (g.s.cards[card] as MsCard).def : card.def] as MsCardDef;

export const isOf = (g: G, card: MsCard, category: Category): boolean => defOf(g, card).categories.includes(category);
export const attributeIs = (g: G, card: MsCard, attribute: Attribute): boolean =>
  defOf(g, card).attribute === attribute;
