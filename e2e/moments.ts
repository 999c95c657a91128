/** Deterministic games: two bots play from a seed, and the fullest state is chosen. */
import { greedy } from '@taisen/bots';
import { gameNamed } from '@taisen/games';
import { logOf, Match, type MatchLog, NO_CARD, type State } from '@taisen/kernel';

export interface Moment {
  readonly log: MatchLog;
  /** The number of answers before the state, in which the first seat decides in its own turn. */
  readonly at: number;
}

/** Matches with the typical features of each game. */
const PLAYED: Readonly<Record<string, { readonly seed: string; readonly decks: readonly [number, number] }>> = {
  linkavel: { seed: 'seed 50', decks: [5, 3] },
  'magic-spirit': { seed: 'seed 29', decks: [0, 1] },
  holodelive: { seed: 'seed 53', decks: [0, 0] },
  'one-deck': { seed: 'seed 5', decks: [0, 0] },
  shenhun: { seed: 'seed 20', decks: [0, 1] },
};

export function momentOf(id: string): Moment {
  const game = gameNamed(id);
  const { seed, decks } = PLAYED[id] ?? { seed: id, decks: [0, 1] };
  const deck = (number: number) => game.decks[number]?.cards ?? [];
  const match = Match.start(game, { seed, decks: [deck(decks[0]), deck(decks[1])] }, { record: true });
  const bots = [greedy(1), greedy(2)] as const;
  const found = { at: 0, worth: -1 };
  while (match.result === null) {
    const seat = match.decisionOf(0) === null ? 1 : 0;
    const worth = seat === 0 && match.state.active === 0 && match.pending.length === 1 ? worthOf(match) : -1;
    if (worth > found.worth) Object.assign(found, { at: match.history.length, worth });
    match.answer(seat, bots[seat].choose(match, seat));
  }
  return { log: logOf(match), at: found.at };
}

/** High for many visible cards on both sides and many options. */
function worthOf(match: Match<State>): number {
  const { game, state } = match;
  const lying = [0, 0];
  state.zones.forEach((cards, zone) => {
    const kind = game.zones[zone >> 1];
    if (kind?.sees === 'all' && (kind.places !== undefined || kind.active === true))
      lying[zone & 1] = (lying[zone & 1] as number) + cards.filter((card) => card !== NO_CARD).length;
  });
  const [own = 0, other = 0] = lying;
  const hand = state.cards.filter(({ zone }) => game.zones[zone >> 1]?.name === 'hand' && (zone & 1) === 0).length;
  const options = match.decisionOf(0)?.options.length ?? 0;
  return Math.min(own, other) * 8 + own + other + Math.min(hand, 6) * 2 + Math.min(options, 20);
}
