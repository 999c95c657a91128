/** The operations that move cards. Each keeps track of who knows which card, and records an event. */
import { record } from './events.ts';
import type { AnyCtx, Ctx } from './game.ts';
import { EVERYONE, loseTrack, markDirty, readersOf, setKnown } from './knowledge.ts';
import { shufflePile } from './rng.ts';
import { type Card, NO_CARD, type State } from './state.ts';
import type { CardId, Seat } from './types.ts';

export const TOP = -1;
export const BOTTOM = -2;

export const zoneOf = (kind: number, seat: Seat): number => kind * 2 + seat;

export const cardsIn = (s: State, zone: number): CardId[] => s.zones[zone] as CardId[];

/** The first empty place of a row, or -1. */
export const freePlace = (s: State, zone: number): number => cardsIn(s, zone).indexOf(NO_CARD);

/** How many cards are in a row or a pile. */
export function countIn(s: State, zone: number): number {
  const ids = cardsIn(s, zone);
  let count = 0;
  for (let i = 0; i < ids.length; i++) if (ids[i] !== NO_CARD) count++;
  return count;
}

export interface MoveOptions {
  /** A place of a row; `TOP` (the default) or `BOTTOM` of a pile. */
  readonly at?: number;
  readonly faceDown?: boolean;
  /** The card is shown to everyone on its way. */
  readonly shown?: boolean;
  /** The seat that moves it, which sees the card even between two hidden zones. */
  readonly by?: Seat;
}
const NO_MOVE_OPTIONS: MoveOptions = {};

/** Moves a card to a zone. Its controller becomes the zone's player unless the zone is shared. */
export function move<S extends State>(g: Ctx<S>, id: CardId, zone: number, how: MoveOptions = NO_MOVE_OPTIONS): void {
  const { s, index } = g;
  const card = s.cards[id] as Card;
  const from = card.zone;
  const aliases = g.recorder === null ? null : s.aliases.slice(id * 3, id * 3 + 3);
  const onTop = take(g, card);
  if (index.isActive[from] && !index.isActive[zone]) leavePlay(g, card);
  if (index.isActive[from] || index.isActive[zone]) g.epoch++;

  const pile = cardsIn(s, zone);
  const at = how.at ?? TOP;
  if (at >= 0) pile[at] = id;
  else if (at === TOP) pile.push(id);
  else pile.unshift(id);
  card.zone = zone;
  card.faceDown = how.faceDown === true;
  if (!index.shared[zone]) card.controller = (zone & 1) as Seat;

  const readers = how.shown === true ? EVERYONE : readersOf(g, card);
  const mover = how.by === undefined ? 0 : 1 << how.by;
  const inSight = index.tracked[from] || onTop;
  const blind = inSight ? 0 : EVERYONE & ~(readers | mover | (index.readers[from] as number));
  if (blind !== 0) loseTrack(g, from, blind);
  setKnown(g, card, (card.known & ~blind) | readers);
  if (g.recorder === null || aliases === null) return;
  markDirty(g.recorder, from);
  record(g, { type: 'moved', card: id, from, to: zone }, aliases);
}

/** Takes a card out of its zone. True if it was the top of a face-down pile, so that everyone saw which card moved. */
function take(g: AnyCtx, card: Card): boolean {
  const { id, zone } = card;
  const pile = cardsIn(g.s, zone);
  // Written out for speed: `lastIndexOf` is a call, and `splice` would allocate an array.
  let at = pile.length - 1;
  if (g.index.row[zone]) {
    while (at > 0 && pile[at] !== id) at--;
    pile[at] = NO_CARD;
    return false;
  }
  if (pile[at] === id) {
    pile.pop();
    return g.index.readers[zone] === 0;
  }
  let above = pile.pop() as CardId;
  for (at--; above !== id && at >= 0; at--) {
    const next = pile[at] as CardId;
    pile[at] = above;
    above = next;
  }
  return false;
}

/** A card that leaves play loses the effects on it and everything that it gained there. */
function leavePlay<S extends State>(g: Ctx<S>, card: Card): void {
  const { s } = g;
  for (let i = s.effects.length - 1; i >= 0; i--) {
    if (s.effects[i]?.target === card.id) s.effects.splice(i, 1);
  }
  card.controller = card.owner;
  g.game.onLeave(g, card as S['cards'][number]);
}

/** Shuffles a face-down pile: nobody knows any card of it any more. */
export function shuffle(g: AnyCtx, zone: number): void {
  const pile = cardsIn(g.s, zone);
  shufflePile(g.s.rng, pile);
  for (let i = 0; i < pile.length; i++) {
    const card = g.s.cards[pile[i] as CardId] as Card;
    if (card.known !== 0) setKnown(g, card, 0);
  }
  if (g.recorder === null) return;
  markDirty(g.recorder, zone);
  record(g, { type: 'shuffled', to: zone });
}

/** Shows cards to a seat alone; others learn only that it looked. */
export function look(g: AnyCtx, seat: Seat, cards: readonly CardId[]): void {
  show(g, 1 << seat, cards);
  if (g.recorder !== null) record(g, { type: 'looked', seat, cards });
}

/** Shows cards to everyone. */
export function reveal(g: AnyCtx, cards: readonly CardId[]): void {
  show(g, EVERYONE, cards);
  if (g.recorder !== null) record(g, { type: 'revealed', cards });
}

function show(g: AnyCtx, viewers: number, cards: readonly CardId[]): void {
  for (const id of cards) {
    const card = g.s.cards[id] as Card;
    setKnown(g, card, card.known | viewers);
  }
}

/** Turns a card on the table face up or face down. */
export function turnOver(g: AnyCtx, id: CardId, faceDown: boolean): void {
  const card = g.s.cards[id] as Card;
  card.faceDown = faceDown;
  // A card turned down in plain sight is remembered by everyone who saw it.
  setKnown(g, card, card.known | readersOf(g, card));
  if (g.recorder !== null) record(g, { type: faceDown ? 'covered' : 'opened', card: id });
}

/** Adds a new card to a zone while a match is set up. No event is recorded. */
export function addCard<S extends State>(s: S, card: S['cards'][number], at = TOP): void {
  s.cards.push(card);
  s.aliases.push(0, 0, 0);
  const pile = cardsIn(s, card.zone);
  if (at >= 0) pile[at] = card.id;
  else pile.push(card.id);
}
