/** Games of bots against themselves, as samples for learning. */
import { type Bot, cardAt } from '@taisen/bots';
import { diceFrom, type Game, Match, type Seat, type State } from '@taisen/kernel';
import { randomDecks } from '../random-decks.ts';
import type { Sample } from './fit.ts';

/**
 * The samples of one game: both seats at the beginning of every turn. A share of moves is random, so that positions
 * occur which good play avoids.
 */
export function selfPlay<S extends State>(
  game: Game<S>,
  seed: number,
  bots: readonly [Bot, Bot],
  randomShare: number,
): Sample[] {
  const dice = diceFrom(seed);
  const match = Match.start(game, { seed: `learn ${seed}`, decks: randomDecks(game, dice) });
  const seen: Seen[] = [];
  let turn = 0;
  while (match.result === null) {
    for (const seat of match.waitingFor) {
      const count = match.decisionOf(seat)?.options.length ?? 1;
      if (match.state.turn !== turn) {
        turn = match.state.turn;
        for (const viewer of [0, 1] as const) seen.push({ sample: sampleOf(match, viewer), seat: viewer });
      }
      match.answer(seat, dice(1000) < randomShare * 1000 ? dice(count) : bots[seat].choose(match, seat));
    }
  }
  const { winner } = match.result;
  for (const { sample, seat } of seen) sample.target = winner === null ? 0.5 : winner === seat ? 1 : 0;
  return seen.map(({ sample }) => sample);
}

interface Seen {
  readonly sample: Sample;
  readonly seat: Seat;
}

function sampleOf<S extends State>({ g, game }: Match<S>, seat: Seat): Sample {
  const cards: number[] = [];
  for (const card of g.s.cards) {
    const at = cardAt(g, card, seat, game.cards.length);
    if (at >= 0) cards.push((card.zone & 1) === seat ? at : -1 - at);
  }
  return { counts: Float32Array.from(game.features?.of(g, seat) ?? []), cards: Int32Array.from(cards), target: 0 };
}
