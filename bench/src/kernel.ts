/** Games on our kernel, as a play-out of a bot uses it: no checkpoints, no history, no events. */
import { type DeckList, type Dice, diceFrom, Match } from '@taisen/kernel';
import { type LvState, linkavel } from '@taisen/linkavel';
import { PLAIN_DECK, type Played, seedOf } from './work.ts';

/** LinkaVel without effects. */
export const playKernel = (seed: number, dice = diceFrom(seed)): Played =>
  play(start(seed, [PLAIN_DECK, PLAIN_DECK]), dice);

/** The whole of LinkaVel: two of its ready decks, other ones with every seed. */
export const playFull = (seed: number): Played => play(startFull(seed), diceFrom(seed));

function startFull(seed: number): Match<LvState> {
  const { decks } = linkavel;
  const deck = (at: number): DeckList => decks[at % decks.length]?.cards ?? [];
  return start(seed, [deck(seed), deck(Math.floor(seed / decks.length))]);
}

const start = (seed: number, decks: readonly [DeckList, DeckList]): Match<LvState> =>
  Match.start(linkavel, { seed: seedOf(seed), decks }, { keep: false });

function play(match: Match<LvState>, dice: Dice): Played {
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

/** A state in the middle of a game of ready decks: what a bot clones for every play-out. */
export function midGame(): LvState {
  const { decisions } = playFull(1);
  const match = startFull(1);
  const dice = diceFrom(1);
  for (let i = 0; i < decisions / 2; i++) {
    const [decision] = match.pending;
    if (decision !== undefined) match.answer(decision.seat, dice(decision.options.length));
  }
  return match.state;
}
