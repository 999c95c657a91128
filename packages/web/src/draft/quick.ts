/**
 * A quick draft between a player and a bot: in every round there are three packs, of which each takes one. Whoever was
 * second chooses first in the next round. What nobody takes stays in the box, which makes decks legal in the end.
 */
import { type DeckList, diceFrom } from '@taisen/kernel';
import { legalFrom } from './build.ts';
import { cardsOf, type Drafted, draftRounds, type Pack } from './packs.ts';

/** Packs that are still to be chosen from. */
export interface Offer {
  readonly round: number;
  readonly packs: readonly Pack[];
  /** The bot chose first and has this one. */
  readonly gone: number | null;
}

export interface QuickDraft {
  readonly mine: readonly Pack[];
  readonly theirs: readonly Pack[];
  /** What nobody took. */
  readonly box: readonly Pack[];
  /** Null when the draft is over. */
  readonly offer: Offer | null;
}

/** The draft after the player's choices, each the number of a pack. */
export function quickDraft(drafted: Drafted, seed: number, picks: readonly number[]): QuickDraft {
  const rounds = draftRounds(drafted, seed);
  const mine: Pack[] = [];
  const theirs: Pack[] = [];
  const box: Pack[] = [];
  for (const [round, packs] of rounds.entries()) {
    const first = round % 2 === 1 ? botPick(packs, null, theirs, seed + round) : null;
    const pick = picks[round];
    // A choice that is stored may be of another version of the app.
    if (pick === undefined || pick === first || packs[pick] === undefined)
      return { mine, theirs, box, offer: { round, packs, gone: first } };
    const other = first ?? botPick(packs, pick, theirs, seed + round);
    mine.push(packs[pick]);
    theirs.push(packs[other] as Pack);
    box.push(...packs.filter((_, at) => at !== pick && at !== other));
  }
  return { mine, theirs, box, offer: null };
}

/** A bot stays with the decks of which it has taken most. */
function botPick(packs: readonly Pack[], gone: number | null, taken: readonly Pack[], seed: number): number {
  const dice = diceFrom(seed);
  const likes = packs.map(({ deck }, at) => {
    const liking = taken.filter((pack) => pack.deck === deck).length * 10 + dice(10);
    return at === gone ? -1 : liking;
  });
  return likes.indexOf(Math.max(...likes));
}

/** The deck that the packs of one of the two make, with cards of the box where the rules need them. */
export const deckOf = (drafted: Drafted, taken: readonly Pack[], box: readonly Pack[], seed: number): DeckList =>
  legalFrom(drafted, cardsOf(taken), [...cardsOf(taken), ...cardsOf(box)], seed);
