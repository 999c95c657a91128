/** Random play with the general checks: the cheapest way to reach unexpected states. */
import { diceFrom, type Game, logOf, Match, replay, type Seat, type Setup, type State } from '@taisen/kernel';
import { type CheckCounts, CheckFailed, checkDecision, type Trail } from './checks.ts';

/** No game needs as many. */
const MOST_DECISIONS = 20_000;

/** Plays one match with random answers, by default with random ready-made decks. */
export function playRandomGame<S extends State>(
  game: Game<S>,
  seed: number,
  counts: CheckCounts,
  checks = true,
  setup: Setup = randomSetup(game, seed),
): Match<S> {
  const dice = diceFrom(seed ^ 0x5eed);
  const match = Match.start(game, setup, { record: checks });
  let trail: Trail | null = null;
  for (let n = 0; match.result === null; n++) {
    if (n > MOST_DECISIONS) throw new CheckFailed(`seed ${seed}: no end after ${n} decisions`);
    if (checks) trail = checkDecision(match, counts, dice, trail);
    const waiting = match.waitingFor;
    const seat = waiting[dice(waiting.length)] as Seat;
    match.answer(seat, dice(match.decisionOf(seat)?.options.length ?? 0));
  }
  if (checks) {
    const again = replay(game, logOf(match));
    if (JSON.stringify(again.state) !== JSON.stringify(match.state))
      throw new CheckFailed(`seed ${seed}: the replay ends in another state`);
  }
  return match;
}

/** With two random ready-made decks. */
export function randomSetup<S extends State>(game: Game<S>, seed: number): Setup {
  const dice = diceFrom(seed);
  const deck = () => game.decks[dice(game.decks.length)]?.cards ?? [];
  return { seed: `random ${seed}`, decks: [deck(), deck()] };
}
