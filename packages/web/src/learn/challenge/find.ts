/** Finds challenges: turns of matches between bots in which one side can win at once, whatever it cannot see. */
import { learned } from '@taisen/bots';
import {
  createRng,
  Determinizer,
  type Dice,
  diceFrom,
  type Game,
  indexOfOption,
  Match,
  type Option,
  opponent,
  type Seat,
  type State,
} from '@taisen/kernel';
import { type Challenge, decksOf } from '@taisen/positions';

/** Random tries of the turn. */
const TRIES = 60;
/** The share of them that may win: neither by chance nor hardly ever. */
const EASIEST = 0.34;
/** Deals of the hidden cards in which the solution must win. */
const DEALS = 12;
/** A match with more decisions is given up. */
const LONGEST = 400;
/** Matches to play for one challenge. */
const MATCHES = 40;

/** The first challenge from this seed; the same seed gives the same challenge. */
export function findChallenge(game: Game<State>, seed: string): Challenge {
  for (let i = 0; i < MATCHES; i++) {
    const found = challengeIn(game, `${seed}-${i}`);
    if (found !== null) return found;
  }
  throw new Error(`no challenge of ${game.id} in ${MATCHES} matches from ${seed}`);
}

/** The last turn of one match, if it is a challenge. */
export function challengeIn(game: Game<State>, seed: string): Challenge | null {
  const dice = diceFrom(hashOf(seed));
  const decks = twoDecks(game, dice);
  const setup = { seed, decks: decksOf(game, decks) };
  const match = Match.start(game, setup);
  const bots = [learned(dice(2 ** 30)), learned(dice(2 ** 30))] as const;
  let turn = -1;
  let begin = 0;
  let active: Seat = 0;
  while (match.result === null && match.history.length < LONGEST) {
    if (match.state.turn !== turn) {
      ({ turn, active } = match.state);
      begin = match.history.length;
    }
    const seat = match.waitingFor[0] as Seat;
    match.answer(seat, bots[seat].choose(match, seat));
  }
  const winner = match.result?.winner;
  if (winner == null || active !== winner) return null;
  const { history } = match;
  const start = startOf(game, setup, history.slice(0, begin));
  if (start.decisionOf(winner) === null) return null;
  const last = history.slice(begin);
  if (!isCertain(start, winner, lineOf(start, last, winner), dice)) return null;
  const lucky = Array.from({ length: TRIES }, () => winsByChance(start, winner, dice)).filter(Boolean).length;
  if (lucky > TRIES * EASIEST) return null;
  return {
    id: seed,
    seed,
    decks,
    seat: winner,
    chance: lucky / TRIES,
    answers: history.slice(0, begin),
    solution: last.filter(([seat]) => seat === winner).map(([, option]) => option),
  };
}

function twoDecks(game: Game<State>, dice: Dice): readonly string[] {
  const ids = game.decks.map(({ id }) => id);
  if (ids.length === 0) return [];
  const first = dice(ids.length);
  const second = ids.length > 1 ? (first + 1 + dice(ids.length - 1)) % ids.length : first;
  return [ids[first] as string, ids[second] as string];
}

function startOf(game: Game<State>, setup: Match['setup'], answers: Challenge['answers']): Match<State> {
  const match = Match.start(game, setup);
  for (const [seat, option] of answers) match.answer(seat, option);
  return match;
}

/** What the winner did. */
function lineOf(start: Match<State>, answers: Challenge['answers'], winner: Seat): readonly Option[] {
  const match = start.fork();
  const line: Option[] = [];
  for (const [seat, index] of answers) {
    const options = match.decisionOf(seat)?.options ?? [];
    if (seat === winner) line.push(options[index] as Option);
    match.answer(seat, index);
  }
  return line;
}

/** Whether the line wins in every deal of the hidden cards, with random answers of the opponent. */
function isCertain(start: Match<State>, winner: Seat, line: readonly Option[], dice: Dice): boolean {
  const determinizer = new Determinizer(start, winner);
  for (let deal = 0; deal < DEALS; deal++) {
    const sample = deal === 0 ? start.fork() : determinizer.sample(dice);
    if (sample === null) return false;
    if (deal > 0) sample.reseed(createRng(`${dice(2 ** 30)}`));
    if (!wins(sample, winner, line, dice)) return false;
  }
  return true;
}

function wins(match: Match<State>, winner: Seat, line: readonly Option[], dice: Dice): boolean {
  const { turn } = match.state;
  let next = 0;
  while (match.result === null) {
    if (match.state.turn !== turn) return false;
    const mine = match.decisionOf(winner);
    if (mine === null) {
      answerByChance(match, opponent(winner), dice);
      continue;
    }
    const index = indexOfOption(mine.options, line[next++] ?? { do: '' });
    if (index < 0) return false;
    match.answer(winner, index);
  }
  return match.result.winner === winner;
}

function winsByChance(start: Match<State>, winner: Seat, dice: Dice): boolean {
  const match = start.fork();
  const { turn } = match.state;
  while (match.result === null && match.state.turn === turn)
    answerByChance(match, match.decisionOf(winner) === null ? opponent(winner) : winner, dice);
  return match.result?.winner === winner;
}

function answerByChance(match: Match<State>, seat: Seat, dice: Dice): void {
  match.answer(seat, dice(match.decisionOf(seat)?.options.length ?? 1));
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
