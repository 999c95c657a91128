/**
 * Prints how often each rank stands in a showdown and wins it, between two greedy bots. Not a test: run it after the
 * icons or suits of cards have changed. `node games/holodelive/test/measure-ranks.ts [games]`
 */
import { greedy } from '@taisen/bots';
import { diceFrom, Match } from '@taisen/kernel';
import { type HlState, holodelive, RANKS } from '../src/index.ts';

const games = Number(process.argv[2] ?? 400);
const stood = RANKS.map(() => 0);
const won = RANKS.map(() => 0);
let unopposed = 0;
let turns = 0;

for (let seed = 0; seed < games; seed++) {
  const dice = diceFrom(seed);
  const match = Match.start(holodelive, { seed: `ranks ${seed}`, decks: [[], []] }, { record: true });
  const bots = [greedy(dice(2 ** 31)), greedy(dice(2 ** 31))] as const;
  while (match.result === null) for (const seat of match.waitingFor) match.answer(seat, bots[seat].choose(match, seat));
  count(match);
  turns += match.state.turn;
}

function count({ recorder }: Match<HlState>): void {
  let shown: number[] = [];
  for (const event of recorder?.events[2] ?? []) {
    if (event.type === 'showdown') shown[event.seat as number] = RANKS.indexOf(event.how as (typeof RANKS)[number]);
    if (event.type !== 'round-won') continue;
    if (shown.length === 0) unopposed++;
    else {
      for (const rank of shown) stood[rank] = (stood[rank] as number) + 1;
      const rank = shown[event.seat as number] as number;
      won[rank] = (won[rank] as number) + 1;
    }
    shown = [];
  }
}

const showdowns = won.reduce((sum, count) => sum + count, 0);
const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(1)}%`.padStart(7);
console.log(`${games} games, ${(turns / games).toFixed(1)} turns each`);
console.log(`${showdowns + unopposed} rounds, ${showdowns} by showdown, ${unopposed} without`);
console.log('rank      of units   of wins   wins when it stands');
for (const rank of RANKS.keys()) {
  const [all, wins] = [stood[rank] as number, won[rank] as number];
  console.log(
    `${(RANKS[rank] as string).padEnd(8)} ${percent(all, 2 * showdowns)}   ${percent(wins, showdowns)}   ${percent(wins, all)}`,
  );
}
