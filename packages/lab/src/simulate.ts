/** Simulates many games between bots, and counts their results. */
import type { BotMaker } from '@taisen/bots';
import {
  type DeckList,
  type Dice,
  diceFrom,
  type Game,
  Match,
  type RulingValues,
  type Seat,
  type State,
} from '@taisen/kernel';
import { type Share, type Spread, share, spread } from './statistics.ts';

export interface Simulation<S extends State> {
  readonly game: Game<S>;
  readonly games: number;
  readonly seed: number;
  readonly bots: readonly [BotMaker, BotMaker];
  /** Ids of ready-made decks; random ones for each game if absent. */
  readonly decks?: readonly [string, string];
  readonly rulings?: RulingValues;
}

export interface Report {
  readonly games: number;
  /** By seat, independent of the starting player. */
  readonly seats: readonly [Share, Share];
  readonly starter: Share;
  readonly draws: Share;
  /** The turns of both players together. */
  readonly turns: Spread;
  readonly decisions: Spread;
  /** The number of games that each rule ended. */
  readonly endings: ReadonlyMap<string, number>;
  /** The wins of each ready-made deck against the others. */
  readonly decks: ReadonlyMap<string, Share>;
}

export function simulate<S extends State>(simulation: Simulation<S>, onGame?: (played: number) => void): Report {
  const { game, games } = simulation;
  const wins = [0, 0];
  let starterWins = 0;
  let draws = 0;
  const turns: number[] = [];
  const decisions: number[] = [];
  const endings = new Map<string, number>();
  const decks = new Map<string, { won: number; played: number }>();
  for (let i = 0; i < games; i++) {
    const played = playOne(simulation, simulation.seed + i);
    const { winner, rule } = played.match.result as { winner: Seat | null; rule: string };
    endings.set(rule, (endings.get(rule) ?? 0) + 1);
    turns.push(played.match.state.turn);
    decisions.push(played.match.history.length);
    if (winner === null) draws++;
    else wins[winner] = (wins[winner] as number) + 1;
    if (winner === played.starter) starterWins++;
    played.decks.forEach((id, seat) => {
      if (played.decks[0] === played.decks[1]) return;
      const record = decks.get(id) ?? { won: 0, played: 0 };
      decks.set(id, { won: record.won + (winner === seat ? 1 : 0), played: record.played + 1 });
    });
    onGame?.(i + 1);
  }
  return {
    games,
    seats: [share(wins[0] as number, games), share(wins[1] as number, games)],
    starter: share(starterWins, games - draws),
    draws: share(draws, games),
    turns: spread(turns),
    decisions: spread(decisions),
    endings: new Map([...endings].sort()),
    decks: new Map(game.decks.filter(({ id }) => decks.has(id)).map(({ id }) => [id, record(decks.get(id))])),
  };
}

const record = (deck = { won: 0, played: 0 }): Share => share(deck.won, deck.played);

/** Two random ready-made decks of the game. */
export function randomDecks<S extends State>(game: Game<S>, dice: Dice): [DeckList, DeckList] {
  const deck = () => game.decks[dice(game.decks.length)]?.cards ?? [];
  return [deck(), deck()];
}

function playOne<S extends State>(simulation: Simulation<S>, seed: number) {
  const { game, bots, rulings } = simulation;
  const dice = diceFrom(seed);
  const any = () => game.decks[dice(game.decks.length)]?.id as string;
  const decks: readonly [string, string] = simulation.decks ?? [any(), any()];
  const list = (id: string): DeckList => game.decks.find((deck) => deck.id === id)?.cards ?? [];
  const match = Match.start(game, {
    seed: `simulation ${seed}`,
    decks: [list(decks[0]), list(decks[1])],
    ...(rulings === undefined ? {} : { rulings }),
  });
  const starter = match.state.active;
  const players = [bots[0](dice(2 ** 31)), bots[1](dice(2 ** 31))] as const;
  while (match.result === null) {
    for (const seat of match.waitingFor) match.answer(seat, players[seat].choose(match, seat));
  }
  return { match, starter, decks };
}
