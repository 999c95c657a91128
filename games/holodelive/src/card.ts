/** What a HOLOdeLIVE card is, and the words its file is written in. */
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

/** HL-3.1: what kind of performer. */
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

/** HL-3.1: the colour. */
export const SUITS = ['LOVELY', 'COOL', 'HOT', 'ENGLISH', 'INDONESIA', 'STAFF'] as const;
export type Suit = (typeof SUITS)[number];

export const EVERY_ICON = (1 << ICONS.length) - 1;
export const EVERY_SUIT = (1 << SUITS.length) - 1;
export const iconBit = (icon: Icon): number => 1 << ICONS.indexOf(icon);
export const suitBit = (suit: Suit): number => 1 << SUITS.indexOf(suit);

/** A skill at work: whose it is, and what it asks with. `seat` stays even when the card leaves in the middle. */
export interface Skill<V = Vars> {
  readonly g: G;
  readonly self: HlCard;
  readonly seat: Seat;
  readonly rival: Seat;
  readonly vars: V;
  readonly asking: { readonly card: CardId; readonly ability: SkillKind };
}

/** HL-3.2, HL-3.3, HL-3.4. A card has at most one of each, so the kind is also the key of the clause. */
export type SkillKind = 'play' | 'action' | 'passive';

export interface HlAbility extends Ability<HlState> {
  /** Works at most once a turn; action skills always do (HL-3.3). */
  readonly once?: boolean;
  /** It uses another card's skill, and so cannot be used by one that does. */
  readonly copies?: boolean;
}

export interface HlCardDef extends CardDef<HlState> {
  readonly icons: readonly Icon[];
  readonly suits: readonly Suit[];
  readonly iconBits: number;
  readonly suitBits: number;
  readonly art: { readonly icon: string; readonly accent?: string; readonly mood?: string };
  readonly abilities: Readonly<Partial<Record<SkillKind, HlAbility>>> & Readonly<Record<string, HlAbility>>;
  /** The same skills where the rules look for them at every turn. */
  readonly play: HlAbility | null;
  readonly action: HlAbility | null;
}

interface Face<V> {
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

/** A passive skill changes values while face up, or starts by itself when something happens. */
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

/** A performer. The clauses come last, so that the compiler knows the numbers they may use. */
export function performer<V extends Vars>(id: string, face: Face<V>, clauses: Clauses<V>): HlCardDef {
  const { name, icons, suits, art, vars = {} } = face;
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

/** A passive that reacts may belong to a card that has left by now: the event says whose it was. */
function skillOf<V>(g: G, self: HlCard, ability: SkillKind, vars: V, seat: Seat = self.controller): Skill<V> {
  const mine = ability === 'passive' ? seat : self.controller;
  return { g, self, seat: mine, rival: mine === 0 ? 1 : 0, vars, asking: { card: self.id, ability } };
}

export const defOf = (g: G, card: HlCard): HlCardDef => g.game.cards[card.def] as HlCardDef;
