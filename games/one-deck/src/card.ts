/** The card definition of One-Deck Duel, and the builders that the card files use. */
import {
  type Ability,
  type CardDef,
  type CardId,
  NO_ABILITIES,
  type RuleId,
  type Vars,
  type Words,
} from '@taisen/kernel';
import type { G, OdCard, OdState } from './state.ts';

export const ATTRIBUTES = ['fire', 'wind', 'water', 'light', 'dark'] as const;
/** 炎 風 水 光 闇. There is no earth in this game. */
export type Attribute = (typeof ATTRIBUTES)[number];

export type Kind = 'monster' | 'spell' | 'trap';

/** When a card may be used. */
export type Timing =
  /** OD-6.3: a spell from the hand, in the player's own turn. */
  | 'spell'
  /** OD-3.7: a trap that does not name an action of the opponent. */
  | 'free'
  /** A trap against an attack of the opponent. */
  | 'attack'
  /** OD-8.4: a trap against an action of the opponent that has picked one of the player's monsters. */
  | 'picked'
  /** OD-9.1: from the hand, in the opponent's battle phase. */
  | 'hand'
  /** A continuous ability, which is not used. */
  | 'always';

/** Which cards an ability may pick, from the view of its player. Plain data, so that options are made without lists. */
export interface Picks {
  readonly from: number;
  readonly of: 'own' | 'opponent' | 'both';
  /** Only monsters, and only while the player has a free place. */
  readonly revives?: boolean;
}

export interface OdAbility<V = Vars> extends Ability<OdState, V> {
  /** The rule that describes the ability; refusals return it. */
  readonly rule: RuleId;
  readonly timing: Timing;
  /** What it picks when it is used. If nothing can be picked it cannot be used. Absent: it picks nothing. */
  readonly picks?: Picks;
  /** OD-6.6: it may answer another copy of the same card. */
  readonly reflects?: boolean;
  /** OD-5.10: the monster that this monster always beats. */
  readonly beats?: string;
}

export interface Use {
  readonly key: string;
  readonly ability: OdAbility;
}

/** The parts of a generated picture. */
export interface Art {
  readonly icon: string;
  readonly mood?: string;
}

export interface OdCardDef extends CardDef<OdState> {
  readonly kind: Kind;
  /** The same as flags. They are read for every card in a hand at every decision, and comparing `kind` is slower. */
  readonly isMonster: boolean;
  readonly isSpell: boolean;
  readonly isTrap: boolean;
  readonly attribute: Attribute | null;
  readonly stars: number;
  readonly attack: number;
  readonly defence: number;
  /** OD-3.1, OD-3.2: the cost to place, set or use it from the hand. */
  readonly cost: number;
  /** The number of copies in the deck. */
  readonly copies: number;
  readonly art: Art;
  readonly abilities: Readonly<Record<string, OdAbility>>;
  /** The abilities that a player uses, with their keys. */
  readonly uses: readonly Use[];
  /** OD-9.1: whether one of its abilities is used from the hand. */
  readonly fromHand: boolean;
  /** OD-5.10 */
  readonly beats: string | null;
}

/** One clause of a card: its text, and its ability. */
export interface Clause<V> {
  readonly text: Words;
  readonly does: OdAbility<V>;
}
type Clauses<V> = Readonly<Record<string, Clause<V>>>;

interface CardSpec<V> {
  readonly name: Words;
  readonly art: Art;
  /** The numbers of the text, by the names that it uses. */
  readonly vars?: V;
}
interface MonsterSpec<V> extends CardSpec<V> {
  readonly attribute: Attribute;
  readonly stars: number;
  readonly attack: number;
  readonly defence: number;
}

export const monster = <V extends Vars>(id: string, spec: MonsterSpec<V>, clauses: Clauses<V> = {}): OdCardDef =>
  define(id, 'monster', 1, spec, clauses);

/** A spell or a trap has one clause. The deck has two copies of each. */
export const spell = <V extends Vars>(id: string, spec: CardSpec<V>, text: Words, does: OdAbility<V>): OdCardDef =>
  define(id, 'spell', 2, spec, { a: { text, does } });
export const trap = <V extends Vars>(id: string, spec: CardSpec<V>, text: Words, does: OdAbility<V>): OdCardDef =>
  define(id, 'trap', 2, spec, { a: { text, does } });

/** OD-3.2 */
export const SPELL_COST = 3;
const TRAP_COST = 1;
/** OD-3.1: the cost by stars: 1 for two stars or fewer, 5 for six or more. */
export function costOf(kind: Kind, stars: number): number {
  if (kind === 'spell') return SPELL_COST;
  return kind === 'trap' ? TRAP_COST : Math.min(5, Math.max(1, stars - 1));
}

/** The same ability with all fields in a fixed order. Abilities are read very often, and one object shape is fast. */
function withAllFields(ability: OdAbility): OdAbility {
  const { rule, timing, picks, reflects, beats, on, itself, when, may, run, later, modifies, modifiesPlayer } = ability;
  const fields = {
    rule,
    timing,
    picks,
    reflects,
    beats,
    on,
    itself,
    when,
    may,
    run,
    later,
    modifies,
    modifiesPlayer,
  };
  return fields as OdAbility;
}

function define<V extends Vars>(
  id: string,
  kind: Kind,
  copies: number,
  spec: CardSpec<V> & Partial<MonsterSpec<V>>,
  clauses: Clauses<V>,
): OdCardDef {
  const { name, attribute = null, stars = 0, attack = 0, defence = 0, vars = {}, art } = spec;
  const text: Record<string, Words> = {};
  const abilities: Record<string, OdAbility> = {};
  const uses: Use[] = [];
  let beats: string | null = null;
  for (const [key, clause] of Object.entries(clauses)) {
    text[key] = clause.text;
    const ability = withAllFields(clause.does as OdAbility);
    abilities[key] = ability;
    if (ability.timing !== 'always') uses.push({ key, ability });
    beats = clause.does.beats ?? beats;
  }
  const none = Object.keys(abilities).length === 0;
  return {
    id,
    kind,
    isMonster: kind === 'monster',
    isSpell: kind === 'spell',
    isTrap: kind === 'trap',
    name,
    attribute,
    stars,
    attack,
    defence,
    cost: costOf(kind, stars),
    copies,
    vars,
    text,
    abilities: none ? NO_ABILITIES : abilities,
    uses,
    fromHand: uses.some(({ ability }) => ability.timing === 'hand'),
    beats,
    art,
  };
}

export const defOf = (g: G, card: OdCard): OdCardDef => g.game.cards[card.def] as OdCardDef;
export const defAt = (g: G, id: CardId): OdCardDef => defOf(g, g.s.cards[id] as OdCard);
