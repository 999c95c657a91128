/** Bots at the tables of this device: how each level plays, and how long it seems to think. */
import { type Bot, type BotMaker, explain, greedy, LEVELS } from '@taisen/bots';
import { diceFrom, type Match, type Seat, type State } from '@taisen/kernel';
import type { Host, Surroundings } from '@taisen/match';

const levelled = (id: string): BotMaker => LEVELS.find((level) => level.id === id)?.make ?? greedy;

const MAKERS: Readonly<Record<string, BotMaker>> = {
  ...Object.fromEntries(LEVELS.map(({ id, make }) => [id, make])),
  gentle: levelled('level2'),
  steady: levelled('level4'),
  sharp: levelled('level5'),
};

/** A choice is worth a moment's thought; having none is worth less. In milliseconds at normal pace. */
const THOUGHT = { least: 350, most: 900, none: 150 };

/** `pace` stretches the time bots seem to think: 0 is at once. */
export function localBots(pace: () => number): Pick<Surroundings, 'think' | 'advise'> {
  const dice = diceFrom(Date.now() | 0);
  const bots = new Map<string, Bot>();
  const botAt = (host: Host, seat: Seat): Bot => {
    const key = `${host.info.id} ${seat}`;
    let bot = bots.get(key);
    if (bot === undefined) {
      const make = MAKERS[host.info.seats[seat]?.level ?? ''] ?? greedy;
      bot = make(dice(2 ** 30));
      bots.set(key, bot);
    }
    return bot;
  };
  return {
    think: async (host, seat) => {
      const began = Date.now();
      const { options } = host.table.match.decisionOf(seat) ?? { options: [] };
      const option = botAt(host, seat).choose(host.table.match as Match<State>, seat);
      const thought = options.length > 1 ? THOUGHT.least + dice(THOUGHT.most - THOUGHT.least) : THOUGHT.none;
      const rest = thought * pace() - (Date.now() - began);
      if (rest > 0) await new Promise((done) => setTimeout(done, rest));
      return option;
    },
    advise: async (host, seat) => explain(host.table.match as Match<State>, seat, { iterations: 100 }),
  };
}
