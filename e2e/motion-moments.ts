/** Steps of deterministic games that are worth watching: the first of each kind that two bots play. */
import { greedy } from '@taisen/bots';
import { gameNamed } from '@taisen/games';
import { type EventSpec, type Game, logOf, Match, type SeenEvent, type State } from '@taisen/kernel';
import type { Moment } from './moments.ts';

export const MOTIONS = ['summon', 'attack', 'destruction', 'spell', 'win'] as const;
export type Motion = (typeof MOTIONS)[number];

const SEEDS = 6;
const VIEWER = 0;

type Wanted = (events: readonly SeenEvent[], shows: (event: SeenEvent) => EventSpec['shows']) => boolean;

/** What a step of each kind has among its events, best first. */
const WANTED: Readonly<Record<Motion, readonly Wanted[]>> = {
  // Paid for with other cards, or played by the opponent, which is shown large.
  summon: [
    (events, shows) =>
      events.some(({ how, from }) => how === 'cost' && from !== undefined) && has(events, shows, 'play'),
    (events, shows) => events.some((event) => shows(event) === 'play' && event.seat !== VIEWER),
  ],
  attack: [
    (events, shows) => events.some((event) => shows(event) === 'attack' && event.target === undefined),
    (events, shows) => has(events, shows, 'attack'),
    (events, shows) => has(events, shows, 'scene'),
  ],
  destruction: [
    (events, shows) => has(events, shows, 'attack') && has(events, shows, 'fall'),
    (events, shows) => has(events, shows, 'fall'),
    (events) => events.some(({ type }) => type === 'showdown'),
  ],
  spell: [
    (events, shows) => events.some((event) => shows(event) === 'cast' && event.seat !== VIEWER) && events.length > 4,
    (events, shows) => has(events, shows, 'cast'),
    (events, shows) => has(events, shows, 'act'),
  ],
  win: [(events) => events.some(({ type }) => type === 'won')],
};

const has = (events: readonly SeenEvent[], shows: Parameters<Wanted>[1], what: EventSpec['shows']): boolean =>
  events.some((event) => shows(event) === what);

/** For each kind, the state before such a step. A game need not have all of them. */
export function motionMoments(id: string): ReadonlyMap<Motion, Moment> {
  const game = gameNamed(id);
  const found = new Map<Motion, { readonly rank: number; readonly moment: Moment }>();
  for (let seed = 0; seed < SEEDS; seed++) {
    const played = play(game, seed);
    for (const { at, events } of played.steps) {
      for (const motion of MOTIONS) {
        const rank = WANTED[motion].findIndex((wanted) => wanted(events, ({ type }) => game.events[type]?.shows));
        if (rank >= 0 && rank < (found.get(motion)?.rank ?? Number.POSITIVE_INFINITY))
          found.set(motion, { rank, moment: { log: played.log, at } });
      }
    }
  }
  return new Map([...found].map(([motion, { moment }]) => [motion, moment]));
}

function play(game: Game, seed: number) {
  const deck = (number: number) => game.decks[number % Math.max(1, game.decks.length)]?.cards ?? [];
  const setup = { seed: `motions ${seed}`, decks: [deck(seed), deck(seed + 1)] as const };
  const match: Match<State> = Match.start(game, setup, { record: true });
  const bots = [greedy(1), greedy(2)] as const;
  const steps: { readonly at: number; readonly events: readonly SeenEvent[] }[] = [];
  while (match.result === null) {
    const seat = match.decisionOf(0) === null ? 1 : 0;
    const [at, seen] = [match.history.length, match.recorder?.events[VIEWER].length ?? 0];
    match.answer(seat, bots[seat].choose(match, seat));
    steps.push({ at, events: match.recorder?.events[VIEWER].slice(seen) ?? [] });
  }
  return { log: logOf(match), steps };
}
