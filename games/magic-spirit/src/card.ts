/** The card definition of Magic Spirit, and the builders that the card files use. */
import type { Ability, CardDef, CardId, GameEvent, Op, Vars, Words } from '@taisen/kernel';
import type { Attribute } from './attributes.ts';
import { type Category, hasCategory } from './categories.ts';
import { bindClause } from './clauses.ts';
import { KEYWORDS, type Keyword } from './keywords.ts';
import type { G, MsCard, MsState } from './state.ts';

export type Kind = 'monster' | 'magic' | 'field' | 'phase';

/** The parts of a generated picture. */
export interface Art {
  readonly icon: string;
  readonly accent?: string;
  readonly mood?: string;
}

/** The charges that a skill needs (MS-5.4, MS-5.6, MS-5.10). */
export interface Charge {
  readonly count: 1 | 2;
  readonly attribute: Attribute | 'any';
}

export interface MsAbility<V = Vars> extends Ability<MsState, V> {
  readonly kind: 'skill' | 'triggered' | 'always' | 'magic';
  readonly charge?: Charge;
  /** Phase cards: the stage in which the ability applies (MS-8.4). */
  readonly stage?: number;
  /** Skills and magic: whether using it now would do anything that its text names. */
  can?(g: G, self: MsCard, vars: V): boolean;
}

export interface MsCardDef extends CardDef<MsState> {
  readonly kind: Kind;
  readonly attribute: Attribute;
  readonly cost: number;
  /** Monsters only; 0 for other cards. */
  readonly attack: number;
  readonly hp: number;
  readonly categories: readonly Category[];
  /** MS-6.2: 【刹那詠唱】. */
  readonly setsuna: boolean;
  /** MS-2.4: 禁忌. */
  readonly taboo: boolean;
  /** The keys of its skills. */
  readonly skills: readonly string[];
  readonly art: Art;
  readonly abilities: Readonly<Record<string, MsAbility>>;
}

/** The code of a part. `key` is the clause that it belongs to. */
// biome-ignore lint/suspicious/noConfusingVoidType: a part without decisions returns nothing
export type Run<V> = (g: G, self: MsCard, vars: V, key: string, event: GameEvent) => Op | void;

/** One effect: its text, its numbers, and its code. */
export interface Part<V extends Vars = Vars> {
  readonly vars: V;
  readonly text: Words;
  // biome-ignore lint/suspicious/noConfusingVoidType: a part without decisions returns nothing
  run(g: G, self: MsCard, vars: V, key: string, event: GameEvent): Op | void;
  can?(g: G, self: MsCard, vars: V): boolean;
  /** It only costs its player something: a card is not used for it alone, and not without it. */
  readonly price?: true;
}

/** One clause of a card. Its numbers are on the card as `key_name`. */
export interface Clause {
  readonly text: Words;
  readonly vars: Vars;
  does(key: string): MsAbility;
}
export type Clauses = Readonly<Record<string, Clause>>;

interface CardSpec {
  readonly name: Words;
  readonly attribute: Attribute;
  readonly art: Art;
}
interface CostSpec extends CardSpec {
  readonly cost: number;
}
/** The additional fields of a monster. */
interface MonsterSpec extends CostSpec {
  readonly attack: number;
  readonly hp: number;
  readonly categories?: readonly Category[];
  readonly keywords?: readonly Keyword[];
  readonly taboo?: boolean;
}
interface MagicSpec extends CostSpec {
  readonly taboo?: boolean;
}
interface FullSpec extends CostSpec, Partial<Omit<MonsterSpec, keyof CostSpec>> {
  readonly setsuna?: boolean;
}

/** The same ability with all fields in a fixed order. Abilities are read very often, and one object shape is fast. */
function withAllFields(ability: MsAbility): MsAbility {
  const { kind, charge, stage, can, on, itself, when, may, run, later, modifies, modifiesPlayer } = ability;
  const fields = { kind, charge, stage, can, on, itself, when, may, run, later, modifies, modifiesPlayer };
  return fields as MsAbility;
}

export function define(id: string, kind: Kind, spec: FullSpec, clauses: Clauses): MsCardDef {
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
  } = spec;
  const all: Record<string, Clause> = {};
  for (const keyword of keywords) all[keyword] = KEYWORDS[keyword].clause;
  Object.assign(all, clauses);
  const vars: Record<string, number> = {};
  const text: Record<string, Words> = {};
  const abilities: Record<string, MsAbility> = {};
  for (const [key, clause] of Object.entries(all)) {
    const { ability, text: clauseText } = bindClause(key, clause, vars);
    text[key] = clauseText;
    abilities[key] = withAllFields(ability);
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

export const monster = (id: string, spec: MonsterSpec, clauses: Clauses = {}): MsCardDef =>
  define(id, 'monster', spec, clauses);

export const magic = (id: string, spec: MagicSpec, clauses: Clauses): MsCardDef => define(id, 'magic', spec, clauses);

/** MS-6.2: magic that may also be used at the opponent's chain points. */
export const setsuna = (id: string, spec: CostSpec, clauses: Clauses): MsCardDef =>
  define(id, 'magic', { ...spec, setsuna: true }, clauses);

export const field = (id: string, spec: CostSpec, clauses: Clauses): MsCardDef => define(id, 'field', spec, clauses);

/** MS-8.1: every phase card costs two tokens. */
export const PHASE_COST = 2;
export type Stages = Readonly<Record<'s0' | 's1' | 's2' | 's3', Clause>>;
export const phase = (id: string, spec: CardSpec, stages: Stages): MsCardDef =>
  define(id, 'phase', { ...spec, cost: PHASE_COST }, stages);

export const defOf = (g: G, card: MsCard | CardId): MsCardDef =>
  g.game.cards[typeof card === 'number' ? (g.s.cards[card] as MsCard).def : card.def] as MsCardDef;

export const isOf = (g: G, card: MsCard, category: Category): boolean =>
  hasCategory(defOf(g, card).categories, category);
export const attributeIs = (g: G, card: MsCard, attribute: Attribute): boolean =>
  defOf(g, card).attribute === attribute;
