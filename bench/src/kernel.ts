/** Games on our kernel, as a play-out of a bot uses it: no checkpoints, no history, no events. */
import { type DeckList, Match } from '@taisen/kernel';
import { linkavel } from '@taisen/linkavel';
import { diceFrom, PLAIN_DECK, type Played, seedOf } from './work.ts';

/** LinkaVel without effects. */
export const playKernel = (seed: number): Played => play(seed, [PLAIN_DECK, PLAIN_DECK]);

/** The whole of LinkaVel: two of its ready decks, other ones with every seed. */
export function playFull(seed: number): Played {
  const { decks } = linkavel;
  const deck = (at: number): DeckList => decks[at % decks.length]?.cards ?? [];
  return play(seed, [deck(seed), deck(Math.floor(seed / decks.length))]);
}

function play(seed: number, decks: readonly [DeckList, DeckList]): Played {
  const dice = diceFrom(seed);
  const match = Match.start(linkavel, { seed: seedOf(seed), decks }, { keep: false });
  let decisions = 0;
  let offered = 0;
  while (match.result === null) {
    for (const { seat, options } of match.pending) {
      decisions++;
      offered += options.length;
      match.answer(seat, dice(options.length));
    }
  }
  const { turn, lp } = match.state;
  return { winner: match.result.winner, turns: turn, decisions, options: offered, lp: [lp[0] ?? 0, lp[1] ?? 0] };
}
