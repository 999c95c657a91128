/** States that are hard to lay out: bots play from a few seeds, and the states with the most of something are kept. */
import { greedy } from '@taisen/bots';
import { gameNamed } from '@taisen/games';
import { clauseText, logOf, Match, type State, sayOption, sayPrompt, type View, viewOf } from '@taisen/kernel';
import { type Moment, momentOf } from './moments.ts';

const SEEDS = 8;

const cardsIn = (view: View, zone: string) => view.zones[zone]?.count ?? 0;

/** What to maximize, for decisions of seat 0. */
const MOST: readonly ((view: View, match: Match<State>) => number)[] = [
  (view) => cardsIn(view, 'hand:0') * 100 + cardsIn(view, 'hand:1'),
  // The text of the prompt and of answers without a card, which have less room.
  (view, { game }) => {
    const [decision] = view.pending;
    if (decision === undefined) return 0;
    const answers = (decision.options ?? []).filter(({ card, target }) => card === undefined && target === undefined);
    const words = answers.map((option) => sayOption(game, view, option, 'en')).join('');
    const clause = clauseText(game, decision.card?.card ?? '', decision.ability ?? '', 'en');
    return sayPrompt(game, decision, 'en').length + clause.length + 2 * words.length;
  },
];

/** The state with much of everything, then those with the most of one thing. */
export function fullestMoments(id: string): readonly Moment[] {
  const game = gameNamed(id);
  const best = MOST.map(() => ({ worth: -1, moment: momentOf(id) }));
  for (let seed = 0; seed < SEEDS; seed++) {
    const deck = (number: number) => game.decks[number % game.decks.length]?.cards ?? [];
    const setup = { seed: `fullest ${seed}`, decks: [deck(seed), deck(seed + 1)] as const };
    const match = Match.start(game, setup, { record: true });
    const found = MOST.map(() => ({ worth: -1, at: 0 }));
    const bots = [greedy(1), greedy(2)] as const;
    while (match.result === null) {
      const seat = match.decisionOf(0) === null ? 1 : 0;
      if (seat === 0 && match.pending.length === 1) {
        const view = viewOf(match, 0);
        MOST.forEach((worthOf, i) => {
          const worth = worthOf(view, match);
          if (worth > (found[i]?.worth ?? 0)) found[i] = { worth, at: match.history.length };
        });
      }
      match.answer(seat, bots[seat].choose(match, seat));
    }
    const log = logOf(match);
    found.forEach(({ worth, at }, i) => {
      if (worth > (best[i]?.worth ?? 0)) best[i] = { worth, moment: { log, at } };
    });
  }
  return [momentOf(id), ...best.map(({ moment }) => moment)];
}
