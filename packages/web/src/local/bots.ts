/** The bots at the tables of this device, with the time that they seem to think. */
import { type Bot, greedy, LEVELS, thinkingTime } from '@taisen/bots';
import { diceFrom, engineOf, type Match, type Seat, type State } from '@taisen/kernel';
import type { Host } from '@taisen/table';
import { adviceFor } from './advice.ts';
import type { LocalBots } from './spec.ts';

/** `pace` is a factor for the time that bots seem to think: 0 for none. */
export function localBots(pace: () => number): LocalBots {
  const dice = diceFrom(Date.now() | 0);
  const bots = new Map<string, Bot>();
  const botAt = ({ info }: Host, seat: Seat): Bot => {
    const key = `${info.id} ${seat}`;
    let bot = bots.get(key);
    if (bot === undefined) {
      // A table of an older version may have a level that no longer exists.
      const make = LEVELS.find(({ id }) => id === info.seats[seat]?.level)?.make ?? greedy;
      bot = make(dice(2 ** 30));
      bots.set(key, bot);
    }
    return bot;
  };
  return {
    think: async (host, seat) => {
      const began = performance.now();
      const match = host.table.match as Match<State>;
      const { kind = '' } = match.decisionOf(seat) ?? {};
      const facts = { kind, begins: beginsTurn(match), own: match.state.active === seat };
      const { bots: published } = engineOf(match.game);
      const option =
        published === undefined
          ? botAt(host, seat).choose(match, seat)
          : published.choose(match, seat, host.info.seats[seat]?.level ?? '', dice(2 ** 30));
      const took = performance.measure('bot', { start: began, detail: host.info.seats[seat]?.level }).duration;
      const rest = thinkingTime(facts, dice) * pace() - took;
      if (rest > 0) await new Promise((done) => setTimeout(done, rest));
      return option;
    },
    advise: adviceFor,
  };
}

/** Whether nothing has been done in this turn yet. */
function beginsTurn({ recorder }: Match<State>): boolean {
  const last = recorder?.events[2].findLast(
    ({ type }) => type === 'turn-start' || type === 'used' || type === 'attacks',
  );
  return last?.type === 'turn-start';
}
