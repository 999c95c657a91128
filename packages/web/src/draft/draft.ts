/**
 * Sealed play and quick drafts. Packs hold cards of the ready decks, because those have a sound mixture of everything
 * that a deck needs. All of it follows from a seed, and what comes out is legal at any table.
 */
import { type DeckList, type Dice, diceFrom, type Game } from '@taisen/kernel';
import { isLegal, problemsOf } from '../decks/legal.ts';

/** A game with decks, and which of its cards stands before the others in a deck, if any. */
export interface Drafted {
  readonly game: Game;
  readonly standsFirst: (id: string) => boolean;
}

/** Cards of one ready deck. */
export interface Pack {
  readonly deck: string;
  readonly cards: DeckList;
}

export const SEALED_PACKS = 6;
export const DRAFT_ROUNDS = 10;
export const DRAFT_CHOICES = 3;

export const deckSize = ({ game }: Drafted): number => game.decks[0]?.cards.length ?? 0;

/** The packs of sealed play: twice as many cards as a deck has. */
export function sealedPacks(drafted: Drafted, seed: number): readonly Pack[] {
  const dice = diceFrom(seed);
  const size = Math.ceil((deckSize(drafted) * 2) / SEALED_PACKS);
  return shuffled(drafted.game.decks, dice, SEALED_PACKS).map((ready) => packOf(drafted, ready, size, true, dice));
}

/** The choices of a quick draft: in every round one of three packs, each of another ready deck. */
export function draftRounds(drafted: Drafted, seed: number): readonly (readonly Pack[])[] {
  const dice = diceFrom(seed);
  const size = Math.ceil(deckSize(drafted) / DRAFT_ROUNDS);
  return Array.from({ length: DRAFT_ROUNDS }, (_, round) =>
    shuffled(drafted.game.decks, dice, DRAFT_CHOICES).map((ready) => packOf(drafted, ready, size, round === 0, dice)),
  );
}

type Ready = Game['decks'][number];

/** So many of the decks, each once before any comes again. */
function shuffled(decks: readonly Ready[], dice: Dice, count: number): Ready[] {
  const chosen: Ready[] = [];
  let left: Ready[] = [];
  while (chosen.length < count && decks.length > 0) {
    if (left.length === 0) left = [...decks];
    chosen.push(...left.splice(dice(left.length), 1));
  }
  return chosen;
}

function packOf({ standsFirst }: Drafted, { id, cards }: Ready, size: number, leads: boolean, dice: Dice): Pack {
  const left = cards.filter((card) => !standsFirst(card));
  const pack = leads ? cards.filter(standsFirst) : [];
  while (pack.length < size && left.length > 0) pack.push(...left.splice(dice(left.length), 1));
  return { deck: id, cards: pack };
}

/** How a bot drafts: it stays with the decks of which it has taken most. */
export function draftOf(rounds: readonly (readonly Pack[])[], seed: number): readonly Pack[] {
  const dice = diceFrom(seed);
  const taken: Pack[] = [];
  for (const offered of rounds) {
    const likes = offered.map(({ deck }) => taken.filter((pack) => pack.deck === deck).length * 10 + dice(10));
    taken.push(offered[likes.indexOf(Math.max(...likes))] as Pack);
  }
  return taken;
}

/** Changes that are tried to make a deck legal. */
const TRIES = 6000;
const RARELY = 100;

/**
 * A legal deck from a pool that keeps as much as possible of what is wished for. Null if the pool has none, which no
 * pool of packs has been seen to be.
 */
export function legalFrom(
  { game, standsFirst }: Drafted,
  wished: DeckList,
  pool: DeckList,
  seed: number,
): DeckList | null {
  const size = game.decks[0]?.cards.length ?? 0;
  const dice = diceFrom(seed);
  const first = [...wished, ...pool].filter(standsFirst).slice(0, 1);
  const deck = [...first, ...wished.filter((id) => !standsFirst(id))].slice(0, size);
  const rest = without(pool, deck).filter((id) => !standsFirst(id));
  while (deck.length < size && rest.length > 0) deck.push(...rest.splice(dice(rest.length), 1));
  let wrong = problemsOf(game, deck, {}).length;
  for (let i = 0; i < TRIES && wrong > 0; i++) {
    const at = first.length + dice(deck.length - first.length);
    // Another card of the pool, or another order: in some games the next one leads.
    const [list, other] = rest.length > 0 && dice(4) > 0 ? [rest, dice(rest.length)] : [deck, first.length];
    swap(deck, at, list, other);
    const now = problemsOf(game, deck, {}).length;
    // What changes nothing is rarely kept: it is only needed where two changes together help.
    if (now < wrong || (now === wrong && dice(RARELY) === 0)) wrong = now;
    else swap(deck, at, list, other);
  }
  return isLegal(game, deck, {}) ? deck : null;
}

function swap(a: string[], i: number, b: string[], j: number): void {
  const [one, other] = [a[i] as string, b[j] as string];
  a[i] = other;
  b[j] = one;
}

/** The cards of a pool that are not in the deck, copy by copy. */
export function without(pool: DeckList, deck: DeckList): string[] {
  const left = [...pool];
  for (const id of deck) {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

export const cardsOf = (packs: readonly Pack[]): DeckList => packs.flatMap(({ cards }) => cards);

/** A deck from sealed packs: half of the packs, those of one ready deck together, made legal with the others. */
export function sealedDeck(drafted: Drafted, packs: readonly Pack[], seed: number): DeckList | null {
  const same = (pack: Pack) => packs.filter(({ deck }) => deck === pack.deck).length;
  const best = packs.toSorted((a, b) => same(b) - same(a)).slice(0, SEALED_PACKS / 2);
  return legalFrom(drafted, cardsOf(best), cardsOf(packs), seed);
}
