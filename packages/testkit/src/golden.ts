/**
 * Golden matches: what a published version of a game does, recorded. If the rules or a card change, a recorded match goes
 * another way, and the check says where. A new version gets new ones: `npm run taisen -- golden GAME`.
 */
import { createHash } from 'node:crypto';
import {
  type CardDef,
  type DeckList,
  diceFrom,
  type Game,
  Match,
  type Ruling,
  type Seat,
  type Setup,
  type State,
} from '@taisen/kernel';

export interface Golden {
  readonly version: string;
  /** A hash of the data of each card: its numbers, without its texts and its picture. */
  readonly cards: Readonly<Record<string, string>>;
  /** The values of each ruling, the default first. */
  readonly rulings: Readonly<Record<string, string>>;
  /** The lists of the recorded matches. Ready decks may change without a new version. */
  readonly decks: Readonly<Record<string, DeckList>>;
  /** Matches with every answer, and a hash of each decision with the events before it. */
  readonly matches: readonly GoldenMatch[];
  /** Hashes of further random games, by seed. */
  readonly games: readonly string[];
}

interface GoldenMatch {
  readonly seed: number;
  /** `option * 2 + seat`. */
  readonly answers: readonly number[];
  readonly hashes: string;
}

const MATCHES = 12;
const GAMES = 150;
/** Characters of a hash in `hashes`. */
const HASH = 4;

const hashOf = (value: unknown, length: number): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, length);

/** The version in a ruleset, e.g. 1.2.0 in `1.2.0-5f0c3a…`. */
export const versionOf = ({ ruleset }: { readonly ruleset: string }): string => ruleset.replace(/-[^-]*$/, '');

/** A game that has not been published yet may change as it likes. */
export const isPublished = (game: { readonly ruleset: string }): boolean => !versionOf(game).startsWith('0.');

export function recordGolden<S extends State>(game: Game<S>): Golden {
  const decks = Object.fromEntries(game.decks.map(({ id, cards }) => [id, cards]));
  return {
    version: versionOf(game),
    cards: cardsOf(game),
    rulings: rulingsOf(game),
    decks,
    matches: Array.from({ length: MATCHES }, (_, seed) => recordMatch(game, decks, seed)),
    games: Array.from({ length: GAMES }, (_, i) => gameHash(game, decks, MATCHES + i)),
  };
}

/** Where the game differs from what was recorded; empty if it does not. */
export function goldenDifferences<S extends State>(game: Game<S>, golden: Golden): string[] {
  if (golden.version !== versionOf(game)) return [`the golden matches are of version ${golden.version}`];
  const found = [
    ...changes('card', golden.cards, cardsOf(game)),
    ...changes('ruling', golden.rulings, rulingsOf(game)),
    ...golden.matches.flatMap((match) => difference(game, golden.decks, match) ?? []),
  ];
  golden.games.forEach((hash, i) => {
    const seed = MATCHES + i;
    const now = attempt(() => gameHash(game, golden.decks, seed));
    if (now !== hash) found.push(`random game ${seed} goes another way${now.length > 8 ? `: ${now}` : ''}`);
  });
  return found;
}

/** Without functions, which the matches show, and without what only people see. */
const cardsOf = <S extends State>(game: Game<S>): Record<string, string> =>
  Object.fromEntries(game.cards.map((card) => [card.id, hashOf(dataOf(card), 8)]));

/** As in scripts/modules/behaviour.mjs. */
const DRAWN = ['art', 'reading'];

function dataOf<S extends State>({ name: _, text: __, ...card }: CardDef<S>): unknown {
  return JSON.parse(JSON.stringify(card, (key, value) => (DRAWN.includes(key) || isWords(value) ? undefined : value)));
}

const isWords = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'ja' in value && 'zh-Hant' in value && 'en' in value;

const rulingsOf = <S extends State>(game: Game<S>): Record<string, string> =>
  Object.fromEntries(
    Object.entries<Ruling>(game.rulings).map(([name, ruling]) => [name, [ruling.default, ...ruling.values].join(' ')]),
  );

