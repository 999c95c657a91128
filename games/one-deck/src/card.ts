/** What a card of the one deck is, and the words its file is written in. */
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
/** 炎 風 水 光 闇; there is no earth in this game. */
export type Attribute = (typeof ATTRIBUTES)[number];

export type Kind = 'monster' | 'spell' | 'trap';

/** When a card may be used. */
export type Timing =
  /** OD-6.3: a spell of the hand, in one's own turn. */
  | 'spell'
  /** OD-3.7: a trap that names no action of the opponent. */
  | 'free'
  /** A trap for an attack of the opponent. */
  | 'attack'
  /** OD-8.4: a trap for when the opponent has picked one of one's own monsters. */
  | 'picked'
  /** OD-9.1: from the hand, in the opponent's battle phase. */
  | 'hand'
  /** Not used but always true. */
  | 'always';

/** A card picks one of a kind of zone, seen from the player who uses it. Data, so that options are made without lists. */
export interface Picks {
  readonly from: number;
  readonly of: 'own' | 'opponent' | 'both';
  /** Only monsters, and only while there is room for one more on one's own side. */
  readonly revives?: boolean;
}

export interface OdAbility<V = Vars> extends Ability<OdState, V> {
  /** The rule that describes it; refusals name it. */
  readonly rule: RuleId;
  readonly timing: Timing;
  /** What it may pick when it is used; without any it cannot be used. Absent: it picks nothing. */
  readonly picks?: Picks;
  /** OD-6.6: it may answer another one like itself. */
  readonly reflects?: boolean;
  /** OD-5.10: the monster that this one always beats. */
  readonly beats?: string;
}

export interface Use {
  readonly key: string;
  readonly ability: OdAbility;
}

/** A picture is composed by code: one silhouette and a mood. */
export interface Art {
  readonly icon: string;
  readonly mood?: string;
}

export interface OdCardDef extends CardDef<OdState> {
  readonly kind: Kind;
  /** The same, to be asked for all cards of a hand at every decision: a name takes longer to compare. */
  readonly isMonster: boolean;
  readonly isSpell: boolean;
  readonly isTrap: boolean;
  readonly attribute: Attribute | null;
  readonly stars: number;
  readonly attack: number;
  readonly defence: number;
  /** OD-3.1, OD-3.2: what it takes to place, set or use it from the hand. */
  readonly cost: number;
  /** How often it is in the deck. */
  readonly copies: number;
  readonly art: Art;
  readonly abilities: Readonly<Record<string, OdAbility>>;
  /** The abilities that a player uses, with their keys. */
  readonly uses: readonly Use[];
  /** OD-9.1: one of them is used from the hand. */
  readonly fromHand: boolean;
  /** OD-5.10 */
  readonly beats: string | null;
}

/** One clause of a card: what it says in three languages, and what it does. */
export interface Clause<V> {
  readonly text: Words;
  readonly does: OdAbility<V>;
}
type Clauses<V> = Readonly<Record<string, Clause<V>>>;

interface Face<V> {
  readonly name: Words;
  readonly art: Art;
  /** The numbers of the text, under the names it uses. */
  readonly vars?: V;
}
interface Body<V> extends Face<V> {
  readonly attribute: Attribute;
  readonly stars: number;
  readonly attack: number;
  readonly defence: number;
}

export const monster = <V extends Vars>(id: string, body: Body<V>, clauses: Clauses<V> = {}): OdCardDef =>
  define(id, 'monster', 1, body, clauses);

/** A spell or a trap has one clause; two copies of each are in the deck. */
export const spell = <V extends Vars>(id: string, face: Face<V>, text: Words, does: OdAbility<V>): OdCardDef =>
  define(id, 'spell', 2, face, { a: { text, does } });
export const trap = <V extends Vars>(id: string, face: Face<V>, text: Words, does: OdAbility<V>): OdCardDef =>
  define(id, 'trap', 2, face, { a: { text, does } });

/** OD-3.2 */
export const SPELL_COST = 3;
const TRAP_COST = 1;
/** OD-3.1: by stars; two stars and less cost 1, six and more 5. */
export function costOf(kind: Kind, stars: number): number {
  if (kind === 'spell') return SPELL_COST;
  return kind === 'trap' ? TRAP_COST : Math.min(5, Math.max(1, stars - 1));
}

/** The same ability with every field in its place: abilities are read all the time, and alike is fast. */
function inOneShape(ability: OdAbility): OdAbility {
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
  spec: Face<V> & Partial<Body<V>>,
  clauses: Clauses<V>,
): OdCardDef {
  const { name, attribute = null, stars = 0, attack = 0, defence = 0, vars = {}, art } = spec;
  const text: Record<string, Words> = {};
  const abilities: Record<string, OdAbility> = {};
  const uses: Use[] = [];
  let beats: string | null = null;
  for (const [key, clause] of Object.entries(clauses)) {
    text[key] = clause.text;
    const ability = inOneShape(clause.does as OdAbility);
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
