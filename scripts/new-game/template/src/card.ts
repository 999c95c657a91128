/** What a card is, and the functions that card files are written with. */
import type { Ability, CardDef, CardId, Vars, Words } from '@taisen/kernel';
import type { DuelCard, DuelState, G } from './state.ts';

export type Kind = 'unit' | 'spell';

export interface DuelAbility<V = Vars> extends Ability<DuelState, V> {
  /** For spells that need a target: the units that can be chosen. */
  targets?(g: G, self: DuelCard, vars: V): readonly CardId[];
}

export interface DuelCardDef extends CardDef<DuelState> {
  readonly kind: Kind;
  readonly cost: number;
  /** Units only: spells have none. */
  readonly power?: number;
  /** The name of an icon of https://game-icons.net, for the card's picture. */
  readonly art: { readonly icon: string };
  readonly abilities: Readonly<Record<string, DuelAbility>>;
}

interface Face<V> {
  readonly name: Words;
  readonly cost: number;
  readonly icon: string;
  /** The numbers of the text, under the names that it uses. */
  readonly vars?: V;
}

/** One clause: what it says in three languages, and what it does. */
interface Clause<V> {
  readonly text: Words;
  readonly does: DuelAbility<V>;
}
type Clauses<V> = Readonly<Record<string, Clause<V>>>;

export const unit = <V extends Vars>(
  id: string,
  face: Face<V> & { readonly power: number },
  clauses: Clauses<V> = {},
): DuelCardDef => ({ ...define(id, 'unit', face, clauses), power: face.power });

/** A spell has one clause, `a`. */
export const spell = <V extends Vars>(id: string, face: Face<V>, a: Clause<V>): DuelCardDef =>
  define(id, 'spell', face, { a });

function define<V extends Vars>(id: string, kind: Kind, face: Face<V>, clauses: Clauses<V>): DuelCardDef {
  const text: Record<string, Words> = {};
  const abilities: Record<string, DuelAbility> = {};
  for (const [key, clause] of Object.entries(clauses)) {
    text[key] = clause.text;
    abilities[key] = clause.does as DuelAbility;
  }
  const { name, cost, icon, vars = {} } = face;
  return { id, kind, name, cost, vars, text, abilities, art: { icon } };
}

export const defOf = (g: G, card: DuelCard): DuelCardDef => g.game.cards[card.def] as DuelCardDef;