function changes(what: string, was: Readonly<Record<string, string>>, is: Readonly<Record<string, string>>): string[] {
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].sort();
  return names
    .filter((name) => was[name] !== is[name])
    .map(
      (name) =>
        `${what} ${name} ${was[name] === undefined ? 'is new' : is[name] === undefined ? 'is gone' : 'has changed'}`,
    );
}

/** Random decks, and in every second game random rulings. */
function setupOf<S extends State>(game: Game<S>, decks: Golden['decks'], seed: number): Setup {
  const dice = diceFrom(seed);
  const lists = Object.values(decks);
  const deck = () => lists[dice(lists.length)] ?? [];
  const pair = [deck(), deck()] as const;
  if (seed % 2 === 0) return { seed: `golden ${seed}`, decks: pair };
  // House rules for decks could forbid the recorded lists.
  const rulings = Object.fromEntries(
    Object.entries<Ruling>(game.rulings).map(([name, { values }]) => [name, values[dice(values.length)] as string]),
  );
  const isLegal = pair.every((list) => game.checkDeck(list, rulings as never).length === 0);
  return { seed: `golden ${seed}`, decks: pair, ...(isLegal ? { rulings } : {}) };
}

const MOST_DECISIONS = 400;

/** Plays at random; calls `each` at every decision, with what a recorded match has to show there. */
function playOut<S extends State>(match: Match<S>, seed: number, each: (shown: unknown) => void): number[] {
  const dice = diceFrom(seed ^ 0x90_1d);
  const answers: number[] = [];
  while (match.result === null && answers.length < MOST_DECISIONS) {
    each(shownBy(match));
    const waiting = match.waitingFor;
    const seat = waiting[dice(waiting.length)] as Seat;
    const option = dice(match.decisionOf(seat)?.options.length ?? 0);
    answers.push(option * 2 + seat);
    match.answer(seat, option);
  }
  each(shownBy(match));
  return answers;
}

/** The decisions, the events since the last ones, and the result. */
function shownBy<S extends State>({ pending, recorder, result }: Match<S>): unknown {
  const decisions = pending.map(({ seat, kind, options, card, ability, face, pass }) => [
    ...[seat, kind, options, card ?? null, ability ?? null, face ?? null, pass ?? null],
  ]);
  return [decisions, recorder?.events.map((events) => events.splice(0)), result];
}

function recordMatch<S extends State>(game: Game<S>, decks: Golden['decks'], seed: number): GoldenMatch {
  const hashes: string[] = [];
  const match = Match.start(game, setupOf(game, decks, seed), { record: true });
  const answers = playOut(match, seed, (shown) => hashes.push(hashOf(shown, HASH)));
  return { seed, answers, hashes: hashes.join('') };
}

function gameHash<S extends State>(game: Game<S>, decks: Golden['decks'], seed: number): string {
  const all: unknown[] = [];
  playOut(Match.start(game, setupOf(game, decks, seed), { record: true }), seed, (shown) => all.push(shown));
  return hashOf(all, 8);
}

/** Where a recorded match goes another way; null if it does not. */
function difference<S extends State>(game: Game<S>, decks: Golden['decks'], golden: GoldenMatch): string | null {
  const { seed, answers, hashes } = golden;
  let at = 0;
  let where = '';
  const failed = attempt(() => {
    const match = Match.start(game, setupOf(game, decks, seed), { record: true });
    for (; at <= answers.length; at++) {
      const shown = shownBy(match);
      where = `turn ${match.state.turn}, ${match.pending.map(({ seat, kind }) => `seat ${seat} is asked "${kind}"`).join(', ')}`;
      if (hashOf(shown, HASH) !== hashes.slice(at * HASH, (at + 1) * HASH))
        return `the decision, the events before it or the result differ (${where}): ${JSON.stringify(shown).slice(0, 300)}`;
      const answer = answers[at];
      if (answer !== undefined) match.answer((answer % 2) as Seat, Math.floor(answer / 2));
    }
    return '';
  });
  return failed === '' ? null : `match ${seed}, decision ${at}: ${failed}`;
}

/** An error is a difference, too. */
function attempt(run: () => string): string {
  try {
    return run();
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message}`;
  }
}
