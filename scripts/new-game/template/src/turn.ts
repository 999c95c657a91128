/** The steps of a turn. A step either changes the state and asks nothing, or changes nothing before it asks. */
import {
  type Action,
  emit,
  end as endGame,
  type Op,
  type Option,
  opponent,
  optionalDecision,
  roll,
  type Seat,
  type Step,
  settle,
  shuffle,
  withTriggers,
  zoneOf,
} from '@taisen/kernel';
import { addAttacks, attack } from './battle.ts';
import { draw } from './draw.ts';
import { addPlays, play } from './play.ts';
import { DECK, type DuelState, type G } from './state.ts';

const MOST_ENERGY = 6;
const LAST_TURN = 60;

/** TG-1.2, TG-1.3. */
function start(g: G): void {
  const { s } = g;
  for (const seat of [0, 1] as const) {
    shuffle(g, zoneOf(DECK, seat));
    draw(g, seat, g.rulings.openingHand);
  }
  s.active = roll(s.rng, 2) as Seat;
  s.turn = 1;
  s.step = 'begin';
}

/** TG-2.1, TG-2.2: turns count for both players together, so a player's own turns are half of them. */
function begin(g: G): void {
  const { s } = g;
  emit(g, { type: 'turn-start', seat: s.active });
  if (s.turn > 1) draw(g, s.active, 1);
  s.energy[s.active] = Math.min(MOST_ENERGY, Math.ceil(s.turn / 2));
  s.step = 'main';
}

/** TG-2.3: one action. Always asked: a turn that ends by itself would tell what the hand cannot do. */
const main: Action<DuelState> = {
  ask: (g) => {
    const seat = g.s.active;
    const options: Option[] = [];
    addPlays(g, seat, options);
    addAttacks(g, seat, options);
    options.push({ do: 'end' });
    return [optionalDecision(seat, 'main', options)];
  },
  act: (g, answers) => act(g, g.s.active, answers[0] as Option),
};

function act(g: G, seat: Seat, option: Option): Op | undefined {
  if (option.do === 'end') {
    g.s.step = 'end';
    return undefined;
  }
  if (option.do === 'play') return withTriggers(g, play(g, seat, option));
  attack(g, seat, option);
  settle(g);
  return withTriggers(g);
}

/** TG-1.5. */
function end(g: G): void {
  const { s } = g;
  s.energy[s.active] = 0;
  if (s.turn >= LAST_TURN) {
    const [a, b] = s.life as [number, number];
    return endGame(g, { winner: a === b ? null : a > b ? 0 : 1, rule: 'TG-1.5' });
  }
  s.turn++;
  s.active = opponent(s.active);
  s.step = 'begin';
}

export const steps: Record<string, Step<DuelState>> = { start, begin, main, end };
