/** What a viewer sees: built by listing what may be seen, zone by zone, and never by removing what may not. */
import { type CardRef, refTo } from './events.ts';
import type { AnyCtx, Ctx, ZoneKind } from './game.ts';
import { aliasOf, knows } from './knowledge.ts';
import type { Match } from './match.ts';
import { type Card, NO_CARD, type State } from './state.ts';
import type { CardId, Decision, Option, Result, Seat, Viewer } from './types.ts';
import { countIn } from './zones.ts';

export interface CardView {
  readonly id: number;
  /** The card's definition; absent for a card whose face this viewer does not know. */
  readonly card?: string;
  readonly faceDown?: true;
  readonly owner?: Seat;
  /** For a known card in a face-down pile: how many lie above it. */
  readonly under?: number;
  /** The game's facts about it, e.g. its present power; absent if there are none. */
  readonly now?: object;
}

export interface ZoneView {
  readonly count: number;
  /** The cards this viewer can tell apart; `null` is an empty place of a row. */
  readonly cards: readonly (CardView | null)[];
}

export interface OptionView {
  readonly do: string;
  readonly card?: number;
  readonly target?: number;
  readonly cards?: readonly number[];
  readonly ability?: string;
  readonly face?: string;
  readonly at?: number;
}

/** A decision as its seat gets it; everyone else gets it without options. */
export interface DecisionView {
  readonly seat: Seat;
  readonly kind: string;
  readonly card?: CardRef;
  readonly ability?: string;
  readonly options?: readonly OptionView[];
  /** The position of the option that does nothing. */
  readonly pass?: number;
}

/** Something that lasts: on a card if it has a target, otherwise on a player or the whole table. */
export interface EffectView {
  readonly kind: string;
  /** The card that it comes from. */
  readonly card: CardRef;
  readonly target?: CardRef;
  /** Absent in matches of older modules. */
  readonly seat?: Seat;
  readonly amount: number;
  readonly until: number;
}

export interface View {
  readonly viewer: Viewer;
  readonly turn: number;
  readonly active: Seat;
  readonly result: Result | null;
  readonly zones: Readonly<Record<string, ZoneView>>;
  readonly effects: readonly EffectView[];
  /** The game's own public facts. */
  readonly facts: object;
  readonly pending: readonly DecisionView[];
}

export function viewOf<S extends State>(match: Match<S>, viewer: Viewer): View {
  const { g } = match;
  const { s } = g;
  const zones: Record<string, ZoneView> = {};
  g.game.zones.forEach((kind, k) => {
    for (const seat of kind.shared ? [0] : [0, 1]) {
      const zone = k * 2 + seat;
      zones[g.index.zoneNames[zone] as string] = viewZone(g, kind, zone, viewer);
    }
  });
  return {
    viewer,
    turn: s.turn,
    active: s.active,
    result: s.result,
    zones,
    effects: viewEffects(g, viewer),
    facts: deepCopy(g.game.publicFacts(g)),
    pending: match.pending.map((decision) => viewDecision(g, decision, viewer)),
  };
}

function viewZone<S extends State>(g: Ctx<S>, kind: ZoneKind, zone: number, viewer: Viewer): ZoneView {
  const cards = shownIn(g, kind, zone, viewer).map((id) => viewCard(g, kind, id, viewer));
  return { count: countIn(g.s, zone), cards };
}

/** The cards of a zone that a viewer can tell apart, in the order in which they are shown; not to be changed. */
export function shownIn(g: AnyCtx, kind: ZoneKind, zone: number, viewer: Viewer): readonly CardId[] {
  const pile = g.s.zones[zone] as CardId[];
  if (kind.sees === 'all') return pile;
  const known: CardId[] = [];
  for (const id of pile) if (knows(g.s.cards[id] as Card, viewer)) known.push(id);
  // The opponent's hand is in the order of this viewer's ids: its real order is hidden.
  if (kind.sees === 'owner' && (zone & 1) !== viewer)
    known.sort((a, b) => aliasOf(g.s, a, viewer) - aliasOf(g.s, b, viewer));
  return known;
}

/** How many cards lie above one in a face-down pile; nothing elsewhere. */
export function aboveIn(s: State, kind: ZoneKind, card: Card): number | undefined {
  if (kind.sees !== 'none') return undefined;
  const pile = s.zones[card.zone] as CardId[];
  return pile.length - 1 - pile.indexOf(card.id);
}

export function viewCard<S extends State>(g: Ctx<S>, kind: ZoneKind, id: CardId, viewer: Viewer): CardView | null {
  if (id === NO_CARD) return null;
  const card = g.s.cards[id] as S['cards'][number];
  const { id: alias, card: face } = refTo(g, id, viewer);
  const view: { -readonly [K in keyof CardView]: CardView[K] } = { id: alias };
  if (face !== undefined) {
    view.card = face;
    view.owner = card.owner;
    const now = kind.identityOnly === true ? null : g.game.cardFacts(g, card);
    if (now !== null && Object.keys(now).length > 0) view.now = deepCopy(now);
  }
  if (face === undefined || card.faceDown) view.faceDown = true;
  const under = aboveIn(g.s, kind, card);
  if (under !== undefined) view.under = under;
  return view;
}

export const viewEffects = <S extends State>(g: Ctx<S>, viewer: Viewer): View['effects'] =>
  g.s.effects.map(({ kind, card, target, seat, amount, until }) => ({
    kind,
    card: refTo(g, card, viewer),
    ...(target === NO_CARD ? { seat } : { target: refTo(g, target, viewer) }),
    amount,
    until,
  }));

export function viewDecision<S extends State>(g: Ctx<S>, decision: Decision, viewer: Viewer): DecisionView {
  const { seat, kind, card, ability, face, options, pass } = decision;
  const view: { -readonly [K in keyof DecisionView]: DecisionView[K] } = { seat, kind };
  if (card !== undefined) view.card = refTo(g, card, viewer);
  if (face !== undefined && seat === viewer) view.card = { id: 0, card: face };
  if (ability !== undefined) view.ability = ability;
  if (seat === viewer) {
    view.options = options.map((option) => viewOption(g, option, viewer));
    if (pass !== undefined) view.pass = pass;
  }
  return view;
}

export function viewOption<S extends State>(g: Ctx<S>, option: Option, viewer: Viewer): OptionView {
  const view: { -readonly [K in keyof OptionView]: OptionView[K] } = { do: option.do };
  if (option.card !== undefined) view.card = aliasOf(g.s, option.card, viewer);
  if (option.target !== undefined) view.target = aliasOf(g.s, option.target, viewer);
  if (option.cards !== undefined) view.cards = option.cards.map((id) => aliasOf(g.s, id, viewer));
  if (option.ability !== undefined) view.ability = option.ability;
  if (option.face !== undefined) view.face = option.face;
  if (option.at !== undefined) view.at = option.at;
  return view;
}

/** A view must not change when the state that it was made from does. */
export function deepCopy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(deepCopy) as T;
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = deepCopy(value[key]);
  return copy as T;
}
