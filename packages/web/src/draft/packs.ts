/**
 * What is in the packs of sealed play and of quick drafts. Packs hold cards of the ready decks, because those have a
 * sound mixture of everything that a deck needs. All of it follows from a seed.
 */
import { type DeckList, type Dice, diceFrom, type Game } from '@taisen/kernel';

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

export const cardsOf = (packs: readonly Pack[]): DeckList => packs.flatMap(({ cards }) => cards);

/** The packs of sealed play: twice as many cards as a deck has. */
export function sealedPacks(drafted: Drafted, seed: number): readonly Pack[] {
  const dice = diceFrom(seed);
  const size = Math.ceil((deckSize(drafted) * 2) / SEALED_PACKS);
  return shuffled(drafted.game.decks, dice, SEALED_PACKS).map((ready) => packOf(drafted, ready, size, true, dice));
}

/** The choices of a quick draft: in every round three packs, each of another ready deck. */
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
