/** What Magic Spirit is about. See `Idea`. */
import type { Idea, Told } from '@taisen/kernel';
import { CARDS } from './src/cards/index.ts';

const kinds = new Map(CARDS.map(({ id, kind }) => [id, kind]));
const happens = (wanted: string) => (told: Told) => told.events.some(({ type }) => type === wanted);
const placed = (kind: string) => (told: Told) =>
  told.events.some(({ type, card }) => type === 'placed' && kinds.get(card?.card ?? '') === kind);

export const ideas: readonly Idea[] = [
  { id: 'skill', what: 'a skill is used', between: [0.6, 1], happens: happens('skill') },
  { id: 'charge', what: 'a monster is charged with a card', between: [0.3, 1], happens: happens('charged') },
  { id: 'sp-charge', what: 'a monster is charged with SP', between: [0.2, 1], happens: happens('charged-sp') },
  { id: 'setsuna', what: "a magic is used in the opponent's turn", between: [0.02, 1], happens: happens('setsuna') },
  { id: 'field', what: 'a field card is placed', between: [0.05, 1], happens: placed('field') },
  { id: 'phase', what: 'a phase card is placed', between: [0.05, 1], happens: placed('phase') },
];
