/** Games on our kernel, with the settings of a rollout: no checkpoints, no history, no events. */
import { type DeckList, type Dice, diceFrom, type Game, Match, type State } from '@taisen/kernel';
import { type LvState, linkavel } from '@taisen/linkavel';
import { PLAIN_DECK, type Played, seedOf } from './work.ts';

/** The number of decisions in a game, and of options over all of them. */
type Asked = Pick<Played, 'decisions' | 'options'>;

/** LinkaVel without effects. */
export function playKernel(seed: number, dice = diceFrom(seed)): Played {
  const match = start(linkavel, seed, [PLAIN_DECK, PLAIN_DECK]);
  const { decisions, options } = play(match, dice);
  const { turn, lp, result } = match.state;
  return { winner: result?.winner ?? null, turns: turn, decisions, options, lp: [lp[0] ?? 0, lp[1] ?? 0] };
}

/**
 * A complete game with two ready-made decks, depending on the seed. As in a rollout, only real choices are decisions.
 */
export const playReady = <S extends State>(game: Game<S>, seed: number): Asked =>
  play(startReady(game, seed), diceFrom(seed));

function startReady<S extends State>(game: Game<S>, seed: number): Match<S> {
  const { decks } = game;
  const deck = (at: number): DeckList => decks[at % decks.length]?.cards ?? [];
  return start(game, seed, [deck(seed), deck(Math.floor(seed / decks.length))], true);
}

const start = <S extends State>(
  game: Game<S>,
  seed: number,
  decks: readonly [DeckList, DeckList],
  choicesOnly = false,
): Match<S> => Match.start(game, { seed: seedOf(seed), decks }, { keep: false, choicesOnly });

function play<S extends State>(match: Match<S>, dice: Dice): Asked {
  let decisions = 0;
  let offered = 0;
  while (match.result === null) {
    for (const { seat, options } of match.pending) {
      decisions++;
      offered += options.length;
      match.answer(seat, dice(options.length));
    }
  }
  return { decisions, options: offered };
}

/** A state in the middle of a game with ready-made decks, as bots clone it for every rollout. */
export function midGame(): LvState {
  const { decisions } = playReady(linkavel, 1);
  const match = startReady(linkavel, 1);
  const dice = diceFrom(1);
  for (let i = 0; i < decisions / 2; i++) {
    const [decision] = match.pending;
    if (decision !== undefined) match.answer(decision.seat, dice(decision.options.length));
  }
  return match.state;
}
