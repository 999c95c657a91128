/** What LinkaVel is about. See `Idea`. */
import type { Idea, Told } from '@taisen/kernel';
import { CARDS } from './src/cards/index.ts';

const levels = new Map(CARDS.map(({ id, level }) => [id, level]));
const comes = (level: number) => (told: Told) =>
  told.events.some(({ type, card }) => type === 'summoned' && levels.get(card?.card ?? '') === level);
/** Turns of both players: long enough to climb, and over before it drags. */
const [SHORT, LONG] = [12, 18];

export const ideas: readonly Idea[] = [
  { id: 'level-3', what: 'a monster of level 3 comes', between: [0.25, 1], happens: comes(3) },
  { id: 'level-4', what: 'a monster of level 4 comes', between: [0.1, 1], happens: comes(4) },
  { id: 'level-5', what: 'a monster of level 5 comes', between: [0.02, 0.7], happens: comes(5) },
  {
    id: 'refresh',
    what: 'a deck is refreshed (LV-2.6)',
    between: [0, 0.6],
    happens: ({ events }) => events.some(({ type }) => type === 'refreshed'),
  },
  { id: 'effect-win', what: 'a card wins it (LV-1.2)', between: [0, 0.3], happens: ({ rule }) => rule === 'LV-1.2' },
  {
    id: 'length',
    what: `it takes ${SHORT} to ${LONG} turns`,
    between: [0.25, 1],
    happens: ({ turns }) => turns >= SHORT && turns <= LONG,
  },
];
