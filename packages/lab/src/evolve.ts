/**
 * A deck builder that searches: it swaps cards of a deck and keeps what does better against the ready decks. All
 * candidates play the same shuffles, so that their differences are due to the cards.
 */
import type { BotMaker } from '@taisen/bots';
import { type DeckList, type Dice, diceFrom, type Game, Match, rulingsOf, type Seat, type State } from '@taisen/kernel';
import { type Share, share } from './statistics.ts';

export interface Search<S extends State> {
  readonly game: Game<S>;
  readonly bot: BotMaker;
  /** The decks to play against. */
  readonly field: readonly DeckList[];
  readonly start: DeckList;
  /** The cards that may come in. */
  readonly pool: readonly string[];
  /** The share of wins to come close to; by default as many as possible. */
  readonly target?: number;
  /** Games for each candidate, and how many candidates are tried. */
  readonly games: number;
  readonly steps: number;
  readonly seed: number;
}

export interface Evolved {
  readonly cards: DeckList;
  /** On the shuffles of the search, which flatter it. */
  readonly found: Share;
  /** On others. */
  readonly confirmed: Share;
  /** How many changes were kept. */
  readonly kept: number;
}

/** The most copies that a change replaces. */
const MOST_SWAPPED = 3;
/** Tries to find a legal change before a step is given up. */
const TRIES = 50;

export function evolve<S extends State>(search: Search<S>, onKept: (wins: Share) => void = () => {}): Evolved {
  const { games, steps, seed } = search;
  const dice = diceFrom(seed);
  let cards = search.start;
  let found = winsOf(search, cards, seed, games);
  let kept = 0;
  for (let step = 0; step < steps; step++) {
    const candidate = changed(search, cards, dice);
    if (candidate === null) continue;
    const wins = winsOf(search, candidate, seed, games);
    if (lossOf(search, wins) >= lossOf(search, found)) continue;
    [cards, found] = [candidate, wins];
    kept++;
    onKept(wins);
  }
  return { cards, found, confirmed: winsOf(search, cards, seed + games, games), kept };
}

const lossOf = <S extends State>({ target }: Search<S>, { share: part }: Share): number =>
  target === undefined ? -part : Math.abs(part - target);

/** The deck with one to three cards replaced by copies of another one; null if no legal change was found. */
function changed<S extends State>({ game, pool }: Search<S>, cards: DeckList, dice: Dice): DeckList | null {
  const rulings = rulingsOf(game, {});
  for (let i = 0; i < TRIES; i++) {
    const next = [...cards];
    const into = pool[dice(pool.length)] as string;
    for (let n = 1 + dice(MOST_SWAPPED); n > 0; n--) next[dice(next.length)] = into;
    const isNew = next.some((id, at) => id !== cards[at]);
    if (isNew && game.checkDeck(next, rulings).length === 0) return Object.freeze(next);
  }
  return null;
}

/** Wins of a deck against the field: every opponent in turn, in both seats. */
export function winsOf<S extends State>(
  { game, bot, field }: Pick<Search<S>, 'game' | 'bot' | 'field'>,
  cards: DeckList,
  seed: number,
  games: number,
): Share {
  let points = 0;
  for (let i = 0; i < games; i++) {
    const seat = (Math.floor(i / field.length) & 1) as Seat;
    const theirs = field[i % field.length] as DeckList;
    points += pointsOf(game, bot, seat === 0 ? [cards, theirs] : [theirs, cards], seat, seed + i);
  }
  return share(points, games);
}

function pointsOf<S extends State>(
  game: Game<S>,
  bot: BotMaker,
  decks: readonly [DeckList, DeckList],
  seat: Seat,
  seed: number,
): number {
  const dice = diceFrom(seed);
  const match = Match.start(game, { seed: `evolve ${seed}`, decks });
  const players = [bot(dice(2 ** 31)), bot(dice(2 ** 31))] as const;
  while (match.result === null)
    for (const asked of match.waitingFor) match.answer(asked, players[asked].choose(match, asked));
  const { winner } = match.result;
  return winner === null ? 0.5 : winner === seat ? 1 : 0;
}
