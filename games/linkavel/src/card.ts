/** The card definition of LinkaVel, and the builders that the card files use. */
import { type Ability, type CardDef, type CardId, NO_ABILITIES, type Vars, type Words } from '@taisen/kernel';
import type { G, LvCard, LvState } from './state.ts';

export const ATTRIBUTES = ['fire', 'water', 'grass', 'light', 'dark', 'void'] as const;
/** LV-3.1: 火 水 草 光 闇 無. LV-3.2: no attribute beats another. */
export type Attribute = (typeof ATTRIBUTES)[number];

/** LV-3.3: normal monster, effect monster, normal magic, permanent magic. */
export type Kind = 'normal' | 'effect' | 'magic' | 'permanent';

export const FAMILIES = ['ember', 'tide', 'grove', 'choir', 'veil'] as const;
/** LV-3.8: 一族, a group of monsters that card texts name. */
export type Family = (typeof FAMILIES)[number];

export type Effect = 'triggered' | 'activated' | 'permanent';
/** LV-3.9: the kinds of effect, as they are printed. */
export const EFFECTS: Readonly<Record<Effect, Words>> = {
  triggered: { ja: '誘発', 'zh-Hant': '誘發', en: 'Triggered' },
  activated: { ja: '起動', 'zh-Hant': '啟動', en: 'Activated' },
  permanent: { ja: '永続', 'zh-Hant': '永續', en: 'Permanent' },
};

/** The parts of a generated picture. */
export interface Art {
  readonly icon: string;
  /** The family whose sign is in the picture of a magic, which belongs to none. */
  readonly sign?: Family;
}

export interface LvAbility<V = Vars> extends Ability<LvState, V> {
  /** LV-3.4 誘発, LV-3.5 起動, LV-3.7 永続. `magic` is what a magic card does when it is used. */
  readonly kind: Effect | 'magic';
  /** At most once a turn. */
  readonly once?: boolean;
  /** Resolves only while the card is still on the field, because the effect sends it to the trash or marks it. */
  readonly onField?: boolean;
  /** Activated effects and magic: whether using it now would do anything that its text names. */
  can?(g: G, self: LvCard, vars: V): boolean;
  /** Permanent effects: whether `instead` may happen in place of the destruction of another card. */
  substitutes?(g: G, self: LvCard, victim: LvCard, vars: V): boolean;
  instead?(g: G, self: LvCard, vars: V): void;
}

export interface LvCardDef extends CardDef<LvState> {
  readonly kind: Kind;
  /** How a Japanese name with rare characters is read. */
  readonly reading: string | null;
  /** Monsters only. */
  readonly family: Family | null;
  readonly attribute: Attribute | null;
  readonly level: number;
  readonly power: number;
  /** LV-6.3: how many monsters of which level are sent to the trash; null at level 1. */
  readonly cost: { readonly level: number; readonly count: number } | null;
  readonly art: Art;
  readonly abilities: Readonly<Record<string, LvAbility>>;
}

/** LV-3.1: magic has no level. */
export const isMonster = (def: LvCardDef): boolean => def.level > 0;

/** One clause of a card: its text, and its ability. */
export interface Clause<V> {
  readonly text: Words;
  readonly does: LvAbility<V>;
}
type Clauses<V> = Readonly<Record<string, Clause<V>>>;

interface CardSpec<V> {
  readonly name: Words;
  readonly reading?: string;
  readonly art: Art;
  /** The numbers of the text, by the names that it uses. */
  readonly vars?: V;
}
interface MonsterSpec<V> extends CardSpec<V> {
  readonly family?: Family;
  readonly attribute: Attribute;
  readonly level: number;
  readonly power: number;
  readonly cost?: { readonly level: number; readonly count: number };
}

/** A normal monster. */
export const plain = (id: string, spec: MonsterSpec<Vars>): LvCardDef => define(id, 'normal', spec, {});

/** An effect monster. The clauses come last, so that the compiler can infer the numbers that they may use. */
export const monster = <V extends Vars>(id: string, spec: MonsterSpec<V>, clauses: Clauses<V>): LvCardDef =>
  define(id, 'effect', spec, clauses);

export const magic = <V extends Vars>(id: string, spec: CardSpec<V>, clauses: Clauses<V>): LvCardDef =>
  define(id, 'magic', spec, clauses);

export const permanentMagic = <V extends Vars>(id: string, spec: CardSpec<V>, clauses: Clauses<V>): LvCardDef =>
  define(id, 'permanent', spec, clauses);

/** The same ability with all fields in a fixed order. Abilities are read very often, and one object shape is fast. */
function withAllFields({
  kind,
  on,
  itself,
  when,
  may,
  once,
  onField,
  can,
  run,
  later,
  modifies,
  modifiesPlayer,
  substitutes,
  instead,
}: LvAbility) {
  const fields = {
    kind,
    on,
    itself,
    when,
    may,
    once,
    onField,
    can,
    run,
    later,
    modifies,
    modifiesPlayer,
    substitutes,
    instead,
  };
  return fields as LvAbility;
}

/** LV-3.9: the kind of each effect is printed before it. */
function labelled<V>({ text, does }: Clause<V>): Words {
  const label = EFFECTS[does.kind as Effect];
  return {
    ja: `【${label.ja}】${text.ja}`,
    'zh-Hant': `【${label['zh-Hant']}】${text['zh-Hant']}`,
    en: `[${label.en}] ${text.en}`,
  };
}

function define<V extends Vars>(
  id: string,
  kind: Kind,
  spec: CardSpec<V> & Partial<MonsterSpec<V>>,
  clauses: Clauses<V>,
): LvCardDef {
  const { name, reading = null, family = null, attribute = null, level = 0, power = 0, cost = null, art } = spec;
  const { vars = {} } = spec;
  const text: Record<string, Words> = {};
  const abilities: Record<string, LvAbility> = kind === 'normal' ? NO_ABILITIES : {};
  for (const [key, clause] of Object.entries(clauses)) {
    text[key] = kind === 'effect' ? labelled(clause) : clause.text;
    abilities[key] = withAllFields(clause.does as LvAbility);
  }
  return { id, kind, name, reading, family, attribute, level, power, cost, vars, text, abilities, art };
}

export const defOf = (g: G, card: LvCard): LvCardDef => g.game.cards[card.def] as LvCardDef;
export const defOfId = (g: G, id: CardId): LvCardDef => defOf(g, g.s.cards[id] as LvCard);

export const familyIs = (g: G, card: LvCard, family: Family): boolean => defOf(g, card).family === family;
export const attributeIs = (g: G, card: LvCard, attribute: Attribute): boolean =>
  defOf(g, card).attribute === attribute;
