/** The card definition of HOLOdeLIVE, and the builder that the card files use. */
import type {
  Ability,
  CardDef,
  CardId,
  GameEvent,
  Modifier,
  Op,
  PlayerModifier,
  Seat,
  Vars,
  Words,
} from '@taisen/kernel';
import type { G, HlCard, HlState } from './state.ts';

/** HL-3.1 */
export const ICONS = [
  'SEISO',
  'CHARISMA',
  'OTAKU',
  'VOCAL',
  'ENJOY',
  'REACTION',
  'DUELIST',
  'KUSOGAKI',
  'INTEL',
  'SEXY',
  'ALCOHOL',
  'TRICKSTER',
] as const;
export type Icon = (typeof ICONS)[number];

/** HL-3.1 */
export const SUITS = ['LOVELY', 'COOL', 'HOT', 'ENGLISH', 'INDONESIA', 'STAFF'] as const;
export type Suit = (typeof SUITS)[number];

export const EVERY_ICON = (1 << ICONS.length) - 1;
export const EVERY_SUIT = (1 << SUITS.length) - 1;
export const iconBit = (icon: Icon): number => 1 << ICONS.indexOf(icon);
export const suitBit = (suit: Suit): number => 1 << SUITS.indexOf(suit);

/**
 * A running skill: its card, its player, and the card that decisions name. `seat` stays even if the card leaves during
 * the skill.
 */
export interface Skill<V = Vars> {
  readonly g: G;
  readonly self: HlCard;
  readonly seat: Seat;
  readonly rival: Seat;
  readonly vars: V;
  readonly asking: { readonly card: CardId; readonly ability: SkillKind };
}

/** HL-3.2, HL-3.3, HL-3.4. A card has at most one skill of each kind, so the kind is also the key of the clause. */
export type SkillKind = 'play' | 'action' | 'passive';

export interface HlAbility extends Ability<HlState> {
  /** Whether it works at most once a turn. Action skills always do (HL-3.3). */
  readonly once?: boolean;
  /** Whether it copies another card's skill. Such skills cannot be copied themselves. */
  readonly copies?: boolean;
}

export interface HlCardDef extends CardDef<HlState> {
  readonly icons: readonly Icon[];
  readonly suits: readonly Suit[];
  readonly iconBits: number;
  readonly suitBits: number;
  readonly art: { readonly icon: string; readonly accent?: string; readonly mood?: string };
  readonly abilities: Readonly<Partial<Record<SkillKind, HlAbility>>> & Readonly<Record<string, HlAbility>>;
  /** The same skills as fields, because the rules read them every turn. */
  readonly play: HlAbility | null;
  readonly action: HlAbility | null;
}

interface CardSpec<V> {
  readonly name: Words;
  readonly icons: readonly Icon[];
  readonly suits: readonly Suit[];
  readonly art: HlCardDef['art'];
  readonly vars?: V;
}

export interface SkillClause<V> {
  readonly text: Words;
  readonly once?: boolean;
  readonly copies?: boolean;
  run(skill: Skill<V>): Op;
}

/** A passive skill modifies values while its card is face up, or is triggered by an event. */
export interface PassiveClause<V> {
  readonly text: Words;
  readonly modifies?: { readonly [value: string]: Modifier<HlState, V> };
  readonly modifiesPlayer?: { readonly [value: string]: PlayerModifier<HlState, V> };
  readonly on?: string;
  readonly itself?: boolean;
  when?(g: G, self: HlCard, event: GameEvent, vars: V): boolean;
  run?(skill: Skill<V>): Op;
}

interface Clauses<V> {
  readonly play?: SkillClause<V>;
  readonly action?: SkillClause<V>;
  readonly passive?: PassiveClause<V>;
}

/** A performer. The clauses come last, so that the compiler can infer the numbers that they may use. */
export function performer<V extends Vars>(id: string, spec: CardSpec<V>, clauses: Clauses<V>): HlCardDef {
  const { name, icons, suits, art, vars = {} } = spec;
  const text: Record<string, Words> = {};
  const abilities: Record<string, HlAbility> = {};
  for (const [key, { text: words, run, ...rest }] of Object.entries(clauses)) {
    const kind = key as SkillKind;
    text[kind] = words;
    abilities[kind] = {
      ...rest,
      ...(run === undefined ? {} : { run: (g, self, v, event) => run(skillOf(g, self, kind, v as V, event.seat)) }),
    } as HlAbility;
  }
  const iconBits = icons.reduce((bits, icon) => bits | iconBit(icon), 0);
  const suitBits = suits.reduce((bits, suit) => bits | suitBit(suit), 0);
  const { play = null, action = null } = abilities as Partial<Record<SkillKind, HlAbility>>;
  return { id, name, icons, suits, iconBits, suitBits, art, vars, text, abilities, play, action };
}

/** The card of a triggered passive may have left already, so its player is read from the event. */
function skillOf<V>(g: G, self: HlCard, ability: SkillKind, vars: V, seat: Seat = self.controller): Skill<V> {
  const mine = ability === 'passive' ? seat : self.controller;
  return { g, self, seat: mine, rival: mine === 0 ? 1 : 0, vars, asking: { card: self.id, ability } };
}

export const defOf = (g: G, card: HlCard): HlCardDef => g.game.cards[card.def] as HlCardDef;
